// Figures and things once they have their place on the page, in page units.
import type { Prop, Shot } from '../direction'
import type { Box, Figure, Node } from '../scene'
import type { Thing } from '../things/thing'
import type { Role } from './roles'

export interface PlacedFigure {
  role: Role
  figure: Figure
  x: number
  y: number
  row: number
  lift: number
  /** Page units of a centimetre, where they stand. */ size: number
  /** Lies under the arm that holds it. */ under?: true | undefined
}
export interface PlacedThing {
  prop: Prop
  thing: Thing
  nodes: readonly Node[]
  box: Box
  x: number
  y: number
  row: number
  lift: number
  /** Of those behind everyone: in the light that the cast is in, not in the place's. */ near?: boolean
}
export interface PageLayout {
  shot: Shot
  ground: number
  /** From one row to the next, and page units of a centimetre. */ step: number
  unit: number
  figures: PlacedFigure[]
  things: PlacedThing[]
}

export const boundingBox = (f: PlacedFigure): Box => ({
  x: f.x + f.figure.box.x,
  y: f.y + f.figure.box.y,
  width: f.figure.box.width,
  height: f.figure.box.height,
})
