// The signs of this game, each told by its shape: runes and die faces, the creatures' sigils.
// All in a box of 24 × 24.

export const RUNES: Readonly<Record<string, { shape: string; lines: string; tint: string }>> = {
  sun: {
    shape: 'M12 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11Z',
    lines:
      'M12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2.200 2.200M17.600 17.600l2.200 2.200M19.800 4.200l-2.200 2.200M6.400 17.600l-2.200 2.200',
    tint: '#eebf45',
  },
  moon: {
    shape: 'M15.500 2.500A10 10 0 1 0 21.500 16A8 8 0 0 1 15.500 2.500Z',
    lines: 'M6.500 10v4M9 15.500v2.500',
    tint: '#bcc9dd',
  },
  flame: {
    shape:
      'M12 22.500C6.500 22.500 4 19 4 15C4 10 9 7 10 1.500C13 3.500 14.500 6.500 14.200 9C15.600 8.200 16.400 7 16.500 5.500C19 8 20.200 11.500 20.200 15C20.200 19 17.500 22.500 12 22.500Z',
    lines: 'M12 20c-2.500-1-2.500-4 0-6.500',
    tint: '#ec8148',
  },
  drop: {
    shape: 'M12 1.500C16 8 19.500 11 19.500 15.500a7.500 7 0 0 1-15 0C4.500 11 8 8 12 1.500Z',
    lines: 'M8 15.500q0 3.500 3.500 4',
    tint: '#7fb3dd',
  },
  leaf: {
    shape: 'M3.500 21C1.500 10 8 3 21.500 2.500C22 15 15 21.500 6 18.500Z',
    lines: 'M3.500 21L15 9M8 16.500V11M11.500 13h5',
    tint: '#93bf6c',
  },
  star: {
    shape:
      'M12 1.500L15 9L23 9.500L16.800 14.600L19 22.500L12 18L5 22.500L7.200 14.600L1 9.500L9 9Z',
    lines: '',
    tint: '#f6d77c',
  },
}

export const SIGILS: Readonly<Record<string, string>> = {
  dragon:
    'M2 20Q3 8 12 3Q21 8 22 20Q19 16 16.500 20Q14.500 16 12 21Q9.500 16 7.500 20Q5 16 2 20ZM12 3V14M12 8L7 15M12 8l5 7',
  griffin:
    'M20 2Q8 4 5 15L3 22L8 17Q19 15 20 2ZM5 18L16 6M9 13l-3-3M12 10.500l5 0M9.500 13.500l5 .5',
  minotaur: 'M3 3H21V21H3V8H16V16H8V12H12',
  sphinx: 'M12 3L23 21H1ZM12 3L15.500 21M5 15h9M8 9.500h5',
  yeti: 'M12 1v22M2.500 6.500l19 11M2.500 17.500l19-11M12 5l-3-2.500M12 5l3-2.500M12 19l-3 2.500M12 19l3 2.500M6 8.500L2 10M6 8.500L5.500 4.500M18 15.500l4-1.500M18 15.500l.5 4M18 8.500l4 1.500M18 8.500l.5-4M6 15.500l-4-1.500M6 15.500l-.5 4',
  gargoyle: 'M3 22V10Q4 4 12 1Q20 4 21 10V22ZM8 22V13Q8.500 9 12 7.500Q15.500 9 16 13V22',
  werewolf:
    'M12 11Q18 12 18 18Q18 22 14.500 20.500Q12 19.500 9.500 20.500Q6 22 6 18Q6 12 12 11ZM3.500 9.500q2-2 3.500 1q-1 3.500-3.500 1.500ZM20.500 9.500q-2-2-3.500 1q1 3.500 3.500 1.500ZM8 3q3-1 3 3q-2 3-4 0ZM16 3q-3-1-3 3q2 3 4 0Z',
  faun: 'M3 3H7.500V21H3ZM7.500 3H12V17.500H7.500ZM12 3H16.500V14H12ZM16.500 3H21V10.500H16.500ZM2 7H22',
}

/** What a spell's art stands on, so that parts of one creature are seen to belong together. */
export const SIGIL_FILLED = new Set(['dragon', 'griffin', 'sphinx', 'gargoyle', 'werewolf', 'faun'])
