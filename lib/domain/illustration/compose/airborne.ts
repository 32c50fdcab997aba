// Positions of props in the air.
import type { Prop } from '../direction'
import { clamp } from '../kit/vector'
import { findFreeAir, PAGE } from './layout'
import { placeProp } from './place-prop'
import { boundingBox } from './placement'
import type { PlacedFigure, PlacedProp } from './placement'
import type { PageProp } from './page-props'

interface AirSpace {
  unitsPerCm: number
  /** Page y of the ground line; `topY` is that of the highest head. */
  groundY: number
  topY: number
  /** Page y at which the ground ends: hills rise above it. */
  horizonY: number
  lightSide: -1 | 1
}

/** Small flying props belong beside heads: many crops of the page leave out what is higher. */
const NEAR_HEADS = new Set<Prop>(['paper-plane', 'butterfly', 'moth', 'leaf'])
export const staysNearHeads = ({ prop, drawing }: PageProp): boolean =>
  drawing.placement === 'air' && NEAR_HEADS.has(prop)
/**
 * How far they may rise above the highest head, in page units: less than the air that every crop leaves there
 * (lib/domain/book/crop.ts).
 */
const RISE_ABOVE_HEADS = 30

/**
 * What is far away in the sky is not seen before hills and houses: the height of its foot, as a share of the heads'.
 */
const FAR_UP: ReadonlyMap<Prop, number> = new Map<Prop, number>([
  ['comet', 0.45],
  ['moon', 0.62],
  ['star', 0.55],
  ['bird', 0.7],
])
/** How high above hills it is at least, as a share of the horizon's height. */
const OVER_HILLS = 0.68
/** Page units from the sides: leaves frame the corners of the sky. */
const LEAVES = 330

/** Places a prop high over everybody's heads. */
export function placeInSky(
  pageProp: PageProp,
  { unitsPerCm, groundY, topY, horizonY, lightSide }: AirSpace,
): PlacedProp {
  const { x: left, y: top, width } = pageProp.box
  // Mirrored or not, since the light decides.
  const half = Math.max(-left, left + width) * unitsPerCm
  const height = pageProp.box.height * unitsPerCm
  const farUp = FAR_UP.get(pageProp.prop)
  return placeProp(pageProp, unitsPerCm, lightSide, {
    x:
      farUp !== undefined
        ? clamp(pageProp.wantedX * PAGE, LEAVES, PAGE - LEAVES)
        : clamp(pageProp.wantedX * PAGE, half + 30, PAGE - half - 30),
    // Above the foot: a comet is all above it, with air between.
    y: Math.max(
      -top * unitsPerCm + 40,
      farUp === undefined ? topY + height * 0.25 : Math.min(topY * farUp, horizonY * OVER_HILLS),
    ),
    row: -2,
    lift: groundY - topY,
  })
}

/** Places a prop beside a head, or high over all of them where there is no room. */
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
