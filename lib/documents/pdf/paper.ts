// Cut and torn paper as scenes, for pages without a picture. Lengths in points; random cuts are keyed, so a book prints
// the same twice.
import { stream } from '../../domain/chance'
import { path, polygonPath, smoothPath } from '../../domain/illustration/kit/shape'
import type { Colour, Point, Scene } from '../../domain/illustration/scene'

export const COLOURS = {
  ink: '#12313a',
  soft: '#3d5a61',
  paper: '#fffdf7',
  edge: '#dccfb2',
  sun: '#f8ca45',
  white: '#ffffff',
} satisfies Record<string, Colour>

/**
 * Thinnest line in points that printers accept (KDP, "Paperback submission guidelines"); no line of a scaled picture
 * gets thinner.
 */
export const THINNEST_LINE = 0.75

const TEAR = 7

/** Torn upper edge of a sheet: `width` x 2 TEAR, solid below. */
export function tornEdge(width: number, key: string, colour: Colour = COLOURS.paper): Scene {
  const next = stream(key, 'tear')
  const points: Point[] = [[-2, TEAR]]
  for (let x = 6; x < width; x += 5 + next() * 9) points.push([x, 2 + next() * TEAR])
  return {
    width,
    height: 2 * TEAR,
    nodes: [path(polygonPath([...points, [width + 2, TEAR], [width + 2, 2 * TEAR], [-2, 2 * TEAR]]), colour)],
  }
}

/** Two low paper hills with a few leaves, for the foot of a page. */
export function ground(width: number, height: number, key: string, colours: readonly [Colour, Colour, Colour]): Scene {
  const next = stream(key, 'ground')
  const hill = (top: number, colour: Colour) => {
    const points: Point[] = [0, 0.2, 0.42, 0.63, 0.82, 1].map((part) => [
      part * width,
      height * (top + (next() - 0.5) * 0.2),
    ])
    return path(
      `${smoothPath([[-40, height * top], ...points, [width + 40, height * top]], false)}L${width + 40} ${height}L-40 ${height}Z`,
      colour,
    )
  }
  const leaf = (x: number, lean: number, length: number, colour: Colour) => {
    const tip: Point = [x + lean * length, height * 0.62 - length]
    const side = length * 0.22
    const base = height * 0.78
    return path(
      smoothPath([
        [x, base],
        [x + lean * length * 0.4 - side, base - length * 0.5],
        tip,
        [x + lean * length * 0.4 + side, base - length * 0.45],
      ]),
      colour,
    )
  }
  const leaves = Array.from({ length: 9 }, (_, i) =>
    leaf(
      width * (i < 5 ? 0.05 + i * 0.035 : 0.8 + (i - 5) * 0.045),
      (next() - 0.5) * 0.9,
      height * (0.26 + next() * 0.28),
      colours[i % 2 ? 2 : 1],
    ),
  )
  return {
    width,
    height,
    nodes: [hill(0.42, colours[0]), ...leaves, hill(0.66, colours[1]), hill(0.84, colours[2])],
  }
}
