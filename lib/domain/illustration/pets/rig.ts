// Input and output of the rigs.
import type { Bend } from '../acts/animal-acts'
import type { FigureSpec } from '../figure'
import type { Node } from '../scene'
import type { Mood } from './feelings'
import type { RigPose } from './habits'
import type { Colours, RigAnchors } from './breed-row'
import type { Colour } from '../scene'

export interface RigInput {
  spec: FigureSpec
  pose: RigPose
  mood: Mood
  /** How an act bends a quadruped. */
  bend?: Bend | undefined
  colours: Colours
  collar: Colour | undefined
  /** 1 if the light comes from the left in the rig's own drawing. */
  light: 1 | -1
  key: string
}
export interface RigOutput extends RigAnchors {
  nodes: Node[]
  /** In the air: it is not moved down to the ground. */
  airborne?: boolean
  /** Parts hang below the feet (a tail from a perch): the feet are set on the ground, not the lowest point. */
  perched?: boolean
}
