// Figures and props with their positions, in page units.
import type { Prop, Shot } from '../direction'
import type { Box, Figure, Node } from '../scene'
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
}
export interface PageLayout {
  shot: Shot
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
