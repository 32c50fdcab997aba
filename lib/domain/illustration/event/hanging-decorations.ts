// Decorations that hang on strings and walls: page units, behind the cast.
import { mix } from '../kit/colour'
import { group } from '../kit/shape'
import type { Colour, Node, Point } from '../scene'
import { bar, box, dab, dots, fill, repeat, oval, scatter, paperPath, straightPath, stroke, flattenMarks } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { drawSoftSpot } from '../stage/shadow'
import type { Stage } from '../stage/stage'
import { POLES } from './parts'

const CORD = '#6b5548'
const DEPTH = 0.12

/** Indoors two swags across the wall, out of doors one from pole to pole: the point at t (0 to 1). */
const sagCurve = ({ indoor }: Stage, y: number, sag: number) => (t: number): Point =>
  indoor
    ? [-20 + t * 1040, y + Math.sin(((t * 2) % 1) * Math.PI) * sag]
    : [POLES[0] + t * (POLES[1] - POLES[0]), y + Math.sin(t * Math.PI) * sag * 1.3]
/** The poles, from above the cord down to the ground at footY. */
export const drawPoles = (stage: Stage, footY: number): Node[] =>
  POLES.map((x) => {
    const foot = Math.round(Math.min(footY, 1040))
    const wood = (turn: number) => tintDecoration(stage, '#a9794c', turn)
    return group(flattenMarks([
      stage.drawContactShadow(x, foot, 34, 0.2), fill(paperPath([[x - 8, foot], [x - 6, 6], [x + 6, 6], [x + 8, foot]], stage.rng(`pole${x}`), 1), wood(0.05)), fill(paperPath([[x + 2, foot], [x + 2, 6], [x + 6, 6], [x + 8, foot]], stage.rng(`poleShade${x}`), 0.5), wood(-0.5)), fill(oval(x, 6, 11), tintDecoration(stage, stage.palette.accent)),
    ]), { part: 'pole' })
  })
const drawCord = (stage: Stage, at: (t: number) => Point, colour: Colour = CORD): Marks => stroke(`M${Array.from({ length: 33 }, (_, i) => at(Math.min(0.9999, i / 32)).map(Math.round).join(' ')).join('L')}`, stage.tint(colour, DEPTH, 0), 2.4)
/** `k` decorations on a cord, each drawn at its point. */
function hangInRow(
  stage: Stage, y: number, sag: number, k: number, draw: (x: number, y: number, i: number) => Marks,
): Marks {
  const at = sagCurve(stage, y, sag)
  return [drawCord(stage, at), Array.from({ length: k }, (_, i) => draw(Math.round(at((i + 0.5) / k)[0]), Math.round(at((i + 0.5) / k)[1]), i))]
}
const colourAt = (colours: readonly Colour[], i: number): Colour => colours[i % colours.length] ?? '#ffffff'
/** Decorations keep more of their own colours in the dark than the place does, because the page is about them. */
const tintDecoration = (stage: Stage, colour: Colour, turn = 0.1) => {
  const lit = stage.tint(colour, DEPTH, turn)
  return stage.lamp ? mix(lit, stage.lamplit(colour, 0.5), 0.62) : stage.dark ? mix(lit, colour, 0.4) : lit
}

export const drawBulbs = (stage: Stage, colours: readonly Colour[], y = 40, size = 13): Marks => {
  const at = sagCurve(stage, y, 46)
  return [drawCord(stage, at, '#3f5a4a'), colours.map((colour, k) => {
    const points = scatter(28 / colours.length, (i) => { const p = at((i * colours.length + k + 0.5) / 28); return [p[0], p[1] + 9] })
    return [stage.dark ? points.map(([x, by]) => drawSoftSpot(Math.round(x), Math.round(by), size * 2, size * 2, [[0, colour, 0.6], [1, colour, 0]])) : null, dots(points, size, stage.dark ? mix(colour, '#ffffff', 0.35) : tintDecoration(stage, colour, 0.3))]
  })]
}

/** Cards with a paw on each. */
export const drawPaws = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 36, 44, 13, (x, y, i) => [
  fill(paperPath([[x - 26, y], [x + 26, y], [x + 24, y + 40], [x, y + 56], [x - 24, y + 40]], stage.rng(`paw${i}`), 1), tintDecoration(stage, colourAt(colours, i))),
  fill(oval(x, y + 30, 9, 8) + oval(x - 11, y + 18, 4, 5) + oval(x - 4, y + 13, 4, 5) + oval(x + 4, y + 13, 4, 5) + oval(x + 11, y + 18, 4, 5), tintDecoration(stage, '#fbf3e2')),
])

export const drawHearts = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 36, 40, 15, (x, y, i) =>
  fill(`M${x} ${y + 46}C${x - 34} ${y + 22} ${x - 26} ${y - 4} ${x} ${y + 12}C${x + 26} ${y - 4} ${x + 34} ${y + 22} ${x} ${y + 46}Z`, tintDecoration(stage, colourAt(colours, i))))

/** Children's name cards, held by pegs. */
export const drawPeggedCards = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 38, 36, 11, (x, y, i) => [
  fill(box(x - 27, y + 4, 54, 42, stage.rng(`peg${i}`), 2), tintDecoration(stage, '#fdf8ea')), fill(oval(x - 12, y + 22, 9), tintDecoration(stage, colourAt(colours, i))), fill(bar(x + 2, y + 16, 18, 4) + bar(x + 2, y + 26, 14, 4), tintDecoration(stage, colourAt(colours, i + 1))), fill(bar(x - 3, y - 5, 6, 18), tintDecoration(stage, '#c98f52')),
])

/** Striped towels, or hats and mittens, drying on a line. */
export const drawTowels = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 30, 30, 7, (x, y, i) => [
  fill(box(x - 44, y, 88, 104, stage.rng(`towel${i}`), 3), tintDecoration(stage, colourAt(colours, i))), fill(repeat(3, (k) => bar(x - 44, y + 18 + k * 30, 88, 13)), tintDecoration(stage, '#fbf3e2')), fill(bar(x - 36, y - 8, 6, 18) + bar(x + 30, y - 8, 6, 18), tintDecoration(stage, '#c98f52')),
])
export const drawWoollens = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 34, 36, 9, (x, y, i) => (i % 2
  ? [fill(`M${x - 28} ${y + 44}C${x - 30} ${y} ${x + 30} ${y} ${x + 28} ${y + 44}Z`, tintDecoration(stage, colourAt(colours, i))), fill(bar(x - 31, y + 38, 62, 16), tintDecoration(stage, '#fbf3e2')), fill(oval(x, y + 6, 10), tintDecoration(stage, '#fbf3e2'))]
  : [fill(`M${x - 16} ${y + 48}V${y + 16}C${x - 16} ${y - 4} ${x + 16} ${y - 4} ${x + 16} ${y + 16}V${y + 24}q16 -10 18 4q0 14 -18 18z`, tintDecoration(stage, colourAt(colours, i))), fill(bar(x - 18, y + 44, 38, 12), tintDecoration(stage, '#fbf3e2'))]))

/** Garlands of marigolds and leaves. */
export const drawMarigolds = (stage: Stage): Marks => {
  const at = sagCurve(stage, 18, 66)
  const points = (shift: number) => scatter(30, (i) => at((i + shift) / 30.5))
  const drop = (i: number) => at(Math.min(0.999, 0.02 + i * 0.24)).map(Math.round)
  const drops = repeat(5, (i) => { const [x = 0, y = 0] = drop(i); return repeat(4, (k) => oval(x, y + 12 + k * 24, 12)) })
  return [drawCord(stage, at, '#4f7a46'), dots(points(0), 27, tintDecoration(stage, '#f08a24', -0.1)), dots(points(0.5), 25, tintDecoration(stage, '#f6b02e')), dots(points(0.5), 11, tintDecoration(stage, '#f7cf5e', 0.3)), fill(drops, tintDecoration(stage, '#f08a24')), fill(repeat(5, (i) => { const [x = 0, y = 0] = drop(i); return dab(x, y + 108, 34, 9, 80) + dab(x, y + 108, 34, 9, 100) }), tintDecoration(stage, '#4f8a4a'))]
}

/** Paper lanterns of several shapes, lit after dark. */
export const drawPaperLanterns = (stage: Stage, colours: readonly Colour[], tassel: Colour | null): Marks => hangInRow(stage, 14, 54, 7, (x, y, i) => {
  const [w, h] = i % 3 === 0 ? [30, 26] : i % 3 === 1 ? [24, 34] : [34, 34]
  const colour = colourAt(colours, i)
  const lit = stage.row.lit > 0
  return [
    lit ? drawSoftSpot(x, y + h, w * 2.6, w * 2.6, [[0, '#ffd98c', 0.6], [1, '#ffc46a', 0]]) : null, fill(bar(x - 9, y - 2, 18, 7), tintDecoration(stage, '#7a4f30')), fill(oval(x, y + h, w, h), lit ? mix('#fff0bf', colour, 0.78) : tintDecoration(stage, colour)), stroke(repeat(3, (k) => `M${x} ${y + 4}q${(k - 1) * w * 1.1} ${h} 0 ${h * 2 - 4}`), lit ? mix('#ffd98c', colour, 0.9) : tintDecoration(stage, colour, -0.4), 2), fill(bar(x - 8, y + h * 2 - 4, 16, 7), tintDecoration(stage, '#7a4f30')),
    tassel ? fill(repeat(3, (k) => bar(x - 5 + k * 4, y + h * 2 + 3, 2.4, 26)), tintDecoration(stage, tassel)) : null,
  ]
})

export const drawMoonsAndStars = (stage: Stage): Marks => hangInRow(stage, 4, 30, 9, (x, y, i) => {
  const foot = y + 48 + (i % 3) * 30
  const gold = stage.dark ? '#f6cf6a' : tintDecoration(stage, '#f0b93c', 0.2)
  return [stroke(`M${x} ${y}V${foot - 24}`, tintDecoration(stage, '#d9b45a'), 1.6), i % 2 ? drawStar(x, foot, 27, gold) : fill(`M${x + 10} ${foot - 32}A32 32 0 1 0 ${x + 10} ${foot + 32}A26 26 0 1 1 ${x + 10} ${foot - 32}Z`, gold)]
})
const drawStar = (x: number, y: number, s: number, colour: Colour): Marks =>
  fill(straightPath(Array.from({ length: 10 }, (_, i): Point => { const [a, r] = [(i * 36 - 90) * (Math.PI / 180), i % 2 ? s * 0.45 : s]; return [x + Math.cos(a) * r, y + Math.sin(a) * r] })), colour)

/** The nine stars of Matariki, each with its glow, in a dark sky; by day and indoors, nine of paper on threads. */
export const drawMatariki = (stage: Stage, x: number, y: number): Marks => [stage.dark && !stage.indoor ? null : drawCord(stage, sagCurve(stage, 26, 20)), ([[0, 0, 11], [-52, -22, 8], [46, -34, 9], [-24, 40, 7], [30, 34, 8], [78, 8, 7], [-84, 24, 6], [-8, -62, 7], [66, 62, 6]] as const).map(([dx, dy, s], i) => stage.dark && !stage.indoor ? [
  drawSoftSpot(x + dx, y + dy, s * 4, s * 4, [[0, '#fff6d4', 0.8], [0.3, '#dff0ff', 0.4], [1, '#bfe0ff', 0]]), fill(dab(x + dx - s * 1.6, y + dy, s * 3.2, s * 0.42, 0) + dab(x + dx, y + dy - s * 1.6, s * 3.2, s * 0.42, 90), '#fffbe6'),
] : [stroke(`M${60 + i * 110} ${stage.indoor ? 30 : 40}V${120 + (i % 3) * 46}`, tintDecoration(stage, '#e8e0c8'), 1.6), drawStar(60 + i * 110, 120 + (i % 3) * 46, 20 + s * 1.6, tintDecoration(stage, i % 3 === 0 ? '#f6d98a' : i % 3 === 1 ? '#fdf6e2' : '#a9cdf0', 0.3))])]

/** Fireworks in a dark sky; by day and indoors, streamers. */
export function drawNewYear(stage: Stage, colours: readonly Colour[]): Marks {
  if (!stage.dark || stage.indoor) return hangInRow(stage, 20, 40, 12, (x, y, i) => stroke(`M${x} ${y}q20 18 0 36t0 36t0 36`, tintDecoration(stage, colourAt(colours, i)), 7))
  return ([[190, 150, 110], [790, 130, 128], [520, 90, 80]] as const).map(([x, y, r], i) => [
    drawSoftSpot(x, y, r * 1.5, r * 1.5, [[0, colourAt(colours, i), 0.4], [1, colourAt(colours, i), 0]]), fill(repeat(16, (k) => { const a = k * 22.5; const t = (a * Math.PI) / 180; return dab(x + Math.cos(t) * r * 0.3, y + Math.sin(t) * r * 0.3, r * (k % 2 ? 0.5 : 0.7), 3, a) }), mix(colourAt(colours, i), '#ffffff', 0.35)), dots(scatter(16, (k) => { const t = (k * 22.5 * Math.PI) / 180; return [x + Math.cos(t) * r * (k % 2 ? 0.9 : 1.1), y + Math.sin(t) * r * (k % 2 ? 0.9 : 1.1)] }), 6, '#fff3cf'),
  ])
}

/** Baby clothes on a line: a suit, a sock, a bib. */
export const drawTinyClothes = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 30, 36, 9, (x, y, i) => {
  const colour = tintDecoration(stage, colourAt(colours, i))
  const pegs = fill(bar(x - 14, y - 8, 5, 16) + bar(x + 9, y - 8, 5, 16), tintDecoration(stage, '#c98f52'))
  if (i % 3 === 0) return [fill(`M${x - 22} ${y}L${x - 38} ${y + 16}L${x - 26} ${y + 28}L${x - 20} ${y + 22}V${y + 62}Q${x - 16} ${y + 76} ${x - 4} ${y + 74}L${x} ${y + 62}L${x + 4} ${y + 74}Q${x + 16} ${y + 76} ${x + 20} ${y + 62}V${y + 22}L${x + 26} ${y + 28}L${x + 38} ${y + 16}L${x + 22} ${y}Q${x} ${y + 14} ${x - 22} ${y}Z`, colour), fill(oval(x, y + 24, 3) + oval(x, y + 38, 3) + oval(x, y + 52, 3), tintDecoration(stage, '#fbf3e2')), pegs]
  if (i % 3 === 1) return [[-13, 13].map((dx) => fill(`M${x + dx - 8} ${y}h16v26q14 2 14 12t-10 8h-12q-10 -2 -8 -14z`, colour)), pegs]
  return [fill(`M${x - 24} ${y}Q${x} ${y + 26} ${x + 24} ${y}Q${x + 38} ${y + 50} ${x} ${y + 54}Q${x - 38} ${y + 50} ${x - 24} ${y}Z`, colour), fill(`M${x} ${y + 46}C${x - 20} ${y + 32} ${x - 14} ${y + 18} ${x} ${y + 27}C${x + 14} ${y + 18} ${x + 20} ${y + 32} ${x} ${y + 46}Z`, tintDecoration(stage, '#fbf3e2')), pegs]
})

/** Family photographs. */
export const drawPhotographs = (stage: Stage): Marks => hangInRow(stage, 60, 34, 8, (x, y, i) => [
  fill(box(x - 38, y + 2, 76, 66, stage.rng(`photo${i}`), 3), tintDecoration(stage, '#fdf6e6')), fill(bar(x - 31, y + 9, 62, 46), tintDecoration(stage, i % 2 ? '#d9c39a' : '#b9cfd2')),
  Array.from({ length: 2 + (i % 2) }, (_, k) => [x - 15 + k * 16 - (i % 2) * 2, y + 30 - ((k + i) % 2) * 5, k] as const).map(([fx, fy, k]) => [fill(`M${fx - 11} ${y + 55}Q${fx - 10} ${fy + 10} ${fx} ${fy + 10}Q${fx + 10} ${fy + 10} ${fx + 11} ${y + 55}Z`, tintDecoration(stage, colourAt(['#8a5a44', '#4f6f7a', '#9a6a8a', '#6a7f4a'], i + k))), fill(oval(fx, fy, 8, 9), tintDecoration(stage, colourAt(['#c98f6a', '#8a5a3a', '#e8bd94'], i + k))), fill(`M${fx - 9} ${fy}Q${fx - 8} ${fy - 12} ${fx} ${fy - 11}Q${fx + 8} ${fy - 12} ${fx + 9} ${fy}Q${fx} ${fy - 8} ${fx - 9} ${fy}Z`, tintDecoration(stage, colourAt(['#4a3428', '#d9d2c4', '#2a2228'], i + k)))]),
  fill(bar(x - 3, y - 6, 6, 16), tintDecoration(stage, '#c98f52')),
])

export const drawStockings = (stage: Stage): Marks => hangInRow(stage, 44, 44, 6, (x, cordY, i) => {
  const y = cordY + 18
  return [fill(`M${x - 24} ${y}H${x + 22}V${y + 66}Q${x + 62} ${y + 72} ${x + 58} ${y + 96}Q${x + 52} ${y + 114} ${x + 16} ${y + 108}Q${x - 26} ${y + 106} ${x - 24} ${y + 70}Z`, tintDecoration(stage, i % 2 ? '#2f7a56' : '#c8322b')), fill(`M${x + 34} ${y + 73}Q${x + 62} ${y + 76} ${x + 58} ${y + 96}Q${x + 54} ${y + 110} ${x + 36} ${y + 110}Z`, tintDecoration(stage, '#f3c552')), fill(bar(x - 29, y - 6, 56, 26), tintDecoration(stage, '#fbf6ea')), stroke(`M${x + 22} ${y - 4}q14 -16 2 -26`, tintDecoration(stage, '#fbf6ea'), 4)]
})

/** Paper rabbits between eggs. */
export const drawRabbits = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 30, 34, 9, (x, y, i) => [
  stroke(`M${x} ${y}v16`, tintDecoration(stage, CORD), 1.6),
  i % 2 ? [fill(oval(x, y + 44, 22, 29), tintDecoration(stage, colourAt(colours, i))), stroke(`M${x - 20} ${y + 46}l10 -9l10 9l10 -9l10 9`, tintDecoration(stage, '#fdf8ea'), 4)]
    : fill(oval(x, y + 68, 24, 22) + oval(x - 4, y + 42, 15, 14) + dab(x - 10, y + 36, 34, 7, -104) + dab(x + 2, y + 36, 34, 7, -78) + oval(x + 24, y + 74, 8), tintDecoration(stage, '#fdf8ea', 0.3)),
])

export const drawBats = (stage: Stage): Marks => hangInRow(stage, 8, 60, 9, (x, y, i) => {
  const [s, by] = [i % 3 === 0 ? 1.3 : 1, y + 34 + (i % 2) * 34]
  const wing = (k: 1 | -1) => `M${x} ${by - 8 * s}Q${x + k * 18 * s} ${by - 26 * s} ${x + k * 46 * s} ${by - 16 * s}Q${x + k * 40 * s} ${by - 4 * s} ${x + k * 41 * s} ${by + 10 * s}Q${x + k * 30 * s} ${by} ${x + k * 22 * s} ${by + 14 * s}Q${x + k * 12 * s} ${by + 4 * s} ${x} ${by + 18 * s}Z`
  return [stroke(`M${x} ${y}V${by}`, tintDecoration(stage, CORD), 1.6), fill(wing(1) + wing(-1) + oval(x, by, 9 * s, 15 * s) + `M${x - 8 * s} ${by - 8 * s}l2 ${-12 * s}l${6 * s} ${8 * s}l${6 * s} ${-8 * s}l2 ${12 * s}z`, stage.dark ? mix('#241c38', stage.sky[0], 0.15) : tintDecoration(stage, '#4a3f63')), fill(oval(x - 3.4 * s, by - 5 * s, 2.2 * s) + oval(x + 3.4 * s, by - 5 * s, 2.2 * s), '#ffdf7a')]
})

/** A great clock at five minutes to twelve. */
export const drawFiveToTwelve = (stage: Stage, x: number, y: number, r: number): Marks => [
  fill(oval(x, y, r + 12), tintDecoration(stage, '#b98a34')), fill(oval(x, y, r), stage.dark ? '#fff3cf' : tintDecoration(stage, '#fdf8ea', 0.3)), stroke(repeat(12, (i) => { const [u, v] = [Math.sin(i * 0.5236), -Math.cos(i * 0.5236)]; return `M${x + u * r * (i % 3 ? 0.86 : 0.76)} ${y + v * r * (i % 3 ? 0.86 : 0.76)}L${x + u * r * 0.95} ${y + v * r * 0.95}` }), '#3b3440', 5), stroke(`M${x} ${y}L${x - r * 0.02} ${y - r * 0.5}`, '#3b3440', 9), stroke(`M${x} ${y}L${x - r * 0.38} ${y - r * 0.66}`, '#3b3440', 6), fill(oval(x, y, 7), '#c8322b'),
]

/** Red paper cuts, as they hang in windows at Lunar New Year. */
export const drawPaperCuts = (stage: Stage): Marks => [0.24, 0.76].map((t) => {
  const [x, cordY] = sagCurve(stage, 14, 54)(t)
  const y = cordY + 110
  const petals = repeat(8, (i) => dab(x + Math.cos(i * 0.7854) * 10, y + Math.sin(i * 0.7854) * 10, 30, 6, i * 45))
  return [stroke(`M${x} ${cordY}V${y - 60}`, tintDecoration(stage, '#d9362f'), 2), fill(straightPath([[x, y - 62], [x + 62, y], [x, y + 62], [x - 62, y]]), tintDecoration(stage, '#d9362f')), fill(petals + oval(x, y - 46, 5) + oval(x + 46, y, 5) + oval(x, y + 46, 5) + oval(x - 46, y, 5), tintDecoration(stage, '#f9dc8a', 0.3))]
})

/** Dreidels and six-pointed stars. */
export const drawDreidels = (stage: Stage): Marks => hangInRow(stage, 20, 40, 9, (x, y, i) => {
  const by = y + 46
  const triangle = (k: 1 | -1) => { const p = [0, 1, 2].map((n): Point => { const a = (n * 120 - 90 * k) * (Math.PI / 180); return [x + Math.cos(a) * 27, by + Math.sin(a) * 27] }); return straightPath(p) }
  return [stroke(`M${x} ${y}V${by - 24}`, tintDecoration(stage, CORD), 1.6), i % 2 ? stroke(triangle(1) + triangle(-1), tintDecoration(stage, '#f6e2a0', 0.3), 6) : [fill(`M${x - 20} ${by - 18}h40v24l-20 24l-20 -24z`, tintDecoration(stage, i % 4 ? '#8fc3e6' : '#3f6fb0')), fill(bar(x - 4, by - 30, 8, 14), tintDecoration(stage, '#d9b45a')), stroke(`M${x - 9} ${by - 8}h16v14`, tintDecoration(stage, '#fdf8ea'), 4)]]
})

/** Tickets on a string. */
export const drawTickets = (stage: Stage, colours: readonly Colour[]): Marks => hangInRow(stage, 34, 40, 9, (x, y, i) => [
  fill(`M${x - 42} ${y + 6}h84v12a8 8 0 0 0 0 16v14h-84v-14a8 8 0 0 0 0 -16z`, tintDecoration(stage, colourAt(colours, i))), fill(bar(x + 18, y + 12, 3, 30), tintDecoration(stage, '#fdf8ea')), fill(bar(x - 32, y + 16, 40, 5) + bar(x - 32, y + 28, 28, 5), tintDecoration(stage, '#fdf8ea')), fill(bar(x - 3, y - 6, 6, 16), tintDecoration(stage, '#c98f52')),
])
export const drawPostcards = (stage: Stage): Marks => hangInRow(stage, 34, 40, 9, (x, y, i) => [
  fill(box(x - 42, y + 4, 84, 58, stage.rng(`postcard${i}`), 3), tintDecoration(stage, '#fdf8ea')), fill(bar(x - 36, y + 10, 72, 46), tintDecoration(stage, colourAt(['#8fc3d8', '#f6c98a', '#b9d6e6'], i))), fill(colourAt([`M${x - 36} ${y + 56}L${x - 10} ${y + 24}L${x + 8} ${y + 42}L${x + 18} ${y + 32}L${x + 36} ${y + 56}Z`, `M${x - 36} ${y + 56}V${y + 44}q18 -10 36 0t36 0V${y + 56}Z`, `M${x - 36} ${y + 56}V${y + 40}Q${x} ${y + 26} ${x + 36} ${y + 42}V${y + 56}Z`], i), tintDecoration(stage, colourAt(['#6a8a8f', '#2f8fa8', '#7aa653'], i))), fill(oval(x + 22, y + 22, 7), tintDecoration(stage, '#f6d06a')), fill(bar(x - 3, y - 6, 6, 16), tintDecoration(stage, '#c98f52')),
])
