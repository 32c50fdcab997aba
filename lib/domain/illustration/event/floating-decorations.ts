// Decorations that float or are pinned up on a special day: page units, behind the cast.
import type { Colour } from '../scene'
import { bar, dab, dots, fill, oval, scatter, paperPath, smoothPath, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawSoftSpot } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { POLES } from './parts'

const tintDecoration = (stage: Stage, colour: Colour, turn = 0) => (stage.lamp ? stage.lamplit(colour, 0.5) : stage.tint(colour, 0.05, turn))

const POWDERS = ['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0'] as const
export const drawPowderInTheAir = (stage: Stage): Marks => {
  const rng = stage.rng('powderInTheAir')
  return ([[120, 260, 0], [860, 300, 1], [300, 120, 2], [720, 150, 3]] as const).map(([x, y, i]) => [drawSoftSpot(x, y, 150, 110, [[0, POWDERS[i], 0.5], [0.6, POWDERS[i], 0.24], [1, POWDERS[i], 0]]), dots(scatter(16, () => [x + rng.about(110), y + rng.about(80)]), 7, POWDERS[i], 0.7)])
}

/** An open map, pinned up where everyone can see it. */
export const drawBigMap = (stage: Stage, x: number, y: number): Marks => {
  const rng = stage.rng('bigMap')
  return [fill(paperPath([[x, y], [x + 80, y + 10], [x + 160, y], [x + 160, y + 120], [x + 80, y + 130], [x, y + 120]], rng, 2), tintDecoration(stage, '#f6ecd0', 0.1)), fill(smoothPath([[x + 14, y + 40], [x + 60, y + 24], [x + 100, y + 50], [x + 146, y + 36], [x + 140, y + 92], [x + 70, y + 106], [x + 20, y + 90]], true, 0.8), tintDecoration(stage, '#9cc58a')), stroke(`M${x + 24} ${y + 92}q30 -44 60 -30t58 -34`, tintDecoration(stage, '#d9483b'), 4), fill(oval(x + 142, y + 28, 8), tintDecoration(stage, '#d9483b')), fill(bar(x + 79, y + 10, 3, 120), tintDecoration(stage, '#cbb98a'))]
}
export const drawBalloons = (stage: Stage, x: number, colours: readonly Colour[], key: string): Marks => {
  const rng = stage.rng(`balloons${key}`)
  return colours.map((colour, i) => {
    const [bx, by] = [Math.round(x + (i - 1) * 46 + rng.about(8)), Math.round(150 + (i % 2) * 54 + rng.about(14))]
    const t = (k: number) => tintDecoration(stage, colour, k)
    return [stroke(`M${bx} ${by + 46}Q${bx + 12} ${by + 110} ${stage.indoor ? Math.round(x) : POLES[x < 500 ? 0 : 1]} ${stage.indoor ? 330 : 360}`, stage.tint('#f5ead4', 0.1, 0), 1.6), fill(`M${bx} ${by + 46}C${bx - 40} ${by + 26} ${bx - 44} ${by - 46} ${bx} ${by - 48}C${bx + 44} ${by - 46} ${bx + 40} ${by + 26} ${bx} ${by + 46}Z`, t(-0.35)), fill(`M${bx - 4} ${by + 38}C${bx - 36} ${by + 20} ${bx - 38} ${by - 40} ${bx - 4} ${by - 44}C${bx + 30} ${by - 42} ${bx + 24} ${by + 20} ${bx - 4} ${by + 38}Z`, t(0.1)), fill(dab(bx - 24, by + 2, 36, 5, -66), t(0.9), 0.8)]
  })
}
