import { house, lampPost } from '../buildings'
import { frame } from '../frame'
import { earthColour, foot } from '../ground'
import { bar, box, fill, land, lens, many, smooth, strokes } from '../marks'
import type { Marks } from '../marks'
import { slant, upright } from '../paint'
import type { Colour, Point } from '../../scene'
import { birds, hills, sky, water } from '../sky'
import type { Stage } from '../stage'

/** The paved edge of a harbour, with its railing. */
export function quay(S: Stage, colour: Colour = S.p.sand, railing = true): void {
  const { T, p } = S
  const h = S.hand('quay')
  const y = S.gy(0.68)
  const c = earthColour(S, colour)
  S.add(0.3,
    fill(land((x) => y + (x - 500) * 0.02, 300), upright(y, 1000, [[0, T(c, 0.2, 0.1)], [0.4, T(c, 0, 0.2)], [1, T(c, 0, -0.6)]])),
    fill(many(24, () => { const s = h.between(0.75, 1.5); return lens(h.next() * 1000, S.gy(s), 120 * s, 7 * s) }), T(colour, 0, -0.4), 0.4), fill(box(-300, y - 12, 1600, 22, h, 2), T(p.stone, 0.2, 0.3)),
    railing ? fill(many(22, (i) => bar(-260 + i * 76, y - 66, 9, 60)) + box(-300, y - 70, 1600, 7, h, 1) + box(-300, y - 44, 1600, 5, h, 1), T('#3f5561', 0.15, -0.2)) : null)
  foot(S, c)
}

export function ferry(S: Stage, x: number, y: number, s: number, hull: Colour, d = 0.4): Marks {
  return [
    fill(`M${x} ${y}h${s * 2.4}l${-s * 0.3} ${s * 0.42}h${-s * 1.8}z`, S.T(hull, d, -0.1)), fill(`M${x + s * 0.2} ${y}v${-s * 0.36}h${s * 1.8}l${s * 0.16} ${s * 0.36}z`, S.T('#f6d98a', d, 0.2)), fill(bar(x + s * 0.9, y - s * 0.76, s * 0.34, s * 0.4), S.T(S.p.accent, d, 0)),
    fill(many(6, (i) => bar(x + s * 0.4 + i * s * 0.26, y - s * 0.26, s * 0.13, s * 0.14)), S.row.lit ? '#ffd27a' : S.T('#4a6478', d, 0)), fill(lens(x + s * 1.1, y + s * 0.5, s * 3.2, s * 0.16), S.T('#ffffff', d, 0.2), 0.8),
  ]
}

/** The Harbour Bridge: two arcs, hangers, a deck, four pylons. */
function bridge(S: Stage, x: number, w: number, deck: number, foot_: number): Marks {
  const { T, p, sx } = S
  const h = S.hand('bridge')
  const c = T('#59687a', 0.62, -0.1)
  const up = (t: number) => deck - Math.sin(Math.PI * t) * 150 - 26
  const low = (t: number) => deck - Math.sin(Math.PI * t) * 160 + 36
  const arc = (f: (t: number) => number) => smooth(Array.from({ length: 11 }, (_, i): Point => [x + (i / 10) * w, f(i / 10)]), false)
  const hangers = many(21, (i) => {
    const t = i / 20
    const X = Math.round(x + t * w)
    return `M${X} ${Math.round(up(t))}L${X} ${deck}${i < 20 ? `M${X} ${Math.round(up(t))}L${Math.round(x + ((i + 1) / 20) * w)} ${Math.round(low((i + 1) / 20))}` : ''}`
  })
  return [
    strokes(hangers, c, 2), strokes(arc(up), c, 7), strokes(arc(low), c, 6), fill(box(x - 140, deck - 4, w + 280, 11, h, 1), c),
    [x - 18, x + w - 12].map((X) => [fill(box(X - 10, deck - 66, 44, foot_ - deck + 70, h, 2), T(p.sand, 0.6, -0.3)), fill(box(X - 10, deck - 66, 15, foot_ - deck + 70, h, 1), T(p.sand, 0.6, sx < 0 ? 0.4 : -0.8)), fill(box(X - 15, deck - 74, 54, 10, h, 1), T(p.sand, 0.6, 0.2))]),
  ]
}

/** One shell of the Opera House: ribs sprung from one foot. */
function sailRoof(S: Stage, x: number, y: number, w: number, height: number, k: 1 | -1): Marks {
  const d = 0.34
  const n = Math.round
  const tip: Point = [n(x + k * w * 0.78), n(y - height)]
  const at = (u: number, v: number) => `${n(x + k * w * u)} ${n(y - height * v)}`
  const body = `M${at(-0.25, 0)}C${at(-0.2, 0.6)} ${at(0.3, 0.95)} ${tip.join(' ')}C${at(0.62, 0.6)} ${at(0.6, 0.25)} ${at(0.68, 0)}Z`
  const mouth = `M${at(0.68, 0)}C${at(0.6, 0.25)} ${at(0.62, 0.6)} ${tip.join(' ')}C${at(0.76, 0.55)} ${at(0.84, 0.2)} ${at(0.94, 0)}Z`
  const shell = (turn: number) => S.T('#fdf6e8', d, turn)
  const lit = (S.sx < 0) === k > 0
  return [
    fill(mouth, S.row.lit === 1 ? '#ffd48a' : S.T('#8a6f5e', d, -0.4)), fill(body, slant(x - k * w * 0.2, y - height * 0.3, x + k * w * 0.7, y - height * 0.5, lit ? [[0, shell(0.4)], [1, shell(-0.35)]] : [[0, shell(-0.7)], [1, shell(0.1)]])),
    strokes([0.2, 0.4, 0.6, 0.8].map((t) => `M${at(-0.25 + 0.93 * t, 0)}Q${at(0.05 + t * 0.5, 0.72 - t * 0.12)} ${tip.join(' ')}`).join(''), shell(-0.75), 1.3, 0.7),
  ]
}

export function sydney(S: Stage): void {
  const { T, p, H } = S
  const h = S.hand('sydney')
  const y = H + 10
  sky(S)
  S.add(0.95, hills(S, 'y0', y - 24, 22, p.leafDeep, 0.86, { trees: 22, treeSize: 9 }).marks)
  for (let i = 0; i < 9; i++) S.add(0.9, house(S, -20 + i * 46 + h.about(8), y - 10, 32, 24 + h.next() * 80, `sy${i}`, { d: 0.84, cols: 2, rows: 4, door: 'none', chimney: false, kind: 'hip', roofHeight: 8, wall: h.of([p.wall, p.roofCool, p.wallWarm]) }))
  S.add(0.85, bridge(S, 60, 430, y - 66, y))
  S.add(0.82, water(S, y, S.gy(0.72)))
  const [ox, oy] = [680, y + 46]
  S.add(0.62,
    fill(box(ox - 170, oy - 4, 520, 44, h, 3), T('#c99a7c', 0.34, -0.1)), fill(box(ox - 186, oy + 24, 560, 22, h, 3), T('#c99a7c', 0.34, -0.6)), fill(many(18, (i) => bar(ox - 150 + i * 28, oy + 6, 12, 10)), T('#6e5560', 0.34, 0)),
    sailRoof(S, ox + 225, oy, 120, 130, 1), sailRoof(S, ox + 130, oy, 180, 210, 1), sailRoof(S, ox + 26, oy, 230, 290, 1), sailRoof(S, ox + 24, oy, 140, 150, -1), sailRoof(S, ox - 90, oy, 86, 92, -1), fill(many(7, (i) => lens(ox + h.about(200), oy + 58 + i * 7, 160, 5)), T('#fdf6e8', 0.4, -0.1), 0.5))
  S.add(0.6, ferry(S, 260, y + 66, 40, p.leafDeep))
  S.add(0.5, birds(S, 520, y - 250, 4, 10))
  quay(S)
  S.add(0.15, lampPost(S, 945, S.gy(0.92), 320, 'y'))
  frame(S, 'leaves', { bloom: p.accent })
}
