// What the rigs take and give. Both draw at the origin, feet on y = 0, facing right; the composer places, mirrors and tints.
import type { Feeling, Worn } from './direction'
import type { Node, Point } from './scene'

export type View = 'front' | 'threeQuarter' | 'side' | 'back'

export interface FigureSpec {
  pose: string
  feeling: Feeling
  view?: View | undefined
  /** Where the eyes go, from straight ahead: x -1 behind .. 1 ahead, y -1 up .. 1 down. */
  gaze?: Point | undefined
  /** Page units: a child's full standing height; for a pet the scale, page units for 100 rig units (a Labrador's hip). */
  size: number
  /** Namespaces every keyed choice, so that the same member is the same on every page. */
  key: string
  /** Which of several ways of standing, 0 up to 1: pages differ in it, so that nobody stands alike twice. */
  stanceVariant?: number | undefined
  /** The composer will mirror this drawing: the light must then come from the other side. */
  mirrored?: boolean | undefined
  /** Who sits on something: how high its seat is above the ground, in page units. */
  seatHeight?: number | undefined
  /** Where a swing's ropes are held: so far to either side, so far above the seat. */
  grips?: { x: number; above: number } | undefined
  /** Both arms are round a pet, which is drawn apart. */
  carriesPet?: boolean | undefined
  /** Sleeps on a pillow, under a blanket. */
  inBed?: boolean | undefined
  /** One foot in a yellow boot, the other bare. */
  oneBoot?: boolean | undefined
  /** On the head, the face or the chest. */
  wears?: Worn | undefined
  /** Wind from behind (1) or ahead (-1): hair leans with it. */
  wind?: 1 | -1 | undefined
  /** What is held: drawn in the hands (or on the lap), already made, with its grip at the origin. */
  held?: { nodes: readonly Node[]; hand: 'near' | 'far' | 'both' } | undefined
}
