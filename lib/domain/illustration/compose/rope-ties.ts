// What a rope is tied to, and where on it.
import type { Actor, Direction, Prop } from '../direction'
import type { Point } from '../scene'

/** Where a rope is tied, in the thing's own centimetres; of two ends the one nearer to the hands. */
const TIES: Partial<Record<Prop, readonly Point[]>> = {
  'kite-tree': [[35, -37]],
  'lion-bath': [
    [-46, -11],
    [46, -11],
  ],
  'box-boat': [
    [-76, -60],
    [76, -60],
  ],
  'wet-box': [
    [-72, -34],
    [74, -34],
  ],
  'big-bell': [[0, -66]],
  'spoon-stage': [[-20, -62]],
  piano: [
    [-66, -62],
    [66, -62],
  ],
  'poled-chair': [
    [-60, -30],
    [60, -30],
  ],
  fridge: [
    [-30, -80],
    [30, -80],
  ],
  mammoth: [
    [-58, -62],
    [60, -62],
  ],
  sled: [
    [-46, -14],
    [46, -14],
  ],
  blanket: [
    [-29, -9],
    [29, -9],
  ],
  bell: [[0, -20]],
}
export const tiesOf = (prop: Prop): readonly Point[] | undefined => TIES[prop]

export const PULLED = new Set(['pull', 'tug'])
export const pullsRope = ({ act }: Pick<Actor, 'act'>): boolean => act?.thing === 'rope' && PULLED.has(act.verb)

/** The thing of a page to which a rope is tied. */
export const tiedThing = ({ props }: Pick<Direction, 'props'>): Prop | undefined =>
  props.find(({ prop }) => tiesOf(prop))?.prop
