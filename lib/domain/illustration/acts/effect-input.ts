// What an effect of an act is drawn from, the layers in which it is drawn, and how its marks get to their place.
import { group } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import type { Node, Point } from '../scene'
import { flattenMarks, type Marks } from '../stage/marks'
import type { ActThing } from './act-thing'

export interface EffectInput {
  /** The colour of the crayon in the hand, as a word. */
  crayon: string | undefined
  thing: ActThing
  /** What is poured into. */
  into?: ActThing | undefined
  /** Points in rig units. */
  near: Point | undefined
  far: Point | undefined
  mouth: Point
  neck: Point
  hip: Point
  /** A point of the thing, in rig units. */
  onThing: (p: Point) => Point
  /** Rig units a centimetre. */
  unit: number
  /** Turn of the thing in degrees. */
  angle: number
}
export interface EffectLayers {
  behind?: Node[]
  /** Before the thing, and over it. */
  under?: Node[]
  over?: Node[]
  /** Over the arms. */
  front?: Node[]
  /** The thing itself, changed, in its own centimetres. */
  thing?: Node[]
}

/** Marks in centimetres with their origin at a point of the rig. */
export const put = (marks: Marks, at: Point, unit: number, degrees = 0): Node[] => [
  group(flattenMarks(marks), { transform: compose(translate(at[0], at[1]), rotate(degrees), scale(unit)) }),
]
