import { linearGradient } from '../kit/shape'
import type { Gradient, Stop } from '../scene'

/** A gradient from top to bottom. One unit wide, because some printers draw nothing for a gradient without width. */
export const verticalGradient = (y0: number, y1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([0, y0], [1, y1], stops)
/** A gradient from left to right. */
export const horizontalGradient = (x0: number, x1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([x0, 0], [x1, 0], stops)
export const slantGradient = (x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([x0, y0], [x1 === x0 ? x0 + 1 : x1, y1], stops)
