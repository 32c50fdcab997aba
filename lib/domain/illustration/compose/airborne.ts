// Things in the air.
import type { Prop } from '../direction'
import { clamp } from '../kit/vector'
import { hover, PAGE } from './layout'
import { placeThing } from './place-thing'
import { boundingBox } from './placement'
import type { PlacedFigure, PlacedThing } from './placement'
import type { PageProp } from './page-props'

interface Sky {
  unit: number
  /** Page y of the ground, and of the highest head. */ ground: number
  crown: number
  lightSide: -1 | 1
}

/** Small, so they are near: beside heads where there is room, since many a window on the page leaves out what is higher. */
const FLUTTERS = new Set<Prop>(['paper-plane', 'butterfly', 'moth'])
export const flutters = ({ prop }: PageProp): boolean => FLUTTERS.has(prop)
/** Page units by which it may rise above the highest: less than the air that every window leaves there (lib/domain/book/crop.ts). */
const NEAR_HEADS = 30

/** High over everybody's heads. */
export function inTheSky(w: PageProp, { unit, ground, crown, lightSide }: Sky): PlacedThing {
  const half = (w.box.width * unit) / 2
  const height = w.box.height * unit
  return placeThing(w, unit, lightSide, {
    x: clamp(w.want * PAGE, half + 30, PAGE - half - 30),
    y: Math.max(height + 40, crown + height * 0.25),
    row: -2,
    lift: ground - crown,
  })
}

/** Beside somebody's head, or high over everybody's where there is no room. */
export function besideHeads(w: PageProp, figures: readonly PlacedFigure[], sky: Sky): PlacedThing {
  const thing = inTheSky(w, sky)
  const { box } = thing
  const [top, air] = [sky.crown - NEAR_HEADS, box.height * 0.3]
  const lost = { x: 0, y: 0, width: PAGE, height: top - air }
  const {
    at: [x, y],
    free,
  } = hover(box, [w.want * PAGE - (box.x + box.width / 2), top - box.y], [lost, ...figures.map(boundingBox)], air)
  return free ? { ...thing, x, y, lift: sky.ground - y, near: true } : thing
}
