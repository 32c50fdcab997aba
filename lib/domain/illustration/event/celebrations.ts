// Decorations on the ground for family days and the days of the year.
import { shade } from '../kit/colour'
import { bar, dab, dots, fill, repeat, oval, scatter, stroke } from '../stage/marks'
import { HUES, propRng, drawLump, drawPolygon, drawSlab } from '../things/prop-drawing'
import { drawBunch, drawClothTable, drawParcel, drawPropAt, indoors, makeStand, outdoors, type Stand } from './parts'

export const drawBirthday = (): Stand[] => [
  makeStand(86, 98, drawClothTable(84, 48, HUES.sky), drawPropAt('cake', 0, -46)),
  makeStand(78, 70, drawParcel(-18, 0, 36, 30, '#3f7bab', '#f3b53a'), drawParcel(22, 0, 28, 22, '#e0558a', '#fbf3e2'), drawParcel(-14, -34, 24, 18, '#4f9a64', '#f6d66a')),
]

/** A pram with its hood up and a sleeping baby in a bonnet. */
export const drawNewBaby = (): Stand[] => {
  const rng = propRng('pram')
  const cloth = '#8fc7c0'
  const wheel = (x: number, r: number) => [stroke(oval(x, -r, r - 1.5), HUES.ink, 3), stroke(repeat(3, (i) => { const a = (i * Math.PI) / 3; return `M${x - Math.cos(a) * r * 0.8} ${-r - Math.sin(a) * r * 0.8}L${x + Math.cos(a) * r * 0.8} ${-r + Math.sin(a) * r * 0.8}` }), HUES.grey, 1), fill(oval(x, -r, 2.4), HUES.gold)]
  return [
    makeStand(104, 104, stroke('M-30 -30Q0 -16 32 -30M40 -58Q58 -66 54 -80', HUES.ink, 3), wheel(-30, 17), wheel(32, 17),
      drawLump(4, -66, 12, 10, '#f0c7a4', rng), fill('M-8 -66Q-8 -82 6 -80Q16 -78 15 -70Q6 -76 -8 -66Z', HUES.paper), stroke('M4 -66q2.4 2 4.8 0M10 -66q2 1.6 4 0', '#7a4f30', 1),
      fill('M-46 -66Q-50 -104 -8 -104Q2 -86 -4 -64Z', shade(cloth, -0.08)), fill('M-46 -66Q-44 -98 -10 -102Q-16 -84 -16 -64Z', cloth), stroke('M-46 -66Q-34 -88 -9 -103M-32 -65Q-24 -86 -9 -103', shade(cloth, -0.14), 1.6),
      fill('M-48 -66H46Q44 -30 16 -26H-18Q-46 -30 -48 -66Z', cloth), fill('M18 -66H46Q44 -30 16 -26H4Q18 -40 18 -66Z', shade(cloth, -0.08)), fill('M-6 -69Q18 -76 46 -66L44 -54Q18 -62 -8 -55Z', HUES.paper), fill(repeat(5, (i) => oval(0 + i * 9, -62 + (i % 2) * 2, 1.8)), HUES.coral)),
    makeStand(50, 60, drawParcel(0, 0, 36, 26, '#f3c9a0', '#fbf3e2'), drawPropAt('teddy', 0, -30, 0.9)),
  ]
}

export const drawWedding = (): Stand[] => {
  const tier = (y: number, w: number, hh: number) => [fill(`M${-w / 2} ${y}V${y - hh}Q0 ${y - hh - 3} ${w / 2} ${y - hh}V${y}Q0 ${y + 3} ${-w / 2} ${y}Z`, HUES.paper), fill(`M${w * 0.24} ${y + 1.4}V${y - hh - 0.6}Q${w * 0.4} ${y - hh - 0.4} ${w / 2} ${y - hh}V${y}Z`, '#e9dfd2'), fill(repeat(7, (i) => oval(-w / 2 + (i * w) / 6, y - hh + 2, w / 11)), '#ffffff'), dots(scatter(5, (i) => [-w * 0.36 + i * w * 0.18, y - 2]), 2.4, HUES.pink)]
  return [
    makeStand(80, 128, drawClothTable(76, 46, HUES.paper, '#e6c9c0'), tier(-46, 54, 22), tier(-68, 40, 19), tier(-87, 26, 16), drawBunch(0, -102, 17, ['#f09aa5', '#fdf8ea'])),
    makeStand(60, 126, drawPolygon([[-13, 0], [-9, -62], [9, -62], [13, 0]], '#efe6da', propRng('pillar')), fill(bar(4, -62, 5, 61), '#d8ccbb'), fill(bar(-16, -66, 32, 6) + bar(-17, -5, 34, 6), '#f7f0e4'), fill('M-10 -88Q0 -92 10 -88L7 -66H-7Z', '#dfe8e2'), drawBunch(0, -86, 34, ['#fdf8ea', '#f09aa5', '#f6d9a0']), stroke('M-4 -78Q-14 -60 -8 -44M4 -78Q14 -62 10 -48', '#f3c9cf', 2.4)),
  ]
}

export const drawFirstDay = (): Stand[] => [
  makeStand(62, 66, drawPropAt('bag', 0, 0, 1.6), drawPropAt('apple', 31, 0, 1.1)),
  // New shoes on their box.
  makeStand(54, 44, drawSlab(-24, -18, 48, 18, '#e9dcc2', propRng('shoebox')), fill(bar(-26, -22, 52, 7), HUES.red), [-11, 12].map((x) => [fill(`M${x - 10} -22V-33Q${x - 4} -37 ${x - 1} -32Q${x + 5} -29 ${x + 11} -27V-22Z`, HUES.blue), fill(bar(x - 10.5, -24, 22, 3), HUES.cream), stroke(`M${x - 3} -31l5 -3M${x} -29l5 -3`, HUES.cream, 1.2)])),
]

export const drawAdoption = (): Stand[] => [
  makeStand(96, 52, drawLump(0, -14, 46, 15, '#3f9aa8', propRng('petBed')), fill(oval(0, -20, 35, 10), '#f3e2c0'), fill(oval(-3, -22, 26, 7), '#fbf0d8'), drawPropAt('bone', -6, -22, 0.9), stroke('M20 -25Q30 -52 44 -40Q50 -28 38 -23', HUES.red, 3.4), fill('M40 -22c-7 -6 -9 -9 -6 -12q3 -2 6 2q3 -4 6 -2q3 3 -6 12z', HUES.gold)),
  makeStand(60, 54, drawSlab(-26, -26, 52, 26, HUES.wood, propRng('treats')), drawPropAt('bowl', -8, -26, 1.2), fill(oval(-8, -38, 8, 3), '#b07a44'), drawPropAt('carrot', 18, -26, 0.7)),
]

/** A table with everybody's best dish. */
export const drawReunion = (): Stand[] => {
  const slice = (x: number, y: number, s: number) => [fill(`M${x - s} ${y - s * 0.5}Q${x} ${y + s * 0.9} ${x + s} ${y - s * 0.5}Z`, '#4f9a54'), fill(`M${x - s * 0.86} ${y - s * 0.5}Q${x} ${y + s * 0.6} ${x + s * 0.86} ${y - s * 0.5}Z`, '#e5483f'), dots(scatter(3, (i) => [x - s * 0.4 + i * s * 0.4, y - s * 0.26]), 1.8, HUES.ink)]
  const check = repeat(9, (i) => bar(-66 + i * 15, -52, 6, 40))
  return [
    makeStand(140, 84, drawClothTable(136, 52, '#d9584a'), fill(check, '#f6e6d8', 0.55), fill(repeat(2, (i) => bar(-67, -42 + i * 15, 134, 5)), '#f6e6d8', 0.55), fill('M-56 -54Q-54 -72 -44 -72Q-34 -72 -32 -54Z', '#f3d48a'), fill(oval(-44, -54, 17, 3), HUES.paper), slice(-10, -60, 13), slice(12, -60, 13), drawPropAt('bread', 40, -53, 0.8), fill('M58 -54V-74Q64 -78 70 -74V-54Q64 -51 58 -54Z', '#f7d98a'), stroke('M70 -70q8 4 0 12', '#cfdbe0', 2)),
    makeStand(58, 44, drawPropAt('basket', 0, 0, 1.15)),
  ]
}

/** A tree with its star and the presents under it. */
export const drawChristmas = (): Stand[] => {
  const rng = propRng('christmasTree')
  const tierOf = (top: number, foot: number, w: number, tone: number) => [drawPolygon([[0, top], [w * 0.62, (top + foot) / 2 + 4], [w, foot - 3], [w * 0.4, foot + 3], [-w * 0.3, foot + 2], [-w, foot - 4], [-w * 0.58, (top + foot) / 2]], shade('#2f6d52', tone), rng, 1), drawPolygon([[0, top], [-w, foot - 4], [-w * 0.34, foot + 1], [-w * 0.2, (top + foot) / 2]], shade('#3f8560', tone), rng, 1)]
  const lights = (dx: number) => scatter(14, (i) => { const t = (i + 1) / 15; return [Math.sin(i * 2.4 + dx) * 38 * t, -150 + t * 128] })
  return [
    makeStand(112, 176, fill(bar(-6, -22, 12, 22), HUES.brown), tierOf(-102, -18, 48, -0.04), tierOf(-132, -58, 38, 0), tierOf(-160, -96, 27, 0.03),
      stroke('M-20 -104Q0 -92 22 -102M-32 -68Q2 -50 34 -66M-42 -30Q0 -10 44 -28', '#f3d98a', 1.6), dots(lights(0), 7, '#d9483b'), dots(lights(1.3), 6, '#f6cf6a'), dots(lights(2.5), 6, '#7fc3e6'), drawPropAt('star', 0, -156, 0.9), drawParcel(-34, 0, 26, 20, '#c8322b', '#fbf3e2'), drawParcel(32, 0, 32, 24, '#3f7bab', '#f3c552')),
    indoors(makeStand(58, 52, drawParcel(-8, 0, 38, 30, '#2f7a56', '#f3c552'), drawParcel(20, 0, 22, 16, '#c8322b', '#fbf3e2'))),
  ]
}

/** Cricket in the yard, stumps and a bat, and the boxes of the presents. */
export const drawBoxing = (): Stand[] => [
  outdoors(makeStand(88, 82, fill(repeat(3, (i) => bar(-16 + i * 10, -72, 4, 72)), '#e0b878'), fill(bar(-16, -75, 12, 3.4) + bar(-2, -75, 10, 3.4), '#c99552'), fill('M20 0L32 -56L39 -54L31 2Q24 5 20 0Z', '#e9c88e'), fill('M33 -55L36 -80L40 -79L39 -54Z', HUES.ink), fill(oval(4, -5, 5), '#b8322c'), stroke('M0 -6q4 2 8 0', HUES.cream, 0.8))),
  makeStand(74, 78, drawPropAt('box', -6, 0, 1.25), drawPropAt('box', 6, -46, 0.72)),
]

const EGGS = ['#f4a9b8', '#8fd0c0', '#f6d66a', '#b9a2e0'] as const
/** A painted egg, `s` high. */
const drawPaintedEgg = (x: number, y: number, s: number, i: number) => [fill(`M${x} ${y - s}C${x + s * 0.34} ${y - s} ${x + s * 0.44} ${y - s * 0.5} ${x + s * 0.38} ${y - s * 0.26}Q${x + s * 0.28} ${y} ${x} ${y}Q${x - s * 0.28} ${y} ${x - s * 0.38} ${y - s * 0.26}C${x - s * 0.44} ${y - s * 0.5} ${x - s * 0.34} ${y - s} ${x} ${y - s}Z`, EGGS[i % 4] ?? EGGS[0]), stroke(`M${x - s * 0.38} ${y - s * 0.44}l${s * 0.19} ${-s * 0.1}l${s * 0.19} ${s * 0.1}l${s * 0.19} ${-s * 0.1}l${s * 0.19} ${s * 0.1}`, HUES.paper, s * 0.06), dots(scatter(3, (k) => [x - s * 0.2 + k * s * 0.2, y - s * 0.2]), s * 0.08, HUES.paper)]
export const drawEaster = (): Stand[] => [
  makeStand(62, 66, [[-17, 0], [0, 1], [16, 2]].map(([x = 0, i = 0]) => drawPaintedEgg(x, -34, 27, i)), drawPropAt('basket', 0, 0, 1.2), stroke('M-10 -22q10 8 20 0', '#f4a9b8', 3)),
  outdoors(makeStand(84, 44, fill(repeat(30, (i) => dab(-38 + i * 2.6, -1, 15 + (i % 4) * 4, 1.8, -112 + ((i * 7) % 5) * 11)), '#6fae4e'), drawPaintedEgg(-20, -3, 21, 3), drawPaintedEgg(-2, -2, 24, 2), drawPaintedEgg(17, -3, 20, 0), fill(repeat(24, (i) => dab(-38 + i * 3.3, 1, 9 + (i % 3) * 3, 1.8, -116 + ((i * 5) % 5) * 13)), '#8cc45e'))),
]

const drawPumpkinLantern = (burns: boolean, x: number, s: number) => [drawPropAt('pumpkin', x, 0, s), fill(`M${x - 13 * s} ${-20 * s}l${8 * s} 0l${-3 * s} ${-8 * s}zM${x + 3 * s} ${-20 * s}l${8 * s} 0l${-4 * s} ${-8 * s}zM${x - 14 * s} ${-13 * s}l${4 * s} ${3 * s}l${3 * s} ${-2 * s}l${4 * s} ${3 * s}l${4 * s} ${-3 * s}l${3 * s} ${2 * s}l${4 * s} ${-3 * s}q${-4 * s} ${10 * s} ${-11 * s} ${10 * s}t${-11 * s} ${-10 * s}z`, burns ? '#ffdf7a' : '#7a4322')]
export const drawHalloween = (burns: boolean): Stand[] => [
  makeStand(92, 60, drawPumpkinLantern(burns, 20, 0.9), drawPumpkinLantern(burns, -20, 1.5)),
  // A pumpkin with a hat on it.
  makeStand(56, 84, drawPumpkinLantern(burns, 0, 1.15), fill('M-24 -38Q0 -31 24 -38Q14 -44 9 -45L4 -84Q-2 -70 -11 -45Q-18 -44 -24 -38Z', '#4a3f63'), fill('M-11 -47Q0 -43 10 -47L9 -52Q0 -48 -10 -52Z', HUES.orange)),
]

/** Paper hats, a horn and a drink for midnight. */
export const drawNewYearsEve = (burns: boolean): Stand[] => {
  const hat = (x: number, y: number, colour: string, s: number) => [fill(`M${x - 12 * s} ${y}Q${x} ${y + 4 * s} ${x + 12 * s} ${y}L${x} ${y - 34 * s}Z`, colour), fill(repeat(3, (i) => oval(x + (i - 1) * 5 * s, y - 7 * s - (i % 2) * 9 * s, 2 * s)), HUES.paper), fill(oval(x, y - 34 * s, 4 * s), HUES.gold)]
  return [
    makeStand(84, 88, drawClothTable(82, 46, '#3f4f8c', HUES.gold), hat(-24, -46, '#e0558a', 1), hat(0, -46, '#3fa6a0', 1.15), fill('M20 -48l14 -16l5 4z', HUES.gold), fill(oval(36, -62, 5, 3), shade(HUES.gold, -0.1)), [26, 36].map((x) => fill(bar(x, -54 + (x - 26) * 0.2, 6, 8), '#f09a4a'))),
    makeStand(50, 92, fill('M-16 0L-19 -36H19L16 0Q0 4 -16 0Z', '#e0558a'), fill('M-17.6 -12H17.6L18.4 -22H-18.4Z', HUES.gold), [-8, 0, 8].map((x, i) => [stroke(`M${x} -34L${x * 1.6} -62`, HUES.grey, 1.6), burns ? dots(scatter(12, (k) => { const a = (k * Math.PI) / 6; return [x * 1.7 + Math.cos(a) * (8 + (k % 2) * 5), -68 - (i % 2) * 8 + Math.sin(a) * (8 + (k % 2) * 5)] }), 3.2, '#ffe08a') : null])),
  ]
}

