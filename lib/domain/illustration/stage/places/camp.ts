import { mix } from '../../kit/colour'
import type { Colour } from '../../scene'
import { tree } from '../foliage'
import { frame } from '../frame'
import { grassColour, ground } from '../ground'
import { blob, dots, fill, limbs, oval, scatter, sheet, strokes } from '../marks'
import type { Marks } from '../marks'
import { slant } from '../paint'
import { soft } from '../shadow'
import { hills, sky, water } from '../sky'
import type { Stage } from '../stage'

const FIRE = '#ffb545'

function tent(S: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const { T } = S
  const h = S.hand('tent')
  const night = S.dark
  const lit = mix('#ffb85a', colour, 0.35)
  const tall = w
  return [
    S.cast(x, y, w * 1.1),
    night ? soft(x, y - 70, 330, 330, [[0, '#ffc46a', 0.5], [0.5, '#ffb04a', 0.18], [1, '#ffb04a', 0]]) : null,
    fill(sheet([[x - w, y], [x - 10, y - tall], [x + w * 0.75, y - 14]], h, 3), night ? slant(x, y - tall, x, y, [[0, mix(lit, S.row.dark, 0.35)], [1, mix(lit, '#ffe2a0', 0.35)]]) : T(colour, 0.1, 0.1)),
    fill(sheet([[x - 10, y - tall], [x + w * 0.75, y - 14], [x + w * 1.05, y - 30], [x + 50, y - tall + 6]], h, 2), night ? mix(lit, S.row.dark, 0.5) : T(colour, 0.1, -0.7)),
    fill(`M${x - 54} ${y - 2}Q${x - 20} ${y - 100} ${x - 14} ${y - tall + 30}Q${x + 10} ${y - 80} ${x + 40} ${y - 6}z`, night ? '#fff0bd' : T('#6a3a34', 0.1, -0.5)),
    fill(`M${x - 14} ${y - tall + 30}Q${x + 10} ${y - 80} ${x + 40} ${y - 6}l34 -4Q${x + 36} ${y - 90} ${x - 14} ${y - tall + 30}z`, night ? mix(lit, '#ffe9b0', 0.2) : T('#f7d9b0', 0.1, 0)),
    strokes(`M${x - 10} ${y - tall}L${x - w - 46} ${y + 8}`, T('#e8dcc0', 0.1, 0), 2),
  ]
}

function campfire(S: Stage, x: number, y: number): Marks {
  const { T, p } = S
  const h = S.hand('fire')
  const night = S.dark
  const flame = (k: number) => `M${x - 36 * k} ${y - 8}q${-16 * k} ${-44 * k} ${14 * k} ${-70 * k}q${2 * k} ${24 * k} ${14 * k} ${30 * k}q${-4 * k} ${-46 * k} ${22 * k} ${-66 * k}q${-4 * k} ${40 * k} ${18 * k} ${58 * k}q${14 * k} ${28 * k} ${-4 * k} ${48 * k}q${-32 * k} ${14 * k} ${-64 * k} 0z`
  return [
    soft(x, y, 380, 144, [[0, FIRE, night ? 0.55 : 0.2], [0.35, '#ff9a3c', night ? 0.26 : 0.08], [1, '#ff8a3c', 0]]), soft(x, y - 50, 190, 190, [[0, FIRE, night ? 0.6 : 0.25], [1, FIRE, 0]]),
    fill(limbs([[x - 52, y + 8], [x, y - 6], [x + 46, y - 16]], [16, 15, 14]), T(p.wood, 0, -0.4)), fill(limbs([[x + 50, y + 10], [x, y - 4], [x - 44, y - 18]], [16, 15, 14]), T(p.wood, 0, 0)),
    fill(flame(1), '#f0702a'), fill(flame(0.72), '#ffab3d'), fill(flame(0.42), '#fff0b0'),
    dots(scatter(14, () => [x + h.about(40), y - 90 - h.next() * 170]), 4, '#ffd27a'),
    [0, 1, 2, 3, 4, 5].map((i) => fill(blob(x - 75 + i * 30, y + 16 + Math.sin((i / 5) * 3.14) * 12, 17, 11, h, 7, 0.12), T(p.stone, 0, i % 2 ? -0.3 : 0.1))),
  ]
}

export function camp(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('camp')
  sky(S)
  S.add(0.96, hills(S, 'c0', H - 70, 90, p.roofCool, 0.92, { wave: 1.5 }).marks)
  S.add(0.88, hills(S, 'c1', H - 20, 40, p.leafDeep, 0.78, { trees: 34, treeSize: 17 }).marks)
  S.add(0.75, water(S, H + 16, S.gy(0.5)))
  ground(S, mix(grassColour(S), p.leafDeep, S.weather === 'snow' ? 0.05 : 0.35), { y: S.gy(0.42), turf: 90 })
  const pines = (xs: readonly number[], y: number, key: string, tall: number) => S.add(S.depthAt(y), xs.map((x, i) => tree(S, x, y + h.about(6), tall * h.between(0.8, 1.25), 'pine', `${key}${i}`)))
  pines([30, 110, 220, 760, 850, 950], S.gy(0.5), 'pa', 270)
  pines([-10, 990], S.gy(0.72), 'pb', 480)
  S.add(0.2, tent(S, 820, S.gy(0.78), 200, p.accent))
  const [x, y] = [190, S.gy(0.94)]
  S.add(0.08, campfire(S, x, y), fill(limbs([[x - 190, y + 40], [x - 130, y + 36], [x - 96, y + 42]], [34, 34, 32]), T(p.wood, 0, -0.1)), fill(oval(x - 94, y + 42, 9, 16), T('#e8c99a', 0, 0)))
  S.warm = S.dark ? 0.5 : 0
  frame(S, 'pine', { bloom: p.clothWarm })
}
