import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { bar, box, dab, fill, flattenMarks, taperedPath, repeat, oval, paperPath, stroke, type Marks } from '../stage/marks'
import { drawMoonWithShop } from './pail'
import { HUES, drawBall, propRng, drawLump, drawPolygon, drawSlab, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'
import { drawShip } from './ship'

const drawBeachBall: DrawProp = () => {
  const rim = oval(0, -13, 13)
  return makeProp(26, 26, [drawBall(0, -13, 13, HUES.red), group(flattenMarks([fill('M-13 -13Q0 -22 13 -13Q13 -17 11 -20Q0 -28 -11 -20Q-13 -17 -13 -13Z', HUES.cream), fill('M-9 -3Q0 -9 10 -4L6 1L-5 1Z', HUES.yellow)]), { clip: rim }), fill(oval(-5, -19, 3, 2.2), '#ffffff', 0.7)], { grip: [0, -13] })
}
const drawTeddy: DrawProp = () => {
  const rng = propRng('teddy')
  const fur = '#c08a54'
  return makeProp(26, 34, [
    drawLump(-8, -4, 5, 4, fur, rng), drawLump(8, -4, 5, 4, fur, rng), drawLump(0, -12, 9, 9.5, fur, rng), fill(oval(0, -11, 5.4, 6), shade(fur, 0.12)), drawLump(-10, -15, 3.2, 5.4, fur, rng), drawLump(10, -15, 3.2, 5.4, fur, rng),
    fill(oval(-7, -32, 3.6) + oval(7, -32, 3.6), shade(fur, -0.06)), drawLump(0, -26, 9, 8, fur, rng), fill(oval(0, -23.6, 4, 3), shade(fur, 0.14)), fill(oval(-3.4, -27.4, 1.1, 1.3) + oval(3.4, -27.4, 1.1, 1.3) + oval(0, -24.8, 1.5, 1.1), HUES.ink), stroke('M0 -23.6q0 1.6 -1.8 1.8M0 -23.6q0 1.6 1.8 1.8', HUES.ink, 0.6),
    fill('M-4 -18.6l4 1.6l4 -1.6l0 4l-4 -1.4l-4 1.4z', HUES.red),
  ], { grip: [0, -16] })
}
/** Texts: "down", flat on the floor, where nothing flies; "torn", in two pieces. */
const drawKite: DrawProp = (text) => {
  const rng = propRng('kite')
  const bow = ([x, y, c]: [number, number, string]): Marks => fill(`M${x} ${y}l-6 -3v6zM${x} ${y}l6 -3v6z`, c)
  const sail = (tip: number): Marks => [
    drawPolygon([[0, tip - 56], [24, tip - 28], [0, tip], [-24, tip - 28]], HUES.red, rng), drawPolygon([[0, tip - 56], [24, tip - 28], [0, tip - 28]], HUES.yellow, rng), drawPolygon([[0, tip], [-24, tip - 28], [0, tip - 28]], HUES.yellow, rng), stroke(`M0 ${tip - 56}V${tip}M-24 ${tip - 28}H24`, HUES.wood, 1),
  ]
  if (text === 'down') return makeProp(76, 26, [
    drawPolygon([[-36, -12], [-4, -25], [24, -11], [-2, -1]], HUES.red, rng), drawPolygon([[-36, -12], [-4, -25], [-3, -12]], HUES.yellow, rng), drawPolygon([[24, -11], [-2, -1], [-3, -12]], HUES.yellow, rng), stroke('M-36 -12L24 -11M-4 -25L-2 -1', HUES.wood, 1),
    stroke('M24 -11Q30 -16 34 -10Q38 -4 42 -8Q46 -11 50 -7', HUES.cream, 1), bow([31, -13, HUES.blue]), bow([39, -7, HUES.coral]), bow([48, -9, HUES.yellow]),
  ], { grip: [-3, -12] })
  if (text === 'torn') return makeProp(76, 46, [
    fill('M-36 -6L-22 -44L-13 -34L-17 -27L-8 -21L-14 -13L-6 -8L-12 0Z', HUES.red),
    fill('M-36 -6L-17 -27L-8 -21L-14 -13L-6 -8L-12 0Z', HUES.yellow),
    fill('M34 -34L38 -8L22 0L6 -3L14 -9L8 -15L18 -20L13 -27Z', HUES.yellow),
    fill('M34 -34L38 -8L18 -20L13 -27Z', HUES.red),
    stroke('M-33 -8L-12 -35M16 -3L35 -28', HUES.wood, 1.2),
    stroke('M-12 0Q-4 5 2 0Q8 -4 14 1', HUES.cream, 1),
    bow([0, 1, HUES.blue]),
  ], { grip: [0, -16] })
  return makeProp(52, 110, [
    stroke('M0 -60Q10 -40 -4 -24Q-14 -10 2 0', HUES.cream, 1), sail(-56), bow([2, -46, HUES.blue]), bow([5, -36, HUES.coral]), bow([-4, -25, HUES.yellow]),
  ], { placement: 'air', grip: [0, 0] })
}
const drawBalloon: DrawProp = () => makeProp(30, 92, [stroke('M0 -52Q7 -34 -2 -20Q-6 -10 0 0', HUES.cream, 0.9), fill('M-3 -49h6l-3 -5z', shade(HUES.red, -0.08)), fill('M0 -52C-14 -58 -17 -74 -12 -84C-6 -94 8 -94 13 -84C18 -73 13 -58 0 -52Z', shade(HUES.red, -0.07)), fill('M-2 -54C-13 -60 -16 -74 -11 -83C-6 -91 5 -92 10 -85C14 -75 10 -60 -2 -54Z', HUES.red), fill(dab(-9, -76, 14, 2.6, -62), '#ffe3d6', 0.75)], { placement: 'air', grip: [0, 0] })
const drawPaperPlane: DrawProp = () => {
  const rng = propRng('paper-plane')
  return makeProp(34, 18, [drawPolygon([[-17, -16], [19, -6], [-4, -4]], '#ffffff', rng), drawPolygon([[-4, -4], [19, -6], [-2, 3]], '#cfdbe6', rng), drawPolygon([[-17, -16], [-4, -4], [-8, 0]], '#b6c6d6', rng)], { placement: 'air', grip: [0, -3] })
}
const drawPlane: DrawProp = () => {
  const rng = propRng('plane')
  return makeProp(40, 18, [fill(taperedPath([[-18, -10], [0, -10], [17, -9]], [5, 10, 8]), HUES.red), fill(dab(-16, -12, 30, 1.4, 0), shade(HUES.red, 0.12)), drawPolygon([[-4, -9], [6, -9], [-2, 2], [-9, 2]], HUES.yellow, rng), drawPolygon([[-18, -10], [-12, -11], [-16, -20], [-21, -20]], HUES.yellow, rng), fill(oval(6, -12, 2.4) + oval(-1, -12, 2.2), HUES.sky), stroke('M21 -17V-1', HUES.grey, 1.4)], { placement: 'air', grip: [0, -6] })
}
/** A toy. Text: "ship", a real one. */
const drawBoat: DrawProp = (text) => {
  if (text === 'ship') return drawShip()
  const rng = propRng('boat')
  return makeProp(44, 48, [fill(taperedPath([[0, -12], [0, -30], [0, -48]], [1.6, 1.6, 1.4]), HUES.wood), drawPolygon([[1.5, -46], [18, -17], [1.5, -15]], HUES.cream, rng), drawPolygon([[-1.5, -42], [-13, -17], [-1.5, -15]], HUES.yellow, rng), fill('M-22 -12H22Q16 0 8 0H-9Q-18 -1 -22 -12Z', HUES.red), fill('M4 -12H22Q16 0 8 0H2Z', shade(HUES.red, -0.09)), fill(bar(-22, -13, 44, 2.4), HUES.cream)], { grip: [0, -6] })
}
const drawBlocks: DrawProp = () => {
  const rng = propRng('blocks')
  return makeProp(40, 34, [drawSlab(-19, -16, 16, 16, HUES.blue, rng), drawSlab(1, -16, 16, 16, HUES.yellow, rng), drawSlab(-9, -32, 16, 16, HUES.red, rng), stroke('M-14 -5L-11 -12L-8 -5M6 -12V-4H9Q12 -6 9 -8Q12 -10 9 -12H6M-3 -22Q0 -28 3 -26', HUES.cream, 1.5)])
}
const drawPuzzle: DrawProp = () => {
  const piece = (x: number, y: number, c: string) => fill(`M${x} ${y}h5q-1 -3 1.6 -3q2.6 0 1.6 3h5v-9h-5q1 -3 -1.6 -3q-2.6 0 -1.6 3h-5z`, c)
  return makeProp(34, 14, [piece(-17, -1, HUES.blue), piece(-4, -3, HUES.coral), piece(6, 1, HUES.yellow)], { placement: 'flat' })
}
const drawDrum: DrawProp = () => makeProp(34, 30, [fill('M-16 -24V-4Q0 5 16 -4V-24Z', HUES.red), fill('M6 -22V1Q12 0 16 -4V-24Z', shade(HUES.red, -0.1)), stroke('M-15 -22L-8 -2L-1 -19L6 0L14 -21', HUES.cream, 1.3), fill(oval(0, -25, 16.5, 5), HUES.cream), fill(oval(-2, -25.5, 12, 3), '#ffffff'), stroke('M-8 -32L6 -26M12 -34L2 -27', HUES.pale, 1.8), fill(oval(-9, -32.5, 2) + oval(13, -34.6, 2), HUES.wood)])
const drawCrown: DrawProp = () => makeProp(22, 15, [fill('M-11 0L-12 -13L-5.5 -6L0 -15L5.5 -6L12 -13L11 0Q0 3 -11 0Z', HUES.gold), fill('M3 -9L5.5 -6L12 -13L11 0Q7 1.5 4 1.5Z', shade(HUES.gold, -0.09)), fill(oval(0, -3.6, 1.8) + oval(-7, -3.4, 1.4) + oval(7, -3.4, 1.4), HUES.red), fill(oval(-12, -13.6, 1.5) + oval(0, -15.6, 1.6) + oval(12, -13.6, 1.5), shade(HUES.gold, 0.12))], { grip: [0, -2] })
/** Spots of light on a wall, where and how large. */
const SPOTS = [
  [-62, -150, 9], [-28, -178, 6], [4, -146, 8], [34, -184, 7], [66, -152, 9],
  [-46, -114, 6], [48, -112, 6], [-82, -182, 6], [84, -186, 5],
] as const
const drawSpot = ([x, y, r]: readonly [number, number, number]): string => {
  const [a, b] = [r * 0.28, r * 0.72]
  return `M${x} ${y - r}l${a} ${b}l${b} ${a}l${-b} ${a}l${-a} ${b}l${-a} ${-b}l${-b} ${-a}l${b} ${-a}z`
}
/** Text: "light", that falls through holes onto a wall. */
const drawStar: DrawProp = (text) => {
  if (text === 'light') return makeProp(184, 90, [
    fill(SPOTS.map(([x, y, r]) => oval(x, y, r * 1.7)).join(''), '#fff3b8', 0.25),
    fill(SPOTS.map(drawSpot).join(''), '#fff6cf'),
  ], { placement: 'wall' })

  const point = (i: number, r: number): [number, number] => [Math.sin((i * Math.PI) / 5) * r, -15 - Math.cos((i * Math.PI) / 5) * r]
  const rim = Array.from({ length: 10 }, (_, i) => point(i, i % 2 ? 6.4 : 15))
  return makeProp(28, 28, [fill(paperPath(rim, propRng('star'), 0.5), HUES.gold), fill(paperPath([point(0, 15), point(1, 6.4), [0, -15]], propRng('star2'), 0.3) + paperPath([point(2, 15), point(3, 6.4), [0, -15]], propRng('star3'), 0.3), shade(HUES.gold, -0.07))], { placement: 'air' })
}
/** Text: "shop", full, with a lit shop on it. */
const drawMoon: DrawProp = (text) =>
  text === 'shop'
    ? drawMoonWithShop()
    : makeProp(44, 44, [
      fill('M6 -44A22 22 0 1 0 20 -10A18 18 0 0 1 6 -44Z', '#fdf0c4'),
      fill(oval(-9, -20, 3, 2.4) + oval(-2, -9, 2.2, 1.8), '#ecdca4'),
    ], { placement: 'air' })
const drawSnowman: DrawProp = () => {
  const rng = propRng('snowman')
  const snow = '#f4f8fc'
  return makeProp(56, 104, [drawLump(0, -26, 28, 26, snow, rng), drawLump(0, -62, 19, 17, snow, rng), drawLump(0, -88, 13, 12, snow, rng), stroke('M-17 -64L-36 -78M-31 -75l-6 1M17 -64L37 -76M32 -73l5 2', HUES.brown, 2), fill(oval(-4, -91, 1.7) + oval(5, -91, 1.7) + oval(0, -66, 1.9) + oval(0, -58, 1.9), HUES.ink), fill('M1 -87l13 2l-13 2z', HUES.orange), stroke('M-5 -82Q1 -78 7 -82', HUES.ink, 1.2), fill(box(-14, -80, 28, 6, rng, 1), HUES.red), fill(box(6, -77, 6, 16, rng, 1), shade(HUES.red, -0.06)), fill(box(-9, -112, 18, 13, rng, 1) + bar(-14, -101, 28, 3), HUES.ink)])
}
const drawPresent: DrawProp = () => {
  const rng = propRng('present')
  return makeProp(32, 36, [drawSlab(-15, -24, 30, 24, HUES.blue, rng), drawSlab(-17, -29, 34, 8, shade(HUES.blue, 0.05), rng), fill(bar(-3, -29, 6, 29), HUES.yellow), fill('M0 -29C-14 -42 -16 -30 0 -29ZM0 -29C14 -42 16 -30 0 -29Z', HUES.yellow), fill(oval(0, -30, 2.4), shade(HUES.yellow, -0.1))], { grip: [0, -12] })
}
const drawMicrophone: DrawProp = () => makeProp(10, 26, [fill(taperedPath([[0, 0], [0, -8], [0, -15]], [3.4, 4.6, 5.4]), HUES.ink), drawBall(0, -20, 5.6, HUES.steel), stroke('M-4 -22L4 -18M-4 -18L4 -22M0 -25V-15', HUES.grey, 0.7)], { grip: [0, -5] })
/** Text: of "silver". */
const drawTrophy: DrawProp = (text) => { const metal = text === 'silver' ? '#c3ccd6' : HUES.gold; return makeProp(26, 36, [stroke('M-8 -32Q-17 -31 -14 -23Q-12 -18 -6 -18M8 -32Q17 -31 14 -23Q12 -18 6 -18', metal, 2.2), fill('M-9.5 -36H9.5Q9 -18 0 -14Q-9 -18 -9.5 -36Z', metal), fill('M3 -36H9.5Q9 -18 0 -14Q4 -22 3 -36Z', shade(metal, -0.1)), fill(bar(-2, -15, 4, 8), shade(metal, -0.1)), fill(box(-9, -7, 18, 7, propRng('trophy'), 0.5), HUES.wood), fill(dab(-6, -33, 13, 1.6, 84), text === 'silver' ? '#ffffff' : '#fff1c4')], { grip: [0, -10] }) }
/** A rosette with a star, which is for any place, and the same in a mirror. */
/** A roll of round red stickers, its end hanging. */
const stickers: Marks = [
  fill(bar(4, -15, 9, 15), '#fbf6e8'),
  fill(oval(8.5, -10.5, 3) + oval(8.5, -3.5, 3), HUES.red),
  fill(oval(-1, -16, 12), '#fbf6e8'),
  stroke('M-1 -26.500a10.500 10.500 0 1 0 0.100 0', shade('#fbf6e8', -0.16), 1),
  fill(repeat(6, (i) => oval(-1 + Math.cos(i * 1.05) * 8.4, -16 + Math.sin(i * 1.05) * 8.4, 2.4)), HUES.red),
  fill(oval(-1, -16, 4.4), HUES.wood),
]
/** Text: "stickers", a roll of them. */
const drawRibbon: DrawProp = (text) => text === 'stickers' ? makeProp(26, 28, stickers, { grip: [0, -2] }) :
  makeProp(
    16,
    26,
    [
      fill('M-5 -14L-8 0L-3.5 -3L-1 0L0 -12ZM5 -14L8 0L3.5 -3L1 0L0 -12Z', shade(HUES.blue, -0.06)),
      fill(
        repeat(10, (i) => oval(Math.cos(i * 0.628) * 6.4, -18 + Math.sin(i * 0.628) * 6.4, 2.4)),
        HUES.blue,
      ),
      fill(oval(0, -18, 5), HUES.cream),
      fill('M0 -21.3L0.8 -19.1L3.1 -19L1.3 -17.6L1.9 -15.3L0 -16.6L-1.9 -15.3L-1.3 -17.6L-3.1 -19L-0.8 -19.1Z', HUES.blue),
    ],
    { grip: [0, -12] },
  )

export const TOYS = {
  ball: drawBeachBall, teddy: drawTeddy, kite: drawKite, balloon: drawBalloon, 'paper-plane': drawPaperPlane,
  plane: drawPlane, boat: drawBoat, blocks: drawBlocks, puzzle: drawPuzzle, drum: drawDrum, crown: drawCrown,
  star: drawStar, moon: drawMoon, snowman: drawSnowman, present: drawPresent, microphone: drawMicrophone,
  trophy: drawTrophy, ribbon: drawRibbon,
} as const
