// Input of the rigs. Every rig draws at the origin, feet on y = 0, facing right; the composer places, mirrors and tints
// the figure.
import type { ActSpec } from './acts/act-spec'
import type { Feeling, Voice, Worn } from './direction'
import type { Node, Point } from './scene'

export type View = 'front' | 'threeQuarter' | 'side' | 'back'

export interface FigureSpec {
  pose: string
  feeling: Feeling
  view?: View | undefined
  /** Direction of the gaze relative to straight ahead: x from -1 (behind) to 1 (ahead), y from -1 (up) to 1 (down). */
  gaze?: Point | undefined
  /**
   * A child's full standing height in page units. For a pet: page units for 100 rig units (a Labrador's hip height).
   */
  size: number
  /** Prefix of every keyed random choice, so that a member of the cast is the same on every page. */
  key: string
  /** Picks one of several ways of standing, from 0 up to 1. It differs from page to page. */
  stanceVariant?: number | undefined
  /** The composer will mirror this figure: it is lit from the other side, so that the light stays where it is. */
  mirrored?: boolean | undefined
  /** Height of the seat above the ground in page units, for somebody who sits on something. */
  seatHeight?: number | undefined
  /** Where a swing's ropes are held, in page units: to either side, and above the seat. */
  grips?: { x: number; above: number } | undefined
  /** Both arms are round a pet; the pet itself is a figure of its own. */
  carriesPet?: boolean | undefined
  /** In bed: draws a pillow below and a blanket above. */
  inBed?: boolean | undefined
  /** In bed with open eyes. */
  hasOpenEyes?: true
  /** One foot in a yellow boot, the other bare. */
  oneBoot?: boolean | undefined
  /** Something worn on head, face or chest. */
  wears?: Worn | undefined
  /** Tears run down the face. */
  weeps?: boolean | undefined
  /** What the mouth does. */
  voice?: Voice | undefined
  /** Wind from behind (1) or ahead (-1): hair leans with it. */
  wind?: 1 | -1 | undefined
  /** What this figure does to a thing or to somebody; it replaces `held`. */
  act?: ActSpec | undefined
  /** A prop in the hand (or on the lap): its nodes, with the grip at the origin. */
  held?: { nodes: readonly Node[]; hand: 'near' | 'far' | 'both' } | undefined
}
