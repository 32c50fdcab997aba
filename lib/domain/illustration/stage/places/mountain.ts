import { mix } from '../../kit/colour'
import { group } from '../../kit/shape'
import type { Colour, Point } from '../../scene'
import { house } from '../buildings'
import { flowers, stone, tree } from '../foliage'
import { frame } from '../frame'
import { earthColour, grassColour, ground, way } from '../ground'
import { dab, fill, flat, many, sheet, straight } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { hills, sky, water } from '../sky'
import type { Stage } from '../stage'

/** A peak with a lit and a shaded flank and snow on its head, fading down into haze. */
export function peak(S: Stage, x: number, y: number, w: number, height: number, d: number, key: string, rock: Colour, snow = true): Marks {
  const { T, sx } = S
  const h = S.hand(key)
  const left: Point[] = [[x - w, y]]
  for (let i = 1; i < 6; i++) left.push([x - w * (1 - i / 6) + h.about(w * 0.04), y - height * (i / 6) ** 1.15 + h.about(height * 0.03)])
  const right: Point[] = []
  for (let i = 5; i > 0; i--) right.push([x + w * (1 - i / 6) + h.about(w * 0.04), y - height * (i / 6) ** 1.1 + h.about(height * 0.03)])
  const top: Point = [x, y - height]
  const ridge: Point[] = []
  for (let i = 1; i < 6; i++) ridge.push([x + (i % 2 ? 1 : -1) * w * 0.06 - w * 0.05 * i * sx, y - height * (1 - i / 5.4)])
  const all = straight([...left, top, ...right, [x + w, y]])
  const lit = straight(sx < 0 ? [...left, top, ...ridge, [x, y]] : [top, ...right, [x + w, y], ...[...ridge].reverse()])
  const line = y - height * 0.62
  const cap: Point[] = [[x - w * 0.6, line + height * 0.03]]
  for (let i = 0; i < 9; i++) cap.push([x - w * 0.5 + i * w * 0.125, line + (i % 2 ? height * 0.13 : -height * 0.04) + h.about(height * 0.03)])
  cap.push([x + w * 0.6, line], [x + w * 0.5, y - height * 1.2], [x - w * 0.5, y - height * 1.2])
  const fade = (turn: number): Colour => mix(T(rock, d, turn), S.haze, 0.45)
  return [
    group(flat([
      fill(all, upright(Math.round(y - height), Math.round(y), [[0, T(rock, d, -0.6)], [1, fade(-0.4)]])), fill(lit, upright(Math.round(y - height), Math.round(y), [[0, T(rock, d, 0.25)], [1, fade(0.2)]])),
      fill(many(14, () => { const a = h.next(); return dab(x + h.about(w * 0.6), y - height * 0.55 * a, height * 0.14, height * 0.012, sx < 0 ? 62 : 118) }), T(rock, d, -0.3), 0.7),
      snow ? [fill(straight(cap), T(S.p.snow, d, -0.55)), group(flat([fill(straight(cap), T(S.p.snow, d * 0.8, 0.3))]), { clip: lit })] : null,
    ]), { clip: all }),
  ]
}

export function mountain(S: Stage): void {
  const { p, H, G, fx } = S
  sky(S)
  const rock = mix(p.roofCool, p.stone, 0.4)
  S.add(0.97, peak(S, 150, H + 30, 360, 330, 0.84, 'p1', rock), peak(S, 960, H + 30, 340, 300, 0.82, 'p3', rock))
  S.add(0.9, peak(S, fx + 60, H + 40, 480, H - 20, 0.58, 'p2', rock))
  S.add(0.85, hills(S, 'm1', H + 6, 30, p.leafDeep, 0.62, { trees: 30, treeSize: 14 }).marks)
  S.add(0.7, water(S, H + 40, S.gy(0.6)), fill(sheet([[fx - 120, H + 44], [fx + 220, H + 44], [fx + 120, H + 110], [fx, H + 110]], S.hand('reflection'), 8), S.T(rock, 0.6, 0), 0.28))
  ground(S, grassColour(S), { y: S.gy(0.52), d: 0.25 })
  way(S, earthColour(S, p.path), { x0: fx + 200, y0: S.gy(0.56), x1: 360, phase: 1.6, w0: 26 })
  S.add(0.3,
    house(S, 780, S.gy(0.68), 130, 66, 'cabin', { wall: p.wood, roof: p.accent, cols: 2, rows: 1, roofHeight: 80, d: 0.26, door: 0, grass: true }),
    tree(S, 730, S.gy(0.63), 170, 'pine', 'q1'), tree(S, 925, S.gy(0.64), 260, 'pine', 'q2'), tree(S, 980, S.gy(0.76), 380, 'pine', 'q3'), tree(S, 60, S.gy(0.7), 320, 'pine', 'q4'), tree(S, 160, S.gy(0.62), 220, 'pine', 'q5'))
  S.add(0.1, stone(S, 890, S.gy(1.04), 110, 'a'), stone(S, 965, S.gy(1.1), 70, 'b'), stone(S, 140, S.gy(0.94), 80, 'c'), flowers(S, 60, 1000, S.gy(0.8), G + 130, 26, [p.bloom, p.clothWarm, p.companion], 'm'))
  frame(S, 'pine', { bloom: p.clothWarm })
}
