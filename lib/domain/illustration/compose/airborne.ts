// Things in the air.
import type { Prop } from '../direction'
import { clamp } from '../kit/vector'
import { findFreeAir, PAGE } from './layout'
import { placeProp } from './place-prop'
import { boundingBox } from './placement'
import type { PlacedFigure, PlacedProp } from './placement'
import type { PageProp } from './page-props'

interface AirSpace {
  unitsPerCm: number
  /** Page y of the ground, and of the highest head. */ groundY: number
  topY: number
  lightSide: -1 | 1
}

/** Small, so they are near: beside heads where there is room, since many a window on the page leaves out what is higher. */
const NEAR_HEADS = new Set<Prop>(['paper-plane', 'butterfly', 'moth'])
export const staysNearHeads = ({ prop }: PageProp): boolean => NEAR_HEADS.has(prop)
/** Page units by which it may rise above the highest: less than the air that every window leaves there (lib/domain/book/crop.ts). */
const RISE_ABOVE_HEADS = 30

/** High over everybody's heads. */
export function placeInSky(pageProp: PageProp, { unitsPerCm, groundY, topY, lightSide }: AirSpace): PlacedProp {
  const half = (pageProp.box.width * unitsPerCm) / 2
  const height = pageProp.box.height * unitsPerCm
  return placeProp(pageProp, unitsPerCm, lightSide, {
    x: clamp(pageProp.wantedX * PAGE, half + 30, PAGE - half - 30),
    y: Math.max(height + 40, topY + height * 0.25),
    row: -2,
    lift: groundY - topY,
  })
}

/** Beside somebody's head, or high over everybody's where there is no room. */
export function placeBesideHead(pageProp: PageProp, figures: readonly PlacedFigure[], sky: AirSpace): PlacedProp {
  const thing = placeInSky(pageProp, sky)
  const { box } = thing
  const [top, air] = [sky.topY - RISE_ABOVE_HEADS, box.height * 0.3]
  const lost = { x: 0, y: 0, width: PAGE, height: top - air }
  const {
    at: [x, y],
    free,
  } = findFreeAir(
    box,
    [pageProp.wantedX * PAGE - (box.x + box.width / 2), top - box.y],
    [lost, ...figures.map(boundingBox)],
    air,
  )
  return free ? { ...thing, x, y, lift: sky.groundY - y, inCastLight: true } : thing
}
