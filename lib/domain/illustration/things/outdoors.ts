import { shade } from '../kit/colour'
import { bar, blob, box, dab, fill, limbs, many, oval, sheet, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { lettering } from './letters'
import { HUES as C, ball, cutter, lump, shape, slab, thing } from './thing'
import type { DrawThing } from './thing'
import { apple } from './titbits'

const bucket: DrawThing = () => thing(28, 30, [strokes('M-12 -24Q0 -46 12 -24', C.cream, 1.4), fill('M-13 -24L-10 0Q0 4 10 0L13 -24Z', C.yellow), fill('M5 -24L4 2Q8 1.5 10 0L13 -24Z', shade(C.yellow, -0.1)), fill(oval(0, -24, 13, 3.4), shade(C.yellow, -0.18)), fill('M-12.6 -19L-11.8 -12Q0 -8 11.8 -12L12.6 -19Q0 -15 -12.6 -19Z', C.blue)], { grip: [0, -34] })
const flower: DrawThing = () => thing(16, 38, [strokes('M0 0Q2 -14 0 -28', C.leaf, 1.6), fill(dab(0.5, -8, 12, 3, -36) + dab(0.5, -13, 11, 2.8, -146), C.green), fill(many(6, (i) => oval(Math.cos(i * 1.047) * 5, -30 + Math.sin(i * 1.047) * 5, 3.6)), C.coral), fill(oval(0, -30, 3), C.yellow)], { grip: [0, -8] })
const pot = (c: string): Marks => [fill('M-12 -20L-9 0Q0 2.5 9 0L12 -20Z', c), fill('M4 -20L3 1.5Q7 1 9 0L12 -20Z', shade(c, -0.1)), fill(box(-13.5, -24, 27, 5.5, cutter('pot'), 0.4), shade(c, 0.05))]
const flowerpot: DrawThing = () => thing(28, 54, [strokes('M0 -22Q-1 -34 0 -44M0 -26Q8 -32 9 -38M0 -26Q-8 -32 -10 -37', C.leaf, 1.6), fill(dab(0, -26, 16, 3.6, -30) + dab(0, -26, 16, 3.6, -150) + dab(0, -30, 13, 3, -60), C.green), ...[[0, -46, C.red], [9.5, -40, C.yellow], [-10.5, -39, C.coral]].map(([x, y, c]) => [fill(many(6, (i) => oval(Number(x) + Math.cos(i * 1.047) * 3.8, Number(y) + Math.sin(i * 1.047) * 3.8, 2.7)), `${c}`), fill(oval(Number(x), Number(y), 2.3), C.cream)]), pot(C.brick)], { grip: [0, -12] })
const plant: DrawThing = () => thing(34, 58, [fill(many(9, (i) => dab(0, -20, 30 - Math.abs(i - 4) * 2, 3.4, -90 + (i - 4) * 19)), C.leaf), fill(many(6, (i) => dab(0, -20, 26, 2.4, -80 + (i - 3) * 22)), C.green), pot(C.cream)])
const wheelbarrow: DrawThing = () => {
  const h = cutter('wheelbarrow')
  return thing(108, 58, [fill(limbs([[-56, -40], [-20, -28], [30, -14]], [3, 3, 3]), C.wood), strokes('M-26 -26L-30 -2M-12 -22L-6 -2', C.ink, 3), shape([[-34, -52], [44, -52], [24, -18], [-22, -20]], C.green, h, 1), shape([[8, -52], [44, -52], [24, -18], [8, -19]], shade(C.green, -0.08), h, 0.5), fill(box(-37, -55, 84, 5, h, 0.6), shade(C.green, 0.07)), ball(38, -13, 13, C.ink), fill(oval(38, -13, 5), C.steel)])
}
const mushroom: DrawThing = () => thing(28, 28, [fill(limbs([[0, 0], [0, -8], [0, -16]], [9, 6.5, 6.5]), C.cream), fill('M-14 -13Q-12 -28 0 -28T14 -13Q0 -9 -14 -13Z', C.red), fill('M4 -27Q12 -25 14 -13Q8 -11 4 -11Z', shade(C.red, -0.08)), fill(oval(-5, -20, 2.4, 1.8) + oval(3, -24, 2, 1.5) + oval(7, -17, 1.8, 1.4), '#fff7e6')])
const rock: DrawThing = () => thing(60, 36, lump(0, -17, 30, 18, C.stone, cutter('rock')))
const log: DrawThing = () => thing(90, 26, [fill(limbs([[-44, -12], [0, -13], [42, -12]], [24, 25, 24]), C.wood), fill(dab(-40, -20, 76, 2.4, 0) + dab(-30, -12, 60, 1.4, 1), shade(C.wood, 0.1)), fill(dab(-42, -4, 80, 3, 0), shade(C.wood, -0.1)), fill(oval(42, -12, 6, 12), '#e8c99a'), fill(oval(42, -12, 3.4, 7), '#cda06a')])
const stick: DrawThing = () => thing(46, 10, [fill(limbs([[-22, -3], [0, -6], [22, -4]], [3.4, 3, 2.4]), C.brown), strokes('M6 -6L12 -12M-8 -5L-12 -9', C.brown, 1.8)], { grip: [0, -5], rests: 'flat' })
const leaf: DrawThing = () => thing(18, 16, [fill(dab(-9, -2, 19, 6, -24), C.orange), strokes('M-11 -1L8 -10', shade(C.orange, -0.15), 0.8)], { grip: [-9, -2], rests: 'flat' })
const feather: DrawThing = () => thing(10, 26, [fill(dab(0, 0, 26, 4.4, -78), C.sky), fill(dab(0, 0, 25, 1.8, -76), '#ffffff'), strokes('M-0.5 3L5 -24', C.blue, 0.7)], { grip: [0, 0], rests: 'flat' })
const carrot: DrawThing = () => thing(9, 26, [fill(dab(0, -18, 9, 2, -90) + dab(0, -18, 9, 2, -60) + dab(0, -18, 9, 2, -120), C.green), fill('M-4.4 -18Q0 -21 4.4 -18Q4 -8 0 0Q-4 -8 -4.4 -18Z', C.orange), strokes('M-3.6 -14h3M3 -10h-2.5', shade(C.orange, -0.12), 0.8)], { grip: [0, -12] })
const pumpkin: DrawThing = () => {
  const h = cutter('pumpkin')
  return thing(44, 36, [fill(limbs([[2, -30], [3, -36], [7, -40]], [5, 3.6, 3]), C.leaf), lump(-13, -15, 10, 14, C.orange, h), lump(13, -15, 10, 14, shade(C.orange, -0.04), h), lump(0, -16, 12, 15.5, C.orange, h), fill(dab(-5, -26, 20, 1.4, 96) + dab(7, -26, 20, 1.4, 82), shade(C.orange, -0.1))])
}
const hay: DrawThing = () => {
  const h = cutter('hay')
  return thing(70, 42, [slab(-34, -40, 68, 40, '#e6bf62', h, 0.2), fill(many(26, () => dab(-32 + h.next() * 56, -38 + h.next() * 34, 12, 0.9, h.about(20))), shade('#e6bf62', -0.12)), fill(many(14, () => dab(-32 + h.next() * 56, -38 + h.next() * 34, 10, 0.9, h.about(30))), shade('#e6bf62', 0.1)), fill(bar(-16, -41, 2.4, 42) + bar(14, -41, 2.4, 42), C.brick)])
}
const brick: DrawThing = () => thing(24, 12, [slab(-12, -11, 24, 11, C.brick, cutter('brick')), fill(oval(-5, -11, 2.4, 0.8) + oval(3, -11, 2.4, 0.8), shade(C.brick, -0.12))], { grip: [0, -6] })
const hole: DrawThing = () => {
  const h = cutter('hole')
  return thing(60, 18, [fill(blob(0, -4, 32, 11, h, 10, 0.08), '#8a6544'), fill(blob(0, -4, 26, 7.5, h, 10, 0.06), '#3a2a26'), fill(many(8, () => oval(h.about(30), -2 + h.about(7), h.between(2, 4), h.between(1.4, 2.4))), '#a57b52')], { rests: 'flat' })
}
/** A stretch of palings with one of them gone and a brick in the gap. */
const fence: DrawThing = () => {
  const h = cutter('fence')
  const palings = [-70, -54, -38, -22, 10, 26, 42, 58]
  return thing(150, 96, [
    fill(bar(-76, -72, 152, 7) + bar(-76, -30, 152, 7), shade(C.cream, -0.16)),
    fill(palings.map((x) => sheet([[x, 0], [x, -82], [x + 6, -94], [x + 12, -82], [x + 12, 0]], h, 0.8)).join(''), C.cream), fill(palings.map((x) => bar(x + 8.5, -82, 3.5, 82)).join(''), shade(C.cream, -0.08)),
    fill(sheet([[-6, 0], [-6, -22], [-2, -17], [2, -26], [6, -20], [6, 0]], h, 0.5), C.cream), slab(-7, -11, 20, 11, C.brick, h),
  ], { rests: 'wall' })
}
const sign: DrawThing = (text = '') => {
  const h = cutter('sign')
  return thing(78, 96, [fill(box(-4, -60, 8, 60, h, 0.5), C.wood), fill(bar(1.5, -60, 2.5, 60), shade(C.wood, -0.1)), fill(sheet([[-38, -95], [38, -97], [39, -56], [-39, -54]], h, 1), shade(C.pale, 0.06)), fill(sheet([[-38, -60], [39, -62], [39, -56], [-39, -54]], h, 0.5), shade(C.pale, -0.07)), fill(oval(-35.2, -91.6, 1.3) + oval(35.2, -93.4, 1.3), C.brown), lettering(text, -31, -91, 62, 29, C.ink)], { grip: [0, -20], reads: true })
}
const ladder: DrawThing = () => thing(40, 150, [fill(limbs([[-18, 0], [-14, -75], [-10, -150]], [4, 4, 4]) + limbs([[18, 0], [14, -75], [10, -150]], [4, 4, 4]), C.wood), fill(many(7, (i) => bar(-16 + i * 0.9, -20 - i * 19, 32 - i * 1.8, 3.4)), C.pale)], { rests: 'wall' })
const rope: DrawThing = () => thing(42, 18, [strokes('M-16 -5a16 6 0 1 0 32 0a16 6 0 1 0 -32 0M-13 -9a13 5 0 1 0 26 0a13 5 0 1 0 -26 0M13 -9q10 6 16 5', C.pale, 3), strokes('M-10 -12a10 4 0 1 0 20 0', shade(C.pale, -0.1), 1)], { rests: 'flat', grip: [0, -8] })
const bench: DrawThing = () => thing(130, 74, [strokes('M-50 0V-30M50 0V-30M-50 -30V-70M50 -30V-70', C.ink, 4), fill(bar(-62, -36, 124, 7), C.pale), fill(bar(-62, -30, 124, 3), shade(C.pale, -0.14)), fill(bar(-62, -70, 124, 8) + bar(-62, -55, 124, 8), C.wood)])
const swing: DrawThing = () => thing(120, 190, [strokes('M-58 0L-44 -184M-30 0L-44 -184M58 0L44 -184M30 0L44 -184M-48 -184H48', C.red, 5), strokes('M-14 -184V-44M14 -184V-44', C.grey, 1.6), fill(bar(-19, -46, 38, 5), C.wood)], { rests: 'wall' })
const slide: DrawThing = () => {
  const h = cutter('slide')
  return thing(190, 150, [fill(bar(-80, -130, 6, 130) + bar(-52, -130, 6, 130) + many(5, (i) => bar(-78, -26 - i * 22, 30, 4)), C.blue), shape([[-88, -130], [-64, -158], [-40, -130]], C.yellow, h), fill(limbs([[-52, -92], [-10, -60], [36, -16], [86, -8]], [18, 18, 17, 12]), C.red), fill(limbs([[-52, -98], [-10, -66], [36, -22], [86, -12]], [4, 4, 4, 3]), shade(C.red, 0.13))], { rests: 'wall' })
}
const puddle: DrawThing = () => {
  const h = cutter('puddle')
  return thing(90, 16, [fill(blob(0, -4, 46, 11, h, 11, 0.08), '#6f97ad'), fill(blob(-3, -5, 38, 7.5, h, 10, 0.08), '#a9cbd9'), fill(dab(-24, -6, 28, 1.6, 2) + dab(6, -3, 20, 1.2, 2), '#e4f2f6')], { rests: 'flat' })
}
const tent: DrawThing = () => {
  const h = cutter('tent')
  return thing(190, 140, [shape([[-92, 0], [0, -138], [70, -10]], C.orange, h, 1.5), shape([[0, -138], [70, -10], [96, -22], [34, -130]], shade(C.orange, -0.12), h, 1), fill('M-40 -2Q-16 -70 -4 -112Q14 -60 30 -6Z', '#5f3a34'), fill('M-4 -112Q14 -60 30 -6L54 -9Q26 -70 -4 -112Z', '#f7d9b0')], { rests: 'wall' })
}
const campfire: DrawThing = () => {
  const h = cutter('campfire')
  const flame = (k: number, c: string) => fill(`M${-18 * k} -4q${-8 * k} ${-22 * k} ${7 * k} ${-35 * k}q${1 * k} ${12 * k} ${7 * k} ${15 * k}q${-2 * k} ${-23 * k} ${11 * k} ${-33 * k}q${-2 * k} ${20 * k} ${9 * k} ${29 * k}q${7 * k} ${14 * k} ${-2 * k} ${24 * k}q${-16 * k} ${7 * k} ${-32 * k} 0z`, c)
  return thing(70, 66, [fill(limbs([[-26, -2], [0, -6], [24, -12]], [9, 8, 8]), C.brown), fill(limbs([[26, -2], [0, -6], [-22, -12]], [9, 8, 8]), C.wood), flame(1, '#f0702a'), flame(0.72, '#ffab3d'), flame(0.42, '#fff0b0'), [0, 1, 2, 3, 4, 5, 6].map((i) => fill(blob(-33 + i * 11, 2 + Math.sin(i * 0.52) * 5, 7, 5, h, 7, 0.1), i % 2 ? C.stone : shade(C.stone, -0.08)))])
}
const umbrella: DrawThing = () => thing(76, 84, [strokes('M0 -80V-6Q0 2 6 1Q9 0 8 -4', C.wood, 2.4), fill('M-38 -48Q-32 -84 0 -84Q32 -84 38 -48Q30 -55 24 -48Q18 -55 12 -48Q6 -55 0 -48Q-6 -55 -12 -48Q-18 -55 -24 -48Q-30 -55 -38 -48Z', C.red), fill('M0 -84Q-10 -70 -12 -48Q-6 -55 0 -48Q6 -55 12 -48Q10 -70 0 -84Z', C.yellow), fill('M0 -84Q32 -84 38 -48Q30 -55 24 -48Q22 -70 0 -84Z', shade(C.red, -0.07)), strokes('M0 -84V-88', C.wood, 2)], { grip: [0, -10] })
const shell: DrawThing = () => thing(18, 14, [fill(many(5, (i) => dab(0, 0, 14, 3, -150 + i * 30)), '#f4c3ae'), strokes('M0 -1L-9 -8M0 -1L-3 -12M0 -1L4 -12M0 -1L9 -7', '#d9937e', 0.7)], { grip: [0, -5] })
const sandcastle: DrawThing = () => {
  const h = cutter('sandcastle')
  const sand = '#e8c586'
  const tower = (x: number, y: number, w: number, tall: number) => [slab(x - w / 2, y - tall, w, tall, sand, h, 0.35), fill(many(3, (i) => bar(x - w / 2 + i * w * 0.38, y - tall - 5, w * 0.24, 6)), sand)]
  return thing(84, 66, [fill('M-42 0Q-30 -14 0 -14T42 0Q0 6 -42 0Z', shade(sand, -0.06)), tower(-22, -6, 18, 30), tower(22, -6, 18, 28), slab(-20, -24, 40, 18, shade(sand, -0.03), h), tower(0, -10, 22, 42), fill('M-5 -8V-16Q0 -22 5 -16V-8Z', '#8f6a3e'), strokes('M0 -56V-72', C.brown, 1.2), fill('M0 -72L14 -67L0 -62Z', C.red)])
}
const bike: DrawThing = () => {
  const wheel = (x: number) => [strokes(`M${x - 18} -18a18 18 0 1 0 36 0a18 18 0 1 0 -36 0`, C.ink, 3), strokes(many(6, (i) => `M${x} -18L${(x + Math.cos(i) * 17).toFixed(1)} ${(-18 + Math.sin(i) * 17).toFixed(1)}`), C.steel, 0.7)]
  return thing(104, 68, [wheel(-32), wheel(34), strokes('M-32 -18L-16 -44H22L34 -18M-16 -44L-2 -18H-32M-2 -18L22 -44M-16 -44L-19 -54M22 -44L19 -60L29 -63', C.red, 3), fill(dab(-29, -55, 20, 3.4, 0), C.ink)])
}
const skateboard: DrawThing = () => thing(66, 12, [fill(limbs([[-33, -12], [-24, -8], [24, -8], [33, -12]], [3, 4, 4, 3]), C.blue), fill(oval(-20, -3, 3.6) + oval(20, -3, 3.6), C.red)])
const sled: DrawThing = () => thing(100, 34, [strokes('M-48 -3H34Q50 -4 46 -22', C.red, 3.6), strokes('M-30 -4V-16M0 -4V-16M26 -4V-16', C.wood, 3), fill(bar(-44, -22, 84, 6), C.pale), fill(bar(-44, -17, 84, 2.4), shade(C.pale, -0.14))])
const bus: DrawThing = () => {
  const h = cutter('bus')
  return thing(330, 150, [slab(-164, -140, 318, 118, C.yellow, h, 0.06), fill(box(-164, -60, 318, 10, h, 1), C.ink), fill([0, 1, 2, 3, 4].map((i) => box(-152 + i * 50, -128, 40, 40, h, 1)).join(''), C.sky), fill([0, 1, 2, 3, 4].map((i) => `M${-150 + i * 50} -126h24l-22 30z`).join(''), '#d4e9f0'), fill(box(104, -126, 38, 100, h, 1), shade(C.sky, -0.05)), fill(bar(122, -126, 2, 100), C.ink), ball(-100, -20, 22, C.ink), ball(80, -20, 22, C.ink), fill(oval(-100, -20, 9) + oval(80, -20, 9), C.steel), fill(oval(152, -42, 6, 8), '#fff2c4')], { rests: 'wall' })
}
const torch: DrawThing = () => thing(26, 9, [fill('M10 -10L17 -13V4L10 1Z', C.yellow), fill(limbs([[-12, -4.5], [0, -4.5], [10, -4.5]], [6, 6, 7]), C.blue), fill(bar(-2, -8, 5, 1.6), C.red), fill(oval(17, -4.5, 1.8, 8), '#fff6cf')], { grip: [-4, -4.5] })
const lantern: DrawThing = () => thing(20, 34, [strokes('M-6 -26Q0 -40 6 -26', C.ink, 1.6), fill(oval(0, -14, 17), '#ffd98c', 0.3), fill(box(-8, -24, 16, 3, cutter('lantern'), 0.3) + box(-9, -4, 18, 4, cutter('lantern2'), 0.3), C.ink), fill(bar(-7, -21, 14, 17), '#ffedb8'), fill(dab(0, -6, 11, 2.6, -90), '#f0902a'), strokes('M-7 -21V-4M7 -21V-4M0 -21V-18', C.ink, 1)], { grip: [0, -31] })

export const OUTDOORS = { bucket, flower, flowerpot, plant, wheelbarrow, mushroom, rock, log, stick, leaf, feather, apple, carrot, pumpkin, hay, brick, hole, fence, sign, ladder, rope, bench, swing, slide, puddle, tent, campfire, umbrella, shell, sandcastle, bike, skateboard, sled, bus, torch, lantern } as const
