import { linearGradient } from '../kit/shape'
import type { Gradient, Stop } from '../scene'

/** Top to bottom. A hair of width, because not every printer draws a gradient without any. */
export const verticalGradient = (y0: number, y1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([0, y0], [1, y1], stops)
/** Left to right. */
export const horizontalGradient = (x0: number, x1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([x0, 0], [x1, 0], stops)
export const slantGradient = (x0: number, y0: number, x1: number, y1: number, stops: readonly Stop[]): Gradient =>
  linearGradient([x0, y0], [x1 === x0 ? x0 + 1 : x1, y1], stops)
