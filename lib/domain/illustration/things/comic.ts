import { shade } from '../kit/colour'
import { bar, box, dab, fill, oval, stroke } from '../stage/marks'
import { drawShelter } from './seats'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A page of a comic in black ink, with a volcano. Texts: "duck" is another page, "lines" has two that never meet, "lines and duck" somebody between them, "blot"
// has an ink blot behind the volcano; any other text is written across the page in crayon.
const W = 48
const H = 60
const drawDuck = (x: number, y: number, k: number, colour: string = HUES.yellow): Marks => [
  stroke(`M${x - 2 * k} ${y}v${3 * k}h${2 * k}M${x + 2 * k} ${y}v${3 * k}h${2 * k}`, HUES.orange, 0.9 * k), fill(`M${x - 9 * k} ${y - 6 * k}Q${x - 6 * k} ${y} ${x} ${y}Q${x + 7 * k} ${y} ${x + 6 * k} ${y - 7 * k}Q${x} ${y - 8 * k} ${x - 4 * k} ${y - 4 * k}Z`, colour),
  fill(oval(x + 4 * k, y - 10 * k, 4 * k), colour), fill(`M${x + 7.4 * k} ${y - 11 * k}l${5 * k} ${1.4 * k}l${-5 * k} ${1.2 * k}z`, HUES.orange), fill(oval(x + 5 * k, y - 10.8 * k, 0.7 * k), HUES.ink), stroke(`M${x - 4 * k} ${y - 4.6 * k}q${3 * k} ${2.6 * k} ${6 * k} ${-0.6 * k}`, shade(colour, -0.22), 0.7 * k),
]
const drawHero = (x: number, y: number, k: number): Marks => [fill(`M${x} ${y - 11 * k}L${x + 8 * k} ${y}H${x - 8 * k}Z`, '#e9e2d2'), fill(oval(x, y - 12.6 * k, 3.2 * k), '#e9e2d2'), fill(bar(x - 3.4 * k, y - 13.8 * k, 6.8 * k, 1.8 * k), HUES.ink)]
const drawPanel = (x: number, y: number, w: number, h: number, dark: boolean): Marks => fill(bar(x, y, w, h), dark ? '#413b55' : '#efe6d0')

function drawPanels(text: string): Marks {
  if (text === 'duck') return [drawPanel(-20, -56, 40, 24, false), drawHero(-10, -34, 1.1), drawDuck(8, -35.4, 1), drawPanel(-20, -29, 19, 25, true), drawHero(-10.5, -6, 0.9), drawPanel(1, -29, 19, 25, false), drawDuck(9, -9, 0.95)]
  if (text.startsWith('lines')) return [drawPanel(-20, -56, 40, 52, false), stroke('M-6 -52V-8M6 -52V-8', HUES.ink, 1.8), text === 'lines and duck' ? drawDuck(-1, -7, 2.1, HUES.orange) : null]
  if (text && text !== 'blot') return [drawPanel(-20, -56, 40, 52, true), fill('M-14 -4L-3 -20H4L14 -4Z', '#8a4a3c'), drawHero(11, -4, 0.7), drawLettering(text, -17, -52, 34, 28, '#ff9d3a')]
  return [drawPanel(-20, -56, 40, 22, true), fill('M2 -34L9 -48H13L20 -34Z', '#8a4a3c'), fill(dab(11, -51, 8, 5, 80), HUES.orange), drawHero(-9, -34, 1.1), drawPanel(-20, -31, 12, 27, true), drawHero(-14, -6, 0.7), drawPanel(-5, -31, 25, 12, false), stroke('M-2 -28h19M-2 -25.4h17M-2 -22.8h19', HUES.ink, 0.8), drawPanel(-5, -16, 25, 12, true), drawHero(8, -5, 0.6), text === 'blot' ? [fill(oval(17, -40, 3.4, 2.6), HUES.ink), fill('M20 -41l3 0.8l-3 0.8z', HUES.ink), stroke('M16 -37.6v2.6h1.6M18.4 -37.6v2.6h1.6', HUES.orange, 0.7)] : null]
}

const drawComic: DrawProp = (text = '') => makeProp(W, H, [fill(box(-W / 2, -H, W, H, propRng('comic'), 0.8), HUES.paper), fill(bar(W / 2 - 3, -H + 1, 2.4, H - 2), shade(HUES.paper, -0.08)), drawPanels(text)], { grip: [0, -6], readable: true })

const drawBusShelter: DrawProp = () => makeProp(196, 178, [drawShelter(180)], { placement: 'wall' })

export const COMIC = { comic: drawComic, 'bus-shelter': drawBusShelter } as const
