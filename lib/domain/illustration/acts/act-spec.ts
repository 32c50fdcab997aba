// What a rig is told about an act.
import type { Verb } from '../direction'
import type { Point } from '../scene'
import type { ActThing } from './act-thing'

export interface ActSpec {
  verb: Verb
  thing?: ActThing | undefined
  /** What is poured into: it stands under the lip of what is tilted. */
  into?: ActThing | undefined
  /**
   * Points to touch, in the figure's own centimetres (feet at the origin, facing right), when the other is no thing;
   * `isOwn` if it is somebody's own nose.
   */
  touch?: { near?: Point | undefined; far?: Point | undefined; mouth?: Point | undefined; isOwn?: true } | undefined
  /** Stands, and so writes in the hand, not on the knees. */
  stands?: true | undefined
  /** The colour of the crayon in the hand, as a word. */
  crayon?: string | undefined
  /** The thing is touched with this, which is held. */
  tool?: 'feather' | undefined
  /** Where to look, if not at the thing. */
  lookAt?: Point | undefined
}
