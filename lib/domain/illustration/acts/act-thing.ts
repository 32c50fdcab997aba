// A thing that is acted on: its drawing and the points at which it is touched.
import type { Prop } from '../direction'
import type { Box, Node, Point } from '../scene'

export const ANCHOR_NAMES = [
  'centre',
  'left',
  'right',
  'top',
  'base',
  'top-left',
  'top-right',
  'low-left',
  'low-right',
  'rim',
  'mouthpiece',
  'slide',
  'brace',
  'handle',
  'page',
  'lid',
  'keys-near',
  'keys-far',
  'string',
] as const
export type AnchorName = (typeof ANCHOR_NAMES)[number]
export type Anchors = Record<AnchorName, Point>

export interface ActThing {
  word: Prop
  nodes: readonly Node[]
  box: Box
  /** Where its words are. */
  words?: Box | undefined
  anchors: Anchors
  /** Too large for arms, or fixed to ground or wall. */
  standing: boolean
}
