// Figures and things once they have their place on the page, in page units.
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
  /** Page units of a centimetre, where they stand. */ unitsPerCm: number
  /** Lies under the arm that holds it. */ underArm?: true | undefined
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
  /** Of those behind everyone: in the light that the cast is in, not in the place's. */ inCastLight?: boolean
}
export interface PageLayout {
  shot: Shot
  groundY: number
  /** From one row to the next, and page units of a centimetre. */ rowStep: number
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
