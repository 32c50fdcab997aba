// What hangs on strings and walls: page units, behind the cast.
import { mix } from '../kit/colour'
import type { Colour, Point } from '../scene'
import { bar, box, dab, dots, fill, many, oval, scatter, sheet, straight, strokes } from '../stage/marks'
import type { Marks } from '../stage/marks'
import { soft } from '../stage/shadow'
import type { Stage } from '../stage/stage'

const CORD = '#6b5548'
const D = 0.12

/** Two swags across the top of the page: where the point at t (0 to 1) hangs. */
const swag = (y: number, sag: number) => (t: number): Point => [-20 + t * 1040, y + Math.sin(((t * 2) % 1) * Math.PI) * sag]
const cord = (S: Stage, at: (t: number) => Point, colour: Colour = CORD): Marks => strokes(`M${Array.from({ length: 33 }, (_, i) => at(Math.min(0.9999, i / 32)).map(Math.round).join(' ')).join('L')}`, S.T(colour, D, 0), 2.4)
/** k things on a cord, each drawn at its point. */
function row(S: Stage, y: number, sag: number, k: number, draw: (x: number, y: number, i: number) => Marks): Marks {
  const at = swag(y, sag)
  return [cord(S, at), Array.from({ length: k }, (_, i) => draw(Math.round(at((i + 0.5) / k)[0]), Math.round(at((i + 0.5) / k)[1]), i))]
}
const nth = (colours: readonly Colour[], i: number): Colour => colours[i % colours.length] ?? '#ffffff'
const c = (S: Stage, colour: Colour, turn = 0.1) => S.T(colour, D, turn)

export const bulbs = (S: Stage, colours: readonly Colour[], y = 40, size = 13): Marks => {
  const at = swag(y, 46)
  return [cord(S, at, '#3f5a4a'), colours.map((colour, k) => {
    const points = scatter(28 / colours.length, (i) => { const p = at((i * colours.length + k + 0.5) / 28); return [p[0], p[1] + 9] })
    return [S.dark ? points.map(([x, by]) => soft(Math.round(x), Math.round(by), size * 2, size * 2, [[0, colour, 0.6], [1, colour, 0]])) : null, dots(points, size, S.dark ? mix(colour, '#ffffff', 0.35) : c(S, colour, 0.3))]
  })]
}

/** Cards with a paw on each. */
export const paws = (S: Stage, colours: readonly Colour[]): Marks => row(S, 36, 44, 13, (x, y, i) => [
  fill(sheet([[x - 26, y], [x + 26, y], [x + 24, y + 40], [x, y + 56], [x - 24, y + 40]], S.hand(`paw${i}`), 1), c(S, nth(colours, i))),
  fill(oval(x, y + 30, 9, 8) + oval(x - 11, y + 18, 4, 5) + oval(x - 4, y + 13, 4, 5) + oval(x + 4, y + 13, 4, 5) + oval(x + 11, y + 18, 4, 5), c(S, '#fbf3e2')),
])

export const hearts = (S: Stage, colours: readonly Colour[]): Marks => row(S, 36, 40, 15, (x, y, i) =>
  fill(`M${x} ${y + 46}C${x - 34} ${y + 22} ${x - 26} ${y - 4} ${x} ${y + 12}C${x + 26} ${y - 4} ${x + 34} ${y + 22} ${x} ${y + 46}Z`, c(S, nth(colours, i))))

/** Drawn names, one a child, held by pegs. */
export const pegged = (S: Stage, colours: readonly Colour[]): Marks => row(S, 38, 36, 11, (x, y, i) => [
  fill(box(x - 27, y + 4, 54, 42, S.hand(`peg${i}`), 2), c(S, '#fdf8ea')), fill(oval(x - 12, y + 22, 9), c(S, nth(colours, i))), fill(bar(x + 2, y + 16, 18, 4) + bar(x + 2, y + 26, 14, 4), c(S, nth(colours, i + 1))), fill(bar(x - 3, y - 5, 6, 18), c(S, '#c98f52')),
])

/** Striped towels, or hats and mittens, drying on a line. */
export const towels = (S: Stage, colours: readonly Colour[]): Marks => row(S, 30, 30, 7, (x, y, i) => [
  fill(box(x - 44, y, 88, 104, S.hand(`towel${i}`), 3), c(S, nth(colours, i))), fill(many(3, (k) => bar(x - 44, y + 18 + k * 30, 88, 13)), c(S, '#fbf3e2')), fill(bar(x - 36, y - 8, 6, 18) + bar(x + 30, y - 8, 6, 18), c(S, '#c98f52')),
])
export const woollens = (S: Stage, colours: readonly Colour[]): Marks => row(S, 34, 36, 9, (x, y, i) => (i % 2
  ? [fill(`M${x - 28} ${y + 44}C${x - 30} ${y} ${x + 30} ${y} ${x + 28} ${y + 44}Z`, c(S, nth(colours, i))), fill(bar(x - 31, y + 38, 62, 16), c(S, '#fbf3e2')), fill(oval(x, y + 6, 10), c(S, '#fbf3e2'))]
  : [fill(`M${x - 16} ${y + 48}V${y + 16}C${x - 16} ${y - 4} ${x + 16} ${y - 4} ${x + 16} ${y + 16}V${y + 24}q16 -10 18 4q0 14 -18 18z`, c(S, nth(colours, i))), fill(bar(x - 18, y + 44, 38, 12), c(S, '#fbf3e2'))]))

/** Marigolds and leaves, threaded close. */
export const marigolds = (S: Stage): Marks => {
  const at = swag(18, 66)
  const points = (shift: number) => scatter(30, (i) => at((i + shift) / 30.5))
  const drops = many(5, (i) => many(4, (k) => oval(i * 250, 30 + k * 24, 12)))
  return [cord(S, at, '#4f7a46'), dots(points(0), 27, c(S, '#f08a24', -0.1)), dots(points(0.5), 25, c(S, '#f6b02e')), dots(points(0.5), 11, c(S, '#f7cf5e', 0.3)), fill(drops, c(S, '#f08a24')), fill(many(5, (i) => dab(i * 250, 126, 34, 9, 80) + dab(i * 250, 126, 34, 9, 100)), c(S, '#4f8a4a'))]
}

/** Paper lanterns of several shapes, lit after dark. */
export const paperLanterns = (S: Stage, colours: readonly Colour[], tassel: Colour | null): Marks => row(S, 14, 54, 7, (x, y, i) => {
  const [w, h] = i % 3 === 0 ? [30, 26] : i % 3 === 1 ? [24, 34] : [34, 34]
  const colour = nth(colours, i)
  const lit = S.row.lit > 0
  return [
    lit ? soft(x, y + h, w * 2.6, w * 2.6, [[0, '#ffd98c', 0.6], [1, '#ffc46a', 0]]) : null, fill(bar(x - 9, y - 2, 18, 7), c(S, '#7a4f30')), fill(oval(x, y + h, w, h), lit ? mix('#fff0bf', colour, 0.5) : c(S, colour)), strokes(many(3, (k) => `M${x} ${y + 4}q${(k - 1) * w * 1.1} ${h} 0 ${h * 2 - 4}`), lit ? mix('#ffd98c', colour, 0.7) : c(S, colour, -0.4), 2), fill(bar(x - 8, y + h * 2 - 4, 16, 7), c(S, '#7a4f30')),
    tassel ? fill(many(3, (k) => bar(x - 5 + k * 4, y + h * 2 + 3, 2.4, 26)), c(S, tassel)) : null,
  ]
})

export const moonsAndStars = (S: Stage): Marks => row(S, 4, 30, 9, (x, y, i) => {
  const foot = y + 40 + (i % 3) * 26
  const gold = S.dark ? '#f6cf6a' : c(S, '#f0b93c', 0.2)
  return [strokes(`M${x} ${y}V${foot - 20}`, c(S, '#d9b45a'), 1.6), i % 2 ? star(x, foot, 20, gold) : fill(`M${x + 7} ${foot - 22}A22 22 0 1 0 ${x + 7} ${foot + 22}A18 18 0 1 1 ${x + 7} ${foot - 22}Z`, gold)]
})
const star = (x: number, y: number, s: number, colour: Colour): Marks =>
  fill(straight(Array.from({ length: 10 }, (_, i): Point => { const [a, r] = [(i * 36 - 90) * (Math.PI / 180), i % 2 ? s * 0.45 : s]; return [x + Math.cos(a) * r, y + Math.sin(a) * r] })), colour)

/** The cluster that rises before midwinter's dawn: nine stars, each with its glow. */
export const matariki = (S: Stage, x: number, y: number): Marks => ([[0, 0, 11], [-52, -22, 8], [46, -34, 9], [-24, 40, 7], [30, 34, 8], [78, 8, 7], [-84, 24, 6], [-8, -62, 7], [66, 62, 6]] as const).map(([dx, dy, s]) => [
  soft(x + dx, y + dy, s * 4, s * 4, [[0, '#fff6d4', 0.8], [0.3, '#dff0ff', 0.4], [1, '#bfe0ff', 0]]), fill(dab(x + dx - s * 1.6, y + dy, s * 3.2, s * 0.42, 0) + dab(x + dx, y + dy - s * 1.6, s * 3.2, s * 0.42, 90), S.dark ? '#fffbe6' : c(S, '#fff3c4', 0.4)),
])

/** Rockets after dark; by day, streamers. */
export function newYear(S: Stage, colours: readonly Colour[]): Marks {
  if (!S.dark) return row(S, 20, 40, 12, (x, y, i) => strokes(`M${x} ${y}q20 18 0 36t0 36t0 36`, c(S, nth(colours, i)), 6))
  return ([[190, 150, 110], [790, 130, 128], [520, 90, 80]] as const).map(([x, y, r], i) => [
    soft(x, y, r * 1.5, r * 1.5, [[0, nth(colours, i), 0.4], [1, nth(colours, i), 0]]), fill(many(16, (k) => { const a = k * 22.5; const t = (a * Math.PI) / 180; return dab(x + Math.cos(t) * r * 0.3, y + Math.sin(t) * r * 0.3, r * (k % 2 ? 0.5 : 0.7), 3, a) }), mix(nth(colours, i), '#ffffff', 0.35)), dots(scatter(16, (k) => { const t = (k * 22.5 * Math.PI) / 180; return [x + Math.cos(t) * r * (k % 2 ? 0.9 : 1.1), y + Math.sin(t) * r * (k % 2 ? 0.9 : 1.1)] }), 6, '#fff3cf'),
  ])
}
