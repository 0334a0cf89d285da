// Short sounds, made from tones on the spot: no files. What belongs to one game is in its `telling.ts`.

import { settings } from '../kept/settings.svelte'

/** `said` is somebody in the chat, `end` the end of a game, `won` that of one's own victory. */
export type Sound = 'move' | 'turn' | 'refused' | 'said' | 'end' | 'won'

export interface Tone {
  /** Seconds from the start, and how long it rings. */
  at: number
  lasts: number
  /** From this pitch to that one, in Hertz. */
  from: number
  to?: number
  loud: number
  shape: OscillatorType
}

/** One tone: when, how high, how long, how loud. */
export const tone = (at: number, from: number, lasts: number, loud: number, more = {}): Tone => ({
  at,
  from,
  lasts,
  loud,
  shape: 'sine',
  ...more,
})

/** Wood on wood for a move, a small bell for one's turn, a low knock for a refusal. */
const SOUNDS: Record<Sound, Tone[]> = {
  move: [
    tone(0, 420, 0.07, 0.22, { to: 160, shape: 'triangle' }),
    tone(0.004, 1250, 0.025, 0.05, { to: 700, shape: 'square' }),
  ],
  turn: [
    tone(0, 659, 0.5, 0.16),
    tone(0, 1318, 0.3, 0.04),
    tone(0.13, 988, 0.7, 0.16),
    tone(0.13, 1976, 0.35, 0.03),
  ],
  refused: [
    tone(0, 150, 0.14, 0.25, { to: 95, shape: 'triangle' }),
    tone(0.12, 130, 0.16, 0.22, { to: 80, shape: 'triangle' }),
  ],
  said: [tone(0, 880, 0.12, 0.06), tone(0.06, 1175, 0.16, 0.05)],
  end: [
    tone(0, 392, 0.9, 0.12),
    tone(0.12, 494, 0.9, 0.12),
    tone(0.24, 587, 1, 0.12),
    tone(0.4, 784, 1.4, 0.14),
    tone(0.4, 1568, 0.7, 0.03),
  ],
  won: [
    ...[392, 523, 659, 784].map((pitch, at) => tone(at * 0.11, pitch, 0.5, 0.13)),
    ...[1047, 1319, 1568].map((pitch) => tone(0.5, pitch, 1.8, 0.09)),
    ...[2093, 2637, 3136].map((pitch, at) => tone(0.62 + at * 0.09, pitch, 0.5, 0.03)),
  ],
}

const SOFTLY = 0.006

/** The slider's middle is as the tones were made; ears hear doublings. */
const loudness = (): number => 4 * settings.volume * settings.volume

let context: AudioContext | null = null

/** Plays a sound, if sounds are on and the page was touched: before that browsers allow none. */
export function sound(what: Sound | readonly Tone[], after = 0): void {
  if (!settings.sounds || !settings.volume || !navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  const tones = typeof what === 'string' ? SOUNDS[what] : what
  for (const each of tones) ring(context, { ...each, at: each.at + after })
}

function ring(context: AudioContext, { at, lasts, from, to, loud, shape }: Tone): void {
  const begins = context.currentTime + at
  const ends = begins + lasts
  const source = new OscillatorNode(context, { type: shape, frequency: from })
  if (to) source.frequency.exponentialRampToValueAtTime(to, ends)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loud * loudness(), begins + SOFTLY)
  volume.gain.exponentialRampToValueAtTime(0.0001, ends)
  source.connect(volume).connect(context.destination)
  source.start(begins)
  source.stop(ends)
}
