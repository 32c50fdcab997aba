import { shade } from '../kit/colour'
import { bar, box, dab, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { clockHands, readClock } from './clock-face'
import { HUES, propRng, drawPolygon, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A town clock, the pigeons that sit on it, and the clock that is made for them.
const GREYS = ['#8f97a8', '#7d8596', '#a3a9b5'] as const
const drawPigeon = (x: number, y: number, k: number, i: number): Marks => {
  const grey = GREYS[i % 3] ?? GREYS[0]
  return [fill(`M${x - 7 * k} ${y - 2 * k}Q${x - 1 * k} ${y} ${x + 3 * k} ${y - 1 * k}Q${x + 6 * k} ${y - 4 * k} ${x + 3.4 * k} ${y - 8 * k}Q${x - 2 * k} ${y - 8 * k} ${x - 7 * k} ${y - 2 * k}Z`, grey), fill(oval(x + 3.4 * k, y - 8.4 * k, 2.3 * k), shade(grey, -0.1)), fill(dab(x - 5 * k, y - 3 * k, 7 * k, 1.4 * k, -14), shade(grey, -0.16)), fill(oval(x + 2.8 * k, y - 5.6 * k, 1.5 * k, 1 * k), '#7fa08f'), fill(oval(x + 4 * k, y - 8.8 * k, 0.5 * k), HUES.ink), fill(`M${x + 5.4 * k} ${y - 8.8 * k}l${2 * k} ${0.7 * k}l${-2 * k} ${0.6 * k}z`, HUES.orange)]
}
const repeatMarks = (n: number, draw: (i: number) => Marks): Marks => [...Array(n).keys()].map(draw)
/** A clock face; at a quarter to four its long hand is as long as pigeons need it. */
const drawClockFace = (x: number, y: number, r: number, time: string): Marks => {
  const { long, short } = clockHands(time, r * 0.7)
  return [
  fill(oval(x, y, r), HUES.gold), fill(oval(x, y, r * 0.9), HUES.cream), fill(repeat(12, (i) => oval(x + Math.cos(i * 0.5236) * r * 0.76, y + Math.sin(i * 0.5236) * r * 0.76, i % 3 ? r * 0.035 : r * 0.065)), HUES.ink),
  time === QUARTER_TO ? [stroke(`M${x} ${y}L${x - r * 1.04} ${y}`, HUES.ink, r * 0.1), stroke(`M${x} ${y}L${x + r * 0.46} ${y + r * 0.2}`, HUES.ink, r * 0.13)] : [stroke(`M${x} ${y}l${long.join(' ')}`, HUES.ink, r * 0.1), stroke(`M${x} ${y}l${short.join(' ')}`, HUES.ink, r * 0.13)], fill(oval(x, y, r * 0.08), HUES.gold),
  ]
}
const QUARTER_TO = '3:45'

/** Texts: "one" pigeon on the roof, "pigeons" along the long hand, a "screen" against the wind; the time it shows. */
const drawClockTower: DrawProp = (whole) => {
  const { variant: text, time } = readClock(whole)
  const rng = propRng('clock-tower')
  const on = text === 'pigeons'
  return makeProp(128, 290, [
    fill(box(-46, -12, 92, 12, rng, 1), shade(HUES.stone, -0.08)), fill(box(-36, -196, 72, 186, rng, 1), '#d9c3a0'), fill(bar(16, -196, 20, 186), shade('#d9c3a0', -0.08)), fill(repeat(12, (i) => bar(-34 + (i % 3) * 24 + (i % 2) * 8, -30 - i * 13, 12, 4)), shade('#d9c3a0', -0.12)),
    fill('M-14 -10V-40Q0 -56 14 -40V-10Z', HUES.brown), fill(bar(-0.8, -46, 1.6, 36), shade(HUES.brown, -0.2)), fill(box(-8, -96, 16, 24, rng, 0.6), '#5b6f86'), fill(box(-48, -204, 96, 10, rng, 1), shade('#d9c3a0', 0.1)),
    fill(box(-44, -262, 88, 60, rng, 1), '#e6d3b2'), fill(bar(22, -262, 22, 60), shade('#e6d3b2', -0.07)), fill(box(-50, -268, 100, 8, rng, 1), shade('#d9c3a0', 0.1)), drawPolygon([[-50, -268], [0, -314], [50, -268]], HUES.leaf, rng, 1), drawPolygon([[0, -314], [50, -268], [20, -268]], shade(HUES.leaf, -0.1), rng, 0.6), fill(bar(-1, -326, 2, 14), HUES.gold), fill(oval(0, -327, 3), HUES.gold),
    drawClockFace(0, -231, 29, on ? QUARTER_TO : time),
    on ? repeatMarks(6, (i) => drawPigeon(-23.5 + i * 4.8, -231.8, 0.86, i)) : null,
    text === 'one' ? drawPigeon(30, -268, 1.1, 1) : null,
    text === 'screen' ? [fill(bar(-64, -250, 6, 250), HUES.wood), fill(repeat(9, (i) => box(-62, -248 + i * 20, 30, 18, rng, 0.8)), HUES.pale), fill(repeat(9, (i) => bar(-62, -233 + i * 20, 30, 3)), shade(HUES.pale, -0.12)), fill(bar(-36, -250, 5, 250), HUES.wood)] : null,
  ], { readable: true })
}


/** A low clock, nailed to a quarter to four. Text: "pigeons" sit on it. */
const drawFifthClock: DrawProp = (text) => {
  const rng = propRng('fifth-clock')
  return makeProp(90, 120, [
    fill(bar(-5, -60, 10, 60), HUES.wood), fill(bar(2, -60, 3, 60), shade(HUES.wood, -0.12)), fill(box(-18, -5, 36, 6, rng, 0.6), shade(HUES.wood, -0.08)), fill(repeat(5, (i) => box(-36, -118 + i * 14, 72, 13, rng, 0.8)), HUES.pale), fill(repeat(5, (i) => bar(-36, -107 + i * 14, 72, 2)), shade(HUES.pale, -0.14)),
    drawClockFace(0, -84, 31, QUARTER_TO),
    stroke('M0 -84L-52 -84', HUES.ink, 3.6),
    fill(oval(-50, -84, 1.2) + oval(14, -78, 1.2), HUES.steel),
    text === 'pigeons' ? repeatMarks(5, (i) => drawPigeon(-42 + i * 9.2, -85.6, 1.2, i)) : null,
  ], { readable: true })
}

export const CLOCK_TOWER = { 'clock-tower': drawClockTower, 'fifth-clock': drawFifthClock } as const
