// Four-legged animals from straight above: their backs, ears, tails and the marks of their coats.
import { chance } from '../../chance'
import type { PetMember } from '../cast'
import { mix, shade } from '../kit/colour'
import { group } from '../kit/shape'
import { resolveTint, type QuadRow } from '../pets/breed-row'
import type { Point } from '../scene'
import { bar, dab, fill, flattenMarks, oval, repeat, smoothPath, stroke, taperedPath, type Marks } from '../stage/marks'
import { darker, type PlanPet } from './plan-marks'

const LOW = new Set(['sit', 'lie', 'sleep', 'hide', 'beg'])

/** Marks of the coat across a back that is `length` long and 2 `wide`. */
function drawCoat(
  row: QuadRow,
  { primary, secondary, accent }: PetMember['colours'],
  length: number,
  wide: number,
  key: string,
): Marks {
  const across = (at: number, thick: number) => dab(-wide * 1.1, at * length, wide * 2.2, thick, 0)
  const dots = (count: number, size: number) =>
    repeat(count, (i) =>
      oval(
        (((i * 0.5698) % 1) - 0.5) * wide * 1.8,
        (((i * 0.7549 + chance(key, 'dots')) % 1) - 0.5) * length,
        size * (0.7 + ((i * 0.37) % 1) * 0.6),
      ),
    )
  const patch = (x: number, y: number, rx: number, ry: number) => oval(x * wide, y * length, rx * wide, ry * length)
  switch (row.coat) {
    case 'tabby':
      return [
        fill(bar(-wide * 0.12, -length / 2, wide * 0.24, length), accent, 0.8),
        fill(
          repeat(6, (i) => across(-0.42 + i * 0.16, length * 0.03)),
          accent,
        ),
      ]
    case 'saddle':
    case 'beagle':
      return [
        fill(patch(0, -0.08, 0.86, 0.34), accent),
        row.coat === 'beagle' ? fill(patch(0, 0.44, 1.1, 0.1), secondary) : null,
      ]
    case 'collie':
      return fill(patch(0, 0.36, 1.2, 0.12), secondary)
    case 'dutch':
      return fill(bar(-wide * 1.2, length * 0.04, wide * 2.4, length * 0.3), secondary)
    case 'gpig':
      return [
        fill(bar(-wide * 1.2, -length * 0.6, wide * 2.4, length * 0.42), accent),
        fill(bar(-wide * 1.2, -length * 0.14, wide * 2.4, length * 0.26), secondary),
      ]
    case 'piebald':
    case 'patches':
      return [
        fill(patch(-0.6, -0.26, 0.8, 0.2) + patch(0.66, 0.16, 0.7, 0.18), row.coat === 'piebald' ? secondary : accent),
        row.coat === 'patches' ? fill(patch(0.5, -0.4, 0.6, 0.14), secondary === '#ffffff' ? accent : secondary) : null,
      ]
    case 'spots':
    case 'rosette':
      return fill(dots(18, wide * 0.13), accent)
    case 'dapple':
      return fill(dots(20, wide * 0.14), mix(primary, secondary, 0.8))
    case 'stripe':
      return fill(bar(-wide * 0.2, -length * 0.6, wide * 0.4, length * 1.3), accent)
    case 'spines':
      return [
        fill(patch(0, -0.06, 0.92, 0.48), accent),
        stroke(
          repeat(
            22,
            (i) => `M${(((i * 0.57) % 1) - 0.5) * wide * 1.5} ${(((i * 0.755) % 1) - 0.55) * length}v${-length * 0.09}`,
          ),
          darker(accent, 0.14),
          wide * 0.06,
        ),
      ]
    case 'wool':
    case 'whorls':
      return fill(
        repeat(16, (i) => oval((((i * 0.57) % 1) - 0.5) * wide * 1.7, (((i * 0.755) % 1) - 0.5) * length, wide * 0.26)),
        shade(primary, 0.05),
      )
    default:
      return fill(bar(-wide * 0.07, -length * 0.45, wide * 0.14, length * 0.9), shade(primary, -0.04), 0.7)
  }
}

export function drawPlanQuad(
  row: QuadRow,
  { colours, collar }: PetMember,
  cm: number,
  pose: string,
  key: string,
): PlanPet {
  const { primary, secondary } = colours
  const low = LOW.has(pose)
  const length = row.length * cm * (low ? 0.86 : 1.06)
  const widths = row.trunk.map(([, , , width]) => width * cm * (low ? 1.14 : 1))
  const wide = Math.max(...widths)
  const [back, front] = [-length / 2, length / 2]
  const side = (s: 1 | -1): Point[] => widths.map((w, i): Point => [s * w, back + (length * i) / 3])
  const outline = (grow: number): string =>
    smoothPath([
      [0, back - wide * 0.6 * grow],
      ...side(1).map(([x, y]): Point => [x * grow, y]),
      [0, front + wide * 0.4],
      ...side(-1)
        .reverse()
        .map(([x, y]): Point => [x * grow, y]),
    ])
  const r = row.head.radius * cm
  const head: Point = [0, front + r * (row.hooves ? 1.2 : 0.7)]
  const paw = row.foreleg[3] * cm
  const paws = (y: number, x: number): Marks =>
    [-1, 1].map((s) => [
      fill(oval(s * x, y, paw * 0.9, paw * 1.3), darker(row.socks ? resolveTint(row.socks[0], colours) : primary)),
      row.hooves
        ? null
        : stroke(
            `M${s * x - paw * 0.3} ${y + paw * 0.8}v${paw * 0.4}M${s * x + paw * 0.3} ${y + paw * 0.8}v${paw * 0.4}`,
            darker(primary, 0.2),
            paw * 0.16,
          ),
    ])
  const [tailRoot, tailTip]: Point[] = [
    [0, back - wide * 0.4],
    [length * 0.2, back - (row.tail?.length ?? 0) * cm * 0.8],
  ]
  const tail: Marks =
    row.tail && tailRoot && tailTip
      ? fill(
          taperedPath(
            [tailRoot, [-(row.tail.length * cm) * 0.12, back - row.tail.length * cm * 0.5], tailTip],
            [row.tail.widths[0] ?? 6, row.tail.widths[1] ?? 6, row.tail.widths.at(-1) ?? 4].map((w) => w * cm * 1.8),
          ),
          row.tail.colour ? resolveTint(row.tail.colour, colours) : darker(primary, 0.04),
        )
      : null
  const ears = row.head.ears
  const hanging = ears !== undefined && ears.tip[1] < ears.root[1]
  const earColour = ears?.colour ? resolveTint(ears.colour, colours) : darker(primary, 0.06)
  const ear = (s: 1 | -1): Marks => {
    if (!ears) return null
    if (ears.round !== undefined)
      return [
        fill(oval(s * r * 0.72, head[1] - r * 0.5, r * ears.round * 1.2), earColour),
        fill(oval(s * r * 0.72, head[1] - r * 0.46, r * ears.round * 0.7), mix(earColour, '#e8a08f', 0.5)),
      ]
    const span = Math.hypot(ears.tip[0] - ears.root[0], ears.tip[1] - ears.root[1], ears.tip[2] - ears.root[2]) * r
    return hanging
      ? fill(
          taperedPath(
            [
              [s * r * 0.62, head[1] - r * 0.1],
              [s * r * 1.06, head[1] - r * 0.02],
              [s * r * 1.2, head[1] - span * 0.4],
            ],
            [r * 0.34, r * 0.56, r * 0.3],
          ),
          earColour,
        )
      : [
          fill(
            dab(s * r * 0.5, head[1] - r * 0.12, Math.max(r * 0.8, span * 0.9), r * 0.3, s > 0 ? -64 : -116),
            earColour,
          ),
          fill(
            dab(s * r * 0.52, head[1] - r * 0.2, Math.max(r * 0.5, span * 0.6), r * 0.15, s > 0 ? -64 : -116),
            mix(earColour, '#e8a08f', 0.45),
          ),
        ]
  }
  const muzzle = row.head.muzzleColour ? resolveTint(row.head.muzzleColour, colours) : mix(primary, secondary, 0.6)
  const long = row.head.flat ? 0.34 : row.hooves ? 1.5 : Math.min(0.9, row.head.muzzle[0][0])
  const eye = (s: 1 | -1) => oval(s * r * 0.44, head[1] + r * 0.42, r * 0.12, r * 0.1)
  return {
    headRadius: r,
    head,
    reach: {
      ahead: head[1] + r * (1 + long * 0.6),
      back: wide * 0.6 - back + (row.tail?.length ?? 0) * cm * 0.7,
      side: wide * 1.3,
    },
    nodes: flattenMarks([
      low
        ? [
            paws(front + r * 0.9, wide * 0.5),
            fill(
              oval(-wide * 0.78, back * 0.7, wide * 0.5, length * 0.24) +
                oval(wide * 0.78, back * 0.7, wide * 0.5, length * 0.24),
              darker(primary, 0.04),
            ),
          ]
        : [paws(front, wide * 0.86), paws(back * 0.8, wide * 0.9)],
      tail,
      fill(outline(1), darker(primary)),
      group(
        flattenMarks([
          fill(outline(0.95), primary),
          drawCoat(row, colours, length, wide, key),
          fill(dab(-wide * 0.5, back, length, wide * 0.1, 90), shade(primary, 0.06), 0.5),
        ]),
        { clip: outline(0.95) },
      ),
      row.mane
        ? fill(
            taperedPath(
              [
                [0, front - length * 0.1],
                [0, head[1]],
              ],
              [r * 0.5, r * 0.6],
            ),
            darker(colours.accent, 0),
          )
        : null,
      collar
        ? stroke(
            `M${-r * 0.8} ${front + r * 0.02}Q0 ${front + r * 0.3} ${r * 0.8} ${front + r * 0.02}`,
            collar,
            r * 0.2,
          )
        : null,
      group(
        flattenMarks([
          fill(oval(0, head[1] + r * (0.5 + long * 0.5), r * 0.46, r * (0.3 + long * 0.5)), darker(muzzle, 0.03)),
          fill(oval(0, head[1], r * 0.96, r * 0.94), darker(primary)),
          fill(oval(-r * 0.04, head[1] - r * 0.03, r * 0.9, r * 0.88), primary),
          row.head.pattern === 'blaze' || row.head.pattern === ('dutch' as string)
            ? fill(dab(0, head[1] - r * 0.5, r * 1.6, r * 0.16, 90), secondary)
            : null,
          row.head.pattern === 'tabby'
            ? stroke(
                `M${-r * 0.3} ${head[1] + r * 0.4}L${-r * 0.2} ${head[1] - r * 0.1}M0 ${head[1] + r * 0.4}V${head[1] - r * 0.14}M${r * 0.3} ${head[1] + r * 0.4}L${r * 0.2} ${head[1] - r * 0.1}`,
                colours.accent,
                r * 0.1,
              )
            : null,
          fill(oval(0, head[1] + r * (0.62 + long * 0.44), r * 0.36, r * (0.22 + long * 0.4)), muzzle),
          fill(oval(0, head[1] + r * (0.78 + long * 0.84), r * 0.16, r * 0.1), row.head.noseColour ?? '#3a2b2b'),
          fill(eye(-1) + eye(1), '#2a1f1c'),
          ear(-1),
          ear(1),
        ]),
        { face: true },
      ),
    ]),
  }
}
