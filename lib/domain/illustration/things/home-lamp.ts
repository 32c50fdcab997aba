import { shade } from '../kit/colour'
import { bar, box, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A home-made street lamp costume, and the dragon costume that everybody else bought.
const GREEN = '#4f9a58'

const drawColander = (x: number, y: number): Marks => [
  fill(`M${x - 21} ${y}Q${x - 20} ${y + 20} ${x} ${y + 21}Q${x + 20} ${y + 20} ${x + 21} ${y}Z`, HUES.steel), fill(`M${x + 7} ${y}Q${x + 7} ${y + 16} ${x} ${y + 21}Q${x + 20} ${y + 20} ${x + 21} ${y}Z`, shade(HUES.steel, -0.1)), fill(bar(x - 24, y - 3, 48, 4), shade(HUES.steel, 0.06)),
  fill(repeat(11, (i) => oval(x - 14 + (i % 4) * 9.2 + (Math.floor(i / 4) % 2) * 4, y + 5 + Math.floor(i / 4) * 5, 1.3)), HUES.ink),
]
/** Texts: "lit" shines through every hole, "bent" lets its arm drop. */
const drawHomeLamp: DrawProp = (text) => {
  const rng = propRng('home-lamp')
  const [lit, bent] = [text === 'lit', text === 'bent']
  const [x, y] = bent ? [34, -112] : [40, -166]
  const dots = repeat(26, (i) => oval(x + Math.cos(i * 2.4) * (30 + i * 2.6), y + 14 + Math.sin(i * 2.4) * (24 + i * 2), 1.6 + (i % 3) * 0.5))
  return makeProp(120, 190, [
    lit ? [fill(oval(x, y + 10, 74, 70), '#ffe39a', 0.22), fill(oval(x, y + 10, 50, 47), '#ffe9a8', 0.4), fill(oval(x, y + 11, 31, 28), '#fff0be', 0.7)] : null,
    stroke('M-28 -14H24', HUES.ink, 3), fill(oval(-22, -9, 9) + oval(20, -9, 9), HUES.ink), fill(oval(-22, -9, 4) + oval(20, -9, 4), HUES.steel),
    fill(box(-8, -172, 15, 160, rng, 1), '#7f8f8a'), fill(bar(2, -171, 5, 158), shade('#7f8f8a', -0.12)), fill(bar(-10, -66, 19, 6) + bar(-10, -124, 19, 6), shade('#7f8f8a', -0.2)), fill(box(-11, -98, 22, 8, rng, 0.6), HUES.coral),
    fill(bent ? taperedPath([[0, -168], [22, -150], [34, -118]], [6, 5, 4]) : taperedPath([[0, -170], [18, -186], [40, -170]], [6, 5, 4]), HUES.wood), stroke(`M3 -160Q20 ${y + 20} ${x - 4} ${y}`, HUES.ink, 1), drawColander(x, y), lit ? [fill(dots, '#fff0b8'), fill(oval(x, y + 12, 6), '#fff6d8')] : null,
  ])
}
const drawDragonHead = (x: number, y: number): Marks => [
  fill(`M${x - 24} ${y - 44}Q${x - 30} ${y - 16} ${x - 19} ${y}H${x + 17}Q${x + 26} ${y - 18} ${x + 20} ${y - 44}Z`, GREEN), fill(`M${x + 8} ${y - 44}Q${x + 14} ${y - 18} ${x + 8} ${y}H${x + 17}Q${x + 26} ${y - 18} ${x + 20} ${y - 44}Z`, shade(GREEN, -0.1)),
  fill(oval(x, y - 62, 24, 20), GREEN), fill(oval(x + 16, y - 55, 15, 11), shade(GREEN, 0.07)), fill(`M${x - 20} ${y - 76}l-5 -12l11 5zM${x - 6} ${y - 82}l2 -12l8 10zM${x - 24} ${y - 62}l-10 -5l7 -5z`, HUES.yellow), fill(oval(x + 3, y - 68, 5), HUES.cream), fill(oval(x + 4.5, y - 67, 2.2), HUES.ink), fill(oval(x + 25, y - 59, 1.7) + oval(x + 19, y - 61, 1.5), shade(GREEN, -0.3)),
  stroke(`M${x + 6} ${y - 49}Q${x + 18} ${y - 44} ${x + 28} ${y - 51}`, shade(GREEN, -0.3), 1.4), stroke(`M${x - 3} ${y - 42}V${y - 6}`, HUES.steel, 1.6),
]
/** Three children in the same dragon costume. */
const drawDragons: DrawProp = () => makeProp(190, 94, [stroke('M-86 -14Q-60 -2 -34 -14T20 -14T74 -14', shade(GREEN, -0.08), 12), drawDragonHead(-62, 0), drawDragonHead(0, 0), drawDragonHead(62, 0)], { placement: 'wall' })
const drawDragonSuit: DrawProp = () => makeProp(44, 40, [fill('M-20 -36Q-6 -42 0 -36Q8 -42 20 -35L17 -20L22 -2Q8 2 2 -6L-6 0Q-18 2 -21 -3L-16 -20Z', GREEN), fill('M4 -37Q12 -41 20 -35L17 -20L22 -2Q14 1 8 -2Q12 -18 4 -37Z', shade(GREEN, -0.1)), fill('M-21 -3Q-34 -2 -34 -12Q-28 -8 -20 -12Z', shade(GREEN, -0.06)), fill('M-16 -38l-2 -8l7 4zM-4 -38l2 -8l5 7z', HUES.yellow), stroke('M-1 -34V-10', HUES.steel, 1.6)], { grip: [0, -34] })

export const HOME_LAMP = { 'home-lamp': drawHomeLamp, dragons: drawDragons, 'dragon-suit': drawDragonSuit } as const
