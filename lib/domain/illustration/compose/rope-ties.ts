// What a rope is tied to, and where on it.
import type { Actor, Direction, Prop } from '../direction'
import type { Point } from '../scene'

/** Both ends of a thing. */
const ends = (x: number, y: number): readonly Point[] => [
  [-x, y],
  [x, y],
]
/** Where a rope is tied, in the thing's own centimetres; of two ends the one nearer to the hands. */
const TIES: Partial<Record<Prop, readonly Point[]>> = {
  'kite-tree': [[35, -37]],
  'lion-bath': ends(46, -11),
  'box-boat': ends(76, -60),
  'wet-box': ends(73, -34),
  'big-bell': [[0, -66]],
  'spoon-stage': [[-20, -62]],
  piano: ends(66, -62),
  'poled-chair': ends(60, -30),
  fridge: ends(30, -80),
  mammoth: ends(59, -62),
  sled: ends(46, -14),
  // Of a slack roof: the string that runs on beyond each chair.
  blanket: ends(62, -78),
  bell: [[0, -20]],
}
export const tiesOf = (prop: Prop): readonly Point[] | undefined => TIES[prop]

export const PULLED = new Set(['pull', 'tug'])
export const pullsRope = ({ act }: Pick<Actor, 'act'>): boolean => act?.thing === 'rope' && PULLED.has(act.verb)

/** The thing of a page to which a rope is tied. */
export const tiedThing = ({ props }: Pick<Direction, 'props'>): Prop | undefined =>
  props.find(({ prop }) => tiesOf(prop))?.prop
