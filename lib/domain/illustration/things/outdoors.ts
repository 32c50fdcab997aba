import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, rotate, translate } from '../kit/vector'
import type { Node } from '../scene'
import { bar, blob, box, dab, fill, flattenMarks, taperedPath, repeat, oval, paperPath, smoothPath, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawLettering } from './letters'
import { drawBucket } from './pail'
import { POTATO } from './potato'
import { HUES, drawBall, propRng, drawLump, drawPolygon, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'
import { drawApple } from './titbits'

const drawFlower: DrawProp = () => makeProp(16, 38, [stroke('M0 0Q2 -14 0 -28', HUES.leaf, 1.6), fill(dab(0.5, -8, 12, 3, -36) + dab(0.5, -13, 11, 2.8, -146), HUES.green), fill(repeat(6, (i) => oval(Math.cos(i * 1.047) * 5, -30 + Math.sin(i * 1.047) * 5, 3.6)), HUES.coral), fill(oval(0, -30, 3), HUES.yellow)], { grip: [0, -8] })
const drawPot = (c: string): Marks => [fill('M-12 -20L-9 0Q0 2.5 9 0L12 -20Z', c), fill('M4 -20L3 1.5Q7 1 9 0L12 -20Z', shade(c, -0.1)), fill(box(-13.5, -24, 27, 5.5, propRng('pot'), 0.4), shade(c, 0.05))]
const drawFlowerpot: DrawProp = () => makeProp(28, 54, [stroke('M0 -22Q-1 -34 0 -44M0 -26Q8 -32 9 -38M0 -26Q-8 -32 -10 -37', HUES.leaf, 1.6), fill(dab(0, -26, 16, 3.6, -30) + dab(0, -26, 16, 3.6, -150) + dab(0, -30, 13, 3, -60), HUES.green), ...[[0, -46, HUES.red], [9.5, -40, HUES.yellow], [-10.5, -39, HUES.coral]].map(([x, y, c]) => [fill(repeat(6, (i) => oval(Number(x) + Math.cos(i * 1.047) * 3.8, Number(y) + Math.sin(i * 1.047) * 3.8, 2.7)), `${c}`), fill(oval(Number(x), Number(y), 2.3), HUES.cream)]), drawPot(HUES.brick)], { grip: [0, -12] })
const drawPlant: DrawProp = () => makeProp(34, 58, [fill(repeat(9, (i) => dab(0, -20, 30 - Math.abs(i - 4) * 2, 3.4, -90 + (i - 4) * 19)), HUES.leaf), fill(repeat(6, (i) => dab(0, -20, 26, 2.4, -80 + (i - 3) * 22)), HUES.green), drawPot(HUES.cream)])
/** A giant one, as wide as a wheelbarrow; its foot at the origin. */
export const drawGiantPumpkin = (): Marks => {
  const rng = propRng('pumpkin')
  return [
    fill(
      taperedPath(
        [
          [4, -60],
          [6, -72],
          [14, -80],
        ],
        [10, 7, 6],
      ),
      HUES.leaf,
    ),
    drawLump(-26, -30, 20, 28, HUES.orange, rng),
    drawLump(26, -30, 20, 28, shade(HUES.orange, -0.04), rng),
    drawLump(0, -32, 24, 31, HUES.orange, rng),
    fill(dab(-10, -52, 40, 2.8, 96) + dab(14, -52, 40, 2.8, 82), shade(HUES.orange, -0.1)),
  ]
}
const drawPumpkin: DrawProp = () => makeProp(88, 72, drawGiantPumpkin())
const MARROW_OUTLINE: [number, number][] = [[-40, -62], [-24, -82], [10, -88], [44, -82], [56, -68], [40, -48], [-24, -46]]
/** What a wheelbarrow may carry, by its text, and how high the two of them are together. */
const BARROW_LOADS: Record<string, { height: number; draw: () => Marks }> = {
  // As wide as the barrow.
  pumpkin: {
    height: 114,
    draw: () => [group(flattenMarks(drawGiantPumpkin()), { transform: translate(4, -42) })],
  },
  suitcase: {
    height: 86,
    draw: () => [
      stroke('M-10 -78V-85H8V-78', HUES.brown, 3),
      fill(bar(-30, -78, 60, 42), HUES.red),
      fill(bar(18, -78, 12, 42), shade(HUES.red, -0.1)),
      fill(bar(-20, -78, 5, 42) + bar(12, -78, 5, 42), HUES.brown),
    ],
  },
  // Longer than the barrow.
  marrow: {
    height: 90,
    draw: () => [
      stroke('M50 -70Q60 -72 64 -80', '#5b7d2a', 5),
      fill(smoothPath(MARROW_OUTLINE, true, 0.9), '#5f9448'),
      fill('M-38 -64Q6 -80 54 -68L53 -65Q6 -76 -38 -61ZM-28 -74Q8 -88 44 -79L44 -76Q8 -84 -28 -71Z', '#a9cf7c'),
    ],
  },
}
const drawWheelbarrow: DrawProp = (text) => {
  const rng = propRng('wheelbarrow')
  const load = text === undefined ? undefined : BARROW_LOADS[text]
  return makeProp(108, load?.height ?? 58, [
    load?.draw() ?? [],
    fill(
      taperedPath(
        [
          [-56, -40],
          [-20, -28],
          [30, -14],
        ],
        [3, 3, 3],
      ),
      HUES.wood,
    ),
    stroke('M-26 -26L-30 -2M-12 -22L-6 -2', HUES.ink, 3),
    drawPolygon(
      [
        [-34, -52],
        [44, -52],
        [24, -18],
        [-22, -20],
      ],
      HUES.green,
      rng,
      1,
    ),
    drawPolygon(
      [
        [8, -52],
        [44, -52],
        [24, -18],
        [8, -19],
      ],
      shade(HUES.green, -0.08),
      rng,
      0.5,
    ),
    fill(box(-37, -55, 84, 5, rng, 0.6), shade(HUES.green, 0.07)),
    drawBall(38, -13, 13, HUES.ink),
    fill(oval(38, -13, 5), HUES.steel),
  ])
}
const drawMushroom: DrawProp = () => makeProp(28, 28, [fill(taperedPath([[0, 0], [0, -8], [0, -16]], [9, 6.5, 6.5]), HUES.cream), fill('M-14 -13Q-12 -28 0 -28T14 -13Q0 -9 -14 -13Z', HUES.red), fill('M4 -27Q12 -25 14 -13Q8 -11 4 -11Z', shade(HUES.red, -0.08)), fill(oval(-5, -20, 2.4, 1.8) + oval(3, -24, 2, 1.5) + oval(7, -17, 1.8, 1.4), '#fff7e6')])
const drawRock: DrawProp = () => makeProp(60, 36, drawLump(0, -17, 30, 18, HUES.stone, propRng('rock')))
const drawLog: DrawProp = () => makeProp(90, 26, [fill(taperedPath([[-44, -12], [0, -13], [42, -12]], [24, 25, 24]), HUES.wood), fill(dab(-40, -20, 76, 2.4, 0) + dab(-30, -12, 60, 1.4, 1), shade(HUES.wood, 0.1)), fill(dab(-42, -4, 80, 3, 0), shade(HUES.wood, -0.1)), fill(oval(42, -12, 6, 12), '#e8c99a'), fill(oval(42, -12, 3.4, 7), '#cda06a')])
/** Text: a trombone's "slide". */
const drawStick: DrawProp = (text) => text === 'slide' ? makeProp(84, 14, [stroke('M-40 -11H34Q40 -11 40 -7T34 -3H-40', shade(HUES.gold, -0.16), 3), stroke('M-40 -11.6H34Q39 -11.4 39.4 -8', HUES.gold, 2), stroke('M-24 -11V-3', HUES.gold, 2.2)], { grip: [0, -7], placement: 'flat' }) : makeProp(46, 10, [fill(taperedPath([[-22, -3], [0, -6], [22, -4]], [3.4, 3, 2.4]), HUES.brown), stroke('M6 -6L12 -12M-8 -5L-12 -9', HUES.brown, 1.8)], { grip: [0, -5], placement: 'flat' })
/** Text: "up", blown up by the wind. */
const drawLeaf: DrawProp = (text) => makeProp(18, 16, [fill(dab(-9, -2, 19, 6, -24), HUES.orange), stroke('M-11 -1L8 -10', shade(HUES.orange, -0.15), 0.8)], { grip: [-9, -2], placement: text === 'up' ? 'air' : 'flat' })
const drawFeather: DrawProp = () => makeProp(10, 26, [fill(dab(0, 0, 26, 4.4, -78), HUES.sky), fill(dab(0, 0, 25, 1.8, -76), '#ffffff'), stroke('M-0.5 3L5 -24', HUES.blue, 0.7)], { grip: [0, 0], placement: 'flat' })
const drawCarrot: DrawProp = () => makeProp(9, 26, [fill(dab(0, -18, 9, 2, -90) + dab(0, -18, 9, 2, -60) + dab(0, -18, 9, 2, -120), HUES.green), fill('M-4.4 -18Q0 -21 4.4 -18Q4 -8 0 0Q-4 -8 -4.4 -18Z', HUES.orange), stroke('M-3.6 -14h3M3 -10h-2.5', shade(HUES.orange, -0.12), 0.8)], { grip: [0, -12] })
const drawHay: DrawProp = () => {
  const rng = propRng('hay')
  return makeProp(70, 42, [drawSlab(-34, -40, 68, 40, '#e6bf62', rng, 0.2), fill(repeat(26, () => dab(-32 + rng.next() * 56, -38 + rng.next() * 34, 12, 0.9, rng.about(20))), shade('#e6bf62', -0.12)), fill(repeat(14, () => dab(-32 + rng.next() * 56, -38 + rng.next() * 34, 10, 0.9, rng.about(30))), shade('#e6bf62', 0.1)), fill(bar(-16, -41, 2.4, 42) + bar(14, -41, 2.4, 42), HUES.brick)])
}
const drawBrick: DrawProp = () => makeProp(24, 12, [drawSlab(-12, -11, 24, 11, HUES.brick, propRng('brick')), fill(oval(-5, -11, 2.4, 0.8) + oval(3, -11, 2.4, 0.8), shade(HUES.brick, -0.12))], { grip: [0, -6] })
const drawHole: DrawProp = () => {
  const rng = propRng('hole')
  return makeProp(60, 18, [fill(blob(0, -4, 32, 11, rng, 10, 0.08), '#8a6544'), fill(blob(0, -4, 26, 7.5, rng, 10, 0.06), '#3a2a26'), fill(repeat(8, () => oval(rng.about(30), -2 + rng.about(7), rng.between(2, 4), rng.between(1.4, 2.4))), '#a57b52')], { placement: 'flat' })
}
/** A stretch of palings. */
const drawFence: DrawProp = () => {
  const rng = propRng('fence')
  const palings = [-70, -54, -38, -22, -6, 10, 26, 42, 58]
  return makeProp(150, 96, [
    fill(bar(-76, -72, 152, 7) + bar(-76, -30, 152, 7), shade(HUES.cream, -0.16)),
    fill(palings.map((x) => paperPath([[x, 0], [x, -82], [x + 6, -94], [x + 12, -82], [x + 12, 0]], rng, 0.8)).join(''), HUES.cream), fill(palings.map((x) => bar(x + 8.5, -82, 3.5, 82)).join(''), shade(HUES.cream, -0.08)),
  ], { placement: 'wall' })
}
const drawSign: DrawProp = (text = '') => {
  const rng = propRng('sign')
  return makeProp(78, 96, [fill(box(-4, -60, 8, 60, rng, 0.5), HUES.wood), fill(bar(1.5, -60, 2.5, 60), shade(HUES.wood, -0.1)), fill(paperPath([[-38, -95], [38, -97], [39, -56], [-39, -54]], rng, 1), shade(HUES.pale, 0.06)), fill(paperPath([[-38, -60], [39, -62], [39, -56], [-39, -54]], rng, 0.5), shade(HUES.pale, -0.07)), fill(oval(-35.2, -91.6, 1.3) + oval(35.2, -93.4, 1.3), HUES.brown), drawLettering(text, -31, -91, 62, 29, HUES.ink)], { grip: [0, -20], readable: true, ...(text ? { words: { x: -31, y: -91, width: 62, height: 29 } } : {}) })
}
const drawLadder: DrawProp = () => makeProp(40, 150, [fill(taperedPath([[-18, 0], [-14, -75], [-10, -150]], [4, 4, 4]) + taperedPath([[18, 0], [14, -75], [10, -150]], [4, 4, 4]), HUES.wood), fill(repeat(7, (i) => bar(-16 + i * 0.9, -20 - i * 19, 32 - i * 1.8, 3.4)), HUES.pale)], { placement: 'wall' })
const drawRope: DrawProp = () => makeProp(42, 18, [stroke('M-16 -5a16 6 0 1 0 32 0a16 6 0 1 0 -32 0M-13 -9a13 5 0 1 0 26 0a13 5 0 1 0 -26 0M13 -9q10 6 16 5', HUES.pale, 3), stroke('M-10 -12a10 4 0 1 0 20 0', shade(HUES.pale, -0.1), 1)], { placement: 'flat', grip: [0, -8] })
const drawBench: DrawProp = () => makeProp(130, 74, [stroke('M-50 0V-30M50 0V-30M-50 -30V-70M50 -30V-70', HUES.ink, 4), fill(bar(-62, -36, 124, 7), HUES.pale), fill(bar(-62, -30, 124, 3), shade(HUES.pale, -0.14)), fill(bar(-62, -70, 124, 8) + bar(-62, -55, 124, 8), HUES.wood)])
/** Text: "potato", which sits on it. */
const drawSwing: DrawProp = (text) => makeProp(120, 190, [
  stroke('M-58 0L-44 -184M-30 0L-44 -184M58 0L44 -184M30 0L44 -184M-48 -184H48', HUES.red, 5),
  stroke('M-14 -184V-44M14 -184V-44', HUES.grey, 1.6),
  fill(bar(-19, -46, 38, 5), HUES.wood),
  text === 'potato' ? drawRider(0, -45, 6) : null,
], { placement: 'wall', ...(text === 'potato' ? { storyPart: { x: -16, y: -78, width: 32, height: 36 } } : {}) })
/** A potato in its sock, on something of a playground. */
const drawRider = (x: number, y: number, angle: number): Node =>
  group(POTATO.potato('sock').nodes, { transform: compose(translate(x, y), rotate(angle)), thing: 'potato' })
/** Text: "potato", which comes down it. */
const drawSlide: DrawProp = (text) => {
  const rng = propRng('slide')
  return makeProp(190, 150, [
    fill(bar(-80, -130, 6, 130) + bar(-52, -130, 6, 130) + repeat(5, (i) => bar(-78, -26 - i * 22, 30, 4)), HUES.blue),
    drawPolygon([[-88, -130], [-64, -158], [-40, -130]], HUES.yellow, rng),
    fill(taperedPath([[-52, -92], [-10, -60], [36, -16], [86, -8]], [18, 18, 17, 12]), HUES.red),
    fill(taperedPath([[-52, -98], [-10, -66], [36, -22], [86, -12]], [4, 4, 4, 3]), shade(HUES.red, 0.13)),
    text === 'potato' ? drawRider(14, -42, 32) : null,
  ], { placement: 'wall', ...(text === 'potato' ? { storyPart: { x: -6, y: -76, width: 40, height: 40 } } : {}) })
}
/** A puddle. Texts: "wide", in which somebody is; "mud", the same of mud. */
const drawPuddle: DrawProp = (text) => {
  const rng = propRng('puddle')
  if (text === 'wide' || text === 'mud') {
    const [edge, face, gleam] = text === 'mud' ? ['#6b4a34', '#8a6447', '#a9835f'] : ['#6f97ad', '#a9cbd9', '#e4f2f6']
    return makeProp(150, 26, [
      fill(blob(0, -6, 76, 17, rng, 14, 0.07), edge),
      fill(blob(-3, -7, 68, 13, rng, 13, 0.07), face),
      fill(dab(-52, -11, 40, 2, 2) + dab(18, -3, 32, 1.8, 2) + dab(-30, 2, 26, 1.6, 0), gleam),
    ], { placement: 'flat', underAll: true })
  }
  return makeProp(90, 16, [fill(blob(0, -4, 46, 11, rng, 11, 0.08), '#6f97ad'), fill(blob(-3, -5, 38, 7.5, rng, 10, 0.08), '#a9cbd9'), fill(dab(-24, -6, 28, 1.6, 2) + dab(6, -3, 20, 1.2, 2), '#e4f2f6')], { placement: 'flat' })
}
const drawTent: DrawProp = () => {
  const rng = propRng('tent')
  return makeProp(190, 140, [drawPolygon([[-92, 0], [0, -138], [70, -10]], HUES.orange, rng, 1.5), drawPolygon([[0, -138], [70, -10], [96, -22], [34, -130]], shade(HUES.orange, -0.12), rng, 1), fill('M-40 -2Q-16 -70 -4 -112Q14 -60 30 -6Z', '#5f3a34'), fill('M-4 -112Q14 -60 30 -6L54 -9Q26 -70 -4 -112Z', '#f7d9b0')], { placement: 'wall' })
}
const drawCampfire: DrawProp = () => {
  const rng = propRng('campfire')
  const flame = (k: number, c: string) => fill(`M${-18 * k} -4q${-8 * k} ${-22 * k} ${7 * k} ${-35 * k}q${1 * k} ${12 * k} ${7 * k} ${15 * k}q${-2 * k} ${-23 * k} ${11 * k} ${-33 * k}q${-2 * k} ${20 * k} ${9 * k} ${29 * k}q${7 * k} ${14 * k} ${-2 * k} ${24 * k}q${-16 * k} ${7 * k} ${-32 * k} 0z`, c)
  return makeProp(70, 66, [fill(taperedPath([[-26, -2], [0, -6], [24, -12]], [9, 8, 8]), HUES.brown), fill(taperedPath([[26, -2], [0, -6], [-22, -12]], [9, 8, 8]), HUES.wood), flame(1, '#f0702a'), flame(0.72, '#ffab3d'), flame(0.42, '#fff0b0'), [0, 1, 2, 3, 4, 5, 6].map((i) => fill(blob(-33 + i * 11, 2 + Math.sin(i * 0.52) * 5, 7, 5, rng, 7, 0.1), i % 2 ? HUES.stone : shade(HUES.stone, -0.08)))])
}
const drawUmbrella: DrawProp = () => makeProp(76, 84, [stroke('M0 -80V-6Q0 2 6 1Q9 0 8 -4', HUES.wood, 2.4), fill('M-38 -48Q-32 -84 0 -84Q32 -84 38 -48Q30 -55 24 -48Q18 -55 12 -48Q6 -55 0 -48Q-6 -55 -12 -48Q-18 -55 -24 -48Q-30 -55 -38 -48Z', HUES.red), fill('M0 -84Q-10 -70 -12 -48Q-6 -55 0 -48Q6 -55 12 -48Q10 -70 0 -84Z', HUES.yellow), fill('M0 -84Q32 -84 38 -48Q30 -55 24 -48Q22 -70 0 -84Z', shade(HUES.red, -0.07)), stroke('M0 -84V-88', HUES.wood, 2)], { grip: [0, -10] })
const drawShell: DrawProp = () => makeProp(18, 14, [fill(repeat(5, (i) => dab(0, 0, 14, 3, -150 + i * 30)), '#f4c3ae'), stroke('M0 -1L-9 -8M0 -1L-3 -12M0 -1L4 -12M0 -1L9 -7', '#d9937e', 0.7)], { grip: [0, -5] })
const drawSandcastle: DrawProp = () => {
  const rng = propRng('sandcastle')
  const sand = '#e8c586'
  const tower = (x: number, y: number, w: number, tall: number) => [drawSlab(x - w / 2, y - tall, w, tall, sand, rng, 0.35), fill(repeat(3, (i) => bar(x - w / 2 + i * w * 0.38, y - tall - 5, w * 0.24, 6)), sand)]
  return makeProp(84, 66, [fill('M-42 0Q-30 -14 0 -14T42 0Q0 6 -42 0Z', shade(sand, -0.06)), tower(-22, -6, 18, 30), tower(22, -6, 18, 28), drawSlab(-20, -24, 40, 18, shade(sand, -0.03), rng), tower(0, -10, 22, 42), fill('M-5 -8V-16Q0 -22 5 -16V-8Z', '#8f6a3e'), stroke('M0 -56V-72', HUES.brown, 1.2), fill('M0 -72L14 -67L0 -62Z', HUES.red)])
}
const drawBike: DrawProp = () => {
  const wheel = (x: number) => [stroke(`M${x - 18} -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0`, HUES.ink, 3), stroke(repeat(6, (i) => `M${x} -18L${(x + Math.cos(i) * 17).toFixed(1)} ${(-18 + Math.sin(i) * 17).toFixed(1)}`), HUES.steel, 0.7)]
  return makeProp(104, 68, [wheel(-32), wheel(34), stroke('M-32 -18L-16 -44H22L34 -18M-16 -44L-2 -18H-32M-2 -18L22 -44M-16 -44L-19 -54M22 -44L19 -60L29 -63', HUES.red, 3), fill(dab(-29, -55, 20, 3.4, 0), HUES.ink)])
}
const drawSkateboard: DrawProp = () => makeProp(66, 12, [fill(taperedPath([[-33, -12], [-24, -8], [24, -8], [33, -12]], [3, 4, 4, 3]), HUES.blue), fill(oval(-20, -3, 3.6) + oval(20, -3, 3.6), HUES.red)])
const drawSled: DrawProp = () => makeProp(100, 34, [stroke('M-48 -3H34Q50 -4 46 -22', HUES.red, 3.6), stroke('M-30 -4V-16M0 -4V-16M26 -4V-16', HUES.wood, 3), fill(bar(-44, -22, 84, 6), HUES.pale), fill(bar(-44, -17, 84, 2.4), shade(HUES.pale, -0.14))])
const drawBus: DrawProp = () => {
  const rng = propRng('bus')
  return makeProp(330, 150, [drawSlab(-164, -140, 318, 118, HUES.yellow, rng, 0.06), fill(box(-164, -60, 318, 10, rng, 1), HUES.ink), fill([0, 1, 2, 3, 4].map((i) => box(-152 + i * 50, -128, 40, 40, rng, 1)).join(''), HUES.sky), fill([0, 1, 2, 3, 4].map((i) => `M${-150 + i * 50} -126h24l-22 30z`).join(''), '#d4e9f0'), fill(box(104, -126, 38, 100, rng, 1), shade(HUES.sky, -0.05)), fill(bar(122, -126, 2, 100), HUES.ink), drawBall(-100, -20, 22, HUES.ink), drawBall(80, -20, 22, HUES.ink), fill(oval(-100, -20, 9) + oval(80, -20, 9), HUES.steel), fill(oval(152, -42, 6, 8), '#fff2c4')], { placement: 'wall' })
}
const drawTorch: DrawProp = () => makeProp(26, 9, [fill('M10 -10L17 -13V4L10 1Z', HUES.yellow), fill(taperedPath([[-12, -4.5], [0, -4.5], [10, -4.5]], [6, 6, 7]), HUES.blue), fill(bar(-2, -8, 5, 1.6), HUES.red), fill(oval(17, -4.5, 1.8, 8), '#fff6cf')], { grip: [-4, -4.5] })
const drawLantern: DrawProp = () => makeProp(20, 34, [stroke('M-6 -26Q0 -40 6 -26', HUES.ink, 1.6), fill(oval(0, -14, 17), '#ffd98c', 0.3), fill(box(-8, -24, 16, 3, propRng('lantern'), 0.3) + box(-9, -4, 18, 4, propRng('lantern2'), 0.3), HUES.ink), fill(bar(-7, -21, 14, 17), '#ffedb8'), fill(dab(0, -6, 11, 2.6, -90), '#f0902a'), stroke('M-7 -21V-4M7 -21V-4M0 -21V-18', HUES.ink, 1)], { grip: [0, -31] })

export const OUTDOORS = {
  bucket: drawBucket, flower: drawFlower, flowerpot: drawFlowerpot, plant: drawPlant, wheelbarrow: drawWheelbarrow,
  mushroom: drawMushroom, rock: drawRock, log: drawLog, stick: drawStick, leaf: drawLeaf, feather: drawFeather,
  apple: drawApple, carrot: drawCarrot, pumpkin: drawPumpkin, hay: drawHay, brick: drawBrick, hole: drawHole,
  fence: drawFence, sign: drawSign, ladder: drawLadder, rope: drawRope, bench: drawBench, swing: drawSwing,
  slide: drawSlide, puddle: drawPuddle, tent: drawTent, campfire: drawCampfire, umbrella: drawUmbrella,
  shell: drawShell, sandcastle: drawSandcastle, bike: drawBike, skateboard: drawSkateboard, sled: drawSled,
  bus: drawBus, torch: drawTorch, lantern: drawLantern,
} as const
