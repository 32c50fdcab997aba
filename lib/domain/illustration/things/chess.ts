import { shade } from '../kit/colour'
import { bar, box, fill, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

const TOP = 56
const IVORY = '#f4e6c4'
const WALNUT = '#6d4630'

/** A chess piece of the given height at x, y: foot, waist and head. */
const drawPiece = (x: number, y: number, high: number, colour: string): Marks => [
  fill(`M${x - 4.6} ${y}Q${x - 1.6} ${y - 3} ${x - 1.7} ${y - high * 0.6}H${x + 1.7}Q${x + 1.6} ${y - 3} ${x + 4.6} ${y}Z`, colour), fill(oval(x, y, 4.7, 1.5), shade(colour, -0.1)), fill(oval(x, y - high * 0.7, high > 14 ? 3.7 : 3.3), colour),
  high > 18 ? stroke(`M${x} ${y - high * 0.7}V${y - high - 1.5}M${x - 2.2} ${y - high + 1}h4.4`, colour, 1.5) : null,
]
const drawKnight = (x: number, y: number, colour: string): Marks => [fill(`M${x - 4.6} ${y}L${x - 3.4} ${y - 9.5}Q${x - 2.6} ${y - 15} ${x + 1.4} ${y - 16.4}L${x + 6.4} ${y - 11.4}L${x + 4.2} ${y - 9}L${x + 1.4} ${y - 9.6}L${x + 4.6} ${y}Z`, colour), fill(oval(x, y, 4.7, 1.5), shade(colour, -0.1))]
const drawBiscuit = (x: number, y: number): Marks => [fill(oval(x, y - 5.6, 6.2, 5.8), '#c98a44'), fill(oval(x - 2, y - 7, 0.9) + oval(x + 2.2, y - 6.4, 0.9) + oval(x, y - 3.6, 0.9), '#7a4a22')]

/** A chessboard on its own table. Text: "biscuit", with a biscuit in the place of one knight. */
const drawChessboard: DrawProp = (text) => {
  const rng = propRng('chessboard')
  // Eight rows seen from a little above: row r runs from y(r) to y(r + 1) and narrows towards the back.
  const y = (r: number) => -TOP - 26 * (1 - r / 8) + 2
  const x = (c: number, r: number) => (c - 4) * (8.4 + r * 0.55)
  const square = (c: number, r: number) => `M${x(c, r)} ${y(r)}L${x(c + 1, r)} ${y(r)}L${x(c + 1, r + 1)} ${y(r + 1)}L${x(c, r + 1)} ${y(r + 1)}Z`
  const dark = repeat(64, (i) => ((i + Math.floor(i / 8)) % 2 ? square(i % 8, Math.floor(i / 8)) : ''))
  const on = (c: number, r: number): [number, number] => [x(c + 0.5, r + 0.5), y(r + 0.75)]
  const edge = `M${x(-0.5, 0)} ${y(-0.4)}L${x(8.5, 0)} ${y(-0.4)}L${x(8.5, 8)} ${y(8.4)}L${x(-0.5, 8)} ${y(8.4)}Z`
  return makeProp(130, 92, [
    fill(bar(-54, -TOP, 6, TOP) + bar(48, -TOP, 6, TOP), shade(HUES.wood, -0.1)), fill(box(-64, -TOP - 30, 128, 34, rng, 1), HUES.pale), drawSlab(-65, -TOP - 1, 130, 8, shade(HUES.wood, 0.05), rng, 0.14),
    fill(edge, shade(WALNUT, -0.06)), fill(`M${x(0, 0)} ${y(0)}L${x(8, 0)} ${y(0)}L${x(8, 8)} ${y(8)}L${x(0, 8)} ${y(8)}Z`, IVORY), fill(dark, shade(HUES.wood, 0.04)),
    drawPiece(...on(4, 0), 20, WALNUT), drawPiece(...on(2, 0), 14, WALNUT), drawPiece(...on(6, 1), 11.5, WALNUT), drawPiece(...on(1, 1), 11.5, WALNUT), drawKnight(...on(5, 2), WALNUT), drawPiece(...on(3, 3), 11.5, WALNUT),
    drawPiece(...on(4, 4), 11.5, '#fffaf0'), text === 'biscuit' ? drawBiscuit(...on(2, 4)) : drawKnight(...on(2, 4), '#fffaf0'), drawPiece(...on(6, 5), 11.5, '#fffaf0'), drawPiece(...on(1, 6), 11.5, '#fffaf0'), drawPiece(...on(5, 6), 17, '#fffaf0'), drawPiece(...on(3, 7), 20, '#fffaf0'),
  ])
}

const drawCard = (name: string): Marks => fill(box(-17, -24, 34, 24, propRng(name), 0.5), HUES.paper)
const drawPostcard: DrawProp = () => makeProp(34, 24, [
  drawCard('postcard'), fill(bar(-15, -22, 30, 20), HUES.sky), fill('M-15 -9Q0 -14 15 -8V-2H-15Z', HUES.green), fill(oval(-1, -9.4, 5, 3.2) + bar(-4.6, -8, 1.4, 6) + bar(2, -8, 1.4, 6), '#ffffff'), fill('M2 -11L5 -16Q9 -16.5 9.5 -13L6 -10Z', '#ffffff'),
  stroke('M5.5 -15.6Q4 -19 1.6 -19M7 -16Q6.4 -19.4 4.4 -20', HUES.brown, 0.9), fill(oval(6.8, -14.2, 0.5), HUES.ink), stroke('M8 -11.4V-9', '#ffffff', 1),
], { grip: [0, -6] })
/** The back of a postcard: an address, a stamp, and nothing else. */
const drawBlankCard: DrawProp = () => makeProp(34, 24, [drawCard('blank-card'), fill(bar(10, -22, 5, 6), HUES.coral), stroke('M2 -13H14M2 -9.5H14M2 -6H11', HUES.ink, 0.8), stroke('M0 -21V-3', HUES.grey, 0.5)], { grip: [0, -6], readable: true })

export const CHESS = { chessboard: drawChessboard, postcard: drawPostcard, 'blank-card': drawBlankCard } as const
