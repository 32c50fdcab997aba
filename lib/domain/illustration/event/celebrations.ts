// What is set down beside the cast on the days of family and year.
import { shade } from '../kit/colour'
import { bar, dab, dots, fill, many, oval, scatter, strokes } from '../stage/marks'
import { HUES as C, cutter, lump, shape, slab } from '../things/thing'
import { bunch, clothTable, parcel, put, stand, type Stand } from './parts'

export const birthday = (): Stand[] => [
  stand(86, 98, clothTable(84, 48, C.sky), put('cake', 0, -46)),
  stand(78, 70, parcel(-18, 0, 36, 30, '#3f7bab', '#f3b53a'), parcel(22, 0, 28, 22, '#e0558a', '#fbf3e2'), parcel(-14, -34, 24, 18, '#4f9a64', '#f6d66a')),
]

/** A pram with its hood up, and who lies in it: a bonnet, asleep. */
export const newBaby = (): Stand[] => {
  const h = cutter('pram')
  const cloth = '#8fc7c0'
  const wheel = (x: number, r: number) => [strokes(oval(x, -r, r - 1.5), C.ink, 3), strokes(many(3, (i) => { const a = (i * Math.PI) / 3; return `M${x - Math.cos(a) * r * 0.8} ${-r - Math.sin(a) * r * 0.8}L${x + Math.cos(a) * r * 0.8} ${-r + Math.sin(a) * r * 0.8}` }), C.grey, 1), fill(oval(x, -r, 2.4), C.gold)]
  return [
    stand(104, 104, strokes('M-30 -30Q0 -16 32 -30M40 -58Q58 -66 54 -80', C.ink, 3), wheel(-30, 17), wheel(32, 17),
      lump(4, -66, 12, 10, '#f0c7a4', h), fill('M-8 -66Q-8 -82 6 -80Q16 -78 15 -70Q6 -76 -8 -66Z', C.paper), strokes('M4 -66q2.4 2 4.8 0M10 -66q2 1.6 4 0', '#7a4f30', 1),
      fill('M-46 -66Q-50 -104 -8 -104Q2 -86 -4 -64Z', shade(cloth, -0.08)), fill('M-46 -66Q-44 -98 -10 -102Q-16 -84 -16 -64Z', cloth), strokes('M-46 -66Q-34 -88 -9 -103M-32 -65Q-24 -86 -9 -103', shade(cloth, -0.14), 1.6),
      fill('M-48 -66H46Q44 -30 16 -26H-18Q-46 -30 -48 -66Z', cloth), fill('M18 -66H46Q44 -30 16 -26H4Q18 -40 18 -66Z', shade(cloth, -0.08)), fill('M-6 -69Q18 -76 46 -66L44 -54Q18 -62 -8 -55Z', C.paper), fill(many(5, (i) => oval(0 + i * 9, -62 + (i % 2) * 2, 1.8)), C.coral)),
    stand(50, 60, parcel(0, 0, 36, 26, '#f3c9a0', '#fbf3e2'), put('teddy', 0, -30, 0.9)),
  ]
}

export const wedding = (): Stand[] => {
  const tier = (y: number, w: number, hh: number) => [fill(`M${-w / 2} ${y}V${y - hh}Q0 ${y - hh - 3} ${w / 2} ${y - hh}V${y}Q0 ${y + 3} ${-w / 2} ${y}Z`, C.paper), fill(`M${w * 0.24} ${y + 1.4}V${y - hh - 0.6}Q${w * 0.4} ${y - hh - 0.4} ${w / 2} ${y - hh}V${y}Z`, '#e9dfd2'), fill(many(7, (i) => oval(-w / 2 + (i * w) / 6, y - hh + 2, w / 11)), '#ffffff'), dots(scatter(5, (i) => [-w * 0.36 + i * w * 0.18, y - 2]), 2.4, C.pink)]
  return [
    stand(80, 128, clothTable(76, 46, C.paper, '#e6c9c0'), tier(-46, 54, 22), tier(-68, 40, 19), tier(-87, 26, 16), bunch(0, -102, 17, ['#f09aa5', '#fdf8ea'])),
    stand(60, 126, shape([[-13, 0], [-9, -62], [9, -62], [13, 0]], '#efe6da', cutter('pillar')), fill(bar(4, -62, 5, 61), '#d8ccbb'), fill(bar(-16, -66, 32, 6) + bar(-17, -5, 34, 6), '#f7f0e4'), fill('M-10 -88Q0 -92 10 -88L7 -66H-7Z', '#dfe8e2'), bunch(0, -86, 34, ['#fdf8ea', '#f09aa5', '#f6d9a0']), strokes('M-4 -78Q-14 -60 -8 -44M4 -78Q14 -62 10 -48', '#f3c9cf', 2.4)),
  ]
}

export const firstDay = (): Stand[] => [
  stand(62, 66, put('bag', 0, 0, 1.6), put('apple', 31, 0, 1.1)),
  // New shoes on the box that they came in.
  stand(54, 44, slab(-24, -18, 48, 18, '#e9dcc2', cutter('shoebox')), fill(bar(-26, -22, 52, 7), C.red), [-11, 12].map((x) => [fill(`M${x - 10} -22V-33Q${x - 4} -37 ${x - 1} -32Q${x + 5} -29 ${x + 11} -27V-22Z`, C.blue), fill(bar(x - 10.5, -24, 22, 3), C.cream), strokes(`M${x - 3} -31l5 -3M${x} -29l5 -3`, C.cream, 1.2)])),
]

export const adoption = (): Stand[] => [
  stand(96, 52, lump(0, -14, 46, 15, '#3f9aa8', cutter('petBed')), fill(oval(0, -20, 35, 10), '#f3e2c0'), fill(oval(-3, -22, 26, 7), '#fbf0d8'), put('bone', -6, -22, 0.9), strokes('M20 -25Q30 -52 44 -40Q50 -28 38 -23', C.red, 3.4), fill('M40 -22c-7 -6 -9 -9 -6 -12q3 -2 6 2q3 -4 6 -2q3 3 -6 12z', C.gold)),
  stand(60, 54, slab(-26, -26, 52, 26, C.wood, cutter('treats')), put('bowl', -8, -26, 1.2), fill(oval(-8, -38, 8, 3), '#b07a44'), put('carrot', 18, -26, 0.7)),
]

/** One table for everybody's best dish. */
export const reunion = (): Stand[] => {
  const slice = (x: number, y: number, s: number) => [fill(`M${x - s} ${y - s * 0.5}Q${x} ${y + s * 0.9} ${x + s} ${y - s * 0.5}Z`, '#4f9a54'), fill(`M${x - s * 0.86} ${y - s * 0.5}Q${x} ${y + s * 0.6} ${x + s * 0.86} ${y - s * 0.5}Z`, '#e5483f'), dots(scatter(3, (i) => [x - s * 0.4 + i * s * 0.4, y - s * 0.26]), 1.8, C.ink)]
  const check = many(9, (i) => bar(-66 + i * 15, -52, 6, 40))
  return [
    stand(140, 84, clothTable(136, 52, '#d9584a'), fill(check, '#f6e6d8', 0.55), fill(many(2, (i) => bar(-67, -42 + i * 15, 134, 5)), '#f6e6d8', 0.55), fill('M-56 -54Q-54 -72 -44 -72Q-34 -72 -32 -54Z', '#f3d48a'), fill(oval(-44, -54, 17, 3), C.paper), slice(-10, -60, 13), slice(12, -60, 13), put('bread', 40, -53, 0.8), fill('M58 -54V-74Q64 -78 70 -74V-54Q64 -51 58 -54Z', '#f7d98a'), strokes('M70 -70q8 4 0 12', '#cfdbe0', 2)),
    stand(58, 44, put('basket', 0, 0, 1.15)),
  ]
}

/** A tree with its star, and what lies under it. */
export const christmas = (): Stand[] => {
  const h = cutter('christmasTree')
  const tierOf = (top: number, foot: number, w: number, tone: number) => [shape([[0, top], [w * 0.62, (top + foot) / 2 + 4], [w, foot - 3], [w * 0.4, foot + 3], [-w * 0.3, foot + 2], [-w, foot - 4], [-w * 0.58, (top + foot) / 2]], shade('#2f6d52', tone), h, 1), shape([[0, top], [-w, foot - 4], [-w * 0.34, foot + 1], [-w * 0.2, (top + foot) / 2]], shade('#3f8560', tone), h, 1)]
  const lights = (dx: number) => scatter(14, (i) => { const t = (i + 1) / 15; return [Math.sin(i * 2.4 + dx) * 38 * t, -150 + t * 128] })
  return [
    stand(112, 176, fill(bar(-6, -22, 12, 22), C.brown), tierOf(-102, -18, 48, -0.04), tierOf(-132, -58, 38, 0), tierOf(-160, -96, 27, 0.03),
      strokes('M-20 -104Q0 -92 22 -102M-32 -68Q2 -50 34 -66M-42 -30Q0 -10 44 -28', '#f3d98a', 1.6), dots(lights(0), 7, '#d9483b'), dots(lights(1.3), 6, '#f6cf6a'), dots(lights(2.5), 6, '#7fc3e6'), put('star', 0, -156, 0.9), parcel(-34, 0, 26, 20, '#c8322b', '#fbf3e2'), parcel(32, 0, 32, 24, '#3f7bab', '#f3c552')),
    stand(58, 52, parcel(-8, 0, 38, 30, '#2f7a56', '#f3c552'), parcel(20, 0, 22, 16, '#c8322b', '#fbf3e2')),
  ]
}

/** Cricket in the yard: stumps and a bat; and what the presents came in. */
export const boxing = (): Stand[] => [
  stand(88, 82, fill(many(3, (i) => bar(-16 + i * 10, -72, 4, 72)), '#e0b878'), fill(bar(-16, -75, 12, 3.4) + bar(-2, -75, 10, 3.4), '#c99552'), fill('M20 0L32 -56L39 -54L31 2Q24 5 20 0Z', '#e9c88e'), fill('M33 -55L36 -80L40 -79L39 -54Z', C.ink), fill(oval(4, -5, 5), '#b8322c'), strokes('M0 -6q4 2 8 0', C.cream, 0.8)),
  stand(74, 78, put('box', -6, 0, 1.25), put('box', 6, -46, 0.72)),
]

const EGGS = ['#f4a9b8', '#8fd0c0', '#f6d66a', '#b9a2e0'] as const
/** A painted egg, `s` high. */
const painted = (x: number, y: number, s: number, i: number) => [fill(`M${x} ${y - s}C${x + s * 0.34} ${y - s} ${x + s * 0.44} ${y - s * 0.5} ${x + s * 0.38} ${y - s * 0.26}Q${x + s * 0.28} ${y} ${x} ${y}Q${x - s * 0.28} ${y} ${x - s * 0.38} ${y - s * 0.26}C${x - s * 0.44} ${y - s * 0.5} ${x - s * 0.34} ${y - s} ${x} ${y - s}Z`, EGGS[i % 4] ?? EGGS[0]), strokes(`M${x - s * 0.38} ${y - s * 0.44}l${s * 0.19} ${-s * 0.1}l${s * 0.19} ${s * 0.1}l${s * 0.19} ${-s * 0.1}l${s * 0.19} ${s * 0.1}`, C.paper, s * 0.06), dots(scatter(3, (k) => [x - s * 0.2 + k * s * 0.2, y - s * 0.2]), s * 0.08, C.paper)]
export const easter = (): Stand[] => [
  stand(62, 66, [[-17, 0], [0, 1], [16, 2]].map(([x = 0, i = 0]) => painted(x, -34, 27, i)), put('basket', 0, 0, 1.2), strokes('M-10 -22q10 8 20 0', '#f4a9b8', 3)),
  stand(84, 44, fill(many(30, (i) => dab(-38 + i * 2.6, -1, 15 + (i % 4) * 4, 1.8, -112 + ((i * 7) % 5) * 11)), '#6fae4e'), painted(-20, -3, 21, 3), painted(-2, -2, 24, 2), painted(17, -3, 20, 0), fill(many(24, (i) => dab(-38 + i * 3.3, 1, 9 + (i % 3) * 3, 1.8, -116 + ((i * 5) % 5) * 13)), '#8cc45e')),
]

const lantern = (x: number, s: number) => [put('pumpkin', x, 0, s), fill(`M${x - 13 * s} ${-20 * s}l${8 * s} 0l${-3 * s} ${-8 * s}zM${x + 3 * s} ${-20 * s}l${8 * s} 0l${-4 * s} ${-8 * s}zM${x - 14 * s} ${-13 * s}l${4 * s} ${3 * s}l${3 * s} ${-2 * s}l${4 * s} ${3 * s}l${4 * s} ${-3 * s}l${3 * s} ${2 * s}l${4 * s} ${-3 * s}q${-4 * s} ${10 * s} ${-11 * s} ${10 * s}t${-11 * s} ${-10 * s}z`, '#ffdf7a')]
export const halloween = (): Stand[] => [
  stand(92, 60, lantern(20, 0.9), lantern(-20, 1.5)),
  // A hat that somebody left on it.
  stand(56, 84, lantern(0, 1.15), fill('M-24 -38Q0 -31 24 -38Q14 -44 9 -45L4 -84Q-2 -70 -11 -45Q-18 -44 -24 -38Z', '#4a3f63'), fill('M-11 -47Q0 -43 10 -47L9 -52Q0 -48 -10 -52Z', C.orange)),
]

/** Paper hats, a horn and a drink for the last ten seconds. */
export const newYearsEve = (): Stand[] => {
  const hat = (x: number, y: number, colour: string, s: number) => [fill(`M${x - 12 * s} ${y}Q${x} ${y + 4 * s} ${x + 12 * s} ${y}L${x} ${y - 34 * s}Z`, colour), fill(many(3, (i) => oval(x + (i - 1) * 5 * s, y - 7 * s - (i % 2) * 9 * s, 2 * s)), C.paper), fill(oval(x, y - 34 * s, 4 * s), C.gold)]
  return [
    stand(84, 88, clothTable(82, 46, '#3f4f8c', C.gold), hat(-24, -46, '#e0558a', 1), hat(0, -46, '#3fa6a0', 1.15), fill('M20 -48l14 -16l5 4z', C.gold), fill(oval(36, -62, 5, 3), shade(C.gold, -0.1)), [26, 36].map((x) => fill(bar(x, -54 + (x - 26) * 0.2, 6, 8), '#f09a4a'))),
    stand(50, 92, fill('M-16 0L-19 -36H19L16 0Q0 4 -16 0Z', '#e0558a'), fill('M-17.6 -12H17.6L18.4 -22H-18.4Z', C.gold), [-8, 0, 8].map((x, i) => [strokes(`M${x} -34L${x * 1.6} -62`, C.grey, 1.6), dots(scatter(12, (k) => { const a = (k * Math.PI) / 6; return [x * 1.7 + Math.cos(a) * (8 + (k % 2) * 5), -68 - (i % 2) * 8 + Math.sin(a) * (8 + (k % 2) * 5)] }), 3.2, '#ffe08a')])),
  ]
}

