// What is too large for a near picture is drawn as a part: the edge of a door, a table's rim.
import type { PropDrawing } from '../things/prop-drawing'

/** From this many centimetres on a thing is known by a part of it. */
const LARGE = 45
/**
 * Share of it that must be inside the picture, and in sight there, of what somebody looks at more; less where a book
 * else has too few faces.
 */
export const LEAST_SEEN = { inside: 0.45, inSight: 0.45, inSightAtLeast: 0.25, viewed: 0.62 }

/** Whether the frame may cut a thing, or somebody stand before it. What is read or told is always whole. */
export const mayBeCut = ({ width, height, placement, readable, storyPart, neverCut }: PropDrawing): boolean =>
  placement !== 'air' && !readable && !storyPart && !neverCut && Math.max(width, height) >= LARGE
