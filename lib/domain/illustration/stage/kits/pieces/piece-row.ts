import type { Colour } from '../../../scene'
import type { PlaceThing } from '../../footprint'
import { straightPath, type Marks, type Rng } from '../../marks'
import type { Stage } from '../../stage'

export interface Pen {
  stage: Stage
  rng: Rng
  /** A shape in a local colour, turned to the light or away. */
  cut: (d: string, colour: Colour, turn?: number) => Marks
  line: (d: string, colour: Colour, width: number, turn?: number) => Marks
  /** What shines by itself after dark. */
  glow: (d: string, colour: Colour) => Marks
}
/** Lengths in centimetres over its foot. `thing`: whether one may stand there. */
export interface PieceRow {
  half: number
  height: number
  thing: PlaceThing
  draw: (pen: Pen) => Marks
}

export const IRON = '#38414c'
export const CREAM = '#fbf3e2'
export const poly = straightPath
