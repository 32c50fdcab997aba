// Hair and head coverings from straight above. The head's centre is the origin, the face towards y > 0; units are radii
// of the head.
import { chance } from '../../chance'
import { darker } from './plan-marks'
import { shade } from '../kit/colour'
import type { GrownLook } from '../look'
import type { Colour, Point } from '../scene'
import { dab, fill, oval, repeat, smoothPath, stroke, taperedPath, type Marks } from '../stage/marks'

export interface PlanHair {
  /** Behind the shoulders, or over them. */
  below: Marks
  above: Marks
}

const turn = (i: number, count: number): number => (i / count) * 2 * Math.PI
const around = (count: number, radius: (i: number) => number, shift = 0): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const a = turn(i, count)
    return [Math.cos(a) * radius(i), Math.sin(a) * radius(i) + shift]
  })

/** Hair that falls from the crown: strands from a whorl towards the edge. */
const strands = (r: number, count: number, tone: Colour): Marks =>
  stroke(
    repeat(count, (i) => {
      const a = turn(i + 0.4, count)
      const [x, y] = [Math.cos(a), Math.sin(a)]
      return `M${x * r * 0.2} ${y * r * 0.2 - r * 0.2}Q${x * r * 0.6 - y * r * 0.12} ${y * r * 0.6 + x * r * 0.12} ${x * r * 0.84} ${y * r * 0.8}`
    }),
    tone,
    r * 0.05,
    0.6,
  )

/** @param r radius of the head in centimetres */
export function drawPlanHair(
  look: GrownLook,
  hair: Colour,
  cloth: Colour,
  tie: Colour,
  r: number,
  key: string,
): PlanHair {
  const dark = darker(hair)
  const light = shade(hair, 0.08)
  const cap = (grow = 1, back = 0): Marks => [
    fill(smoothPath(around(14, (i) => r * grow * (i % 7 === 3 ? 0.95 : 0.98), -r * 0.22 - back)), dark),
    fill(smoothPath(around(12, () => r * grow * 0.91, -r * 0.26 - back)), hair),
  ]
  const shine = fill(dab(-r * 0.62, -r * 0.42, r * 0.8, r * 0.1, -28), light, 0.8)
  const clumps = (count: number, grow: number, size: number): Marks => [
    fill(
      repeat(count, (i) => {
        const a = turn(i, count)
        return oval(Math.cos(a) * r * grow, Math.sin(a) * r * grow - r * 0.22, r * size)
      }) + oval(0, -r * 0.22, r * grow),
      dark,
    ),
    fill(
      repeat(count, (i) => {
        const a = turn(i + 0.3, count)
        return oval(Math.cos(a) * r * grow * 0.86, Math.sin(a) * r * grow * 0.86 - r * 0.26, r * size * 0.8)
      }) + oval(0, -r * 0.26, r * grow * 0.86),
      hair,
    ),
    fill(
      repeat(9, (i) => {
        const [a, far] = [turn(i * 2.4, 9), r * grow * (0.25 + 0.6 * chance(key, `curl${i}`))]
        return oval(Math.cos(a) * far, Math.sin(a) * far - r * 0.24, r * 0.1)
      }),
      light,
      0.7,
    ),
  ]
  const rope = (x: number, y: number, to: Point): Marks => [
    fill(taperedPath([[x, y], [(x + to[0]) / 2 + r * 0.1, (y + to[1]) / 2], to], [r * 0.34, r * 0.3, r * 0.16]), hair),
    fill(oval(to[0] * 0.96, to[1] * 0.96, r * 0.14), tie),
  ]
  switch (look.hair) {
    case 'bald':
      return { below: null, above: null }
    case 'balding':
      return {
        below: null,
        above: stroke(`M${-r * 0.93} ${r * 0.2}A${r * 0.95} ${r * 0.95} 0 0 1 ${r * 0.93} ${r * 0.2}`, hair, r * 0.2),
      }
    case 'headscarf':
      return {
        below: fill(
          taperedPath(
            [
              [0, -r * 0.9],
              [r * 0.12, -r * 1.4],
            ],
            [r * 0.5, r * 0.2],
          ),
          darker(cloth),
        ),
        above: [
          fill(oval(0, -r * 0.2, r * 1.03), darker(cloth)),
          fill(oval(-r * 0.03, -r * 0.25, r * 0.94), cloth),
          stroke(`M${-r * 0.8} ${r * 0.2}Q0 ${r * 0.5} ${r * 0.8} ${r * 0.2}`, tie, r * 0.08),
        ],
      }
    case 'hijab':
      return {
        below: [
          fill(smoothPath(around(10, (i) => r * (i % 5 === 2 ? 1.42 : 1.34), -r * 0.16)), darker(cloth)),
          fill(smoothPath(around(10, () => r * 1.24, -r * 0.2)), cloth),
        ],
        above: [
          fill(oval(0, -r * 0.2, r * 1.04), darker(cloth)),
          fill(oval(-r * 0.03, -r * 0.26, r * 0.95), cloth),
          stroke(
            `M${-r * 0.7} ${r * 0.2}Q0 ${-r * 0.5} ${r * 0.76} ${r * 0.1}M${-r * 0.5} ${-r * 0.6}Q${r * 0.1} ${-r * 0.9} ${r * 0.6} ${-r * 0.5}`,
            darker(cloth),
            r * 0.06,
          ),
        ],
      }
    case 'patka':
      return {
        below: null,
        above: [
          fill(oval(0, -r * 0.2, r * 1.03), darker(cloth)),
          fill(oval(-r * 0.03, -r * 0.25, r * 0.94), cloth),
          stroke(
            `M${-r * 0.8} ${-r * 0.1}Q0 ${r * 0.34} ${r * 0.8} ${-r * 0.1}M${-r * 0.6} ${-r * 0.5}Q0 ${-r * 0.1} ${r * 0.6} ${-r * 0.5}`,
            darker(cloth),
            r * 0.06,
          ),
          fill(oval(0, r * 0.24, r * 0.3), darker(cloth)),
          fill(oval(-r * 0.04, r * 0.2, r * 0.25), shade(cloth, 0.05)),
        ],
      }
    case 'bob':
      return {
        below: fill(smoothPath(around(12, (i) => r * (i > 6 ? 1.2 : 1.1), -r * 0.1)), dark),
        above: [cap(1.06), strands(r, 12, dark), shine],
      }
    case 'long':
      return {
        below: [
          fill(
            taperedPath(
              [
                [0, -r * 0.2],
                [0, -r * 1.1],
                [r * 0.1, -r * 1.8],
              ],
              [r * 2, r * 1.8, r * 0.9],
            ),
            dark,
          ),
        ],
        above: [cap(1.05), strands(r, 13, dark), shine],
      }
    case 'ponytail':
      return {
        below: rope(0, -r * 0.9, [r * 0.3, -r * 2]),
        above: [cap(1.01), strands(r, 11, dark), fill(oval(0, -r * 1.02, r * 0.18), tie), shine],
      }
    case 'braids':
      return {
        below: [rope(-r * 0.86, -r * 0.3, [-r * 1.25, r * 0.7]), rope(r * 0.86, -r * 0.3, [r * 1.25, r * 0.7])],
        above: [
          cap(1.01),
          stroke(
            `M0 ${-r * 1.06}Q${r * 0.05} ${-r * 0.3} 0 ${r * 0.5}`,
            look.skin === 'ebony' ? light : shade(hair, 0.22),
            r * 0.06,
          ),
          shine,
        ],
      }
    case 'bun':
      return {
        below: null,
        above: [
          cap(1.01),
          strands(r, 11, dark),
          fill(oval(0, -r * 0.5, r * 0.42), dark),
          fill(oval(-r * 0.04, -r * 0.55, r * 0.35), hair),
          stroke(`M${-r * 0.2} ${-r * 0.6}a${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.3} ${r * 0.2}`, light, r * 0.07),
          shine,
        ],
      }
    case 'curls':
      return { below: null, above: clumps(13, 0.9, 0.27) }
    case 'coils':
      return { below: null, above: clumps(17, 0.9, 0.2) }
    case 'afro':
      return { below: null, above: clumps(15, 1.12, 0.28) }
    case 'puffs':
      return {
        below: null,
        above: [
          cap(1),
          stroke(`M0 ${-r}V${r * 0.4}`, shade(hair, 0.2), r * 0.06),
          [-1, 1].map((s) => [
            fill(
              repeat(8, (i) =>
                oval(
                  s * r * 0.92 + Math.cos(turn(i, 8)) * r * 0.34,
                  -r * 0.5 + Math.sin(turn(i, 8)) * r * 0.34,
                  r * 0.2,
                ),
              ) + oval(s * r * 0.92, -r * 0.5, r * 0.36),
              dark,
            ),
            fill(oval(s * r * 0.9, -r * 0.54, r * 0.38), hair),
          ]),
        ],
      }
    case 'locs':
      return {
        below: fill(
          repeat(16, (i) => dab(0, -r * 0.1, r * 1.34, r * 0.12, (i / 16) * 360 + 8)),
          dark,
        ),
        above: [
          cap(0.96),
          fill(
            repeat(11, (i) => dab(0, -r * 0.2, r * 1.16, r * 0.09, (i / 11) * 300 + 120)),
            dark,
          ),
          shine,
        ],
      }
    case 'cornrows':
      return {
        below: null,
        above: [
          cap(0.99),
          stroke(
            repeat(
              6,
              (i) =>
                `M${(i - 2.5) * r * 0.3} ${r * 0.6}Q${(i - 2.5) * r * 0.36} ${-r * 0.3} ${(i - 2.5) * r * 0.16} ${-r * 1}`,
            ),
            shade(hair, 0.2),
            r * 0.06,
          ),
        ],
      }
    case 'spiky':
      return {
        below: null,
        above: [
          fill(
            repeat(13, (i) => dab(0, -r * 0.1, r * 1.26, r * 0.3, (i / 13) * 360)),
            dark,
          ),
          fill(
            repeat(9, (i) => dab(0, -r * 0.16, r * 1.02, r * 0.26, (i / 9) * 360 + 12)),
            hair,
          ),
          shine,
        ],
      }
    case 'undercut':
      return {
        below: null,
        above: [
          fill(oval(0, -r * 0.08, r * 0.98), darker(hair, 0.06)),
          fill(smoothPath(around(10, (i) => r * (i % 3 ? 0.74 : 0.8), -r * 0.04)), hair),
          strands(r * 0.8, 9, dark),
        ],
      }
    case 'shaggy':
      return {
        below: fill(
          repeat(15, (i) => dab(0, -r * 0.1, r * 1.2, r * 0.22, (i / 15) * 360 + 5)),
          dark,
        ),
        above: [cap(0.98), strands(r, 12, dark), shine],
      }
    case 'crop':
      return { below: null, above: [cap(1), strands(r, 12, dark), shine] }
  }
}
