import { shade } from '../kit/colour'
import { bar, blob, dab, fill, taperedPath, repeat, oval, stroke } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { HUES, propRng, makeProp } from './prop-drawing'
import type { DrawProp } from './prop-drawing'

// A paper hand, and what its five fingers explore.
const PAPER = '#fdf3df'
/** The fingers, the thumb last: where each starts, bends and ends, its thickness, and the colour of its bandage. */
const FINGERS: readonly { at: readonly (readonly [number, number])[]; wide: number; ow: string }[] = [
  { at: [[-12, -44], [-17, -64], [-20, -85]], wide: 13, ow: HUES.red }, { at: [[-3, -48], [-4, -72], [-5, -96]], wide: 13, ow: HUES.blue }, { at: [[7, -47], [9, -69], [11, -90]], wide: 13, ow: HUES.green },
  { at: [[15, -40], [22, -57], [28, -72]], wide: 11, ow: HUES.yellow }, { at: [[-15, -18], [-34, -29], [-43, -45]], wide: 15, ow: HUES.coral },
]
const drawFace = (x: number, y: number, hurt: boolean): Marks => [
  fill(oval(x - 2.4, y, 1.1) + oval(x + 2.4, y, 1.1), HUES.ink), stroke(hurt ? `M${x - 2.6} ${y + 5}q2.6 -2.4 5.2 0` : `M${x - 2.6} ${y + 3.6}q2.6 2.600 5.2 0`, HUES.ink, 1),
]
/** A paper hand whose fingers have faces; the text is the number of bandaged fingers. */
const drawHand: DrawProp = (text) => {
  const sore = Number(text) || 0
  const shapes = (by: number) => FINGERS.map(({ at, wide }) => taperedPath(at, [wide - by, wide - by, wide - by - 2])).join('')
  const worn = FINGERS.map(({ at: [start = [0, 0], , end = [0, 0]], wide, ow }, i) => {
    const down = i < sore ? 0.36 : 0.1
    return [i < sore ? [fill(oval(end[0], end[1], wide * 0.66, wide * 0.62), ow), fill(dab(end[0] + wide * 0.5, end[1] + 1, 8, 3, 40), shade(ow, -0.12)), fill(oval(end[0] - 2, end[1] - 2, 2, 1.4), shade(ow, 0.16))] : null, drawFace(end[0] + (start[0] - end[0]) * down, end[1] + (start[1] - end[1]) * down, i < sore)]
  })
  return makeProp(78, 104, [
    fill(shapes(0) + oval(0, -28, 25, 24) + bar(-16, -14, 33, 14), shade(PAPER, -0.12)), fill(shapes(2) + oval(-1, -29, 23, 22) + bar(-15, -14, 30, 14), PAPER), fill(bar(-18, -7, 37, 7), HUES.sky), worn,
  ], { readable: true })
}
/** A large steaming cup. Text: "warm", without steam. */
const drawHotCup: DrawProp = (text) => makeProp(30, 30, [
  text === 'warm' ? null : stroke('M-5 -27q-5 -6 0 -12q5 -6 0 -12M5 -27q-5 -6 0 -12q5 -6 0 -12', '#ffffff', 2.600, 0.85), stroke('M11 -20q11 0 9 9q-2 7 -11 5', HUES.red, 3.2), fill('M-12 -25L-10 -2Q0 2 10 -2L12 -25Z', HUES.red), fill('M4 -25L4 0Q9 -0.400 10 -2L12 -25Z', shade(HUES.red, -0.12)), fill(oval(0, -25, 12, 3), '#6b4130'), fill(oval(-5, -12, 2) + oval(1, -15, 2) + oval(-1, -7, 2), HUES.cream),
], { grip: [0, -12] })
const drawIceBowl: DrawProp = () => makeProp(34, 26, [
  fill('M-12 -14L-8 -26L2 -24L0 -13ZM0 -13L4 -22L13 -19L10 -11Z', '#dff1f7'), fill('M-8 -26L2 -24L4 -22L-6 -21ZM4 -22L13 -19L11 -17L5 -19Z', '#f4fbfd'), fill(dab(-7, -18, 8, 1.2, 100) + dab(6, -16, 6, 1.200, 100), '#ffffff'), fill('M-16 -14H16Q15 0 5 0H-5Q-15 0 -16 -14Z', HUES.blue), fill('M5 -14H16Q15 0 5 0Z', shade(HUES.blue, -0.1)), fill(oval(0, -14, 16, 2.600), shade(HUES.sky, 0.1)),
], { grip: [0, -8] })
const drawCactus: DrawProp = () => {
  const rng = propRng('cactus')
  const green = '#5d9a5c'
  return makeProp(44, 66, [
    fill(taperedPath([[-8, -36], [-20, -38], [-21, -50]], [9, 9, 8]) + taperedPath([[9, -30], [20, -32], [21, -42]], [8, 8, 7]), shade(green, -0.06)), fill(oval(0, -38, 13, 22), green), fill('M4 -59Q13 -55 13 -38Q13 -22 6 -18Q9 -38 4 -59Z', shade(green, -0.1)), stroke(repeat(26, (i) => `M${-11 + (i % 5) * 5.4} ${-54 + Math.floor(i / 5) * 8}l${rng.about(2.4)} -4`), '#f6f3d8', 0.9), stroke('M-25 -48l-4 -2M-22 -54l-1 -4M25 -42l4 -2M21 -46l0 -4', '#f6f3d8', 0.9),
    fill(oval(-4, -61, 4) + oval(4, -61, 4) + oval(0, -65, 4), HUES.red), fill(oval(0, -61, 2.400), HUES.yellow), fill('M-13 -18H13L10 0H-10Z', HUES.brick), fill(bar(-15, -21, 30, 5), shade(HUES.brick, 0.08)), fill('M4 -16H13L10 0H5Z', shade(HUES.brick, -0.1)),
  ])
}
/** A furry bee on a flower. */
const drawBee: DrawProp = () => makeProp(34, 62, [
  stroke('M0 0Q-3 -20 0 -34', HUES.leaf, 2.600), fill(dab(-8, -14, 18, 5, 30), HUES.green), fill(repeat(7, (i) => oval(Math.cos(i * 0.9) * 10, -36 + Math.sin(i * 0.9) * 7, 6, 5)), HUES.purple), fill(oval(0, -36, 6, 4), HUES.gold),
  fill(oval(-5, -56, 6, 8) + oval(4, -57, 5.400, 8), '#eaf6fb', 0.9), fill(oval(0, -45, 12, 8.400), HUES.gold), fill(bar(-3, -53, 4, 16) + bar(4, -52, 3.600, 14), HUES.ink), fill(oval(-10, -46, 3.600, 4.600), HUES.ink), fill(oval(-11, -47.500, 0.9), '#ffffff'), stroke(repeat(8, (i) => `M${-9 + i * 2.7} -38l${i % 2 ? 1 : -1} 3`), shade(HUES.gold, -0.14), 1),
])
/** A rolled-up echidna. Text: with its "nose" out. */
const drawPrickle: DrawProp = (text) => {
  const rng = propRng('prickle')
  const up = repeat(44, (i) => dab(Math.cos(Math.PI + i * 0.073) * 22, -17 + Math.sin(Math.PI + i * 0.073) * 15, 13, 2.2, (i / 44) * 180 + 180 + rng.about(8)))
  return makeProp(text === 'nose' ? 62 : 54, 42, [
    text === 'nose' ? [fill('M16 -16Q30 -18 40 -7Q42 -3 37 -2Q24 -1 14 -3Z', '#b98c60'), fill(oval(40, -6, 2.600), HUES.ink), fill(oval(27, -11.500, 1.500), HUES.ink), fill(dab(4, -1, 12, 4, 0) + dab(-15, -1, 12, 4, 0), '#8f6845')] : null,
    fill(up, '#6e4c33'), fill(blob(0, -15, 25, 16, rng, 12, 0.05), '#8a6040'), fill(repeat(30, () => dab(-20 + rng.next() * 36, -26 + rng.next() * 18, 9, 1.4, -110 + rng.about(30))), '#d9b98a'), fill(repeat(14, () => dab(-20 + rng.next() * 36, -24 + rng.next() * 16, 8, 1.4, -100 + rng.about(30))), '#5b3d28'),
  ])
}

export const FINGER_PROPS = {
  hand: drawHand, 'hot-cup': drawHotCup, 'ice-bowl': drawIceBowl, cactus: drawCactus, bee: drawBee,
  prickle: drawPrickle,
} as const
