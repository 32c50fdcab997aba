// Head coverings: hijab, patka and headscarf.
import { path } from '../../kit/shape'
import type { Point } from '../../scene'
import { getScarfTones, getTieTones, type RigContext } from '../context'
import { cosDegrees, HEAD, translatePoints, sinDegrees, linspace } from '../geometry'
import type { Head } from '../head'
import { coarsePen } from '../pen'
import type { HairLayers } from './tied'

const toRigUnits = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * HEAD, y * HEAD])

export function drawHijab(ctx: RigContext, head: Head): HairLayers {
  const tones = getScarfTones(ctx.look)
  const mark = (from: Point, to: Point, bow: number, width: number) =>
    coarsePen.brushStroke([from[0] * HEAD, from[1] * HEAD], [to[0] * HEAD, to[1] * HEAD], bow, width)
  if (head.view === 'side') {
    const outline = toRigUnits([
      [0.36, -0.36],
      [0.2, -0.5],
      [-0.02, -0.575],
      [-0.28, -0.55],
      [-0.5, -0.4],
      [-0.62, -0.16],
      [-0.63, 0.14],
      [-0.52, 0.4],
      [-0.5, 0.66],
      [-0.3, 0.82],
      [0, 0.86],
      [0.26, 0.78],
      [0.36, 0.6],
      [0.3, 0.5],
      [0.16, 0.42],
      [0.1, 0.26],
      [0.1, 0.05],
      [0.16, -0.14],
      [0.27, -0.28],
    ])
    const rim = outline.slice(-8)
    return {
      back: [],
      front: [
        path(coarsePen.smooth([...translatePoints(rim, 9, 3), ...[...rim].reverse()]), tones.deep),
        ctx.drawForm(
          coarsePen.smooth(outline),
          tones,
          [13, 7],
          [
            path(
              mark([-0.5, 0.1], [0.1, 0.66], 22, 12) +
                mark([-0.44, 0.42], [0.1, 0.8], 16, 9) +
                mark([0.02, -0.4], [-0.06, 0.3], 26, 9),
              tones.dark,
            ),
            path(mark([-0.52, -0.2], [-0.2, -0.5], -18, 10), tones.light),
          ],
        ),
      ],
    }
  }
  const quarter = head.view === 'threeQuarter'
  const top = linspace(-200, 20, 12).map((phi) =>
    head.outside(
      phi,
      0.065 + 0.03 * Math.max(0, -sinDegrees(phi)) + (quarter && cosDegrees(phi) > 0 ? 0.045 * cosDegrees(phi) : 0),
    ),
  )
  const x = quarter ? 0.03 : 0
  const outer = [
    ...top,
    ...toRigUnits([
      [x + 0.4, 0.44],
      [x + 0.52, 0.68],
      [x + 0.3, 0.84],
      [x, 0.9],
      [x - 0.34, 0.82],
      [x - 0.54, 0.68],
      [x - 0.45, 0.42],
    ]),
  ]
  const [fx, wide] = quarter ? [0.1, 0.425] : [0, 0.455]
  const opening = (k: number): Point[] =>
    toRigUnits(
      linspace(0, 13, 14).map((i): Point => {
        const a = -90 - (i * 360) / 14
        return [fx + cosDegrees(a) * wide * k * (sinDegrees(a) > 0 ? 0.96 : 1), 0.065 + sinDegrees(a) * 0.425 * k]
      }),
    )
  const hole = head.view === 'back' ? '' : coarsePen.smooth(opening(1))
  const folds = [
    path(
      mark([x - 0.36, 0.34], [x + 0.2, 0.78], 22, 12) + mark([x + 0.37, 0.36], [x + 0.02, 0.64], -16, 9),
      tones.dark,
    ),
    path(mark([x - 0.3, 0.5], [x + 0.02, 0.84], 12, 7) + mark([-0.46, -0.12], [-0.2, -0.5], -16, 9), tones.light),
  ]
  const rim = head.view === 'back' ? [] : [path(hole + coarsePen.smooth(opening(0.955).reverse()), tones.deep)]
  return {
    back: [path(coarsePen.smooth(outer.map(([px, py]): Point => [px * 0.985, py * 0.985])), tones.deep)],
    front: [ctx.drawForm(coarsePen.smooth(outer) + hole, tones, [13, 7], folds), ...rim],
  }
}

/** Patka: a small, tight turban with a knot at the top; under a helmet, without the knot. */
export function drawPatka(ctx: RigContext, head: Head, underHat: boolean): HairLayers {
  const tones = getScarfTones(ctx.look)
  const side = head.view === 'side'
  const low = side ? [-200, -38] : head.view === 'threeQuarter' ? [-197, -14] : [-197, 17]
  const crown = linspace(low[0] ?? 0, low[1] ?? 0, 13).map((phi) =>
    head.outside(phi, 0.035 + 0.05 * Math.max(0, -sinDegrees(phi))),
  )
  const back = head.view === 'back'
  const edge: Point[] = []
  for (let psi = 84; psi >= -84; psi -= 12) {
    const theta = Math.abs(((psi - head.yaw + 540) % 360) - 180)
    const y = theta < 70 ? -0.28 + 0.2 * (theta / 70) ** 1.8 : theta < 110 ? -0.08 + (theta - 70) * 0.003 : 0.2
    edge.push([head.radius * 1.01 * sinDegrees(psi), (back ? 0.24 : y) * HEAD])
  }
  const knotX = side ? 0.06 : head.view === 'threeQuarter' ? 0.07 : 0
  const knot = ctx.drawForm(
    coarsePen.smooth(
      toRigUnits([
        [knotX - 0.1, -0.5],
        [knotX - 0.125, -0.62],
        [knotX - 0.08, -0.7],
        [knotX + 0.02, -0.715],
        [knotX + 0.11, -0.67],
        [knotX + 0.12, -0.58],
        [knotX + 0.1, -0.5],
      ]),
    ),
    tones,
    [7, 5],
  )
  const wrap = path(
    coarsePen.sweep(
      [
        [(knotX - 0.13) * HEAD, -0.545 * HEAD],
        [knotX * HEAD, -0.53 * HEAD],
        [(knotX + 0.13) * HEAD, -0.545 * HEAD],
      ],
      [12, 14, 12],
    ),
    tones.deep,
  )
  // folds run from the temples up and across to the knot
  const fold = (x: number, y: number, w: number): string =>
    coarsePen.brushStroke(
      [(x + knotX * 0.4) * HEAD, y * HEAD],
      [(knotX + x * 0.12) * HEAD, -0.52 * HEAD],
      x < 0 ? 26 : -26,
      w,
    )
  const cap = ctx.drawForm(
    coarsePen.smooth([...crown, ...edge], true, 0.92),
    tones,
    [12, 6],
    [
      path(
        [fold(-0.46, -0.02, 7), fold(-0.4, -0.2, 7), fold(0.46, -0.04, 7), fold(0.36, -0.22, 7)].join(''),
        tones.dark,
      ),
      path(fold(-0.44, -0.1, 8), tones.light),
    ],
  )
  return underHat ? { back: [], front: [cap] } : { back: [knot], front: [cap, wrap] }
}

/** A kerchief over the hair, tied at the nape, with a border along the brow. */
export function drawHeadscarf(ctx: RigContext, head: Head): HairLayers {
  const tones = getScarfTones(ctx.look)
  const tie = getTieTones(ctx.look)
  const back = head.view === 'back'
  const low = head.view === 'side' ? [-205, -38] : head.view === 'threeQuarter' ? [-200, -14] : [-200, 20]
  const crown = linspace(low[0] ?? 0, low[1] ?? 0, 13).map((phi) =>
    head.outside(phi, 0.035 + 0.035 * Math.max(0, -sinDegrees(phi))),
  )
  const edge: Point[] = []
  for (let psi = 84; psi >= -84; psi -= 12) {
    const theta = Math.abs(((psi - head.yaw + 540) % 360) - 180)
    const y = theta < 70 ? -0.27 + 0.27 * (theta / 70) ** 2 : Math.min(0.34, (theta - 70) * 0.0055)
    edge.push([head.radius * 1.02 * sinDegrees(psi), (back ? 0.34 - 0.1 * Math.abs(sinDegrees(psi)) : y) * HEAD])
  }
  const knot: Point = [(back ? 0 : head.view === 'side' ? -0.48 : -0.4) * HEAD, 0.32 * HEAD]
  const tail = (dx: number, dy: number): string =>
    coarsePen.sweep(
      [knot, [knot[0] + dx * 0.6, knot[1] + dy * 0.5], [knot[0] + dx, knot[1] + dy]],
      [16, 30, 22],
      [0.2, 0.1],
    )
  const tails = [
    path(tail(-26, 72) + (back ? tail(24, 66) : ''), tones.dark),
    path(coarsePen.disc(knot, 16, 14), tones.base),
  ]
  const cap = ctx.drawForm(
    coarsePen.smooth([...crown, ...edge], true, 0.92),
    tones,
    [12, 6],
    [
      ...(back ? [] : [path(coarsePen.sweep(edge.slice(1, -1), [16]), tie.base)]),
      path(
        coarsePen.brushStroke([-0.3 * HEAD, -0.2 * HEAD], [-0.42 * HEAD, 0.16 * HEAD], -10, 9) +
          coarsePen.brushStroke([-0.1 * HEAD, -0.4 * HEAD], [-0.36 * HEAD, 0.02 * HEAD], -14, 8),
        tones.dark,
      ),
    ],
  )
  // From the front the knot is behind the neck.
  return back ? { back: [], front: [cap, ...tails] } : { back: head.view === 'front' ? [] : tails, front: [cap] }
}
