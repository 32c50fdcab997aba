// Finds a place for each named thing in a close picture, at a size at which it looks like itself: a small one is whole
// and in sight, of a large one the frame and whoever stands before it leave a part.
import type { Box } from '../scene'
import { BAND, isHiddenByLedge, ROOTED, SAFE, standsInWall, type CloseScene } from './close-scene'
import type { CloseFraming } from './framing'
import { FAR_OFF } from './far-off'
import { coverBox, coverWhole, isInSight, isWithin, leavesInSight, type Body, type Circle } from './occlusion'
import { LEAST_SEEN, mayBeCut } from './partly-seen'
import type { PageProp } from './page-props'
import { flipOf, placeProp } from './place-prop'
import type { PlacedProp } from './placement'

const SCALES = [1, 0.82, 0.66, 0.54, 0.44, 0.36, 0.29, 0.23, 0.18, 0.14, 0.11, 0.08, 0.06, 0.045]
/**
 * Smallest scale at which a thing of this many centimetres still looks like itself and not like a toy, relative to the
 * leading figure. Only what is told to be far off, or is as long as a bus, is smaller.
 */
const LEAST_SCALE = [
  { under: 30, scale: 0.5 },
  { under: 70, scale: 0.42 },
  { under: 150, scale: 0.34 },
  { under: 260, scale: 0.22 },
  { under: Infinity, scale: 0.1 },
] as const
const TOLD_FAR = 0.5
const FARTHER = { face: 0.3, bust: 0.6, shoulder: 1, knee: 1 } as const satisfies Record<CloseFraming, number>
/** Behind a face that fills the picture a place is seen from afar. */
const BESIDE_FACE = { face: 0.45, bust: 0.8, shoulder: 1, knee: 1 } as const satisfies Record<CloseFraming, number>
const longestOf = ({ box }: PageProp): number => Math.max(box.width, box.height)
const leastScaleOf = (pageProp: PageProp, { framing, isLenient }: CloseScene, isGlimpsed: boolean): number =>
  (isGlimpsed ? GLIMPSED.scale : 1) *
  (LEAST_SCALE.find(({ under }) => longestOf(pageProp) < under)?.scale ?? 0) *
  (pageProp.row < 0 ? TOLD_FAR : 1) *
  BESIDE_FACE[framing] *
  (isLenient ? FARTHER[framing] : 1)

/** Of a thing that would else be left out at least so much is seen, far off. */
const GLIMPSED = { scale: 0.35, inSight: 0.12 }

/** How far before the wall's foot a door's is, in page units. */
const AT_WALL = 9
/** What hangs on a wall ends above its foot, in centimetres. */
const HANGS_FROM = -6
/** What is no higher than this is low on its wall, and there it stays. */
const LOW = -30
/** Largest a thing may be beside a face, in page units. */
const LARGEST = { width: 640, height: 620, flying: 280 }
const LARGEST_PART = { width: 1150, height: 1000 }
const ON_LEDGE = { width: 460, height: 430 }
/** What stands on the ledge is as near as the face. */
const LEAST_ON_LEDGE = 0.82
const STEP = 40
const EDGE = 10
/** Page units of wall under what hangs on it. */
const OVER_FLOOR = 40
const HANGING_Y = [150, 220, 290, 360, 430, 500, 570, 640]
/** A thing's outline is rounder than its box, but for a fence's: no face is behind its last board. */
const INSET = 0.1
const SQUARE = { props: new Set<string>(['holed-fence', 'fence']), inset: 0.02 }
/** Things that make no sense without the whole cast in or under them. */
export const SHELTERS = new Set<string>(['cubby', 'under-table', 'jetty'])

/** Whether a thing can be in a close picture at all. */
export const CLOSE_PROPS = ({ prop, drawing: { placement, underAll } }: PageProp): boolean =>
  placement !== 'over' && !underAll && !SHELTERS.has(prop)

const inset = ({ x, y, width, height }: Box, by = INSET): Box => ({
  x: x + width * by,
  y: y + height * by,
  width: width * (1 - 2 * by),
  height: height * (1 - 2 * by),
})

/** Which part of a box lies inside the safe frame. */
function seenOf({ x, y, width, height }: Box): { box: Box; share: number } {
  const [left, top] = [Math.max(x, SAFE.x), Math.max(y, SAFE.y)]
  const box = {
    x: left,
    y: top,
    width: Math.min(x + width, SAFE.x + SAFE.width) - left,
    height: Math.min(y + height, SAFE.y + SAFE.height) - top,
  }
  return { box, share: box.width > 0 && box.height > 0 ? (box.width * box.height) / (width * height) : 0 }
}

/** What a thing hides and what of it must be seen; null if it is not enough in sight. */
function bodyIn(
  scene: CloseScene,
  around: Box,
  row: number,
  {
    isDivisible,
    isGlimpsed,
    isViewed,
    isSquare,
    shown = around,
    words,
  }: {
    isDivisible: boolean
    isGlimpsed: boolean
    isViewed: boolean
    isSquare: boolean
    shown?: Box | undefined
    words?: Box | undefined
  },
): Body | null {
  const [solid, keep] = [[inset(around)], [...coverBox(inset(around)), ...(words ? coverBox(words) : [])]]
  if (!isDivisible) {
    const body: Body = { solid, keep, joints: [] }
    const isFree =
      keep.every((one) => isWithin(one, SAFE)) &&
      around.x >= EDGE &&
      around.x + around.width <= 1000 - EDGE &&
      around.y >= EDGE &&
      around.y + around.height <= 1000 - EDGE &&
      scene.taken.every((other) =>
        row > other.row ? leavesInSight(body, other.body) : leavesInSight(other.body, body),
      )
    const held = words ? coverBox(words) : []
    return isFree ? { ...body, keep: [...held, ...(scene.isHalf ? coverBox(around) : coverWhole(around, 1))] } : null
  }
  const visible = seenOf(around)
  if (visible.share < LEAST_SEEN.inside) return null
  const hidden: Body = { solid: isSquare ? [inset(around, SQUARE.inset)] : solid, keep: [], joints: [] }
  if (!scene.taken.every((other) => row <= other.row || leavesInSight(hidden, other.body))) return null
  const parts = gridOf(shown === around ? inset(visible.box) : shown)
  const isBehindLedge = (one: Circle) =>
    scene.hasLedge && isHiddenByLedge({ body: { solid: [], keep: [one], joints: [] }, row }, scene)
  const inSight = parts.filter(
    (one) => !isBehindLedge(one) && scene.taken.every((other) => row > other.row || isInSight(one, other.body)),
  )
  const least = isGlimpsed
    ? GLIMPSED.inSight
    : scene.isLenient
      ? LEAST_SEEN.inSightAtLeast
      : isViewed
        ? LEAST_SEEN.viewed
        : LEAST_SEEN.inSight
  return inSight.length >= parts.length * least ? { solid, keep: inSight, joints: [] } : null
}

/** Circles on a box, for a thing of which a part is enough. */
function gridOf({ x, y, width, height }: Box): Circle[] {
  const radius = Math.min(width, height) / 8
  return Array.from({ length: 16 }, (_, i) => ({
    at: [x + (width * ((i % 4) + 0.5)) / 4, y + (height * (Math.floor(i / 4) + 0.5)) / 4] as const,
    radius,
  }))
}

/** Cost of hanging behind the back of the leading figure that looks at it. */
const BEHIND_BACK = 360

/** Cost of what the frame cuts off. */
const CUT = 260

export function placeCloseProp(pageProp: PageProp, scene: CloseScene, isGlimpsed = false): PlacedProp | null {
  const { box, drawing, wantedX } = pageProp
  const { placement, toldPart, storyPart } = drawing
  const words = drawing.words ?? storyPart
  const hangs = placement === 'air' || (placement === 'wall' && box.y + box.height < HANGS_FROM && box.y < LOW)
  const isDivisible = mayBeCut(drawing)
  const isViewed = pageProp.viewer?.member.who === scene.leads.who
  const largest = isDivisible ? LARGEST_PART : LARGEST
  const least = drawing.farOff ? 0 : leastScaleOf(pageProp, scene, isGlimpsed)
  const scales = drawing.farOff ? [FAR_OFF.height / (box.height * scene.unit)] : SCALES
  const flip = flipOf(pageProp, scene.lightSide)
  const left = flip === 1 ? box.x : -box.x - box.width
  const mayUseLedge =
    !hangs &&
    !drawing.farOff &&
    !ROOTED.has(pageProp.prop) &&
    !scene.taken.some((other) => isHiddenByLedge(other, scene))
  const step = isDivisible ? STEP * 1.75 : STEP
  let best: { cost: number; placed: PlacedProp; body: Body } | null = null
  for (const scale of scales) {
    if (scale < least) break
    const size = scene.unit * scale
    const [width, height] = [box.width * size, box.height * size]
    if (width > largest.width || height > largest.height) continue
    if (placement === 'air' && Math.max(width, height) > LARGEST.flying) continue
    const natural = scene.horizonY + (scene.groundY - scene.horizonY) * scale
    const ledge = mayUseLedge && scale >= LEAST_ON_LEDGE && width < ON_LEDGE.width && height < ON_LEDGE.height
    const stands = drawing.farOff
      ? scene.horizonY + FAR_OFF.below
      : drawing.inWall && scene.floorY > 0
        ? scene.floorY + AT_WALL
        : natural
    const feet = hangs ? HANGING_Y.map((y) => y - box.y * size) : [stands, ...(ledge ? [scene.ledgeY + 30] : [])]
    const over = isDivisible ? width * (1 - LEAST_SEEN.inside) : 0
    for (const [i, y] of feet.entries()) {
      const onLedge = ledge && i === 1
      // What hangs on a room's wall ends well above the floor.
      if (hangs && drawing.inWall && scene.floorY > 0 && y + (box.y + box.height) * size > scene.floorY - OVER_FLOOR)
        continue
      if (
        !hangs &&
        !onLedge &&
        ((!isDivisible && y > SAFE.y + SAFE.height) || (!drawing.farOff && standsInWall(y, scene)))
      )
        continue
      const row = onLedge ? 2.3 : hangs || drawing.farOff ? -2 : scale < 0.6 ? -2 : (scale - 1) * 3 - 0.2
      const to = SAFE.x + SAFE.width - width / 2 + over
      for (let x = SAFE.x + width / 2 - over; x <= to; x += step) {
        // What is told to be far off is not set down before the camera, and nobody looks at what is behind their back.
        if (onLedge && pageProp.row < 0) continue
        if (isViewed && !hangs && (x - scene.leader.at[0]) * scene.leads.facing < 0) continue
        const around = { x: x + left * size, y: y + box.y * size, width, height }
        const low = around.y + height - BAND.bottom
        const cost =
          (1 - scale) * (onLedge ? 700 : 300) +
          Math.abs(x - wantedX * 1000) * 0.25 +
          Math.max(0, isDivisible ? Math.min(low, 60) : low) * 2 +
          Math.max(0, BAND.top - around.y) * (isDivisible ? 0.2 : 1) +
          (onLedge ? 80 : 0) +
          (isViewed && hangs && (x - scene.leader.at[0]) * scene.leads.facing < 0 ? BEHIND_BACK : 0) +
          (isDivisible ? (1 - seenOf(around).share) * CUT : 0)
        if (best && cost >= best.cost) continue
        const partAt = (part: Box | undefined) =>
          part && {
            x: x + (flip === 1 ? part.x : -part.x - part.width) * size,
            y: y + part.y * size,
            width: part.width * size,
            height: part.height * size,
          }
        const body = bodyIn(scene, around, row, {
          isDivisible,
          isGlimpsed,
          isViewed,
          isSquare: SQUARE.props.has(pageProp.prop),
          shown: partAt(toldPart),
          words: partAt(words),
        })
        if (!body || (scene.hasLedge && isHiddenByLedge({ body, row }, scene))) continue
        const placed = placeProp(pageProp, size, scene.lightSide, { x, y, row, lift: hangs ? 1 : 0 })
        best = { cost, body, placed: { ...placed, ...(onLedge ? { onLedge } : {}) } }
      }
    }
  }
  if (!best) return null
  scene.taken.push({ body: best.body, row: best.placed.row })
  if (best.placed.onLedge) scene.hasLedge = true
  return best.placed
}
