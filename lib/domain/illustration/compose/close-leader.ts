// Where the leading figure of a close picture is: as near to where its face is wanted as all of it that must be seen is
// inside.
import type { Point } from '../scene'
import { BAND, jointCost, SAFE } from './close-scene'
import { isWithin, placeBody, type Body } from './occlusion'

const SHIFTS_X = [0, -40, 40, -80, 80, -130, 130, -190, 190]
const SHIFTS_Y = [0, -30, 30, -60, 60, -90, 90, -120, -150, -175]

/**
 * Page position of the figure's origin; null where something that must be seen is outside everywhere.
 *
 * @param size page units a centimetre
 * @param faceX page x at which the face is wanted, `aside` page units from the origin
 * @param y page y at which the origin is wanted
 */
export function findLeaderSpot(
  { keep, joints }: Body,
  size: number,
  { faceX, aside, y }: { faceX: number; aside: number; y: number },
): Point | null {
  // At the origin already in page units: what is tried ninety times is only moved.
  const sized = placeBody({ solid: [], keep, joints }, [0, 0], size)
  let found: Point | null = null
  let least = Infinity
  for (const dx of SHIFTS_X)
    for (const dy of SHIFTS_Y) {
      const far = Math.abs(dx) * 0.4 + Math.abs(dy) * 0.5
      if (far >= least) continue
      const at: Point = [faceX + dx - aside, y + dy]
      if (!sized.keep.every((one) => isWithin(one, SAFE, at))) continue
      let below = 0
      for (const one of sized.keep) below += Math.max(0, at[1] + one.at[1] + one.radius - BAND.bottom)
      const cost = far + below * 0.8 + jointCost(sized.joints, at)
      if (cost < least) {
        least = cost
        found = at
      }
    }
  return found
}
