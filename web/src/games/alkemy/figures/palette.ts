// Colours of the figures. They are the same by day and by night: a figure always stands on its pale
// base. What must be told apart is told by shape; colours only help.

import type { Stuff } from './shape'

export const INK = '#1d140b'

type Colours = Partial<Record<Stuff, string>>

const COMMON: Record<Stuff, string> = {
  c: '#888',
  t: '#ddd',
  m: '#b9bfc2',
  w: '#8d6234',
  s: '#e2b58c',
  p: '#f3ead2',
  l: '#7b5230',
  g: '#dda63a',
  h: '#3a2a1e',
  d: '#3a3a41',
  r: '#b23a2a',
  e: '#8fd0dc',
  f: '#e2b58c',
  i: INK,
  x: 'none',
  b: 'none',
}

/** Each people's cloth and trim, and what its alchemy glows like. */
export const PEOPLES = {
  triad: { c: '#3f7d62', t: '#efe2b8', e: '#cfeee0' },
  khaliman: { c: '#2f6f9f', t: '#ecc76a', e: '#7fc6ea', h: '#5a3a1f' },
  escaped: { c: '#8a6a58', t: '#c9a27c', e: '#f2a65a', h: '#43302a' },
  aurlok: { c: '#b0623a', t: '#56a5a0', e: '#bcdcc0', h: '#4a3320' },
  walosi: { c: '#7a4c7c', t: '#d8b45a', e: '#b6dd6a', h: '#4d5a2a' },
  avalon: { c: '#8b3a45', t: '#e5d6b0', e: '#d9e39a', h: '#6b4a2c' },
  temple: { c: '#f0e9d8', t: '#a8322a', e: '#f6e39a', h: '#8a8378' },
} as const satisfies Record<string, Colours>

export type People = keyof typeof PEOPLES

export const SKINS = {
  fair: '#e8bf98',
  brown: '#b9805a',
  wan: '#d5cdb4',
  sand: '#e0b877',
  tawny: '#cf8a45',
  dun: '#a97f52',
  panther: '#5b4a48',
  snow: '#e9e2d2',
  grey: '#9a9a98',
  dusk: '#5f6473',
  moss: '#83994c',
  fen: '#5f8468',
  mud: '#9a8a4e',
  umber: '#6e4a30',
  ember: '#c4522d',
  sea: '#4f93b5',
} as const

/** What stands behind a portrait: pale, and a little different for each people. */
export const GROUNDS: Record<People, string> = {
  triad: '#d9e3cf',
  khaliman: '#d3e2ea',
  escaped: '#e6d3c2',
  aurlok: '#efdcc0',
  walosi: '#e3e2b9',
  avalon: '#ecd9d2',
  temple: '#e4e0d6',
}

export type Skin = keyof typeof SKINS

export function colourOf(people: People, skin: Skin): Record<Stuff, string> {
  return { ...COMMON, ...PEOPLES[people], s: SKINS[skin], f: SKINS[skin] }
}
