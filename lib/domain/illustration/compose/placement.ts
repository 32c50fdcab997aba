// Figures and props with their positions, in page units.
import type { Framing, Prop, Shot } from '../direction'
import type { Box, Figure, Node, Point } from '../scene'
import type { Lens } from '../stage/lens'
import type { PropDrawing } from '../things/prop-drawing'
import type { Role } from './roles'

export interface PlacedFigure {
  role: Role
  figure: Figure
  x: number
  y: number
  row: number
  lift: number
  /** Scale at its depth row, in page units a centimetre. */
  unitsPerCm: number
  /** Lies under the arm that holds it. */
  underArm?: true | undefined
  /** Sits on the ledge before the camera. */
  onLedge?: true | undefined
  /** Seen from behind, dark and large, in a corner before the camera. */
  overShoulder?: true | undefined
}
export interface PlacedProp {
  prop: Prop
  drawing: PropDrawing
  nodes: readonly Node[]
  box: Box
  x: number
  y: number
  row: number
  lift: number
  /** Stands behind everyone, but is tinted like the cast and not like the place. */
  inCastLight?: boolean
  onLedge?: boolean | undefined
  /** Far off, and hidden wherever it may be: the tree before it is left out. */
  isHidden?: true
}
export interface PageLayout {
  shot: Shot
  framing?: Framing | undefined
  /** The camera, where the framing decides it. */
  lens?: Lens | undefined
  /** Page y of the ledge before the camera, if anything stands on one. */
  ledgeY?: number | undefined
  /** Circles over all that every window must show; without them, all figures and things. */
  essential?: readonly { at: Point; radius: number }[] | undefined
  groundY: number
  /** Page units from one depth row to the next. */
  rowStep: number
  unitsPerCm: number
  figures: PlacedFigure[]
  props: PlacedProp[]
}

export const boundingBox = (f: PlacedFigure): Box => ({
  x: f.x + f.figure.box.x,
  y: f.y + f.figure.box.y,
  width: f.figure.box.width,
  height: f.figure.box.height,
})
