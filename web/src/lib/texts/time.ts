// How much time is left: in figures for a plate, in words for a screen reader.

import { t } from './speech.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (number: number): string => String(number).padStart(2, '0')

/** 0:07, 12:30, 3:05 h, 2 d 4 h */
export function timeLeft(left: number): string {
  const whole = Math.ceil(left / SECOND) * SECOND
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${two((whole % MINUTE) / SECOND)}`
  if (whole < DAY) {
    const minutes = Math.floor((whole % HOUR) / MINUTE)
    return t('web-clock-hours', { hours: Math.floor(whole / HOUR), minutes: two(minutes) })
  }
  return t('web-clock-days', {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
  })
}

export function timeWords(left: number): string {
  if (left < MINUTE) return t('web-seconds', { count: Math.ceil(left / SECOND) })
  if (left < HOUR) return t('web-minutes', { count: Math.floor(left / MINUTE) })
  if (left < DAY) return t('web-hours', { count: Math.floor(left / HOUR) })
  return t('web-days', { count: Math.floor(left / DAY) })
}
