import { shade } from '../kit/colour'
import { bar, blob, box, dab, fill, limbs, many, oval, sheet, smooth, strokes } from '../stage/marks'
import { hat, hatOn } from './hat'
import { lettering } from './letters'
import { HUES as C, ball, cutter, lump, shape, slab, thing } from './thing'
import type { DrawThing } from './thing'

const box_: DrawThing = () => {
  const h = cutter('box')
  return thing(50, 44, [shape([[-24, -34], [-36, -44], [-14, -44], [-2, -34]], shade(C.pale, 0.08), h), shape([[24, -34], [36, -45], [14, -45], [2, -34]], shade(C.pale, -0.04), h), fill(bar(-24, -36, 48, 6), shade(C.pale, -0.22)), slab(-24, -34, 48, 34, C.pale, h), fill(bar(-4, -34, 8, 14), shade(C.pale, -0.06))], { grip: [0, -16] })
}
const basket: DrawThing = () => thing(42, 42, [strokes('M-17 -22Q0 -58 17 -22', C.wood, 3), fill('M-20 -24H20L15 0Q0 4 -15 0Z', C.pale), fill('M7 -24H20L15 0Q10 2 5 2Z', shade(C.pale, -0.08)), strokes('M-19 -18H19M-18 -12H18M-16.5 -6H16.5M-10 -24L-8 1M0 -24V2M10 -24L8 1', shade(C.pale, -0.16), 1), fill(box(-21, -27, 42, 5, cutter('basket'), 0.5), C.wood)], { grip: [0, -38] })
const bag: DrawThing = () => thing(36, 40, [strokes('M-8 -34Q0 -46 8 -34', C.wood, 2.4), fill(smooth([[-15, 0], [-17, -22], [-10, -35], [10, -35], [17, -22], [15, 0]], true, 0.7), C.blue), fill(smooth([[5, 0], [7, -34], [12, -33], [17, -22], [15, 0]], true, 0.6), shade(C.blue, -0.08)), fill(box(-10, -17, 20, 14, cutter('bag'), 1), shade(C.blue, 0.08)), fill(oval(0, -10, 1.6), C.yellow)], { grip: [0, -38] })
const suitcase: DrawThing = () => {
  const h = cutter('suitcase')
  return thing(56, 44, [strokes('M-8 -36V-42H8V-36', C.brown, 3), slab(-27, -36, 54, 36, C.red, h, 0.2), fill(bar(-17, -36, 4, 36) + bar(13, -36, 4, 36), C.brown), fill(oval(-15, -18, 2.4) + oval(15, -18, 2.4), C.gold), fill(oval(2, -20, 7), C.cream)], { grip: [0, -41] })
}
const cup: DrawThing = () => thing(13, 12, [strokes('M5 -9q6 0 5 4q-1 3 -5 2', C.red, 1.6), fill('M-5.5 -11.5L-4.5 -1Q0 1.5 4.5 -1L5.5 -11.5Z', C.red), fill('M1.5 -11.5L1.5 0.5Q3.5 0.2 4.5 -1L5.5 -11.5Z', shade(C.red, -0.1)), fill(oval(0, -11.5, 5.5, 1.6), '#6b4130')], { grip: [0, -6] })
const bowl: DrawThing = () => thing(20, 10, [fill('M-10 -9H10Q9 0 3 0H-3Q-9 0 -10 -9Z', C.blue), fill('M3 -9H10Q9 0 3 0Z', shade(C.blue, -0.09)), fill(oval(0, -9, 10, 2.4), shade(C.blue, -0.18)), fill(dab(-8, -6, 15, 1, 4), C.cream)], { grip: [0, -6] })
const soup: DrawThing = () => thing(22, 22, [strokes('M-4 -14q-3 -4 0 -7M4 -14q3 -4 0 -7', '#fff6e6', 1.4, 0.8), fill('M-11 -10H11Q10 0 4 0H-4Q-10 0 -11 -10Z', C.cream), fill('M4 -10H11Q10 0 4 0Z', shade(C.cream, -0.1)), fill(oval(0, -10, 11, 2.8), C.orange), fill(oval(-3, -10.4, 1.6, 0.8) + oval(3, -9.8, 1.6, 0.8), C.green)], { grip: [0, -6] })
const plate: DrawThing = () => thing(24, 6, [fill(oval(0, -3, 12, 3.4), C.cream), fill(oval(0, -3.4, 8, 2), shade(C.cream, -0.06))], { grip: [0, -3], rests: 'flat' })
const spoon: DrawThing = () => thing(5, 18, [fill(limbs([[0, 0], [0, -6], [0, -12]], [2, 1.5, 1.4]), C.pale), fill(oval(0, -14.5, 2.6, 3.6), C.pale), fill(oval(-0.4, -14.8, 1.6, 2.4), shade(C.pale, -0.1))], { grip: [0, -4], rests: 'flat' })
const sandwich: DrawThing = () => thing(18, 12, [fill('M-9 -1L9 -1L3 -12Z', '#e9c48c'), fill('M-9 -3L9 -3L8 -5L-7 -5Z', C.green), fill('M-8 -5L8 -5L7 -7L-6 -7Z', C.red), fill('M-8 -6L7 -6L3 -13Z', '#f3d9a6')], { grip: [0, -5] })
/** A loaf, a "biscuit" or a slice of "toast". */
const bread: DrawThing = (text) =>
  text === 'biscuit' ? thing(14, 13, [fill(oval(0, -6.5, 7), shade('#d9a35c', -0.1)), fill(oval(-0.4, -7, 6.4), '#e0b06c'), fill([[-2, -9], [2.6, -8], [0, -4.6], [-3.4, -5]].map(([x = 0, y = 0]) => oval(x, y, 1)).join(''), C.brown)], { grip: [0, -2] })
  : text === 'toast' ? thing(22, 20, [fill('M-10 -13Q-13 -20 -5 -20H5Q13 -20 10 -13V-1H-10Z', '#b9763a'), fill('M-8 -12.6Q-10 -18 -4 -18H4Q10 -18 8 -12.6V-3H-8Z', '#f0cd94'), fill(box(-4, -13, 8, 6, cutter('toast'), 0.6), C.yellow)], { grip: [0, -2] })
  : thing(32, 15, [lump(0, -7, 16, 7.5, '#d49a55', cutter('bread')), strokes('M-9 -10l4 -4M-2 -11l4 -4M5 -10l4 -4', '#f0cd94', 1.6)], { grip: [0, -7] })
/** With candles, unless the text says "plain", or that it is a "loaf" of which a slice is cut. */
const cake: DrawThing = (text) => {
  const h = cutter('cake')
  if (text === 'loaf') return thing(46, 24, [
    fill(oval(0, -2, 25, 4.4), C.cream), fill(oval(0, -2.6, 19, 2.8), shade(C.cream, -0.07)),
    fill(sheet([[-17, -3], [-18, -15], [-12, -21], [9, -21], [13, -15], [12, -3]], h, 0.7), '#b5733a'), fill('M-17 -14Q-16 -21 -10 -21.6H8Q12 -20 12.4 -14.6Q8 -17.4 3 -15.6Q-2 -14 -7 -16Q-12 -17.6 -17 -14Z', '#fff6ea'),
    fill(sheet([[8, -3], [8, -16], [10.5, -20], [14, -20], [16, -15], [15.4, -3]], h, 0.5), '#8f5527'), fill(sheet([[9.4, -4], [9.4, -15.4], [11.4, -18.4], [13.4, -18.4], [14.8, -14.6], [14.2, -4]], h, 0.4), '#d79b58'), fill(oval(11.4, -12, 0.8) + oval(12.8, -8, 0.8) + oval(11, -6, 0.7), '#8f5527'),
    fill(box(13, -4.6, 10.5, 3, h, 0.5), '#d79b58'), fill(bar(13, -2.2, 10.5, 1.1), '#8f5527'),
  ], { grip: [0, -4] })
  const candles = text === 'plain' ? [] : [-14, -7, 0, 7, 14]
  return thing(54, candles.length ? 52 : 36, [fill(oval(0, -2, 29, 5), C.cream), slab(-24, -20, 48, 18, '#f3c7b4', h), slab(-17, -34, 34, 15, '#f7dcc4', h), fill(`M-24 -20h48v3${many(6, () => 'q-4 7 -8 0')}z`, C.red), fill(`M-17 -34h34v2${many(5, () => 'q-3.4 6 -6.8 0')}z`, '#fff6ea'), candles.length ? [fill(candles.map((x) => bar(x * 0.9 - 1, -42, 2, 9)).join(''), C.blue), fill(candles.map((x) => dab(x * 0.9, -42, 6, 1.6, -90)).join(''), '#ffb33d')] : fill(oval(-8, -36, 2.2) + oval(0, -36.6, 2.2) + oval(8, -36, 2.2), C.red), fill(oval(-12, -11, 1.6) + oval(2, -10, 1.6) + oval(14, -12, 1.6), C.red)], { grip: [0, -4] })
}
/** Jam, unless the text says what is in it: a "snail" on its leaf, "coins", "nothing" (and its lid is off, or with "empty" on); or that it is a tin of "biscuits". With a "hat" on, it is still jam. */
const jar: DrawThing = (text) => {
  if (text === 'biscuits') return thing(24, 20, [fill('M-11 -15V-2Q0 1.6 11 -2V-15Z', C.red), fill('M4 -15H11V-2Q8 -1 4 -0.6Z', shade(C.red, -0.1)), fill(oval(0, -8, 6, 4.6), C.pale), fill(oval(-2, -9, 0.9) + oval(2, -7, 0.9) + oval(0.4, -10, 0.9), C.brown), fill('M-12 -18V-15Q0 -12 12 -15V-18Z', C.gold), fill(oval(0, -18, 12, 2.6), shade(C.gold, 0.1)), fill(oval(0, -19.4, 2.4, 1.4), shade(C.gold, -0.1))], { grip: [0, -9] })
  const inside =
    text === 'snail' ? [fill(dab(-7, -3, 14, 4.4, -8), C.green), strokes('M-6 -4.6q3.4 -2.6 7 -2q3 0.4 4.4 -3.4M5.4 -10l-0.6 -2.4M5.4 -10l1.8 -1.8', '#cfa877', 1.8), fill(oval(-2, -9, 4.6), '#b5753f'), strokes('M-2 -9a2.2 2.2 0 1 1 2.4 2.2', '#e3b785', 1)]
    : text === 'coins' ? fill(many(9, (i) => oval(-5.6 + (i % 4) * 3.8, -2.6 - Math.floor(i / 4) * 3.2, 2.5, 1.7)), C.gold)
    : text === 'nothing' || text === 'empty' ? null
    : fill('M-8.5 -12Q0 -9 8.5 -12L8.5 -1Q0 1.5 -8.5 -1Z', C.yellow)
  return thing(text === 'nothing' ? 30 : 18, 24, [fill('M-8 -20Q-10 -18 -9 -1Q0 2 9 -1Q10 -18 8 -20Z', '#cfe3ea'), inside, text === 'nothing' ? [fill(oval(0, -20, 8, 1.8), '#eaf4f6'), fill(oval(18, -2, 8, 2.4), C.red), fill(oval(18, -3, 8, 2), shade(C.red, 0.08))] : fill(bar(-8, -24, 16, 4.6), text === 'snail' ? C.green : C.red), fill(dab(-6, -17, 12, 1, 88), '#ffffff'), text === 'hat' ? hatOn(0, -23, 0.85, -5) : null], { grip: [0, -12] })
}
const blanket: DrawThing = () => thing(62, 14, [fill(smooth([[-30, 0], [-31, -8], [-10, -13], [14, -12], [31, -7], [30, 0]], true, 0.8), C.coral), fill(many(5, (i) => bar(-24 + i * 11, -11, 4, 11)), C.cream), fill(many(8, (i) => bar(-30 + i * 8, 0, 1.2, 3)), C.coral)], { grip: [0, -6], rests: 'flat' })
/** Plump, with its corners pulled out. */
const pillow: DrawThing = () => thing(46, 24, [fill('M-23 -24Q-12 -19 0 -21Q12 -19 23 -24Q17 -11 23 1Q12 -2 0 0Q-12 -2 -23 1Q-17 -11 -23 -24Z', '#f0d9b2'), fill('M23 -24Q17 -11 23 1Q12 -2 0 0Q8 -4 14 -9Q19 -16 23 -24Z', shade('#f0d9b2', -0.08)), fill(oval(-3, -13, 12, 5), shade('#f0d9b2', 0.06)), strokes('M-21 -22Q-12 -18.4 0 -19.6Q12 -18.4 21 -22M-21 -1Q-12 -3.4 0 -1.6Q12 -3.4 21 -1', C.coral, 1.3), fill(oval(0, -11, 1.8), C.coral)], { grip: [0, -10] })
const chair: DrawThing = () => thing(40, 82, [fill(bar(-17, -82, 4, 82) + bar(12, -82, 4, 82), shade(C.wood, -0.05)), fill(bar(-17, -80, 33, 9) + bar(-17, -62, 33, 7), C.wood), fill(bar(-19, -40, 38, 6), shade(C.wood, 0.09)), fill(bar(-18, -34, 4, 34) + bar(14, -34, 4, 34), C.wood)])
const table: DrawThing = () => thing(110, 62, [fill(bar(-46, -56, 7, 56) + bar(39, -56, 7, 56), shade(C.wood, -0.06)), shape([[-55, -56], [55, -56], [48, -63], [-48, -63]], shade(C.wood, 0.14), cutter('table')), fill(bar(-55, -57, 110, 7), C.wood), fill(bar(-55, -51, 110, 2), shade(C.wood, -0.12))])
const bed: DrawThing = () => {
  const h = cutter('prop-bed')
  return thing(180, 92, [fill(box(-88, -60, 8, 60, h, 1), C.wood), fill(box(80, -90, 10, 90, h, 1), C.wood), fill(bar(-80, -22, 160, 12), shade(C.wood, -0.06)), slab(-80, -46, 160, 26, C.cream, h, 0.1), fill(smooth([[36, -46], [40, -62], [74, -64], [80, -46]], true, 0.9), '#fffaf0'), fill(smooth([[-84, -18], [-86, -48], [-30, -54], [26, -50], [30, -20]], true, 0.6), C.coral), fill(many(5, (i) => bar(-76 + i * 20, -50, 8, 30)), C.yellow)], { rests: 'wall' })
}
/** In a street, before a door: a lamp on its post. */
const streetLamp = () => thing(34, 214, [
  fill(oval(0, -190, 46), '#ffe0a0', 0.22), fill(oval(0, -190, 27), '#ffe0a0', 0.3), fill(bar(-2.500, -172, 5, 172) + bar(-6, -26, 12, 26) + bar(-9, -5, 18, 5) + bar(-10, -174, 20, 4) + 'M-10 -206L0 -216L10 -206Z', '#3d4a55'), fill('M-9 -206H9L6 -174H-6Z', '#fff1c4'), fill(bar(-0.6, -206, 1.200, 32), '#3d4a55'),
], { rests: 'wall' })
/** Of a room; "off", where nobody has put in the plug. */
const lamp: DrawThing = (text) => text === 'street' ? streetLamp() : thing(34, 56, [text === 'off' ? null : fill(oval(0, -40, 30), '#ffe0a0', 0.28), fill(limbs([[0, 0], [0, -10], [0, -26]], [18, 9, 3]), C.blue), fill('M-17 -26H17L10 -54H-10Z', text === 'off' ? '#c9c0ac' : '#fbe7bb'), fill('M5 -26H17L10 -54H4Z', text === 'off' ? '#b5ab96' : '#efd296')], { grip: [0, -14] })
const rug: DrawThing = () => {
  const h = cutter('rug')
  return thing(150, 26, [fill(blob(0, -6, 78, 20, h, 14, 0.02), C.red), fill(blob(0, -6, 66, 16, h, 14, 0.02), C.cream), fill(blob(0, -6, 58, 14, h, 14, 0.02), C.red), fill(blob(0, -6, 34, 8, h, 12, 0.02), C.yellow)], { rests: 'flat' })
}
const shelf: DrawThing = () => {
  const h = cutter('shelf')
  const colours = [C.red, C.blue, C.yellow, C.green, C.coral]
  return thing(84, 120, [fill(box(-42, -120, 84, 120, h, 1), C.wood), fill(bar(-37, -115, 74, 34) + bar(-37, -76, 74, 34) + bar(-37, -37, 74, 34), shade(C.wood, -0.16)), [0, 1, 2].map((row) => [0, 1, 2, 3, 4, 5].map((i) => fill(bar(-35 + i * 11.6, -82 + row * 39 - 26 - ((i * 3 + row) % 3) * 2.5, 9, 27 + ((i * 3 + row) % 3) * 2.5), colours[(i + row * 2) % 5] ?? C.red)))], { rests: 'wall' })
}
const sofa: DrawThing = () => thing(170, 80, [fill(smooth([[-80, -8], [-82, -66], [-60, -78], [60, -78], [82, -66], [80, -8]], true, 0.6), C.blue), fill(box(-72, -40, 144, 18, cutter('sofa'), 2), shade(C.blue, 0.09)), fill(box(-72, -24, 144, 18, cutter('sofa2'), 2), shade(C.blue, -0.06)), fill(bar(-1, -72, 2, 48), shade(C.blue, -0.12)), lump(-80, -26, 12, 26, C.blue, cutter('arm')), lump(80, -26, 12, 26, C.blue, cutter('arm2'))], { rests: 'wall' })
/** In its frame; out of doors, in the "front" of a house, with a step and a lamp. */
const door: DrawThing = (text) => {
  const h = cutter('door')
  const leaf = [fill(box(-43, -196, 86, 196, h, 1), C.cream), slab(-36, -189, 72, 189, C.leaf, h, 0.12), fill(box(-26, -176, 52, 62, h, 1) + box(-26, -100, 52, 84, h, 1), shade(C.leaf, -0.08)), ball(24, -92, 4, C.gold)]
  if (text !== 'front') return thing(86, 196, leaf, { rests: 'wall' })
  return thing(176, 246, [
    fill(box(-84, -236, 168, 236, h, 1), '#e3b48e'), fill(bar(52, -234, 31, 234), shade('#e3b48e', -0.07)), fill([[-78, -216], [-70, -160], [-80, -90], [58, -200], [64, -120], [56, -48], [-76, -34]].map(([x = 0, y = 0]) => bar(x, y, 18, 6)).join(''), shade('#e3b48e', -0.12)),
    leaf, fill('M-62 -204L-50 -232H50L62 -204Z', C.brick), fill(bar(-62, -206, 124, 6), shade(C.brick, -0.16)), fill(box(-22, -130, 30, 7, h, 0.4), C.gold), strokes('M66 -150v-8', C.ink, 2), fill('M58 -150H74L71 -132H61Z', '#ffedb8'), fill(bar(57, -153, 18, 4), C.ink),
    fill(box(-60, -9, 120, 9, h, 0.8), C.stone), fill(bar(-60, -9, 120, 3), shade(C.stone, 0.1)), fill('M-82 -22H-58L-62 0H-78Z', C.blue), fill(many(7, (i) => dab(-70, -22, 22 + (i % 2) * 8, 5, -140 + i * 17)), C.leaf), fill(oval(-78, -42, 3.4) + oval(-66, -48, 3.4) + oval(-58, -38, 3), C.coral),
  ], { rests: 'wall' })
}
const window_: DrawThing = () => {
  const h = cutter('prop-window')
  return thing(90, 170, [fill(box(-45, -168, 90, 100, h, 1), C.cream), fill(bar(-38, -161, 76, 84), C.sky), fill('M-38 -161h46l-46 50z', '#cfe6ee'), fill(bar(-2.5, -161, 5, 84) + bar(-38, -124, 76, 5), C.cream), fill(box(-50, -74, 100, 9, h, 1), shade(C.cream, -0.06))], { rests: 'wall' })
}
const mirror: DrawThing = () => thing(54, 150, [fill(oval(0, -92, 27, 42), C.gold), fill(oval(0, -92, 22, 37), '#cfe4ec'), fill(dab(-12, -112, 46, 3.4, 62) + dab(-2, -118, 36, 2, 62), '#ffffff')], { rests: 'wall' })
const clock: DrawThing = () => thing(40, 190, [fill(oval(0, -170, 20), C.wood), fill(oval(0, -170, 16.5), C.cream), strokes('M0 -170V-180M0 -170L7 -166', C.ink, 1.8), fill(many(12, (i) => oval(Math.cos(i * 0.5236) * 13.5, -170 + Math.sin(i * 0.5236) * 13.5, 0.9)), C.ink)], { rests: 'wall' })
const bell: DrawThing = () => thing(16, 20, [fill(limbs([[0, -14], [0, -18], [0, -22]], [3, 3.4, 3]), C.wood), fill('M-8 -1Q-5 -5 -4.5 -11Q0 -17 4.5 -11Q5 -5 8 -1Z', C.gold), fill('M2 -14Q4.5 -13 4.5 -11Q5 -5 8 -1H2Z', shade(C.gold, -0.1)), fill(oval(0, 0, 2), shade(C.gold, -0.2))], { grip: [0, -19] })
const key: DrawThing = () => thing(8, 20, [strokes('M-3.5 -16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M0 -12V0M0 -1H4M0 -5H3', C.gold, 2)], { grip: [0, -14], rests: 'flat' })
const scale: DrawThing = () => thing(60, 62, [fill('M-14 0H14L8 -6H-8Z', C.steel), fill(bar(-2, -54, 4, 50), C.steel), fill(limbs([[-26, -46], [0, -54], [26, -50]], [2.4, 4, 2.4]), C.grey), strokes('M-26 -46L-34 -28M-26 -46L-18 -28M26 -50L18 -32M26 -50L34 -32', C.grey, 0.9), fill('M-36 -28H-16Q-18 -20 -26 -20T-36 -28ZM16 -32H36Q34 -24 26 -24T16 -32Z', C.gold)])
const phone: DrawThing = () => thing(9, 17, [fill(box(-4.5, -17, 9, 17, cutter('phone'), 0.4), C.ink), fill(bar(-3.6, -15.5, 7.2, 13), C.sky), fill(dab(-2.6, -14, 8, 0.9, 70), '#ffffff')], { grip: [0, -6], rests: 'flat' })
const tablet: DrawThing = () => thing(26, 19, [fill(box(-13, -19, 26, 18, cutter('tablet'), 0.5), C.ink), fill(bar(-11.5, -17.5, 23, 15), C.sky), fill('M-11.5 -17.5h12l-12 11z', '#d9edf3'), fill(oval(5, -10, 3.4), C.yellow)], { grip: [0, -8] })
const camera: DrawThing = () => thing(18, 13, [slab(-9, -11, 18, 11, C.ink, cutter('camera')), fill(bar(-7, -13, 6, 3), C.grey), fill(oval(1, -5.5, 4.4), C.steel), fill(oval(1, -5.5, 3), C.blue), fill(oval(0, -6.5, 1), '#ffffff')], { grip: [0, -5] })
const bandage: DrawThing = () => thing(16, 12, [fill(oval(0, -6, 6), C.cream), fill(oval(0, -6, 2.4), shade(C.cream, -0.14)), fill('M3 -11L14 -9L14 -5L5 -3Z', C.cream), strokes('M11 -8.5v3M9.5 -7h3', C.red, 1.2)], { grip: [0, -6], rests: 'flat' })
const paint: DrawThing = () => thing(30, 12, [fill(oval(0, -5, 15, 5.5), C.pale), fill(oval(-8, -6, 2.4, 1.2), C.red), fill(oval(-2, -8, 2.4, 1.2), C.yellow), fill(oval(5, -7.5, 2.4, 1.2), C.blue), fill(oval(9, -4, 2.4, 1.2), C.green), fill(oval(-4, -3, 2.6, 1.1), shade(C.pale, -0.25))], { grip: [0, -5], rests: 'flat' })
const easel: DrawThing = () => {
  const h = cutter('easel')
  return thing(80, 140, [strokes('M-30 0L0 -138L30 0M0 -138L6 -10', C.wood, 4), fill(bar(-34, -48, 68, 6), C.wood), fill(box(-32, -118, 64, 70, h, 1), C.paper), fill(blob(-6, -78, 16, 14, h, 8, 0.15), C.yellow), fill(dab(-22, -60, 44, 4, 4), C.green), fill(oval(18, -104, 6), C.red)], { rests: 'wall' })
}
const book: DrawThing = () => thing(30, 22, [fill('M-15 -18L0 -15L15 -18V-1L0 2L-15 -1Z', C.red), fill('M-13 -18Q-6 -20 0 -16V0Q-6 -3 -13 -1.5Z', C.paper), fill('M13 -18Q6 -20 0 -16V0Q6 -3 13 -1.5Z', shade(C.paper, -0.06)), strokes('M-10 -14q4 -1 7 0M-10 -10q4 -1 7 0M3 -14q4 -1 7 0M3 -10q4 -1 7 0', C.grey, 0.6)], { grip: [0, -6] })
const sheetOf = (marks: (h: ReturnType<typeof cutter>) => Parameters<typeof thing>[2], name: string, reads = false): DrawThing => () => {
  const h = cutter(name)
  return thing(26, 32, [fill(box(-12, -31, 26, 31, h, 0.8), shade(C.paper, -0.12)), fill(box(-13, -32, 26, 31, h, 0.8), C.paper), marks(h)], { grip: [0, -4], rests: 'flat', ...(reads ? { reads: true } : {}) })
}
const RULED = '#b9c4cc'
const blankPaper = sheetOf(() => strokes('M-9 -26H8M-9 -21H9M-9 -16H5', RULED, 0.8), 'paper')
const paper: DrawThing = (text) => (text ? sheetOf(() => [strokes('M-10 -13H10M-10 -9H10M-10 -5H6', RULED, 0.7), lettering(text, -11, -29, 22, 13, C.ink)], 'paper', true)() : blankPaper())
/** A drawn face with a large moustache. */
const drawing = sheetOf((h) => [fill(blob(0, -17, 8.5, 9, h, 9, 0.05), '#f3c9a0'), fill(oval(-3, -19, 1) + oval(3, -19, 1), C.ink), fill('M0 -14Q-3 -17 -9 -13Q-6 -10 0 -12.5Q6 -10 9 -13Q3 -17 0 -14Z', C.brown), fill(dab(-8, -25, 16, 2.6, 0), C.orange), strokes('M-11 -6Q0 -3 11 -6', C.green, 1.4)], 'drawing')
const note: DrawThing = (text = '') => thing(30, 24, [fill(box(-15, -24, 30, 23, cutter('note'), 0.8), '#fbe79a'), fill('M7 -1L15 -9L15 -1Z', '#e6cc72'), lettering(text, -12.5, -22, 25, 18, C.ink)], { grip: [0, -4], rests: 'flat', reads: true })
const letter: DrawThing = () => thing(28, 19, [fill(box(-14, -19, 28, 19, cutter('letter'), 0.4), C.paper), strokes('M-14 -19L0 -8L14 -19', C.grey, 1), fill(oval(0, -8.5, 2.6), C.red)], { grip: [0, -5], rests: 'flat' })
const map: DrawThing = () => thing(44, 32, [fill('M-22 -30L-8 -33L8 -29L22 -32V-2L8 1L-8 -3L-22 0Z', '#ecd9a8'), fill('M-8 -33L8 -29V1L-8 -3Z', '#e0c88e'), strokes('M-17 -8q6 -8 12 -5q6 3 9 -4q4 -7 12 -6', C.red, 1.2), strokes('M14 -27l5 5M19 -27l-5 5', C.red, 1.6), fill(oval(-13, -23, 3, 2) + oval(1, -22, 3.4, 2.4), C.green)], { grip: [0, -6] })
const crayon: DrawThing = () => thing(4, 15, [fill('M-1.8 -11L0 -15L1.8 -11Z', C.blue), fill(bar(-1.8, -11, 3.6, 11), C.blue), fill(bar(-1.8, -8.5, 3.6, 1), C.cream)], { grip: [0, -4], rests: 'flat' })
const moustache: DrawThing = () => thing(16, 6, [fill('M0 -4Q-3 -7 -9 -3Q-6 1 0 -2Q6 1 9 -3Q3 -7 0 -4Z', C.brown)], { grip: [0, -3], rests: 'flat' })
const scarf: DrawThing = () => thing(34, 18, [fill(smooth([[-16, -12], [0, -15], [16, -12], [16, -6], [0, -8], [-16, -6]], true, 0.9), C.red), fill('M8 -10L14 0L8 1L3 -8Z', shade(C.red, -0.08)), fill(many(3, (i) => bar(-11 + i * 8, -13.6, 3.4, 6)), C.cream)], { grip: [0, -10], rests: 'flat' })
/** A pair, or "one". */
const boots: DrawThing = (text) => thing(text === 'one' ? 22 : 30, 28, (text === 'one' ? [-3] : [-8, 7]).map((x) => [fill(`M${x - 6} -27H${x + 4}V-9Q${x + 12} -8 ${x + 11} 0H${x - 6}Z`, C.yellow), fill(bar(x - 6, -3, 17, 3), shade(C.yellow, -0.2)), fill(bar(x - 6, -27, 10, 3.4), shade(C.yellow, 0.08))]), { grip: [0, -24] })
const sock: DrawThing = () => thing(16, 22, [fill('M-5 -22H4V-9Q12 -7 11 -1Q4 2 -5 0Z', C.coral), fill(bar(-5, -22, 9, 3) + bar(-5, -15, 9, 3), C.cream)], { grip: [0, -18], rests: 'flat' })
const broom: DrawThing = () => thing(26, 120, [fill(limbs([[0, -26], [1, -70], [0, -120]], [3.4, 3, 3]), C.wood), fill('M-6 -30H6L13 0Q0 3 -13 0Z', '#e2b95c'), fill(many(6, (i) => dab(-4 + i * 1.6, -24, 24, 0.7, 108 - i * 7)), shade('#e2b95c', -0.14)), fill(bar(-6, -30, 12, 4), C.red)], { grip: [0, -78] })
const glove: DrawThing = () => thing(22, 28, [fill('M-8 -8V-20Q-8 -28 0 -28T8 -20V-8ZM8 -10Q10 -19 14 -18Q17 -15 8 -6Z', C.red), fill(bar(-9, -8, 18, 8), C.cream), fill(dab(-5, -12, 13, 1.4, -88), shade(C.red, 0.12))], { grip: [0, -5] })

export const HOUSE = { broom, glove, box: box_, basket, bag, suitcase, cup, bowl, soup, plate, spoon, sandwich, bread, cake, jar, blanket, pillow, chair, table, bed, lamp, rug, shelf, sofa, door, window: window_, mirror, clock, bell, key, scale, phone, tablet, camera, bandage, paint, easel, book, paper, drawing, note, letter, map, crayon, moustache, hat, scarf, boots, sock } as const
