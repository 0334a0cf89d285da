// Seven homunculi of six shapes each; right hands, legs and ears are mirror images.

import { LIMBS, type Drawing } from './limbs'
import { MATERIALS, type Material } from './skins'
import { TRUNKS } from './trunks'

export { MATERIALS, type Material } from './skins'

export const SHAPES = ['head', 'torso', 'tail', 'hand', 'leg', 'ear'] as const
export type Shape = (typeof SHAPES)[number]

const MAKERS: Record<Shape, Record<Material, () => Drawing>> = { ...LIMBS, ...TRUNKS }

/** Everything there is to print, by what it is called in the page. */
export function drawings(): { id: string; material: Material; drawing: Drawing }[] {
  return MATERIALS.flatMap((material) =>
    SHAPES.map((shape) => ({
      id: `kazaam-${material}-${shape}`,
      material,
      drawing: MAKERS[shape][material](),
    })),
  )
}
