// Decorations on the ground for festivals of faiths and peoples, as those who celebrate them would set them out.
import { shade } from '../kit/colour'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { bar, clump, dab, dots, fill, flattenMarks, repeat, oval, scatter, stroke } from '../stage/marks'
import { drawSoftSpot } from '../stage/shadow'
import { HUES, propRng, drawPolygon } from '../things/prop-drawing'
import { drawBunch, drawCandle, drawClothTable, drawPropAt, makeStand, outdoors, type Stand } from './parts'

/** A mandarin tree with red envelopes, and the head of a dancing lion. */
export const drawLunarNewYear = (): Stand[] => {
  const rng = propRng('mandarins')
  const spots = scatter(13, (i) => [Math.sin(i * 2.1) * 30, -88 - Math.cos(i * 1.7) * 26])
  const eye = (x: number) => [fill(oval(x, -50, 11, 12), HUES.paper), fill(oval(x, -48, 5, 6), HUES.ink), stroke(`M${x - 13} -60q13 -12 26 0`, HUES.gold, 4)]
  return [
    makeStand(82, 126, drawPolygon([[-20, -32], [20, -32], [15, 0], [-15, 0]], '#c8322b', rng), fill(bar(-22, -37, 44, 7), '#d9483b'), fill(oval(0, -16, 8), HUES.gold), fill(bar(-3, -66, 6, 30), HUES.brown), fill(clump(0, -86, 40, 36, rng, 9, 0.36), '#3f7f4a'), fill(clump(-8, -94, 26, 22, rng, 7, 0.36), '#57994f'), dots(spots, 11, '#f08a24'), dots(spots.map(([x, y]) => [x - 1.4, y - 1.6]), 4, '#ffc46a'),
      [[-30, -62], [27, -56], [2, -108]].map(([x = 0, y = 0]) => [fill(bar(x - 5, y, 10, 16), '#d9362f'), fill(oval(x, y + 6, 2.6), '#f6d06a')])),
    makeStand(92, 88, fill(repeat(13, (i) => oval(-42 + i * 7, -12 + (i % 2) * 5, 8)), HUES.paper), fill('M-42 -14Q-48 -66 -20 -80Q0 -88 20 -80Q48 -66 42 -14Q0 0 -42 -14Z', '#d9362f'), fill('M6 -84Q48 -72 42 -14Q30 -8 18 -6Q36 -50 6 -84Z', '#b8282a'), fill(repeat(9, (i) => oval(-34 + i * 8.5, -74 - Math.sin((i / 8) * Math.PI) * 12, 6)), HUES.paper), eye(-19), eye(19), fill(oval(0, -34, 9, 7), HUES.gold), fill('M-30 -24Q0 -12 30 -24Q26 -4 0 -3Q-26 -4 -30 -24Z', '#5a1a1a'), fill(repeat(6, (i) => bar(-21 + i * 7.4, -22 + Math.abs(i - 2.5) * -0.6, 6, 6)), HUES.paper), fill(oval(-33, -30, 5) + oval(33, -30, 5), '#3f9a8a'), fill('M-5 -80L0 -96L5 -80Z', HUES.gold)),
  ]
}

const drawDiya = (burns: boolean, x: number, y: number, s = 1) => [burns ? drawSoftSpot(x, y - 12 * s, 26 * s, 24 * s, [[0, '#ffd98c', 0.7], [1, '#ffb84a', 0]]) : null, fill(`M${x - 12 * s} ${y - 8 * s}Q${x} ${y - 4 * s} ${x + 14 * s} ${y - 10 * s}Q${x + 8 * s} ${y} ${x} ${y}Q${x - 9 * s} ${y} ${x - 12 * s} ${y - 8 * s}Z`, '#b5623a'), fill(oval(x, y - 8 * s, 11 * s, 2.4 * s), '#8a4426'), burns ? [fill(dab(x + 8 * s, y - 7 * s, 15 * s, 3.4 * s, -90), '#ffb23f'), fill(dab(x + 8 * s, y - 8 * s, 9 * s, 1.6 * s, -90), '#fff3cf')] : null]
/** Rows of small lamps on steps, and a rangoli. */
export const drawDiwali = (burns: boolean): Stand[] => [
  makeStand(96, 66, [fill(bar(-46, -14, 92, 14), '#c9a987'), fill(bar(-34, -28, 68, 14), '#d6b794'), fill(bar(-22, -42, 44, 14), '#e3c6a2')], [-13, 13].map((x) => drawDiya(burns, x, -42, 0.9)), [-28, 28].map((x) => drawDiya(burns, x, -28, 0.9)), [-40, 40].map((x) => drawDiya(burns, x, -14, 0.9))),
  makeStand(112, 44, [['#e0457a', 52], ['#f6b02e', 42], ['#2f9a8a', 31], ['#fbf3e2', 20], ['#e0457a', 10]].map(([colour, r], i) => fill(oval(0, -14, Number(r) * 0.86, Number(r) * 0.24) + (i % 2 ? '' : repeat(12, (k) => oval(Math.cos(k * 0.5236) * Number(r) * 0.8, -14 + Math.sin(k * 0.5236) * Number(r) * 0.22, Number(r) * 0.24, Number(r) * 0.09))), String(colour))), drawDiya(burns, 0, -8, 0.8), drawDiya(burns, -46, 0, 0.9), drawDiya(burns, 46, 0, 0.9)),
]

/** A tall lantern of coloured glass; dates and biscuits for guests. */
export const drawEid = (burns: boolean): Stand[] => {
  const glass = (x: number, colour: string) => fill(`M${x} -78Q${x + 6} -86 ${x + 12} -78V-34H${x}Z`, colour)
  return [
    makeStand(56, 124, burns ? drawSoftSpot(0, -56, 56, 60, [[0, '#ffd98c', 0.5], [1, '#ffc46a', 0]]) : null, stroke('M0 -104Q-9 -114 0 -122Q9 -114 0 -104', '#b98a34', 3), fill('M-16 -88Q-12 -106 0 -106Q12 -106 16 -88Z', '#d9a441'), fill('M-25 -80L-18 -90H18L25 -80Z', '#b98a34'), fill('M-22 -80H22L26 -30H-26Z', '#d9a441'), glass(-20, '#3fa6a0'), glass(-6, '#ffe6a0'), glass(8, '#d0567a'), stroke('M-14 -56m-4 0a4 6 0 1 0 8 0a4 6 0 1 0 -8 0M14 -56m-4 0a4 6 0 1 0 8 0a4 6 0 1 0 -8 0', '#f6e6b0', 1.4), fill('M-26 -30H26L18 -14H-18Z', '#b98a34'), fill('M-20 -14H20L24 0H-24Z', '#d9a441'), burns ? fill(dab(0, -42, 26, 4, -90), '#ffb23f') : null),
    makeStand(90, 66, drawClothTable(86, 40, '#2f8f86', HUES.gold), fill(oval(-14, -41, 24, 4.6), '#e8d5a0'), fill(repeat(9, (i) => oval(-30 + (i % 5) * 8 + (i > 4 ? 4 : 0), -45 - (i > 4 ? 6 : 0), 5, 4)), '#e9c68c'), fill(repeat(9, (i) => oval(-30 + (i % 5) * 8 + (i > 4 ? 4 : 0), -47 - (i > 4 ? 6 : 0), 2)), '#fbf3e2'), fill('M20 -42Q18 -56 28 -58Q38 -56 36 -42Q28 -39 20 -42Z', '#d9a441'), stroke('M36 -54q9 2 6 10M28 -58V-64', '#b98a34', 2.4)),
  ]
}

/** A hanukkiah: eight candles and the one that lights them; a dreidel and chocolate coins. */
export const drawHanukkah = (burns: boolean): Stand[] => [
  makeStand(92, 122, drawClothTable(86, 46, '#3f6fb0', HUES.cream), stroke(`${repeat(4, (i) => `M${-9 - i * 9} -78Q${-9 - i * 9} ${-58 + i * 3} 0 ${-54 + i * 3}Q${9 + i * 9} ${-58 + i * 3} ${9 + i * 9} -78`)}M0 -46V-86`, '#d9b45a', 3.4), fill('M-16 -44Q0 -56 16 -44Z', '#c99a3f'), Array.from({ length: 9 }, (_, i) => drawCandle(-36 + i * 9, i === 4 ? -86 : -78, 14, i % 2 ? '#f7f3e6' : '#a9cdf0', burns))),
  makeStand(66, 70, fill('M-26 -26H26L22 0H16L14 -20H-14L-16 0H-22Z', HUES.wood), fill(bar(-29, -30, 58, 6), HUES.pale), group(flattenMarks([fill('M-3 -60h6v14h-6z', '#2f5a94'), fill('M-17 -46H13L17 -50V-20L13 -16L-2 -2L-17 -16Z', '#4f86c8'), fill('M13 -46L17 -50V-20L13 -16Z', '#2f5a94'), fill('M-17 -46L-13 -50H17L13 -46Z', '#7fb0e4'), stroke('M-10 -36H4Q8 -34 6 -24M-8 -36V-30', '#f6d98a', 3), [[24, -4], [30, -9], [20, -11]].map(([x = 0, y = 0]) => [fill(oval(x, y, 8, 4), HUES.gold), fill(oval(x, y - 1, 5, 2.2), '#f6dc8a')])]), { transform: compose(translate(-6, -30), scale(0.62)) })),
]

const POWDERS = ['#e0457a', '#f6b02e', '#35a37a', '#4b7fd0'] as const
const drawPowderHeap = (x: number, y: number, i: 0 | 1 | 2 | 3, s = 1) => [fill(`M${x - 22 * s} ${y - 16 * s}Q${x - 10 * s} ${y - 40 * s} ${x} ${y - 40 * s}Q${x + 10 * s} ${y - 40 * s} ${x + 22 * s} ${y - 16 * s}Z`, POWDERS[i]), fill(`M${x - 16 * s} ${y - 18 * s}Q${x - 8 * s} ${y - 36 * s} ${x - 1 * s} ${y - 38 * s}Q${x - 8 * s} ${y - 26 * s} ${x - 4 * s} ${y - 17 * s}Z`, shade(POWDERS[i], 0.08)), fill(`M${x - 24 * s} ${y - 17 * s}H${x + 24 * s}Q${x + 20 * s} ${y} ${x} ${y}Q${x - 20 * s} ${y} ${x - 24 * s} ${y - 17 * s}Z`, '#c98f52'), fill(bar(x - 24 * s, y - 19 * s, 48 * s, 4 * s), '#e0b070')]
export const drawHoli = (): Stand[] => [
  makeStand(96, 50, drawPowderHeap(-24, -9, 2, 0.8), drawPowderHeap(22, -9, 3, 0.8), drawPowderHeap(0, 0, 0, 0.9)),
  makeStand(66, 58, drawPowderHeap(-10, 0, 1, 0.85), fill('M10 -8L40 -46L47 -41L17 -3Z', '#4b7fd0'), stroke('M43 -43L52 -55M47 -59l10 8', '#e0457a', 4)),
]

/** A steaming pot, and blankets to watch the sky from before dawn. */
export const drawMatarikiFeast = (): Stand[] => [
  outdoors(makeStand(78, 92, drawPropAt('log', 0, 0, 0.5), group(flattenMarks([stroke('M-12 -58q-9 -10 0 -18t0 -18M8 -60q-8 -9 0 -16t0 -16', '#f1f5f8', 4, 0.7), fill('M-30 -48H30Q32 -14 18 -8H-18Q-32 -14 -30 -48Z', '#4a4f5c'), fill('M8 -48H30Q32 -14 18 -8H4Q14 -26 8 -48Z', '#383c48'), fill(oval(0, -49, 30, 6), '#5d6370'), fill(oval(0, -49, 25, 4), '#c98f4a'), stroke('M-30 -44q-8 2 -6 12M30 -44q8 2 6 12', '#383c48', 3)]), { transform: compose(translate(0, -4), scale(0.74)) }))),
  makeStand(78, 50, [['#7a4f8a', 0], ['#2f8f86', -14], ['#d9704a', -28]].map(([colour, y]) => [fill(`M-36 ${Number(y)}Q-40 ${Number(y) - 8} -34 ${Number(y) - 15}H34Q40 ${Number(y) - 8} 36 ${Number(y)}Z`, String(colour)), fill(repeat(7, (i) => `M${-28 + i * 9} ${Number(y) - 2}l4.5 -10l4.5 10z`), shade(String(colour), 0.1))])),
]

/** Each flag whole and upright on its pole; hand-woven baskets, and damper from the coals. */
export const drawNaidocWeek = (): Stand[] => {
  const [w, h, top] = [84, 56, -160]
  const pole = [fill(bar(-40, -164, 4, 164), '#d9c8a8'), fill(oval(-38, -166, 4), HUES.gold)]
  const flag = (y: number, height: number, colour: string) => fill(bar(-36, top + y, w, height), colour)
  const [cx, cy] = [-36 + w / 2, top + h / 2]
  const plumes = repeat(5, (i) => { const a = ((-150 + i * 30) * Math.PI) / 180; return dab(cx + Math.cos(a) * 10, cy + Math.sin(a) * 10, 5, 1.2, -150 + i * 30) })
  const star = repeat(5, (i) => { const t = (k: number, r: number) => { const a = ((i * 72 + k) * Math.PI) / 180; return `${Math.round((cx + Math.sin(a) * r) * 10) / 10} ${Math.round((cy + 5 - Math.cos(a) * r) * 10) / 10}` }; return `M${t(0, 6)}L${t(36, 2.4)}L${t(180, 1)}L${t(-36, 2.4)}Z` })
  return [
    makeStand(92, 170, pole, flag(0, h / 2, '#000000'), flag(h / 2, h / 2, '#cc0000'), fill(oval(cx, cy, h / 4), '#ffff00'),
      fill('M-14 -28Q-17 -3 2 0H22Q41 -3 38 -28Q12 -22 -14 -28Z', '#c98f4a'), ['#8a4a2a', '#e0b45a', '#a8402a'].map((colour, i) => stroke(`M${-13 + i * 2} ${-22 + i * 7}Q12 ${-15 + i * 7} ${37 - i * 2} ${-22 + i * 7}`, colour, 3)), fill(oval(12, -29, 26, 5.4), '#8a5a30'), fill(oval(12, -28, 22, 3.8), '#5a3a22'), stroke('M-8 -30Q12 -56 32 -30', '#b87f40', 3.4)),
    makeStand(92, 170, pole, flag(0, h, '#009140'), flag(h * 0.21, h * 0.58, '#000000'), flag(h * 0.25, h * 0.5, '#24408e'),
      fill(`M${cx - 12} ${cy + 10}Q${cx - 11} ${cy - 12} ${cx} ${cy - 12.5}Q${cx + 11} ${cy - 12} ${cx + 12} ${cy + 10}H${cx + 7}Q${cx + 7} ${cy - 5} ${cx} ${cy - 5.5}Q${cx - 7} ${cy - 5} ${cx - 7} ${cy + 10}Z${plumes}`, '#ffffff'), fill(star, '#ffffff'),
      drawPropAt('log', 14, 0, 0.62), fill('M-6 -20Q-5 -36 12 -37Q29 -36 30 -20Q12 -15 -6 -20Z', '#d9a05a'), fill('M-3 -22Q-2 -34 10 -35Q3 -30 4 -20Z', '#eec284'), stroke('M4 -33Q12 -28 21 -33M12 -37Q11 -30 12 -19', '#b5763a', 1.6)),
  ]
}

/** Mooncakes, tea and a pomelo; a glowing rabbit lantern. */
export const drawMidAutumn = (burns: boolean): Stand[] => {
  const moon = (x: number, y: number) => [fill(`M${x - 11} ${y}V${y - 9}H${x + 11}V${y}Q${x} ${y + 3} ${x - 11} ${y}Z`, '#b8742e'), fill(oval(x, y - 9, 11, 4), '#dca257'), stroke(oval(x, y - 9, 6, 2), '#b8742e', 1.2)]
  return [
    makeStand(96, 82, drawClothTable(92, 42, '#b5433a', HUES.gold), fill(oval(-16, -43, 26, 4.6), HUES.paper), moon(-28, -45), moon(-4, -45), moon(-16, -54), fill(oval(34, -54, 12, 13), '#c9cf5a'), fill(dab(34, -66, 12, 2.6, -30), '#4f8a4a'), fill('M10 -43Q6 -60 16 -60Q25 -58 22 -43Z', '#dfe8ea'), stroke('M22 -54q7 1 4 8M10 -50l-5 -5M12 -62h7', '#9fb8c4', 2.2)),
    makeStand(70, 84, burns ? drawSoftSpot(0, -40, 52, 50, [[0, '#ffd98c', 0.6], [1, '#ffc46a', 0]]) : null, fill(oval(4, -30, 30, 22), '#ffe9c4'), fill(oval(-20, -48, 15, 14), '#fff1d6'), fill(dab(-22, -58, 32, 5, -100) + dab(-14, -58, 30, 5, -72), '#ffe9c4'), fill(dab(-22, -60, 24, 2, -100) + dab(-14, -60, 22, 2, -72), '#f09aa5'), fill(oval(-25, -50, 2.2), HUES.ink), fill(oval(-18, -43, 4, 2.6), '#f6b5a8'), fill(oval(34, -34, 7), '#ffffff'), stroke('M-6 -50Q-12 -30 -6 -10M8 -52Q4 -30 8 -8M20 -48Q22 -30 20 -14', '#f0b878', 1.6), fill(bar(-24, -9, 52, 4), HUES.wood), fill(oval(-16, -4, 5) + oval(20, -4, 5), HUES.red)),
  ]
}

/** The haft-sin table: sprouts, hyacinth, apples, garlic, coins, sumac, and the mirror with its candles. */
export const drawNowruz = (burns: boolean): Stand[] => [
  makeStand(134, 104, drawClothTable(130, 46, '#7fb3c8', '#f3d48a'), fill(oval(0, -72, 19, 25), '#c99a3f'), fill(oval(0, -72, 15, 21), '#dfeef2'), fill(dab(-8, -64, 22, 2.4, -58), '#ffffff'), drawCandle(-28, -46, 24, HUES.cream, burns), drawCandle(28, -46, 24, HUES.cream, burns), fill(repeat(16, (i) => dab(-60 + i * 1.9, -50, 20 + (i % 3) * 4, 1.6, -98 + (i % 5) * 4)), '#5fae4e'), fill('M-64 -52H-26Q-28 -42 -45 -42T-64 -52Z', HUES.paper), fill(bar(-62, -55, 34, 5), '#d9362f'), fill(oval(-12, -50, 6) + oval(-2, -49, 6), '#d9362f'), fill(dab(-12, -55, 6, 1.4, -60), HUES.leaf), fill(oval(13, -50, 4.6, 5.4) + oval(20, -49, 4, 5), '#f6efe0'), fill(oval(34, -48, 5, 2) + oval(38, -50, 5, 2), HUES.gold), fill('M42 -50h10q-1 7 -5 7t-5 -7z', HUES.paper), fill(oval(47, -50, 5, 2), '#a8323a'), fill(dab(58, -46, 26, 5, -104) + dab(58, -46, 26, 5, -76), '#4f9a64'), fill(repeat(9, (i) => oval(58 + ((i % 3) - 1) * 4, -58 - Math.floor(i / 3) * 7, 3.6)), '#8a6bc0')),
  makeStand(58, 78, fill('M-16 0L-20 -30H20L16 0Z', '#3f9aa8'), fill(bar(-22, -34, 44, 6), '#58b4c0'), drawBunch(0, -34, 30, ['#8a6bc0', '#f4b6c2', '#f6e08a'])),
]
