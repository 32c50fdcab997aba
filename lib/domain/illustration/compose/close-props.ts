// Finds a place for each named thing in a close picture, where it is whole and nobody hides it.
import type { Box } from '../scene'
import { BAND, SAFE, standsInWall, type CloseScene } from './close-scene'
import { coverBox, isWithin, leavesInSight, type Body } from './occlusion'
import type { PageProp } from './page-props'
import { placeProp } from './place-prop'
import type { PlacedProp } from './placement'

const SCALES = [1, 0.82, 0.66, 0.54, 0.44, 0.36, 0.29, 0.23, 0.18, 0.14, 0.11, 0.08, 0.06, 0.045]
/** Only what is this long in centimetres, such as a bus, is still seen so far off. */
const LONG = 150
const FAR = 0.14
/** What hangs on a wall ends above its foot, in centimetres. */
const HANGS_FROM = -6
/** Largest a thing may be beside a face, in page units. */
const LARGEST = { width: 640, height: 620, flying: 280 }
const ON_LEDGE = { width: 460, height: 330 }
/** What stands on the ledge is as near as the face: a piano there would be a toy. */
const LEAST_ON_LEDGE = 0.1
const STEP = 40
const EDGE = 10
const HANGING_Y = [150, 220, 290, 360, 430, 500, 570, 640]
/** A thing's outline is rounder than its box. */
const INSET = 0.1
/** Things that make no sense without the whole cast in or under them. */
const SHELTERS = new Set<string>(['cubby', 'under-table', 'jetty'])

/** Whether a thing can be in a close picture at all. */
export const CLOSE_PROPS = ({ prop, drawing: { placement } }: PageProp): boolean =>
  placement !== 'over' && !SHELTERS.has(prop)

const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + width * INSET,
  y: y + height * INSET,
  width: width * (1 - 2 * INSET),
  height: height * (1 - 2 * INSET),
})

export function placeCloseProp(pageProp: PageProp, scene: CloseScene): PlacedProp | null {
  const { box, drawing, wantedX } = pageProp
  const { placement } = drawing
  const hangs = placement === 'air' || (placement === 'wall' && box.y + box.height < HANGS_FROM)
  let best: { cost: number; placed: PlacedProp; body: Body } | null = null
  for (const scale of SCALES) {
    const size = scene.unit * scale
    const [width, height] = [box.width * size, box.height * size]
    if (width > LARGEST.width || height > LARGEST.height) continue
    if (scale < FAR && Math.max(box.width, box.height) < LONG) continue
    if (placement === 'air' && Math.max(width, height) > LARGEST.flying) continue
    const natural = scene.horizonY + (scene.groundY - scene.horizonY) * scale
    const ledge = !hangs && scale >= LEAST_ON_LEDGE && width < ON_LEDGE.width && height < ON_LEDGE.height
    const feet = hangs ? HANGING_Y.map((y) => y - box.y * size) : [natural, ...(ledge ? [scene.ledgeY + 30] : [])]
    for (const [i, y] of feet.entries()) {
      const onLedge = ledge && i === 1
      if (!hangs && !onLedge && (y > SAFE.y + SAFE.height || standsInWall(y, scene))) continue
      const row = onLedge ? 2.3 : hangs ? -2 : scale < 0.6 ? -2 : (scale - 1) * 3 - 0.2
      for (let x = SAFE.x + width / 2; x <= SAFE.x + SAFE.width - width / 2; x += STEP) {
        const placed = placeProp(pageProp, size, scene.lightSide, { x, y, row, lift: hangs ? 1 : 0 })
        const around = { ...placed.box, x: x + placed.box.x, y: y + placed.box.y }
        const cost =
          (1 - scale) * (onLedge ? 700 : 300) +
          Math.abs(x - wantedX * 1000) * 0.25 +
          Math.max(0, around.y + around.height - BAND.bottom) * 2 +
          Math.max(0, BAND.top - around.y) +
          (onLedge ? 80 : 0)
        if (best && cost >= best.cost) continue
        const body: Body = { solid: [inset(around)], keep: coverBox(inset(around)), joints: [] }
        if (
          !body.keep.every((one) => isWithin(one, SAFE)) ||
          around.x < EDGE ||
          around.x + around.width > 1000 - EDGE ||
          around.y < EDGE ||
          around.y + around.height > 1000 - EDGE ||
          !scene.taken.every((other) =>
            row > other.row ? leavesInSight(body, other.body) : leavesInSight(other.body, body),
          )
        )
          continue
        best = {
          cost,
          body: { ...body, keep: coverBox(around) },
          placed: { ...placed, ...(onLedge ? { onLedge } : {}) },
        }
      }
    }
  }
  if (!best) return null
  scene.taken.push({ body: best.body, row: best.placed.row })
  return best.placed
}
