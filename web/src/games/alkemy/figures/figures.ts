// Every profile and what its figure is made of. Two profiles differ in more than a colour: by their
// outline, by what they hold and by what they wear on their heads.

import type { Back } from './backs'
import type { Body } from './bodies'
import type { Hat } from './hats'
import type { Face } from './heads'
import type { Held } from './held'
import type { People, Skin } from './palette'

/** Something in a hand, leant by some degrees to the figure's own side. */
export type Grip = Held | readonly [Held, number]

export interface Figure {
  people: People
  skin: Skin
  body: Body
  face: Face
  hat?: Hat
  /** The hand on the left of the drawing, the one on its right, and both before the chest. */
  left?: Grip
  right?: Grip
  across?: Grip
  back?: Back
  /** How tall, where 1 is a grown human. */
  tall?: number
}

type Rest = Omit<Figure, 'people' | 'skin' | 'body' | 'face'>

const of =
  (people: People) =>
  (skin: Skin, body: Body, face: Face, rest: Rest): Figure => ({
    people,
    skin,
    body,
    face,
    ...rest,
  })

const triad = of('triad')
const khaliman = of('khaliman')
const escaped = of('escaped')
const aurlok = of('aurlok')
const walosi = of('walosi')
const avalon = of('avalon')
const temple = of('temple')

// A table is read by its rows.
// prettier-ignore
export const FIGURES: Readonly<Record<string, Figure>> = {
  lee_ping: triad('fair', 'armour', 'bearded', { hat: 'crescent', left: ['katana', -8], back: 'banner' }),
  fu_nihao: triad('fair', 'coat', 'moustached', { hat: 'mandarin', left: 'glaive', back: 'cape' }),
  xian_ling: triad('tawny', 'tunic', 'monkey', { hat: 'ape', across: ['bo', 62], back: 'cloud' }),
  feng_sao: triad('fair', 'robe', 'lady', { hat: 'pinned', left: ['fan', -22], right: ['fan', -22], back: 'ribbon' }),
  chen_sze: triad('fair', 'coat', 'human', { hat: 'scarf', left: ['sai', -24], right: ['sai', -24] }),
  long_sigh_alchemist: triad('fair', 'robe', 'human', { hat: 'sage', left: 'ring_staff', right: 'gust' }),
  crystal_sun_alchemist: triad('fair', 'robe', 'human', { hat: 'sun', left: 'crystal_staff', right: 'orb' }),
  crystal_sun_disciple: triad('fair', 'dancer', 'lady', { hat: 'buns', left: 'crystal', right: ['gust', 10] }),
  chinge: triad('dun', 'small', 'monkey', { right: 'lantern', back: 'tail', tall: 0.8 }),
  militia_spearmen: triad('fair', 'tunic', 'human', { hat: 'cone', left: 'spear', right: 'wicker' }),
  militia_archers: triad('fair', 'tunic', 'human', { hat: 'headband', left: 'bow', back: 'quiver' }),
  triadic_guard: triad('fair', 'armour', 'moustached', { hat: 'pot', left: ['glaive', 6] }),
  triadic_guard_sergeant: triad('fair', 'armour', 'bearded', { hat: 'horned', across: ['glaive', -38], back: 'flags' }),
  iron_heart_sentinel: triad('fair', 'plate', 'human', { hat: 'iron', right: ['tetsubo', -14] }),
  dragon_guard_inquisitor: triad('fair', 'coat', 'human', { hat: 'dragon', left: 'guandao', back: 'torn_cape' }),
  tiger_guard_blade: triad('tawny', 'armour', 'human', { hat: 'pot', right: ['katana', -30], back: 'tiger_mount' }),
  whisper: triad('fair', 'coat', 'dark', { hat: 'hood', across: ['blowpipe', -40], right: 'darts' }),
  shadow: triad('fair', 'tunic', 'dark', { hat: 'cowl', left: ['katana', -34], right: ['katana', -34], back: 'swords' }),

  araoui: khaliman('sand', 'coat', 'cat', { hat: 'jewelled', left: 'double_bow', back: 'cape' }),
  hakim: khaliman('grey', 'robe', 'cat', { hat: 'sage_turban', left: 'crook', right: 'scroll' }),
  dahlia: khaliman('tawny', 'armour', 'lioness', { hat: 'tiara', left: ['scimitar', -18], back: 'cape' }),
  ibrahim: khaliman('tawny', 'armour', 'lion', { across: ['great_scimitar', 42] }),
  iecha: khaliman('panther', 'dancer', 'lioness', { hat: 'veil', left: ['scimitar', -24], right: 'water' }),
  abdelan: khaliman('dun', 'coat', 'cat', { hat: 'fez', left: 'mirror', right: 'flask' }),
  sorhna_oracle: khaliman('panther', 'robe', 'lioness', { hat: 'eye', left: 'crescent_staff' }),
  sorhna_evoker: khaliman('panther', 'robe', 'lioness', { hat: 'waves', across: 'jar', back: 'wave' }),
  malikh_jaraya: khaliman('sand', 'tunic', 'cat', { hat: 'turban', left: ['scimitar', -10], right: 'round_shield' }),
  malikh_camel_rider: khaliman('sand', 'tunic', 'cat', { hat: 'keffiyeh', right: ['javelin', -22], back: 'camel_mount' }),
  ermadhi_guardian: khaliman('dun', 'armour', 'cat', { hat: 'spike', left: 'halberd', right: 'kite' }),
  malikh_tuareg: khaliman('dun', 'robe', 'human', { hat: 'tagelmust', right: ['double_bow', 12] }),
  suleman_ghulam: khaliman('tawny', 'plate', 'tiger', { hat: 'crested', across: ['poleaxe', 30] }),
  malikh_beast_tamer: khaliman('dun', 'bare', 'cat', { hat: 'wrapped', left: 'whip', right: ['hook', -10] }),
  desert_khergars: khaliman('sand', 'beast', 'khergar', {}),
  khalid_derwish: khaliman('sand', 'dancer', 'cat', { hat: 'felt', left: ['scimitar', -52], right: ['scimitar', -52] }),
  suleman_ifrit_qaniss: khaliman('tawny', 'armour', 'tiger', { hat: 'mail', left: 'harpoon', right: 'flame_shield' }),
  mahritin_djinn: khaliman('sea', 'smoke', 'djinn', { hat: 'foam', left: ['water', -14], right: ['water', -14], tall: 1.14 }),

  amn_ayassarr: escaped('ember', 'smoke', 'ifrit', { left: ['flame', -16], right: ['flame', -16], back: 'spikes', tall: 1.14 }),
  hakan: escaped('tawny', 'bare', 'lion', { hat: 'patch', across: ['scorpion', 24] }),
  tooth_convicts: escaped('sand', 'rags', 'cat', { hat: 'shackle', left: ['pick', -10], back: 'chains' }),
  khalid_flayer: escaped('panther', 'dancer', 'lioness', { hat: 'locks', left: ['flaying', -20], right: ['flaying', -20] }),
  suleman_strangler: escaped('tawny', 'brute', 'tiger', { hat: 'muzzle', left: ['chain', 20], right: ['chain', 20] }),
  malikh_looters: escaped('sand', 'rags', 'cat', { hat: 'keffiyeh', left: 'long_sling', right: 'sack' }),
  malikh_fugitive: escaped('dun', 'rags', 'cat', { hat: 'hood', left: ['broken', -20], right: ['bundle', 12] }),
  suleman_madman: escaped('tawny', 'brute', 'tiger', { hat: 'cage', left: ['ball', -6], right: ['ball', -6] }),

  tamel_seh: aurlok('dusk', 'raven', 'raven', { hat: 'two_feathers', right: 'raven_staff', back: 'ravens' }),
  tecum_seh: aurlok('dusk', 'raven', 'raven', { hat: 'bonnet', right: 'feathered_spear', back: 'feathers' }),
  tha_pioca: walosi('mud', 'toad', 'toad', { hat: 'bone_crown', left: ['club', -16], right: ['club', -16] }),
  ca_apiti: walosi('fen', 'toad', 'toad', { hat: 'red_eyes', left: ['dagger', -46], right: ['dagger', -46], back: 'frogs' }),
  wolitse: aurlok('grey', 'wolf', 'wolf', { hat: 'feather', left: ['tomahawk', -30], right: ['tomahawk', -30], back: 'torn_cape' }),
  tanka_wanka: walosi('moss', 'toad', 'toad', { hat: 'strap', left: 'net_pole', right: ['graft', 0] }),
  watanka: aurlok('snow', 'bull', 'aurochs', { hat: 'white_beard', left: 'skull_staff' }),
  toad_medicine_shaman: walosi('moss', 'toad', 'toad', { hat: 'antlers', left: 'gourd_staff', right: 'flask' }),
  wolf_night_shaman: aurlok('dusk', 'wolf', 'wolf', { hat: 'moon', right: 'dream_staff', back: 'cape' }),
  aurlok_hero_spirit: aurlok('snow', 'spirit', 'wolf', { hat: 'bonnet', left: ['axe', -40], right: ['axe', -40] }),
  aurlok_ancestor_spirit: aurlok('snow', 'spirit', 'skull', { hat: 'antlers', left: 'dream_staff', right: 'hide_shield' }),
  raven_thunder_warrior: aurlok('dusk', 'raven', 'raven', { hat: 'fan_back', left: ['javelins', -12], right: 'hide_shield' }),
  toad_thunder_warrior: walosi('fen', 'toad', 'toad', { hat: 'feather', left: ['mace', -14], right: 'turtle' }),
  wolf_thunder_warrior: aurlok('dun', 'wolf', 'wolf', { hat: 'fan_back', left: ['tomahawk', -14], right: ['axe', -46] }),
  aurochs_rain_chaser_drum: aurlok('umber', 'bull', 'aurochs', { left: ['drumstick', -34], right: ['drumstick', -34], across: 'drum' }),
  aurochs_rain_chaser_horn: aurlok('umber', 'bull', 'aurochs', { hat: 'top_feather', left: ['horn', 34] }),
  aurochs_totem_warrior: aurlok('umber', 'bull', 'aurochs', { hat: 'two_feathers', left: 'totem' }),
  aurochs_manitou_warrior: aurlok('dun', 'bull', 'aurochs', { hat: 'war_paint', across: ['stone_axe', 34] }),
  aurochs_manitou_possessed: aurlok('dusk', 'bull', 'aurochs', { hat: 'possessed', left: 'orb', right: 'orb', back: 'rocks', tall: 1.14 }),
  raven_wind_warrior: aurlok('dusk', 'raven', 'raven', { hat: 'bone_mask', left: ['claw', -30], right: ['claw', -30], back: 'wings' }),
  toad_hive_thrower: walosi('mud', 'toad', 'toad', { hat: 'wrapped', left: 'hive' }),
  wolf_spirit_guard: aurlok('grey', 'wolf', 'wolf', { hat: 'bone_mask', left: 'spear', right: 'long_shield' }),
  pitekica: walosi('fen', 'toad', 'toad', { hat: 'mushroom', left: 'bubbling_staff', back: 'spikes' }),
  toad_horned_sentinel: walosi('mud', 'toad', 'toad', { hat: 'two_horns', left: 'poleaxe' }),
  toad_wind_warrior: walosi('moss', 'toad', 'toad', { hat: 'top_feather', left: ['javelin', -28], right: ['javelin', -28] }),

  garlan: avalon('fair', 'tabard', 'human', { hat: 'winged', left: ['sword', -10], right: 'kite', back: 'cape' }),
  leodegarius: avalon('wan', 'robe', 'pale', { hat: 'deacon', left: 'crozier', right: 'flask' }),
  caelina: avalon('fair', 'armour', 'lady', { hat: 'wimple', left: ['mace', -10], right: 'icon' }),
  lotharius: temple('fair', 'tabard', 'human', { hat: 'crusader', left: ['hammer', -10], back: 'cape' }),
  mordren: avalon('wan', 'armour', 'scarred', { hat: 'wild_hair', left: ['graft', -20], right: ['graft', -20], back: 'torn_cape' }),
  berac_h: avalon('wan', 'brute', 'human', { hat: 'headsman', left: ['hook', -20], right: 'keys', tall: 1.12 }),
  country_priest: avalon('fair', 'robe', 'moustached', { hat: 'wide_brim', left: 'lantern_staff' }),
  temple_collector_brother: temple('fair', 'robe', 'bearded', { hat: 'tonsure', left: 'alms', right: 'book' }),
  avalonian_recruits: avalon('fair', 'tunic', 'human', { hat: 'kettle', left: 'fork' }),
  avalonian_crossbowmen: avalon('fair', 'tunic', 'human', { hat: 'coif', across: ['crossbow', 52] }),
  temple_novice: temple('fair', 'tabard', 'human', { hat: 'arming_cap', left: 'partisan' }),
  avalonian_beaters: avalon('fair', 'tunic', 'human', { hat: 'hound_cap', left: 'sling', right: ['torch', -12] }),
  avalonian_retiarius: avalon('wan', 'bare', 'scarred', { hat: 'cage', left: 'trident', right: 'net' }),
  knight_errant: avalon('fair', 'armour', 'human', { hat: 'bascinet', right: ['greatsword', -8] }),
  avalonian_templar: temple('fair', 'tabard', 'human', { hat: 'bucket', across: ['greatsword', 40] }),
  avalonian_pilgrim: avalon('brown', 'coat', 'bearded', { hat: 'pilgrim', across: ['bo', -58], right: 'gourd' }),
  avalonian_colossus: avalon('wan', 'brute', 'pale', { hat: 'stitched', right: ['grafted_hammer', -2], tall: 1.16 }),
  deicolus: temple('fair', 'armour', 'bearded', { hat: 'circlet', left: ['sword', -28], right: 'tower', back: 'cape' }),
  temple_hospitaller: temple('fair', 'tabard', 'human', { hat: 'coif', left: ['flail', -4], right: 'heal' }),
  temple_auxiliaries: temple('wan', 'small', 'dark', { hat: 'small_hood', left: 'censer', right: 'censer', tall: 0.82 }),
}
