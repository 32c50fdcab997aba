// Spikes of a bearded dragon: along back and tail, and round the throat.
import { shade } from '../kit/colour'
import { path } from '../kit/shape'
import { add, lerpPoint, mul, sub } from '../kit/vector'
import type { Node, Point } from '../scene'
import { type Outline, toPathData, polygon } from './outline'
import type { LizardRow } from './breed-row'
import type { SolidView } from './solid'
import { fill } from './tone'

const DEGREE = Math.PI / 180
/** A point on the back: f forward, v across from -1 to 1. */
export type OnBack = (f: number, v: number) => Point

export function drawCrest(
  on: OnBack,
  tail: readonly Point[],
  widths: readonly number[],
  accent: string,
): { back: Node[]; tail: Node[] } {
  const colour = shade(accent, -0.02)
  const spike = (a: Point, b: Point, tip: Point): string => toPathData(polygon([a, tip, b]))
  const back = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [on(-34 + i * 8.6, -0.1), on(-26 + i * 8.6, -0.1)]
    return spike(add(a, [0, 4]), add(b, [0, 4]), add(lerpPoint(a, b, 0.2), [-4, -9]))
  })
  const along = tail.slice(0, 6).map((a, i) => {
    const [b, w, next] = [tail[i + 1] ?? a, (widths[i] ?? 0) * 0.8, (widths[i + 1] ?? 0) * 0.8]
    return spike(add(a, [0, -w]), add(b, [0, -next]), add(lerpPoint(a, b, 0.6), [-4, -w - 6 + i * 0.5]))
  })
  return { back: [path(back.join(''), colour)], tail: [path(along.join(''), colour)] }
}

/** The beard: a spiked rim of throat and jaw, swollen and dark when proud, cross or afraid. */
export function drawBeard(view: SolidView, row: LizardRow, at: Point, puffed: boolean, accent: string): Node[] {
  const [cf, cu, cs] = row.head.cheeks
  const collar = Array.from({ length: 15 }, (_, i): Point => {
    const a = ((i / 14) * 250 - 215) * DEGREE
    return view.point([
      cf - 0.1 + Math.abs(Math.cos(a)) * 0.1,
      cu - 0.06 + Math.sin(a) * 0.62,
      Math.cos(a) * (cs + 0.44),
    ])
  })
  const rim = (k0: number, k1: number): Outline =>
    polygon(collar.map((q, i) => add(at, mul(sub(q, at), i % 2 ? k1 : k0))))
  const colour = shade(accent, puffed ? -0.25 : -0.06)
  return [fill(rim(1.04, puffed ? 1.62 : 1.4), colour), fill(rim(0.98, puffed ? 1.3 : 1.18), shade(colour, 0.05))]
}
