// What every rig takes and gives back.
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
  colours: Colours
  collar: Colour | undefined
  /** 1 when the light comes from the left as the rig is drawn. */
  light: 1 | -1
  key: string
}
export interface RigOutput extends RigAnchors {
  nodes: Node[]
  /** Off the ground at its own height: it is not set down. */
  airborne?: boolean
  /** Hangs below its feet (a tail from a perch): the feet are on the ground, not the lowest point. */
  perched?: boolean
}
