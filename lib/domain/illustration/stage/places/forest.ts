import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import type { Colour } from '../../scene'
import { drawFern, drawFlowers, isSnowy, drawToadstool } from '../foliage'
import { addFrame } from '../frame'
import { earthColourOf, grassColourOf, addGround, addFootpath } from '../ground'
import { clump, dab, fill, lens, taperedPath, repeat, oval, createTones } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { drawSoftSpot } from '../shadow'
import { drawHills } from '../sky'
import type { Stage } from '../stage'

/** Adds a row of tall trunks with a gap for the cast. */
function addTrees(stage: Stage, depth: number, k: number, y: number, w: number, key: string, gap: number): void {
  const rng = stage.rng(key)
  const tones = createTones()
  for (let i = 0; i < k; i++) {
    let x = -80 + ((i + rng.next() * 0.8) / k) * 1180
    if (Math.abs(x - stage.focusX) < gap) x += (x < stage.focusX ? -1 : 1) * gap
    const [ww, b] = [w * rng.between(0.7, 1.3), Math.round(rng.about(30))]
    const [X, Y, half] = [Math.round(x), Math.round(y + rng.about(8) + 6), Math.round(ww / 2)]
    const lean = Math.round(b * 0.3)
    tones.put(0, `M${X - half - (half >> 1)} ${Y}Q${X - half} ${Y - 60} ${X - half + lean} ${Y - 300}L${X - half + b} -740h${half * 2}L${X + half + lean} ${Y - 300}Q${X + half} ${Y - 60} ${X + half + (half >> 1)} ${Y}Q${X} ${Y + 8} ${X - half - (half >> 1)} ${Y}Z`)
    const [edge, wide] = [stage.lightSide > 0 ? X - half : X + Math.round(half * 0.2), Math.round(half * 0.8)]
    tones.put(1, `M${edge} ${Y}L${edge + lean} ${Y - 300}L${edge + b} -740h${wide}L${edge + wide + lean} ${Y - 300}L${edge + wide} ${Y}Z`)
    if (depth < 0.6) tones.put(1, repeat(7, () => dab(X + rng.about(half * 0.7) + b * 0.15, Y - rng.between(30, 500), rng.between(40, 90), 2.4, 90 + rng.about(4))))
    if (depth < 0.8) {
      const [s, at] = [rng.next() < 0.5 ? -1 : 1, Y - rng.between(190, 330)]
      tones.put(2, taperedPath([[x + lean, at], [x + s * ww * 1.5, at - ww * 1.6], [x + s * ww * 2.6, at - ww * 4.4]], [ww * 0.44, ww * 0.3, ww * 0.1]))
    }
  }
  stage.add(depth, fill(tones.get(2), stage.tint(stage.palette.wood, depth, -0.1)), fill(tones.get(0), stage.tint(stage.palette.wood, depth, 0)), fill(tones.get(1), stage.tint(stage.palette.wood, depth, -0.6)))
}

/** Hanging masses of leaves, darker and larger towards us, open above the cast. */
function drawCanopy(
  stage: Stage, depth: number, y: number, k: number, size: number, key: string, roof: boolean,
): Marks {
  const rng = stage.rng(key)
  const leaf: Colour = stage.palette.leafDeep
  const tones = createTones()
  for (let i = 0; i < k; i++) {
    const x = -60 + ((i + 0.5) / k) * 1120 + rng.about(30)
    const low = y * (0.35 + 0.65 * (1 - Math.exp(-(((x - stage.focusX) / 300) ** 2)))) + rng.about(20)
    tones.put(0, clump(x, low, size * rng.between(0.9, 1.4), size * 0.7, rng, 6, 0.45))
    if (isSnowy(stage)) tones.put(2, lens(x - size * 0.3, low + size * 0.1, size * 1.3, size * 0.5) + oval(x + size * 0.4, low - size * 0.1, size * 0.5, size * 0.2))
    for (let j = 0; j < 6 * stage.detail; j++) {
      tones.put(0, dab(x + rng.about(size * 1.2), low + rng.between(-0.2, 0.9) * size * 0.7, size * 0.3, size * 0.09, 90 + rng.about(50)))
      tones.put(1, dab(x + rng.about(size * 0.8), low + rng.between(-0.7, 0) * size * 0.6, size * 0.26, size * 0.08, 80 + rng.about(60)))
    }
  }
  return [roof ? rect(-300, -740, 1600, 740 + y * 0.2, stage.tint(leaf, depth, -0.2)) : null, fill(tones.get(0), stage.tint(leaf, depth, -0.2)), fill(tones.get(1), isSnowy(stage) ? stage.tint(stage.palette.snow, depth, -0.1) : stage.tint(stage.palette.leaf, depth, 0.35)), isSnowy(stage) ? fill(tones.get(2), stage.tint(stage.palette.snow, depth, 0.2)) : null]
}

export function buildForest(stage: Stage): void {
  const { tint, palette, horizonY, groundY, focusX } = stage
  const rng = stage.rng('forest')
  const glow = stage.dark ? mix(stage.haze, stage.row.key, 0.3) : mix(stage.haze, '#fffbe0', 0.45)
  stage.add(1, rect(-200, -700, 1400, 2300, verticalGradient(0, horizonY + 60, [[0, mix(tint(palette.leafDeep, 0.6, 0), stage.sky[0], 0.3)], [0.6, mix(tint(palette.leaf, 0.85, 0.3), glow, 0.5)], [1, glow]])), drawSoftSpot(focusX, horizonY - 60, 420, 420, [[0, glow, 1], [0.5, glow, 0.6], [1, glow, 0]]))
  addTrees(stage, 0.95, 13, horizonY + 6, 14, 's1', 30)
  stage.add(0.9, drawHills(stage, 'g1', horizonY + 6, 14, palette.leaf, 0.86, { trees: 22, treeSize: 12 }).marks)
  addTrees(stage, 0.78, 9, horizonY + 44, 26, 's2', 80)
  stage.add(0.7, drawHills(stage, 'g2', horizonY + 46, 18, palette.leaf, 0.66, { trees: 16, treeSize: 15 }).marks, drawCanopy(stage, 0.66, 210, 9, 90, 'c1', false))
  addTrees(stage, 0.45, 4, stage.groundYAt(0.5), 56, 's3', 260)
  stage.add(0.35, drawCanopy(stage, 0.34, 100, 8, 120, 'c2', true))
  addGround(stage, isSnowy(stage) ? grassColourOf(stage) : mix(grassColourOf(stage), palette.leaf, 0.4), { y: stage.groundYAt(0.42) })
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: focusX + 20, y0: stage.groundYAt(0.42), w0: 10, x1: 430, bend: 0.8 })
  if (stage.weather === 'clear' || stage.weather === 'wind') stage.add(0.4, [0, 1, 2, 3].map((i) => fill(`M${focusX - 150 + i * 80} -60l${26 + i * 12} 0L${focusX - 180 + i * 150} ${groundY}l${-90 - i * 10} 0z`, verticalGradient(0, groundY, [[0, stage.row.key, stage.dark ? 0.2 : 0.42], [1, stage.row.key, 0]]))))
  stage.add(0.25, drawFern(stage, 120, stage.groundYAt(0.78), 88, 'fe1'), drawFern(stage, 900, stage.groundYAt(0.76), 96, 'fe2'), drawFern(stage, 790, stage.groundYAt(0.62), 60, 'fe3'), drawFern(stage, 250, stage.groundYAt(0.6), 56, 'fe4'))
  stage.add(0.1, drawToadstool(stage, 890, stage.groundYAt(1.06), 40), drawToadstool(stage, 935, stage.groundYAt(1.1), 28), drawToadstool(stage, 855, stage.groundYAt(1.12), 20), drawFlowers(stage, 160, 1000, stage.groundYAt(0.9), stage.groundYAt(1.25), 18, [palette.bloom, palette.companion], 'w'))
  stage.add(-0.45, fill(taperedPath([[-24, 1100], [-14, 500], [-24, -80]], [170, 96, 120]), tint(palette.wood, -0.42, -0.4)), fill(repeat(16, () => dab(-24 + rng.about(40), rng.next() * 950, 70, 4, 88 + rng.about(8))), tint(palette.wood, -0.42, 0.5)))
  stage.add(-0.4, drawFern(stage, 110, 1030, 210, 'front', -0.4))
  addFrame(stage, 'grass', { bloom: palette.bloom })
}
