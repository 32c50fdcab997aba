// Ears and what is worn on them: hearing aid, cochlear implant, glasses.
import { mix } from '../kit/colour'
import { ellipse, path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { gearTones, type Context } from './context'
import { HEAD, star } from './geometry'
import type { Head } from './head'
import { fine } from './pen'

export function ears(c: Context, head: Head): Node[] {
  const y = (head.eyes + 0.04) * HEAD
  const one = (x: number, s: 1 | -1, wide: number): Node[] => [
    c.form(
      fine.smooth([
        [x, y - 0.1 * HEAD],
        [x + s * 0.075 * HEAD * wide, y - 0.085 * HEAD],
        [x + s * 0.09 * HEAD * wide, y - 0.01 * HEAD],
        [x + s * 0.055 * HEAD * wide, y + 0.075 * HEAD],
        [x, y + 0.1 * HEAD],
        [x - s * 0.05 * HEAD, y],
      ]),
      c.skin,
      [3, 3],
      [
        path(
          fine.mark([x + s * 0.025 * HEAD, y - 0.05 * HEAD], [x + s * 0.03 * HEAD, y + 0.045 * HEAD], -s * 7, 8),
          c.skin.dark,
        ),
      ],
    ),
  ]
  if (head.view === 'side') return one(-0.1 * HEAD, -1, 1.2)
  if (head.view === 'threeQuarter') return one(-head.radius * 0.84, -1, 1.15)
  return [...one(head.radius, 1, 1), ...one(-head.radius, -1, 1)]
}

/** Behind the near ear; the implant's coil sits on the hair, joined by a cable. */
export function hearing(c: Context, head: Head): Node[] {
  if (c.look.hearing === 'none') return []
  const main = gearTones(c.look).base
  const x = head.view === 'side' ? -0.19 * HEAD : -head.radius * (head.view === 'threeQuarter' ? 0.97 : 1.09)
  const y = (head.eyes + 0.02) * HEAD
  const aid = path(
    fine.smooth([
      [x - 4, y - 0.1 * HEAD],
      [x + 7, y - 0.11 * HEAD],
      [x + 6, y - 0.03 * HEAD],
      [x - 2, y + 0.05 * HEAD],
      [x - 11, y + 0.03 * HEAD],
      [x - 11, y - 0.05 * HEAD],
    ]),
    main,
  )
  const tube = path(
    `M${x + 4} ${y - 0.1 * HEAD}Q${x + 22} ${y - 0.11 * HEAD} ${x + 17} ${y + 0.02 * HEAD}`,
    undefined,
    { stroke: mix(main, '#ffffff', 0.5), strokeWidth: 4 },
  )
  if (c.look.hearing === 'aid') return [aid, tube]
  const coil: Point =
    head.view === 'side'
      ? [-0.33 * HEAD, y - 0.24 * HEAD]
      : [-head.radius * (head.view === 'threeQuarter' ? 0.86 : 0.93), y - 0.3 * HEAD]
  return [
    path(`M${x - 2} ${y - 0.06 * HEAD}Q${coil[0] - 22} ${coil[1] + 26} ${coil[0]} ${coil[1]}`, undefined, {
      stroke: mix(main, '#2a2430', 0.5),
      strokeWidth: 4,
    }),
    aid,
    tube,
    ellipse(coil[0], coil[1], 15, 15, mix(main, '#2a2430', 0.35)),
    ellipse(coil[0] - 2 * c.light, coil[1] - 2, 11, 11, main),
  ]
}

export function glasses(c: Context, head: Head, level: number): Node[] {
  const kind = c.look.glasses
  if (kind === 'none' || head.view === 'back') return []
  const stroke = gearTones(c.look).deep
  const lenses = ([-1, 1] as const)
    .map((s) => ({ s, ...head.on(s * 25, level + 0.012) }))
    .filter((e) => e.seen || head.view === 'threeQuarter')
  const outline = (x: number, y: number, rx: number, ry: number): string => {
    if (kind === 'round') return fine.disc([x, y], rx, ry)
    if (kind === 'star')
      return fine.smooth(
        star([0, 0], 1).map(([u, v]): Point => [x + u * rx * 1.02, y + v * ry * 1.02]),
        true,
        0.35,
      )
    return fine.smooth(
      [
        [x - rx, y - ry * 0.86],
        [x, y - ry * 0.95],
        [x + rx, y - ry * 0.86],
        [x + rx * 0.93, y + ry * 0.62],
        [x + rx * 0.4, y + ry * 0.92],
        [x - rx * 0.4, y + ry * 0.92],
        [x - rx * 0.93, y + ry * 0.62],
      ],
      true,
      0.55,
    )
  }
  const out: Node[] = lenses.flatMap((e) => {
    const d = outline(e.x, e.y, 0.125 * HEAD * e.squeeze, 0.122 * HEAD)
    return [
      path(d, '#ffffff', { opacity: 0.16 }),
      path(d, undefined, { stroke, strokeWidth: 6.5 }),
      path(
        fine.mark(
          [e.x - 0.07 * HEAD * e.squeeze, e.y - 0.02 * HEAD],
          [e.x - 0.02 * HEAD * e.squeeze, e.y - 0.085 * HEAD],
          -3,
          5,
        ),
        '#ffffff',
        { opacity: 0.7 },
      ),
    ]
  })
  const [first, second] = lenses
  if (!first) return out
  const n = (v: number) => Math.round(v)
  const arm = (x: number, y: number, to: number) =>
    path(`M${n(x)} ${n(y - 4)}L${n(to)} ${n(y - 8)}`, undefined, { stroke, strokeWidth: 6 })
  const inner = first.x + 0.125 * HEAD * first.squeeze
  if (second) {
    const other = second.x - 0.125 * HEAD * second.squeeze
    out.push(
      path(
        `M${n(inner)} ${n(first.y - 3)}Q${n((inner + other) / 2)} ${n(first.y - 11)} ${n(other)} ${n(second.y - 3)}`,
        undefined,
        { stroke, strokeWidth: 6 },
      ),
    )
  }
  const outer = first.x - 0.125 * HEAD * first.squeeze
  if (head.view === 'side') out.push(arm(outer, first.y, -0.06 * HEAD))
  else out.push(arm(outer, first.y, -head.radius * (head.view === 'front' ? 0.99 : 0.96)))
  if (head.view === 'front' && second)
    out.push(arm(second.x + 0.125 * HEAD * second.squeeze, second.y, head.radius * 0.99))
  return out
}
