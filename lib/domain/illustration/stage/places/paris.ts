import { group, path } from '../../kit/shape'
import type { Point } from '../../scene'
import { drawHouse, drawLampPost } from '../buildings'
import { drawCrown, drawTree } from '../foliage'
import { addFrame } from '../frame'
import { bar, box, dots, fill, flattenMarks, repeat, scatter, smoothPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { drawSoftSpot } from '../shadow'
import { addSky, drawWater } from '../sky'
import type { Stage } from '../stage'
import { drawFerry, addQuay } from './sydney'

const IRON = '#8a6f5a'

function drawTower(stage: Stage, x: number, y: number, tall: number): Marks {
  const { tint, lightSide } = stage
  const rng = stage.rng('tower')
  const half = (t: number) => 118 * (1 - t) ** 2.1 + 5 + 4 * (1 - t)
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= 12; i++) { const t = i / 12; left.push([x - half(t), y - tall * t]); right.unshift([x + half(t), y - tall * t]) }
  const outline = smoothPath([...left, ...right], true, 0.6)
  const lattice = repeat(15, (i) => {
    const [t, u] = [i / 16, (i + 1) / 16]
    const k = t < 0.2 ? 0.42 : 2
    return [-1, 1].map((s) => {
      const [a, b, c, depth] = [x + s * half(t), x + s * half(t) * (1 - k), x + s * half(u), x + s * half(u) * (1 - k)].map(Math.round)
      const [y0, y1] = [Math.round(y - tall * t), Math.round(y - tall * u)]
      return `M${a} ${y0}L${depth} ${y1}M${b} ${y0}L${c} ${y1}`
    }).join('')
  })
  const arch = `M${x - 64} ${y + 6}Q${x - 54} ${y - 66} ${x} ${y - 68}Q${x + 54} ${y - 66} ${x + 64} ${y + 6}Z`
  return [
    drawSoftSpot(x, y - tall * 0.5, 240, 240, [[0, stage.haze, 0.5], [1, stage.haze, 0]]), path(outline + arch, tint(IRON, 0.52, -0.1), { evenOdd: true }), fill(`M${x - 28} ${y - 96}L${x + 28} ${y - 96}L${x + 15} ${y - 150}L${x - 15} ${y - 150}Z`, stage.sky[2], 0.85),
    group(flattenMarks([stroke(lattice, tint(IRON, 0.52, -0.8), 2.2, 0.7), fill(`M${x} ${y - tall}L${x - lightSide * 130} ${y - tall}L${x - lightSide * 130} ${y}L${x - lightSide * 8} ${y}Z`, tint(IRON, 0.52, -0.8), 0.3)]), { clip: outline }),
    fill(box(x - 82, y - 92, 164, 12, rng, 1) + box(x - 47, y - 168, 94, 10, rng, 1) + box(x - 11, y - tall + 8, 22, 12, rng, 1) + box(x - 2, y - tall - 40, 4, 50, rng, 0.5), tint(IRON, 0.5, 0.3)),
    stage.row.lit ? dots(scatter(40, () => { const t = rng.next(); return [x + rng.about(half(t)), y - tall * t] }), 4, '#ffe2a0') : null,
  ]
}

/** A bookseller's green box on the wall of the quay. */
function paintBookstall(stage: Stage, x: number, y: number): Marks {
  const { tint, palette } = stage
  const rng = stage.rng(`stall${x}`)
  return [
    fill(box(x - 4, y - 74, 158, 66, rng, 2), tint('#2f6b58', 0.12, -0.6)), [palette.accent, palette.companion, palette.cloth, palette.wall].map((c, j) => fill(repeat(4, (k) => bar(x + 6 + (k * 4 + j) * 9, y - 42 - ((k + j) % 3) * 5, 8, 36 + ((k + j) % 3) * 5)), tint(c, 0.12, 0))),
    fill(box(x - 4, y - 12, 158, 34, rng, 2), tint('#2f6b58', 0.1, 0)), fill(box(x - 8, y - 80, 166, 10, rng, 1), tint('#2f6b58', 0.1, 0.5)),
  ]
}
const drawBookstall = (stage: Stage, x: number, y: number): Marks =>
  stand('stall', x + 75, y + 22, 84, 100, paintBookstall(stage, x, y))

export function buildParis(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('paris')
  const y = horizonY + 20
  addSky(stage)
  for (let x = -60, i = 0; x < 1060; i++) {
    const w = Math.round(rng.between(100, 160))
    stage.add(0.92, drawHouse(stage, x, y - 8, w, 60 * rng.between(0.8, 1.15), `pz${i}`, { depth: 0.86, wall: rng.of([palette.wall, palette.stone, palette.wallWarm, palette.sand]), roof: palette.roofCool, kind: 'hip', cols: 3, rows: 3, doorColumn: 'none', roofHeight: w * 0.3 }))
    x += w + 1
  }
  const tx = 330
  stage.add(0.88, drawTower(stage, tx, y + 4, horizonY - 40))
  stage.add(0.8, drawCrown(stage, tx - 150, y - 22, 80, 40, palette.leafDeep, 0.66, 'g1'), drawCrown(stage, tx + 150, y - 20, 90, 40, palette.leafDeep, 0.66, 'g2'), drawCrown(stage, tx - 270, y - 16, 90, 36, palette.leaf, 0.66, 'g4'))
  for (let i = 0, x = 620; i < 4; i++) {
    const w = 110 + i * 14
    stage.add(0.7, drawHouse(stage, x, y + 16 + i * 6, w, 190 + i * 38, `hs${i}`, { depth: 0.5 - i * 0.05, wall: [palette.wall, palette.sand, palette.wallWarm, palette.wall][i] ?? palette.wall, roof: palette.roofCool, kind: 'hip', cols: 3, rows: 4, doorColumn: 'none', roofHeight: 54, boxes: i === 2 ? palette.accent : undefined }))
    x += w + 1
  }
  stage.add(0.68, fill(box(-300, y + 8, 1600, 40, rng, 2), tint(palette.stone, 0.5, 0)), fill(box(-300, y + 4, 1600, 9, rng, 1), tint(palette.stone, 0.5, 0.5)))
  stage.add(0.62, drawWater(stage, y + 46, stage.groundYAt(0.74)))
  const bx = 560
  stage.add(0.6,
    fill(`M${bx - 40} ${y + 84}Q${bx + 220} ${y + 20} 1200 ${y + 26}V${y + 60}H1010q-70 4 -80 74h-26q-10 -76 -90 -66q-76 4 -84 72h-26q-8 -70 -70 -58q-30 6 -44 50h-34z`, tint(palette.stone, 0.34, 0.1)), stroke(`M${bx - 40} ${y + 82}Q${bx + 220} ${y + 18} 1200 ${y + 24}`, tint(palette.stone, 0.34, 0.7), 7))
  stage.add(0.5, drawFerry(stage, 160, stage.groundYAt(0.46), 38, palette.accent))
  addQuay(stage, palette.path, false)
  stage.add(0.24, drawBookstall(stage, 60, stage.groundYAt(0.68) - 6), drawBookstall(stage, 770, stage.groundYAt(0.68) - 6))
  stage.add(0.2, drawTree(stage, 985, stage.groundYAt(0.84), 560, 'round', 'pl', palette.leaf))
  stage.add(0.14, drawLampPost(stage, 60, stage.groundYAt(0.94), 340, 'p'))
  addFrame(stage, 'planter', { bloom: palette.accent })
}
