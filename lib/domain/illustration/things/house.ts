import { drawCrayon } from './crayon'
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { translate } from '../kit/vector'
import { bar, blob, box, dab, fill, flattenMarks, taperedPath, repeat, oval, paperPath, smoothPath, stroke } from '../stage/marks'
import { drawScarf } from './cloth'
import { drawHat, drawHatOn } from './hat'
import { drawPlateScale } from './plate-scale'
import { drawWindowInWall } from './window-in-wall'
import { drawLettering } from './letters'
import { clockHands, readClock } from './clock-face'
import { HUES, drawBall, propRng, drawLump, drawPolygon, drawSlab, makeProp } from './prop-drawing'
import type { Box } from '../scene'
import type { Marks } from '../stage/marks'
import type { DrawProp } from './prop-drawing'

const drawBox: DrawProp = () => {
  const rng = propRng('box')
  return makeProp(50, 44, [drawPolygon([[-24, -34], [-36, -44], [-14, -44], [-2, -34]], shade(HUES.pale, 0.08), rng), drawPolygon([[24, -34], [36, -45], [14, -45], [2, -34]], shade(HUES.pale, -0.04), rng), fill(bar(-24, -36, 48, 6), shade(HUES.pale, -0.22)), drawSlab(-24, -34, 48, 34, HUES.pale, rng), fill(bar(-4, -34, 8, 14), shade(HUES.pale, -0.06))], { grip: [0, -16] })
}
const drawBasket: DrawProp = () => makeProp(42, 42, [stroke('M-17 -22Q0 -58 17 -22', HUES.wood, 3), fill('M-20 -24H20L15 0Q0 4 -15 0Z', HUES.pale), fill('M7 -24H20L15 0Q10 2 5 2Z', shade(HUES.pale, -0.08)), stroke('M-19 -18H19M-18 -12H18M-16.5 -6H16.5M-10 -24L-8 1M0 -24V2M10 -24L8 1', shade(HUES.pale, -0.16), 1), fill(box(-21, -27, 42, 5, propRng('basket'), 0.5), HUES.wood)], { grip: [0, -38] })
const drawBag: DrawProp = () => makeProp(36, 40, [stroke('M-8 -34Q0 -46 8 -34', HUES.wood, 2.4), fill(smoothPath([[-15, 0], [-17, -22], [-10, -35], [10, -35], [17, -22], [15, 0]], true, 0.7), HUES.blue), fill(smoothPath([[5, 0], [7, -34], [12, -33], [17, -22], [15, 0]], true, 0.6), shade(HUES.blue, -0.08)), fill(box(-10, -17, 20, 14, propRng('bag'), 1), shade(HUES.blue, 0.08)), fill(oval(0, -10, 1.6), HUES.yellow)], { grip: [0, -38] })
const drawSuitcase: DrawProp = () => {
  const rng = propRng('suitcase')
  return makeProp(56, 44, [stroke('M-8 -36V-42H8V-36', HUES.brown, 3), drawSlab(-27, -36, 54, 36, HUES.red, rng, 0.2), fill(bar(-17, -36, 4, 36) + bar(13, -36, 4, 36), HUES.brown), fill(oval(-15, -18, 2.4) + oval(15, -18, 2.4), HUES.gold), fill(oval(2, -20, 7), HUES.cream)], { grip: [0, -41] })
}
const drawCup: DrawProp = () => makeProp(13, 12, [stroke('M5 -9q6 0 5 4q-1 3 -5 2', HUES.red, 1.6), fill('M-5.5 -11.5L-4.5 -1Q0 1.5 4.5 -1L5.5 -11.5Z', HUES.red), fill('M1.5 -11.5L1.5 0.5Q3.5 0.2 4.5 -1L5.5 -11.5Z', shade(HUES.red, -0.1)), fill(oval(0, -11.5, 5.5, 1.6), '#6b4130')], { grip: [0, -6] })
const drawBowl: DrawProp = () => makeProp(20, 10, [fill('M-10 -9H10Q9 0 3 0H-3Q-9 0 -10 -9Z', HUES.blue), fill('M3 -9H10Q9 0 3 0Z', shade(HUES.blue, -0.09)), fill(oval(0, -9, 10, 2.4), shade(HUES.blue, -0.18)), fill(dab(-8, -6, 15, 1, 4), HUES.cream)], { grip: [0, -6] })
const drawSoup: DrawProp = () => makeProp(22, 22, [stroke('M-4 -14q-3 -4 0 -7M4 -14q3 -4 0 -7', '#fff6e6', 1.4, 0.8), fill('M-11 -10H11Q10 0 4 0H-4Q-10 0 -11 -10Z', HUES.cream), fill('M4 -10H11Q10 0 4 0Z', shade(HUES.cream, -0.1)), fill(oval(0, -10, 11, 2.8), HUES.orange), fill(oval(-3, -10.4, 1.6, 0.8) + oval(3, -9.8, 1.6, 0.8), HUES.green)], { grip: [0, -6] })
/** Text: "beetroot", a red heap on it. */
const drawPlate: DrawProp = (text) => makeProp(24, text === 'beetroot' ? 12 : 6, [
  fill(oval(0, -3, 12, 3.4), HUES.cream), fill(oval(0, -3.4, 8, 2), shade(HUES.cream, -0.06)),
  text === 'beetroot' ? [
    fill(oval(-3.5, -5.4, 4.5, 3) + oval(3.5, -5.4, 4.5, 3) + oval(0, -8.4, 4.5, 3), '#a3224d'),
    fill(oval(-3.5, -6, 2.5, 1.2) + oval(3.5, -6, 2.5, 1.2) + oval(0, -9, 2.5, 1.2), '#cc4a73'),
  ] : null,
], { grip: [0, -3], placement: 'flat' })
const drawSpoon: DrawProp = () => makeProp(5, 18, [fill(taperedPath([[0, 0], [0, -6], [0, -12]], [2, 1.5, 1.4]), HUES.pale), fill(oval(0, -14.5, 2.6, 3.6), HUES.pale), fill(oval(-0.4, -14.8, 1.6, 2.4), shade(HUES.pale, -0.1))], { grip: [0, -4], placement: 'flat' })
const drawSandwich: DrawProp = () => makeProp(18, 12, [fill('M-9 -1L9 -1L3 -12Z', '#e9c48c'), fill('M-9 -3L9 -3L8 -5L-7 -5Z', HUES.green), fill('M-8 -5L8 -5L7 -7L-6 -7Z', HUES.red), fill('M-8 -6L7 -6L3 -13Z', '#f3d9a6')], { grip: [0, -5] })
/** A loaf. Texts: a "biscuit", a slice of "toast". */
const drawBread: DrawProp = (text) =>
  text === 'biscuit' ? makeProp(14, 13, [fill(oval(0, -6.5, 7), shade('#d9a35c', -0.1)), fill(oval(-0.4, -7, 6.4), '#e0b06c'), fill([[-2, -9], [2.6, -8], [0, -4.6], [-3.4, -5]].map(([x = 0, y = 0]) => oval(x, y, 1)).join(''), HUES.brown)], { grip: [0, -2] })
  : text === 'toast' ? makeProp(22, 20, [fill('M-10 -13Q-13 -20 -5 -20H5Q13 -20 10 -13V-1H-10Z', '#b9763a'), fill('M-8 -12.6Q-10 -18 -4 -18H4Q10 -18 8 -12.6V-3H-8Z', '#f0cd94'), fill(box(-4, -13, 8, 6, propRng('toast'), 0.6), HUES.yellow)], { grip: [0, -2] })
  : makeProp(32, 15, [drawLump(0, -7, 16, 7.5, '#d49a55', propRng('bread')), stroke('M-9 -10l4 -4M-2 -11l4 -4M5 -10l4 -4', '#f0cd94', 1.6)], { grip: [0, -7] })
/** A cake with candles. Texts: "plain" without, a "loaf" with a slice cut. */
const drawCake: DrawProp = (text) => {
  const rng = propRng('cake')
  if (text === 'loaf') return makeProp(46, 24, [
    fill(oval(0, -2, 25, 4.4), HUES.cream), fill(oval(0, -2.6, 19, 2.8), shade(HUES.cream, -0.07)),
    fill(paperPath([[-17, -3], [-18, -15], [-12, -21], [9, -21], [13, -15], [12, -3]], rng, 0.7), '#b5733a'), fill('M-17 -14Q-16 -21 -10 -21.6H8Q12 -20 12.4 -14.6Q8 -17.4 3 -15.6Q-2 -14 -7 -16Q-12 -17.6 -17 -14Z', '#fff6ea'),
    fill(paperPath([[8, -3], [8, -16], [10.5, -20], [14, -20], [16, -15], [15.4, -3]], rng, 0.5), '#8f5527'), fill(paperPath([[9.4, -4], [9.4, -15.4], [11.4, -18.4], [13.4, -18.4], [14.8, -14.6], [14.2, -4]], rng, 0.4), '#d79b58'), fill(oval(11.4, -12, 0.8) + oval(12.8, -8, 0.8) + oval(11, -6, 0.7), '#8f5527'),
    fill(box(13, -4.6, 10.5, 3, rng, 0.5), '#d79b58'), fill(bar(13, -2.2, 10.5, 1.1), '#8f5527'),
  ], { grip: [0, -4] })
  const candles = text === 'plain' ? [] : [-14, -7, 0, 7, 14]
  return makeProp(54, candles.length ? 52 : 36, [fill(oval(0, -2, 29, 5), HUES.cream), drawSlab(-24, -20, 48, 18, '#f3c7b4', rng), drawSlab(-17, -34, 34, 15, '#f7dcc4', rng), fill(`M-24 -20h48v3${repeat(6, () => 'q-4 7 -8 0')}z`, HUES.red), fill(`M-17 -34h34v2${repeat(5, () => 'q-3.4 6 -6.8 0')}z`, '#fff6ea'), candles.length ? [fill(candles.map((x) => bar(x * 0.9 - 1, -42, 2, 9)).join(''), HUES.blue), fill(candles.map((x) => dab(x * 0.9, -42, 6, 1.6, -90)).join(''), '#ffb33d')] : fill(oval(-8, -36, 2.2) + oval(0, -36.6, 2.2) + oval(8, -36, 2.2), HUES.red), fill(oval(-12, -11, 1.6) + oval(2, -10, 1.6) + oval(14, -12, 1.6), HUES.red)], { grip: [0, -4] })
}
/** On its back with the lid on a pillow, under a blanket. */
const drawJarInBed = () => makeProp(66, 25, [
  fill('M-33 -20Q-22 -24 -12 -23Q-2 -24 8 -20Q5 -10 8 0Q-2 1 -12 0Q-22 1 -33 -1Q-28 -10 -33 -20Z', '#f0d9b2'),
  fill('M8 -20Q5 -10 8 0Q1 1 -6 0Q2 -9 8 -20Z', shade('#f0d9b2', -0.1)),
  stroke('M-31 -19Q-20 -22 -12 -21.4Q-2 -22 6 -19', HUES.coral, 1.2),
  fill('M-13 -23Q-2 -25 12 -24V-5Q-2 -4 -13 -6Z', '#cfe3ea'),
  fill('M-10 -15Q0 -13 12 -14V-5Q-2 -4 -10 -6Z', HUES.yellow),
  fill(dab(-9, -20, 14, 1.2, 2), '#ffffff'),
  fill(bar(-18.500, -24, 6, 19), HUES.red),
  fill(bar(-18.500, -24, 2, 19), shade(HUES.red, -0.1)),
  fill('M2 -25Q16 -29 30 -21Q34 -12 32 0Q18 2 4 0Q6 -12 2 -25Z', HUES.coral),
  fill('M10 -27l5 0.4Q14 -12 16 1h-5Q9 -12 10 -27ZM21 -25.4l4 2Q24 -12 26 1h-5Q19 -12 21 -25.400Z', HUES.cream),
  fill('M2 -25Q6 -26.400 8 -26.600Q12 -12 9.500 0.600L4 0Q6 -12 2 -25Z', shade(HUES.cream, -0.03)),
], { grip: [0, -10], placement: 'flat' })
/**
 * A jar of jam. Texts: a "snail" on its leaf, "coins", "nothing" with the lid off, "empty" with the lid on, a tin of
 * "biscuits"; "abed", in bed; "rolls", on its side; "hat" is jam too, with a hat on its lid. Open, with the lid beside
 * it: "open" jam, an "open-snail" and a "flower" in it; "pop" is open too, the lid in the air.
 */
const drawJar: DrawProp = (text) => {
  if (text === 'abed') return drawJarInBed()
  if (text === 'rolls') return drawRollingJar()
  if (text === 'biscuits') return makeProp(24, 20, [fill('M-11 -15V-2Q0 1.6 11 -2V-15Z', HUES.red), fill('M4 -15H11V-2Q8 -1 4 -0.6Z', shade(HUES.red, -0.1)), fill(oval(0, -8, 6, 4.6), HUES.pale), fill(oval(-2, -9, 0.9) + oval(2, -7, 0.9) + oval(0.4, -10, 0.9), HUES.brown), fill('M-12 -18V-15Q0 -12 12 -15V-18Z', HUES.gold), fill(oval(0, -18, 12, 2.6), shade(HUES.gold, 0.1)), fill(oval(0, -19.4, 2.4, 1.4), shade(HUES.gold, -0.1))], { grip: [0, -9] })
  const snail = text === 'snail' || text === 'open-snail'
  const open = OPEN_JARS.has(text ?? '')
  const hue = snail ? HUES.green : HUES.red
  const lid = (x: number, y: number) => [fill(oval(x, y, 8, 2.4), hue), fill(oval(x, y - 1, 8, 2), shade(hue, 0.08))]
  const flies = [lid(6, -36), stroke('M-7 -27L-10 -31M0 -27V-31M11 -27L13 -30', HUES.gold, 1.2)]
  const inside =
    snail ? [fill(dab(-7, -3, 14, 4.4, -8), HUES.green), stroke('M-6 -4.6q3.4 -2.6 7 -2q3 0.4 4.4 -3.4M5.4 -10l-0.6 -2.4M5.4 -10l1.8 -1.8', '#cfa877', 1.8), fill(oval(-2, -9, 4.6), '#b5753f'), stroke('M-2 -9a2.2 2.2 0 1 1 2.4 2.2', '#e3b785', 1)]
    : text === 'coins' ? fill(repeat(9, (i) => oval(-5.6 + (i % 4) * 3.8, -2.6 - Math.floor(i / 4) * 3.2, 2.5, 1.7)), HUES.gold)
    : text === 'nothing' || text === 'empty' || text === 'flower' ? null
    : fill('M-8.5 -12Q0 -9 8.5 -12L8.5 -1Q0 1.5 -8.5 -1Z', HUES.yellow)
  return makeProp(open && text !== 'pop' ? 30 : 18, text === 'pop' || text === 'flower' ? 40 : 24, [
    text === 'flower' ? drawFlowerIn() : null,
    fill('M-8 -20Q-10 -18 -9 -1Q0 2 9 -1Q10 -18 8 -20Z', '#cfe3ea', text === 'flower' ? 0.7 : 1),
    inside,
    open ? [fill(oval(0, -20, 8, 1.8), '#eaf4f6'), text === 'pop' ? flies : lid(18, -2)] : fill(bar(-8, -24, 16, 4.6), hue),
    fill(dab(-6, -17, 12, 1, 88), '#ffffff'),
    text === 'hat' ? drawHatOn(0, -23, 0.85, -5) : null,
  ], { grip: [0, -12] })
}
/** On its side, with strokes behind it. */
const drawRollingJar = () => makeProp(44, 20, [
  fill('M-6 -18Q-8 -9 -6 0Q6 2 12 0L12 -18Q6 -20 -6 -18Z', '#cfe3ea'), fill('M-4 -10Q4 -9 10 -10L11.4 0Q4 1.6 -5.6 0Z', HUES.yellow), fill(bar(12, -17, 5, 16), HUES.red), fill(dab(2, -15, 10, 1, 0), '#ffffff'),
  stroke('M-12 -14H-24M-11 -8H-28M-12 -2H-22', HUES.brown, 1.4), stroke('M20 -19q5 5 3 11', HUES.brown, 1.2),
], { grip: [4, -9] })
const OPEN_JARS: ReadonlySet<string> = new Set(['nothing', 'open', 'open-snail', 'flower', 'pop'])
/** A flower whose stem stands in a jar. */
const drawFlowerIn = () => [
  stroke('M-1 -2Q3 -16 2 -31', HUES.leaf, 1.6),
  fill('M2 -23Q9 -27 12 -24Q8 -20 2 -21Z', HUES.green),
  fill(oval(2, -39.6, 3.4) + oval(6.4, -36.4, 3.4) + oval(4.7, -31.3, 3.4), HUES.pink),
  fill(oval(-0.7, -31.3, 3.4) + oval(-2.4, -36.4, 3.4), HUES.pink),
  fill(oval(2, -35, 2.8), HUES.yellow),
]
/** A roof that does not hold: a blanket over the string between two chairs, down on the floor in the middle. */
const drawSlackRoof = () => makeProp(138, 84, [
  [-50, 50].map((x) => group(drawChair().nodes, { transform: x < 0 ? translate(x, 0) : [-1, 0, 0, 1, x, 0] })),
  fill('M-50 -80Q-34 -74 -26 -46Q-14 -18 0 -14Q14 -18 26 -46Q34 -74 50 -80L57 -52Q50 -36 52 -8Q44 -2 36 0Q18 5 0 1Q-18 5 -36 0Q-44 -2 -52 -8Q-50 -36 -57 -52Z', HUES.coral),
  fill('M-30 -56Q-25 -24 -31 0l-7 -1Q-33 -28 -37 -66ZM-13 -24Q-11 -10 -15 3l-7 -0.600Q-19 -18 -21 -35ZM13 -24Q11 -10 15 3l7 -0.600Q19 -18 21 -35ZM30 -56Q25 -24 31 0l7 -1Q33 -28 37 -66Z', HUES.cream),
  fill('M-26 -46Q-14 -18 0 -14Q14 -18 26 -46Q18 -10 0 -6Q-18 -10 -26 -46Z', shade(HUES.coral, -0.12)),
  stroke('M-64 -78L-50 -80Q-36 -74 -27 -50M64 -78L50 -80Q36 -74 27 -50', '#c9a468', 2.2),
], { grip: [0, -40], neverCut: true })
/** A heap with somebody under it, as a lying person has it over body and legs. */
const drawHeap = () => makeProp(100, 42, [
  fill('M-48 2Q-54 -14 -44 -28Q-34 -40 -20 -34Q-8 -46 8 -38Q22 -44 34 -32Q50 -26 48 2Q30 6 14 2Q-4 6 -20 2Q-36 6 -48 2Z', HUES.coral),
  fill('M8 -38Q22 -44 34 -32Q50 -26 48 2Q40 4 32 3Q38 -18 8 -38Z', shade(HUES.coral, -0.11)),
  fill('M-38 -33Q-42 -14 -36 3l-8 0Q-50 -16 -43 -29ZM-14 -37Q-20 -16 -13 3l-8 0Q-27 -18 -20 -34ZM12 -40Q8 -16 14 2l-8 2Q0 -18 5 -39ZM36 -31Q34 -14 40 3l-8 0Q27 -16 29 -36Z', HUES.cream),
  fill(dab(-30, -24, 24, 2, -40) + dab(4, -28, 26, 2, 30), shade(HUES.coral, -0.16)),
], { placement: 'over' })
/** Texts: "slack", a roof that has come down; "heap", over somebody who lies. */
const drawBlanket: DrawProp = (text) => text === 'slack' ? drawSlackRoof() : text === 'heap' ? drawHeap() : makeProp(62, 14, [
  fill(smoothPath([[-30, 0], [-31, -8], [-10, -13], [14, -12], [31, -7], [30, 0]], true, 0.8), HUES.coral),
  fill(repeat(5, (i) => bar(-24 + i * 11, -11, 4, 11)), HUES.cream),
  fill(repeat(8, (i) => bar(-30 + i * 8, 0, 1.2, 3)), HUES.coral),
], { grip: [0, -6], placement: 'flat' })
/** A plump pillow with pulled-out corners. */
const drawPillow: DrawProp = () => makeProp(46, 24, [fill('M-23 -24Q-12 -19 0 -21Q12 -19 23 -24Q17 -11 23 1Q12 -2 0 0Q-12 -2 -23 1Q-17 -11 -23 -24Z', '#f0d9b2'), fill('M23 -24Q17 -11 23 1Q12 -2 0 0Q8 -4 14 -9Q19 -16 23 -24Z', shade('#f0d9b2', -0.08)), fill(oval(-3, -13, 12, 5), shade('#f0d9b2', 0.06)), stroke('M-21 -22Q-12 -18.4 0 -19.6Q12 -18.4 21 -22M-21 -1Q-12 -3.4 0 -1.6Q12 -3.4 21 -1', HUES.coral, 1.3), fill(oval(0, -11, 1.8), HUES.coral)], { grip: [0, -10] })
/** Text: "empty", beside one on which somebody sits. */
const drawChair: DrawProp = () => makeProp(40, 82, [fill(bar(-17, -82, 4, 82) + bar(12, -82, 4, 82), shade(HUES.wood, -0.05)), fill(bar(-17, -80, 33, 9) + bar(-17, -62, 33, 7), HUES.wood), fill(bar(-19, -40, 38, 6), shade(HUES.wood, 0.09)), fill(bar(-18, -34, 4, 34) + bar(14, -34, 4, 34), HUES.wood)])
const drawTable: DrawProp = () => makeProp(110, 62, [fill(bar(-46, -56, 7, 56) + bar(39, -56, 7, 56), shade(HUES.wood, -0.06)), drawPolygon([[-55, -56], [55, -56], [48, -63], [-48, -63]], shade(HUES.wood, 0.14), propRng('table')), fill(bar(-55, -57, 110, 7), HUES.wood), fill(bar(-55, -51, 110, 2), shade(HUES.wood, -0.12))])
const drawBed: DrawProp = () => {
  const rng = propRng('prop-bed')
  return makeProp(180, 92, [fill(box(-88, -60, 8, 60, rng, 1), HUES.wood), fill(box(80, -90, 10, 90, rng, 1), HUES.wood), fill(bar(-80, -22, 160, 12), shade(HUES.wood, -0.06)), drawSlab(-80, -46, 160, 26, HUES.cream, rng, 0.1), fill(smoothPath([[36, -46], [40, -62], [74, -64], [80, -46]], true, 0.9), '#fffaf0'), fill(smoothPath([[-84, -18], [-86, -48], [-30, -54], [26, -50], [30, -20]], true, 0.6), HUES.coral), fill(repeat(5, (i) => bar(-76 + i * 20, -50, 8, 30)), HUES.yellow)], { placement: 'wall' })
}
/** A lamp on its post, in a street or by a front door. */
const drawStreetLamp = () => makeProp(34, 214, [
  fill(oval(0, -190, 46), '#ffe0a0', 0.22), fill(oval(0, -190, 27), '#ffe0a0', 0.3), fill(bar(-2.500, -172, 5, 172) + bar(-6, -26, 12, 26) + bar(-9, -5, 18, 5) + bar(-10, -174, 20, 4) + 'M-10 -206L0 -216L10 -206Z', '#3d4a55'), fill('M-9 -206H9L6 -174H-6Z', '#fff1c4'), fill(bar(-0.6, -206, 1.200, 32), '#3d4a55'),
], { placement: 'wall' })
/** A room's lamp. Texts: "off" is unlit, "street" on a post. */
const drawLamp: DrawProp = (text) => text === 'street' ? drawStreetLamp() : makeProp(34, 56, [
  text === 'off' ? null : fill(oval(0, -40, 30), '#ffe0a0', 0.28),
  fill('M-9 0Q-8 -6 -3.5 -10Q-2 -17 -1.500 -26H1.500Q2 -17 3.500 -10Q8 -6 9 0Q0 2 -9 0Z', HUES.blue),
  fill('M-17 -26H17L10 -54H-10Z', text === 'off' ? '#c9c0ac' : '#fbe7bb'),
  fill('M5 -26H17L10 -54H4Z', text === 'off' ? '#b5ab96' : '#efd296'),
], { grip: [0, -14] })
const drawRug: DrawProp = () => {
  const rng = propRng('rug')
  return makeProp(150, 26, [fill(blob(0, -6, 78, 20, rng, 14, 0.02), HUES.red), fill(blob(0, -6, 66, 16, rng, 14, 0.02), HUES.cream), fill(blob(0, -6, 58, 14, rng, 14, 0.02), HUES.red), fill(blob(0, -6, 34, 8, rng, 12, 0.02), HUES.yellow)], { placement: 'flat' })
}
const drawShelf: DrawProp = () => {
  const rng = propRng('shelf')
  const colours = [HUES.red, HUES.blue, HUES.yellow, HUES.green, HUES.coral]
  return makeProp(84, 120, [fill(box(-42, -120, 84, 120, rng, 1), HUES.wood), fill(bar(-37, -115, 74, 34) + bar(-37, -76, 74, 34) + bar(-37, -37, 74, 34), shade(HUES.wood, -0.16)), [0, 1, 2].map((row) => [0, 1, 2, 3, 4, 5].map((i) => fill(bar(-35 + i * 11.6, -82 + row * 39 - 26 - ((i * 3 + row) % 3) * 2.5, 9, 27 + ((i * 3 + row) % 3) * 2.5), colours[(i + row * 2) % 5] ?? HUES.red)))], { placement: 'wall' })
}
/** Text: "sticker", with a red one on its arm. */
const drawSofa: DrawProp = (text) => makeProp(170, 80, [fill(smoothPath([[-80, -8], [-82, -66], [-60, -78], [60, -78], [82, -66], [80, -8]], true, 0.6), HUES.blue), fill(box(-72, -40, 144, 18, propRng('sofa'), 2), shade(HUES.blue, 0.09)), fill(box(-72, -24, 144, 18, propRng('sofa2'), 2), shade(HUES.blue, -0.06)), fill(bar(-1, -72, 2, 48), shade(HUES.blue, -0.12)), drawLump(-80, -26, 12, 26, HUES.blue, propRng('arm')), drawLump(80, -26, 12, 26, HUES.blue, propRng('arm2')), text === 'sticker' ? fill(oval(-48, -58, 6) + oval(80, -28, 5), HUES.red) : null], { placement: 'wall' })
/**
 * A door in its frame. Texts: "front", in a house front with a step and a lamp; "cupboard", of a tall cupboard;
 * "boots", with a row of them before it.
 */
const drawDoor: DrawProp = (text) => {
  const rng = propRng('door')
  const leaf = [fill(box(-43, -196, 86, 196, rng, 1), HUES.cream), drawSlab(-36, -189, 72, 189, HUES.leaf, rng, 0.12), fill(box(-26, -176, 52, 62, rng, 1) + box(-26, -100, 52, 84, rng, 1), shade(HUES.leaf, -0.08)), drawBall(24, -92, 4, HUES.gold)]
  if (text === 'cupboard') return makeProp(116, 212, [
    drawSlab(-52, -204, 104, 204, HUES.pale, rng, 0.08),
    fill(box(-58, -212, 116, 12, rng, 0.8), HUES.wood),
    fill(bar(-58, -201, 116, 2.4), shade(HUES.wood, -0.12)),
    leaf.slice(1),
    fill(bar(-52, -7, 104, 7), HUES.wood),
  ], { placement: 'wall', inWall: true })
  if (text === 'boots') return makeProp(146, 196, [leaf, drawBootRow(4)], { placement: 'wall', inWall: true })
  if (text !== 'front') return makeProp(86, 196, leaf, { placement: 'wall', inWall: true })
  return makeProp(176, 246, [
    fill(box(-84, -236, 168, 236, rng, 1), '#e3b48e'), fill(bar(52, -234, 31, 234), shade('#e3b48e', -0.07)), fill([[-78, -216], [-70, -160], [-80, -90], [58, -200], [64, -120], [56, -48], [-76, -34]].map(([x = 0, y = 0]) => bar(x, y, 18, 6)).join(''), shade('#e3b48e', -0.12)),
    leaf, fill('M-62 -204L-50 -232H50L62 -204Z', HUES.brick), fill(bar(-62, -206, 124, 6), shade(HUES.brick, -0.16)), fill(box(-22, -130, 30, 7, rng, 0.4), HUES.gold), stroke('M66 -150v-8', HUES.ink, 2), fill('M58 -150H74L71 -132H61Z', '#ffedb8'), fill(bar(57, -153, 18, 4), HUES.ink),
    fill(box(-60, -9, 120, 9, rng, 0.8), HUES.stone), fill(bar(-60, -9, 120, 3), shade(HUES.stone, 0.1)), fill('M-82 -22H-58L-62 0H-78Z', HUES.blue), fill(repeat(7, (i) => dab(-70, -22, 22 + (i % 2) * 8, 5, -140 + i * 17)), HUES.leaf), fill(oval(-78, -42, 3.4) + oval(-66, -48, 3.4) + oval(-58, -38, 3), HUES.coral),
  ], { placement: 'wall', toldPart: { x: -43, y: -196, width: 86, height: 196 } })
}
/** Texts: in the "front" of a house; the same with an empty "shelf" in the light behind it. */
const drawWindow: DrawProp = (text) => {
  if (text === 'front' || text === 'shelf') return drawWindowInWall(text === 'shelf')
  const rng = propRng('prop-window')
  return makeProp(90, 170, [
    fill(box(-45, -168, 90, 100, rng, 1), HUES.cream),
    fill(bar(-38, -161, 76, 84), HUES.sky),
    fill('M-38 -161h46l-46 50z', '#cfe6ee'),
    fill(bar(-2.5, -161, 5, 84) + bar(-38, -124, 76, 5), HUES.cream),
    fill(box(-50, -74, 100, 9, rng, 1), shade(HUES.cream, -0.06)),
  ], { placement: 'wall', inWall: true })
}
const drawMirror: DrawProp = () => makeProp(54, 150, [
  fill(oval(0, -92, 27, 42), HUES.gold),
  fill(oval(0, -92, 22, 37), '#cfe4ec'),
  fill(dab(-12, -112, 46, 3.4, 62) + dab(-2, -118, 36, 2, 62), '#ffffff'),
], { placement: 'wall', inWall: true })
/** On a wall. Texts: "post", in a street; the time that it shows. */
const drawClock: DrawProp = (text) => {
  const { variant, time } = readClock(text)
  const { long, short } = clockHands(time, 11)
  return makeProp(
    40,
    190,
    [
      variant === 'post' ? [fill(bar(-3, -152, 6, 152) + bar(-8, -5, 16, 5), HUES.ink)] : null,
      fill(oval(0, -170, 20), HUES.wood),
      fill(oval(0, -170, 16.5), HUES.cream),
      stroke(`M0 -170l${long.join(' ')}M0 -170l${short.join(' ')}`, HUES.ink, 1.8),
      fill(
        repeat(12, (i) => oval(Math.cos(i * 0.5236) * 13.5, -170 + Math.sin(i * 0.5236) * 13.5, 0.9)),
        HUES.ink,
      ),
    ],
    { placement: 'wall', ...(variant === 'post' ? {} : { inWall: true }), keepsSide: true, storyPart: { x: -20, y: -190, width: 40, height: 40 } },
  )
}
/** With two bells; as large as one that stands beside a bed. Text: the time that it shows. */
const drawAlarmClock: DrawProp = (text) => {
  const { long, short } = clockHands(readClock(text).time, 5)
  return makeProp(20, 24, [stroke('M-5 -3L-7.5 0M5 -3L7.5 0', HUES.brown, 1.8), stroke('M0 -18V-21.5', HUES.steel, 1.4), fill('M-8.6 -16.4Q-9.4 -21.6 -4.4 -22.4L-1.6 -18.6ZM8.6 -16.4Q9.4 -21.6 4.4 -22.4L1.6 -18.6Z', HUES.gold), fill(oval(0, -21.8, 1.5), HUES.steel), fill(oval(0, -10, 9), HUES.red), fill('M2 -18.8A9 9 0 0 1 2 -1.2A12 12 0 0 0 2 -18.8Z', shade(HUES.red, -0.1)), fill(oval(0, -10, 7.2), HUES.cream), fill(repeat(12, (i) => oval(Math.cos(i * 0.5236) * 5.7, -10 + Math.sin(i * 0.5236) * 5.7, 0.5)), HUES.ink), stroke(`M0 -10l${long.join(' ')}M0 -10l${short.join(' ')}`, HUES.ink, 1.1)], { grip: [0, -8], keepsSide: true })
}
const drawBell: DrawProp = () => makeProp(16, 20, [fill(taperedPath([[0, -14], [0, -18], [0, -22]], [3, 3.4, 3]), HUES.wood), fill('M-8 -1Q-5 -5 -4.5 -11Q0 -17 4.5 -11Q5 -5 8 -1Z', HUES.gold), fill('M2 -14Q4.5 -13 4.5 -11Q5 -5 8 -1H2Z', shade(HUES.gold, -0.1)), fill(oval(0, 0, 2), shade(HUES.gold, -0.2))], { grip: [0, -19] })
const drawKey: DrawProp = () => makeProp(8, 20, [stroke('M-3.5 -16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M0 -12V0M0 -1H4M0 -5H3', HUES.gold, 2)], { grip: [0, -14], placement: 'flat' })
/** Texts: a large one with a "plate" and a dial; the same with a "pumpkin" on it. */
const drawScale: DrawProp = (text) => (text === undefined ? drawScalePans() : drawPlateScale(text === 'pumpkin'))
const drawScalePans: DrawProp = () => makeProp(60, 62, [fill('M-14 0H14L8 -6H-8Z', HUES.steel), fill(bar(-2, -54, 4, 50), HUES.steel), fill(taperedPath([[-26, -46], [0, -54], [26, -50]], [2.4, 4, 2.4]), HUES.grey), stroke('M-26 -46L-34 -28M-26 -46L-18 -28M26 -50L18 -32M26 -50L34 -32', HUES.grey, 0.9), fill('M-36 -28H-16Q-18 -20 -26 -20T-36 -28ZM16 -32H36Q34 -24 26 -24T16 -32Z', HUES.gold)])
const drawPhone: DrawProp = () => makeProp(9, 17, [fill(box(-4.5, -17, 9, 17, propRng('phone'), 0.4), HUES.ink), fill(bar(-3.6, -15.5, 7.2, 13), HUES.sky), fill(dab(-2.6, -14, 8, 0.9, 70), '#ffffff')], { grip: [0, -6], placement: 'flat' })
const drawTablet: DrawProp = () => makeProp(26, 19, [fill(box(-13, -19, 26, 18, propRng('tablet'), 0.5), HUES.ink), fill(bar(-11.5, -17.5, 23, 15), HUES.sky), fill('M-11.5 -17.5h12l-12 11z', '#d9edf3'), fill(oval(5, -10, 3.4), HUES.yellow)], { grip: [0, -8] })
const drawCamera: DrawProp = () => makeProp(18, 13, [drawSlab(-9, -11, 18, 11, HUES.ink, propRng('camera')), fill(bar(-7, -13, 6, 3), HUES.grey), fill(oval(1, -5.5, 4.4), HUES.steel), fill(oval(1, -5.5, 3), HUES.blue), fill(oval(0, -6.5, 1), '#ffffff')], { grip: [0, -5] })
const drawBandage: DrawProp = () => makeProp(16, 12, [fill(oval(0, -6, 6), HUES.cream), fill(oval(0, -6, 2.4), shade(HUES.cream, -0.14)), fill('M3 -11L14 -9L14 -5L5 -3Z', HUES.cream), stroke('M11 -8.5v3M9.5 -7h3', HUES.red, 1.2)], { grip: [0, -6], placement: 'flat' })
const drawPaint: DrawProp = () => makeProp(30, 12, [fill(oval(0, -5, 15, 5.5), HUES.pale), fill(oval(-8, -6, 2.4, 1.2), HUES.red), fill(oval(-2, -8, 2.4, 1.2), HUES.yellow), fill(oval(5, -7.5, 2.4, 1.2), HUES.blue), fill(oval(9, -4, 2.4, 1.2), HUES.green), fill(oval(-4, -3, 2.6, 1.1), shade(HUES.pale, -0.25))], { grip: [0, -5], placement: 'flat' })
const drawEasel: DrawProp = () => {
  const rng = propRng('easel')
  return makeProp(80, 140, [stroke('M-30 0L0 -138L30 0M0 -138L6 -10', HUES.wood, 4), fill(bar(-34, -48, 68, 6), HUES.wood), fill(box(-32, -118, 64, 70, rng, 1), HUES.paper), fill(blob(-6, -78, 16, 14, rng, 8, 0.15), HUES.yellow), fill(dab(-22, -60, 44, 4, 4), HUES.green), fill(oval(18, -104, 6), HUES.red)], { placement: 'wall' })
}
const drawBook: DrawProp = () => makeProp(30, 22, [fill('M-15 -18L0 -15L15 -18V-1L0 2L-15 -1Z', HUES.red), fill('M-13 -18Q-6 -20 0 -16V0Q-6 -3 -13 -1.5Z', HUES.paper), fill('M13 -18Q6 -20 0 -16V0Q6 -3 13 -1.5Z', shade(HUES.paper, -0.06)), stroke('M-10 -14q4 -1 7 0M-10 -10q4 -1 7 0M3 -14q4 -1 7 0M3 -10q4 -1 7 0', HUES.grey, 0.6)], { grip: [0, -6] })
const drawerOfPaper =
  (marks: (rng: ReturnType<typeof propRng>) => Parameters<typeof makeProp>[2], name: string, words?: Box): DrawProp =>
  () => {
    const rng = propRng(name)
    return makeProp(
      26,
      32,
      [
        fill(box(-12, -31, 26, 31, rng, 0.8), shade(HUES.paper, -0.12)),
        fill(box(-13, -32, 26, 31, rng, 0.8), HUES.paper),
        marks(rng),
      ],
      { grip: [0, -4], placement: 'flat', ...(words ? { readable: true, words } : {}) },
    )
  }
const RULED = '#b9c4cc'
const drawBlankPaper = drawerOfPaper(() => stroke('M-9 -26H8M-9 -21H9M-9 -16H5', RULED, 0.8), 'paper')
const drawPaper: DrawProp = (text) => (text ? drawerOfPaper(() => [stroke('M-10 -13H10M-10 -9H10M-10 -5H6', RULED, 0.7), drawLettering(text, -11, -29, 22, 13, HUES.ink)], 'paper', { x: -11, y: -29, width: 22, height: 13 })() : drawBlankPaper())
/** A drawn face with a large moustache. */
const drawFaceDrawing = drawerOfPaper((rng) => [fill(blob(0, -17, 8.5, 9, rng, 9, 0.05), '#f3c9a0'), fill(oval(-3, -19, 1) + oval(3, -19, 1), HUES.ink), fill('M0 -14Q-3 -17 -9 -13Q-6 -10 0 -12.5Q6 -10 9 -13Q3 -17 0 -14Z', HUES.brown), fill(dab(-8, -25, 16, 2.6, 0), HUES.orange), stroke('M-11 -6Q0 -3 11 -6', HUES.green, 1.4)], 'drawing')
const drawBoatDrawing = drawerOfPaper(() => [
  fill(bar(-11, -11, 22, 6), HUES.sky),
  fill('M-11 -17Q0 -13 11 -17Q9 -8 4 -8H-4Q-9 -8 -11 -17Z', HUES.red),
  stroke('M-6 -24L1 -8M5 -22a3 3 0 1 0 -1 0', HUES.brown, 1.3),
], 'drawing')
/** A face; text: a red "boat". */
const drawDrawing: DrawProp = (text) => (text === 'boat' ? drawBoatDrawing() : drawFaceDrawing())
const drawNote: DrawProp = (text = '') =>
  makeProp(
    30,
    24,
    [
      fill(box(-15, -24, 30, 23, propRng('note'), 0.8), '#fbe79a'),
      fill('M7 -1L15 -9L15 -1Z', '#e6cc72'),
      drawLettering(text, -12.5, -22, 25, 18, HUES.ink),
    ],
    {
      grip: [0, -4],
      placement: 'flat',
      readable: true,
      ...(text ? { words: { x: -12.5, y: -22, width: 25, height: 18 } } : {}),
    },
  )
/** Text: "sheet", out of its envelope. */
const drawLetter: DrawProp = (text) =>
  text === 'sheet'
    ? drawBlankPaper()
    : makeProp(
        28,
        19,
        [
          fill(box(-14, -19, 28, 19, propRng('letter'), 0.4), HUES.paper),
          stroke('M-14 -19L0 -8L14 -19', HUES.grey, 1),
          fill(oval(0, -8.5, 2.6), HUES.red),
        ],
        { grip: [0, -5], placement: 'flat' },
      )
/** Text: "straight", with one straight line to the cross. */
const drawMap: DrawProp = (text) => makeProp(44, 32, [fill('M-22 -30L-8 -33L8 -29L22 -32V-2L8 1L-8 -3L-22 0Z', '#ecd9a8'), fill('M-8 -33L8 -29V1L-8 -3Z', '#e0c88e'), stroke(text === 'straight' ? 'M-17 -7L15.5 -24.5' : 'M-17 -8q6 -8 12 -5q6 3 9 -4q4 -7 12 -6', HUES.red, text === 'straight' ? 1.6 : 1.2), stroke('M14 -27l5 5M19 -27l-5 5', HUES.red, 1.6), fill(oval(-13, -23, 3, 2) + oval(1, -22, 3.4, 2.4), HUES.green)], { grip: [0, -6] })
const drawMoustache: DrawProp = () => makeProp(16, 6, [fill('M0 -4Q-3 -7 -9 -3Q-6 1 0 -2Q6 1 9 -3Q3 -7 0 -4Z', HUES.brown)], { grip: [0, -3], placement: 'flat' })
/** A pair of boots. Texts: only "one"; a "row" of pairs, large and small. */
const drawBoot = (x: number, colour: string): Marks => [fill(`M${x - 6} -27H${x + 4}V-9Q${x + 12} -8 ${x + 11} 0H${x - 6}Z`, colour), fill(bar(x - 6, -3, 17, 3), shade(colour, -0.2)), fill(bar(x - 6, -27, 10, 3.4), shade(colour, 0.08))]
const drawBootRow = (y: number): Marks => group(flattenMarks([HUES.red, HUES.yellow, HUES.leaf, HUES.blue].map((colour, i) => [drawBoot(-62 + i * 36, colour), drawBoot(-46 + i * 36, colour)])), { transform: translate(0, y) })
const drawBoots: DrawProp = (text) => text === 'row' ? makeProp(138, 28, drawBootRow(0)) : makeProp(text === 'one' ? 22 : 30, 28, (text === 'one' ? [-3] : [-8, 7]).map((x) => drawBoot(x, HUES.yellow)), { grip: [0, -24] })
const drawSock: DrawProp = () => makeProp(16, 22, [fill('M-5 -22H4V-9Q12 -7 11 -1Q4 2 -5 0Z', HUES.coral), fill(bar(-5, -22, 9, 3) + bar(-5, -15, 9, 3), HUES.cream)], { grip: [0, -18], placement: 'flat' })
const drawBroom: DrawProp = () => makeProp(26, 120, [fill(taperedPath([[0, -26], [1, -70], [0, -120]], [3.4, 3, 3]), HUES.wood), fill('M-6 -30H6L13 0Q0 3 -13 0Z', '#e2b95c'), fill(repeat(6, (i) => dab(-4 + i * 1.6, -24, 24, 0.7, 108 - i * 7)), shade('#e2b95c', -0.14)), fill(bar(-6, -30, 12, 4), HUES.red)], { grip: [0, -78] })
const drawGlove: DrawProp = () => makeProp(22, 28, [fill('M-8 -8V-20Q-8 -28 0 -28T8 -20V-8ZM8 -10Q10 -19 14 -18Q17 -15 8 -6Z', HUES.red), fill(bar(-9, -8, 18, 8), HUES.cream), fill(dab(-5, -12, 13, 1.4, -88), shade(HUES.red, 0.12))], { grip: [0, -5] })

export const HOUSE = {
  broom: drawBroom, glove: drawGlove, box: drawBox, basket: drawBasket, bag: drawBag, suitcase: drawSuitcase,
  cup: drawCup, bowl: drawBowl, soup: drawSoup, plate: drawPlate, spoon: drawSpoon, sandwich: drawSandwich,
  bread: drawBread, cake: drawCake, jar: drawJar, blanket: drawBlanket, pillow: drawPillow, chair: drawChair,
  table: drawTable, bed: drawBed, lamp: drawLamp, rug: drawRug, shelf: drawShelf, sofa: drawSofa, door: drawDoor,
  window: drawWindow, mirror: drawMirror, clock: drawClock, 'alarm-clock': drawAlarmClock, bell: drawBell, key: drawKey, scale: drawScale,
  phone: drawPhone, tablet: drawTablet, camera: drawCamera, bandage: drawBandage, paint: drawPaint, easel: drawEasel,
  book: drawBook, paper: drawPaper, drawing: drawDrawing, note: drawNote, letter: drawLetter, map: drawMap,
  crayon: drawCrayon, moustache: drawMoustache, hat: drawHat, scarf: drawScarf, boots: drawBoots, sock: drawSock,
} as const
