// Lumpy porridge in its pot. Texts: in a "bowl", a "heap" or a "hill" in the bowl, in a "hat"; the pot may be "empty".
import { shade } from '../kit/colour'
import { bar, dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, drawLump, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const OATS = '#dfcaa2'

/** A mound with its foot at y: rows of lumps that get shorter upwards. */
function drawMound(y: number, half: number, rows: number): Marks {
  const rng = propRng(`porridge ${rows}`)
  return Array.from({ length: rows }, (_, row): Marks => {
    const count = rows - row
    const step = (2 * half) / rows
    return Array.from({ length: count }, (_unused, i) => drawLump((i - (count - 1) / 2) * step + rng.about(2), y - row * step * 0.72, step * 0.68, step * 0.56, shade(OATS, rng.about(0.05)), rng))
  })
}

const dish: Marks = [fill('M-20 -15Q-19 0 -9 0H9Q19 0 20 -15Z', HUES.sky), fill('M6 -15H20Q19 0 9 0H2Q8 -4 6 -15Z', shade(HUES.sky, -0.1)), fill(bar(-20, -16, 40, 3.4), shade(HUES.sky, 0.12)), fill(dab(-13, -8, 8, 1.4, 70), shade(HUES.sky, 0.2))]

const drawPot = (full: boolean): Marks => [
  stroke('M-31 -30q-9 1 -6 8M31 -30q9 1 6 8', HUES.ink, 3.4), fill('M-30 -40L-27 -4Q0 3 27 -4L30 -40Z', HUES.coral), fill('M10 -40H30L27 -4Q18 0 9 0.6Z', shade(HUES.coral, -0.1)), fill(oval(0, -40, 30, 7), shade(HUES.coral, -0.25)), fill(oval(0, -40, 26, 5.4), full ? OATS : shade(HUES.coral, -0.4)),
  ...(full ? [fill(repeat(4, (i) => oval(-16 + i * 11, -41 - (i % 2) * 2, 5, 3.4)), shade(OATS, 0.08)), stroke('M-10 -50q-5 -7 0 -13q5 -6 0 -12M8 -50q-5 -7 0 -13q5 -6 0 -12', '#ffffff', 2.6, 0.7)] : []),
]

/** The straw hat with the red band, upside down. */
const hat: Marks = [fill('M-15 -24Q-14 0 0 0T15 -24Z', HUES.pale), fill('M4 -24H15Q14 -4 3 -0.4Z', shade(HUES.pale, -0.1)), fill('M-15 -24L-14.4 -17Q0 -13 14.4 -17L15 -24Z', HUES.red), fill(oval(0, -24, 27, 5), HUES.pale), fill(oval(0, -24.6, 18, 3), shade(HUES.pale, -0.25))]

const drawPorridge: DrawProp = (text) => {
  if (text === 'bowl') return makeProp(42, 24, [drawMound(-15, 15, 2), dish], { grip: [0, -8] })
  if (text === 'heap') return makeProp(46, 44, [drawMound(-15, 21, 4), dish], { grip: [0, -8] })
  if (text === 'hill') return makeProp(96, 92, [drawMound(-12, 46, 8), dish])
  if (text === 'hat') return makeProp(52, 40, [drawMound(-24, 14, 3), hat], { grip: [0, -8] })
  return text === 'empty' ? makeProp(70, 48, drawPot(false)) : makeProp(70, 74, drawPot(true))
}

export const PORRIDGE = { porridge: drawPorridge } as const
