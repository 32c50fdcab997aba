// How near the set of a close picture is built, so that the others have floor under them.
import type { FreeGround } from '../stage/camera'
import type { Lens } from '../stage/lens'
import { ZOOM, type CloseFraming } from './framing'

/** The ground of a place, as a lens shows it. */
export interface CloseGround {
  indoor: boolean
  swims: boolean
  freeGroundIn: (lens: Lens) => FreeGround
}

/** Where the floor of a room begins, from the horizon (0) to the ground line (1): as in stage/room.ts. */
const ROOM_FLOOR_START = 0.52

/**
 * How much nearer to the camera than the place's own ground line the leading figure may stand, so that behind it there
 * is floor to stand on, and not only wall or water.
 */
const CAST_NEARER = [1, 1.2, 1.45, 1.75, 2.2, 2.8, 3.6, 4.5]
/** Share of the ground, from the horizon down to the leading figure's feet, that may be no floor. */
const MOST_TAKEN = { face: 0.13, bust: 0.3, shoulder: 0.3, knee: 0.46 } as const satisfies Record<CloseFraming, number>
const LEAST_ZOOM = 1.15

/** Page y of the far edge of the floor. */
export const floorIn = ({ indoor, swims, freeGroundIn }: CloseGround, lens: Lens): number =>
  swims
    ? -Infinity
    : Math.max(
        indoor ? lens.horizonY + (lens.groundY - lens.horizonY) * ROOM_FLOOR_START : -Infinity,
        freeGroundIn(lens).from,
      )

/** The first lens with floor enough, from the nearest on; `groundY` and `horizonY` are page y. */
export function lensOver(ground: CloseGround, framing: CloseFraming, groundY: number, horizonY: number): Lens {
  const least = horizonY + (groundY - horizonY) * MOST_TAKEN[framing]
  for (const by of CAST_NEARER) {
    const lens: Lens = {
      zoom: Math.max(LEAST_ZOOM, ZOOM[framing] / by),
      groundY: horizonY + (groundY - horizonY) / by,
      horizonY,
      ...(by > 1 ? { before: true } : {}),
    }
    if (floorIn(ground, lens) <= least) return lens
  }
  return { zoom: LEAST_ZOOM, groundY, horizonY, before: true }
}
