import { drawHouse, drawLampPost } from '../buildings'
import { addFrame } from '../frame'
import { earthColourOf, addForegroundShade } from '../ground'
import { bar, box, fill, land, lens, repeat, smoothPath, stroke } from '../marks'
import type { Marks } from '../marks'
import { slantGradient, verticalGradient } from '../paint'
import type { Colour, Point } from '../../scene'
import { drawBirds, drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'

/** The paved edge of a harbour, with its railing. */
export function addQuay(stage: Stage, colour: Colour = stage.palette.sand, railing = true): void {
  const { tint, palette } = stage
  const rng = stage.rng('quay')
  const y = stage.groundYAt(0.68)
  const c = earthColourOf(stage, colour)
  stage.add(0.3,
    fill(land((x) => y + (x - 500) * 0.02, 300), verticalGradient(y, 1000, [[0, tint(c, 0.2, 0.1)], [0.4, tint(c, 0, 0.2)], [1, tint(c, 0, -0.6)]])),
    fill(repeat(24, () => { const s = rng.between(0.75, 1.5); return lens(rng.next() * 1000, stage.groundYAt(s), 120 * s, 7 * s) }), tint(colour, 0, -0.4), 0.4), fill(box(-300, y - 12, 1600, 22, rng, 2), tint(palette.stone, 0.2, 0.3)),
    railing ? fill(repeat(22, (i) => bar(-260 + i * 76, y - 66, 9, 60)) + box(-300, y - 70, 1600, 7, rng, 1) + box(-300, y - 44, 1600, 5, rng, 1), tint('#3f5561', 0.15, -0.2)) : null)
  addForegroundShade(stage, c)
}

export function drawFerry(stage: Stage, x: number, y: number, s: number, hull: Colour, depth = 0.4): Marks {
  return [
    fill(`M${x} ${y}h${s * 2.4}l${-s * 0.3} ${s * 0.42}h${-s * 1.8}z`, stage.tint(hull, depth, -0.1)), fill(`M${x + s * 0.2} ${y}v${-s * 0.36}h${s * 1.8}l${s * 0.16} ${s * 0.36}z`, stage.tint('#f6d98a', depth, 0.2)), fill(bar(x + s * 0.9, y - s * 0.76, s * 0.34, s * 0.4), stage.tint(stage.palette.accent, depth, 0)),
    fill(repeat(6, (i) => bar(x + s * 0.4 + i * s * 0.26, y - s * 0.26, s * 0.13, s * 0.14)), stage.row.lit ? '#ffd27a' : stage.tint('#4a6478', depth, 0)), fill(lens(x + s * 1.1, y + s * 0.5, s * 3.2, s * 0.16), stage.tint('#ffffff', depth, 0.2), 0.8),
  ]
}

/** The Harbour Bridge: two arcs, hangers, a deck, four pylons. */
function drawBridge(stage: Stage, x: number, w: number, deck: number, foot_: number): Marks {
  const { tint, palette, lightSide } = stage
  const rng = stage.rng('bridge')
  const c = tint('#59687a', 0.62, -0.1)
  const up = (t: number) => deck - Math.sin(Math.PI * t) * 150 - 26
  const low = (t: number) => deck - Math.sin(Math.PI * t) * 160 + 36
  const arc = (f: (t: number) => number) => smoothPath(Array.from({ length: 11 }, (_, i): Point => [x + (i / 10) * w, f(i / 10)]), false)
  const hangers = repeat(21, (i) => {
    const t = i / 20
    const X = Math.round(x + t * w)
    return `M${X} ${Math.round(up(t))}L${X} ${deck}${i < 20 ? `M${X} ${Math.round(up(t))}L${Math.round(x + ((i + 1) / 20) * w)} ${Math.round(low((i + 1) / 20))}` : ''}`
  })
  return [
    stroke(hangers, c, 2), stroke(arc(up), c, 7), stroke(arc(low), c, 6), fill(box(x - 140, deck - 4, w + 280, 11, rng, 1), c),
    [x - 18, x + w - 12].map((X) => [fill(box(X - 10, deck - 66, 44, foot_ - deck + 70, rng, 2), tint(palette.sand, 0.6, -0.3)), fill(box(X - 10, deck - 66, 15, foot_ - deck + 70, rng, 1), tint(palette.sand, 0.6, lightSide < 0 ? 0.4 : -0.8)), fill(box(X - 15, deck - 74, 54, 10, rng, 1), tint(palette.sand, 0.6, 0.2))]),
  ]
}

/** One shell of the Opera House: ribs sprung from one foot. */
function drawSailRoof(stage: Stage, x: number, y: number, w: number, height: number, k: 1 | -1): Marks {
  const depth = 0.34
  const n = Math.round
  const tip: Point = [n(x + k * w * 0.78), n(y - height)]
  const at = (u: number, v: number) => `${n(x + k * w * u)} ${n(y - height * v)}`
  const body = `M${at(-0.25, 0)}C${at(-0.2, 0.6)} ${at(0.3, 0.95)} ${tip.join(' ')}C${at(0.62, 0.6)} ${at(0.6, 0.25)} ${at(0.68, 0)}Z`
  const mouth = `M${at(0.68, 0)}C${at(0.6, 0.25)} ${at(0.62, 0.6)} ${tip.join(' ')}C${at(0.76, 0.55)} ${at(0.84, 0.2)} ${at(0.94, 0)}Z`
  const shell = (turn: number) => stage.tint('#fdf6e8', depth, turn)
  const lit = (stage.lightSide < 0) === k > 0
  return [
    fill(mouth, stage.row.lit === 1 ? '#ffd48a' : stage.tint('#8a6f5e', depth, -0.4)), fill(body, slantGradient(x - k * w * 0.2, y - height * 0.3, x + k * w * 0.7, y - height * 0.5, lit ? [[0, shell(0.4)], [1, shell(-0.35)]] : [[0, shell(-0.7)], [1, shell(0.1)]])),
    stroke([0.2, 0.4, 0.6, 0.8].map((t) => `M${at(-0.25 + 0.93 * t, 0)}Q${at(0.05 + t * 0.5, 0.72 - t * 0.12)} ${tip.join(' ')}`).join(''), shell(-0.75), 1.3, 0.7),
  ]
}

export function buildSydney(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('sydney')
  const y = horizonY + 10
  addSky(stage)
  stage.add(0.95, drawHills(stage, 'y0', y - 24, 22, palette.leafDeep, 0.86, { trees: 22, treeSize: 9 }).marks)
  for (let i = 0; i < 9; i++) stage.add(0.9, drawHouse(stage, -20 + i * 46 + rng.about(8), y - 10, 32, 24 + rng.next() * 80, `sy${i}`, { depth: 0.84, cols: 2, rows: 4, doorColumn: 'none', chimney: false, kind: 'hip', roofHeight: 8, wall: rng.of([palette.wall, palette.roofCool, palette.wallWarm]) }))
  stage.add(0.85, drawBridge(stage, 60, 430, y - 66, y))
  stage.add(0.82, drawWater(stage, y, stage.groundYAt(0.72)))
  const [ox, oy] = [680, y + 46]
  stage.add(0.62,
    fill(box(ox - 170, oy - 4, 520, 44, rng, 3), tint('#c99a7c', 0.34, -0.1)), fill(box(ox - 186, oy + 24, 560, 22, rng, 3), tint('#c99a7c', 0.34, -0.6)), fill(repeat(18, (i) => bar(ox - 150 + i * 28, oy + 6, 12, 10)), tint('#6e5560', 0.34, 0)),
    drawSailRoof(stage, ox + 225, oy, 120, 130, 1), drawSailRoof(stage, ox + 130, oy, 180, 210, 1), drawSailRoof(stage, ox + 26, oy, 230, 290, 1), drawSailRoof(stage, ox + 24, oy, 140, 150, -1), drawSailRoof(stage, ox - 90, oy, 86, 92, -1), fill(repeat(7, (i) => lens(ox + rng.about(200), oy + 58 + i * 7, 160, 5)), tint('#fdf6e8', 0.4, -0.1), 0.5))
  stage.add(0.6, drawFerry(stage, 260, y + 66, 40, palette.leafDeep))
  stage.add(0.5, drawBirds(stage, 520, y - 250, 4, 10))
  addQuay(stage)
  stage.add(0.15, drawLampPost(stage, 945, stage.groundYAt(0.92), 320, 'y'))
  addFrame(stage, 'leaves', { bloom: palette.accent })
}
