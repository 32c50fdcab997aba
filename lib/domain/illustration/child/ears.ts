// Ears, hearing aid, cochlear implant and glasses.
import { mix } from '../kit/colour'
import { ellipse, path } from '../kit/shape'
import type { Node, Point } from '../scene'
import { getGearTones, type RigContext } from './context'
import { eyeAngle } from './face'
import { HEAD, starPoints } from './geometry'
import type { Head } from './head'
import { finePen } from './pen'

export function drawEars(ctx: RigContext, head: Head): Node[] {
  const y = (head.eyes + 0.04) * HEAD
  const drawEar = (x: number, s: 1 | -1, wider: number): Node[] => {
    const wide = wider * ctx.face.ear
    const tall = ctx.face.ear ** 0.7
    return [
      ctx.drawForm(
        finePen.smooth([
          [x, y - 0.1 * HEAD * tall],
          [x + s * 0.075 * HEAD * wide, y - 0.085 * HEAD * tall],
          [x + s * 0.09 * HEAD * wide, y - 0.01 * HEAD],
          [x + s * 0.055 * HEAD * wide, y + 0.075 * HEAD * tall],
          [x, y + 0.1 * HEAD * tall],
          [x - s * 0.05 * HEAD, y],
        ]),
        ctx.skin,
        [3, 3],
        [
          path(
            finePen.brushStroke(
              [x + s * 0.025 * HEAD, y - 0.05 * HEAD],
              [x + s * 0.03 * HEAD, y + 0.045 * HEAD],
              -s * 7,
              8,
            ),
            ctx.skin.dark,
          ),
        ],
      ),
    ]
  }
  if (head.view === 'side') return drawEar(-0.1 * HEAD, -1, 1.2)
  if (head.view === 'threeQuarter') return drawEar(-head.radius * 0.84, -1, 1.15)
  return [...drawEar(head.radius, 1, 1), ...drawEar(-head.radius, -1, 1)]
}

/** Hearing aid behind the near ear; a cochlear implant also has a coil on the hair, joined by a cable. */
export function drawHearingAid(ctx: RigContext, head: Head): Node[] {
  if (ctx.look.hearing === 'none') return []
  const main = getGearTones(ctx.look).base
  const x = head.view === 'side' ? -0.19 * HEAD : -head.radius * (head.view === 'threeQuarter' ? 0.97 : 1.09)
  const y = (head.eyes + 0.02) * HEAD
  const aid = path(
    finePen.smooth([
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
  if (ctx.look.hearing === 'aid') return [aid, tube]
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
    ellipse(coil[0] - 2 * ctx.light, coil[1] - 2, 11, 11, main),
  ]
}

/** Half the width of a lens, in heads: wider than the widest eye. */
const LENS = 0.138
/** Tips and notches of star-shaped glasses, relative to `starPoints`. */
const STAR_TIP = 1.06
const STAR_NOTCH = 1.92

export function drawGlasses(ctx: RigContext, head: Head, level: number): Node[] {
  const kind = ctx.look.glasses
  if (kind === 'none' || head.view === 'back') return []
  const stroke = getGearTones(ctx.look).deep
  const lenses = ([-1, 1] as const)
    .map((s) => ({ s, ...head.onSphere(s * (eyeAngle(ctx) - 1.5), level + 0.012) }))
    .filter((e) => e.visible || head.view === 'threeQuarter')
  const outline = (x: number, y: number, rx: number, ry: number): string => {
    if (kind === 'round') return finePen.disc([x, y], rx, ry)
    if (kind === 'star')
      return finePen.smooth(
        starPoints([0, 0], 1).map(([u, v], i): Point => {
          // Shallow notches: deep ones would cross the eye.
          const far = i % 2 ? STAR_NOTCH : STAR_TIP
          return [x + u * rx * far, y + v * ry * far]
        }),
        true,
        0.5,
      )
    return finePen.smooth(
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
    const d = outline(e.x, e.y, LENS * HEAD * e.foreshortening, LENS * HEAD)
    return [
      path(d, '#ffffff', { opacity: 0.12 }),
      path(d, undefined, { stroke, strokeWidth: 4.6 }),
      path(
        finePen.brushStroke(
          [e.x - 0.105 * HEAD * e.foreshortening, e.y - 0.03 * HEAD],
          [e.x - 0.06 * HEAD * e.foreshortening, e.y - 0.095 * HEAD],
          -3,
          4,
        ),
        '#ffffff',
        { opacity: 0.6 },
      ),
    ]
  })
  const [first, second] = lenses
  if (!first) return out
  const n = (v: number) => Math.round(v)
  const drawTemple = (x: number, y: number, to: number) =>
    path(`M${n(x)} ${n(y - 4)}L${n(to)} ${n(y - 8)}`, undefined, { stroke, strokeWidth: 6 })
  const inner = first.x + LENS * HEAD * first.foreshortening
  if (second) {
    const other = second.x - LENS * HEAD * second.foreshortening
    out.push(
      path(
        `M${n(inner)} ${n(first.y - 3)}Q${n((inner + other) / 2)} ${n(first.y - 11)} ${n(other)} ${n(second.y - 3)}`,
        undefined,
        { stroke, strokeWidth: 6 },
      ),
    )
  }
  const outer = first.x - LENS * HEAD * first.foreshortening
  if (head.view === 'side') out.push(drawTemple(outer, first.y, -0.06 * HEAD))
  else out.push(drawTemple(outer, first.y, -head.radius * (head.view === 'front' ? 0.99 : 0.96)))
  if (head.view === 'front' && second)
    out.push(drawTemple(second.x + LENS * HEAD * second.foreshortening, second.y, head.radius * 0.99))
  return out
}
