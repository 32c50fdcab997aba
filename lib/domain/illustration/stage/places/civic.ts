// Rooms that belong to everybody: where a school has lunch, where a town keeps what is old, and where it decides.
import { mix } from '../../kit/colour'
import type { Colour } from '../../scene'
import { clock, pendant } from '../dressing'
import { curtain } from '../frame'
import { gallery, picture, roomLamp, rug } from '../furniture'
import { bar, blob, box, dab, fill, lens, limbs, many, oval, sheet, smooth, strokes } from '../marks'
import type { Marks } from '../marks'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

/** A long table with its benches, seen from the side; s: its size, 1 in the middle of the room. */
function longTable(S: Stage, x: number, y: number, s: number, colours: readonly Colour[]): Marks {
  const h = S.hand(`longTable${x}`)
  const d = S.depthAt(y)
  const c = (colour: Colour, turn: number) => S.C(colour, d, turn, x, y)
  const at = (dx: number, up: number, w: number, tall: number) => box(x + dx * s, y - up * s, w * s, tall * s, h, 1)
  return [
    S.under(x, y, 190 * s, 0.14),
    fill(at(-150, 48, 300, 10) + at(-130, 40, 10, 34) + at(120, 40, 10, 34), c(S.p.wood, -0.35)),
    fill(at(-136, 84, 12, 84) + at(124, 84, 12, 84), c('#7b7f8a', -0.2)), fill(sheet([[x - 176 * s, y - 84 * s], [x + 176 * s, y - 84 * s], [x + 160 * s, y - 104 * s], [x - 160 * s, y - 104 * s]], h, 1), c(mix(S.p.wood, '#fff2d8', 0.45), 0.4)), fill(at(-176, 86, 352, 12), c(S.p.wood, 0.1)),
    colours.map((colour, i) => [fill(sheet([[x + (-110 + i * 96) * s, y - 90 * s], [x + (-48 + i * 96) * s, y - 90 * s], [x + (-54 + i * 96) * s, y - 99 * s], [x + (-104 + i * 96) * s, y - 99 * s]], h, 0.5), c(colour, 0.1)), fill(oval(x + (-84 + i * 96) * s, y - 96 * s, 15 * s, 4 * s), c('#fff8ea', 0.3)), fill(box(x + (-64 + i * 96) * s, y - 114 * s, 13 * s, 17 * s, h, 0.6), c(colours[(i + 1) % colours.length] ?? colour, 0))]),
    fill(at(-158, 30, 316, 11) + at(-138, 20, 11, 20) + at(126, 20, 11, 20), c(S.p.wood, 0.15)),
  ]
}

export function canteen(S: Stage): void {
  const { C, p, G } = S
  const { F, d } = room(S, { wall: mix(p.wallWarm, p.wall, 0.5), paper: 'plain', panels: mix(p.cloth, p.wall, 0.4), floor: mix(p.floor, '#e9dcc2', 0.5), tiles: mix(p.floor, p.wall, 0.2) })
  const h = S.hand('canteen')
  const light = window(S, 70, 90, 170, F - 300, { floor: F })
  S.add(0.46, light, window(S, 290, 90, 170, F - 300, {}))
  const [x, top, w] = [560, F - 330, 360]
  // The hatch: a warm kitchen behind a counter, under a striped blind.
  S.add(d, fill(box(x - 14, top - 14, w + 28, F - top - 100, h, 2), C(p.wood, d, -0.1, x, top)), fill(box(x, top, w, F - top - 126, h, 1), C('#f2c987', d, S.dark ? 0.3 : 0, x, top)), fill(many(3, (i) => bar(x + 30 + i * 110, top + 70, 76, 6)), C(p.wood, d, -0.4, x, top)),
    [p.accent, p.companion, p.cloth].map((colour, i) => fill(box(x + 36 + i * 110, top + 40, 30, 30, h, 1) + oval(x + 86 + i * 110, top + 58, 13), C(colour, d, 0, x, top))),
    fill(box(x + 40, F - 176, 84, 46, h, 2) + box(x + 158, F - 160, 70, 30, h, 2), C('#aab2bb', d, 0, x, F)), fill(oval(x + 82, F - 178, 44, 7) + oval(x + 193, F - 161, 37, 6), C('#d8dee2', d, 0.3, x, F)), strokes(`M${x + 70} ${F - 196}q-14 -20 0 -40t0 -40M${x + 96} ${F - 196}q14 -20 0 -40`, C('#ffffff', d, 0, x, F), 5, 0.5),
    fill(many(9, (i) => sheet([[x - 24 + i * 46, top - 40], [x + 22 + i * 46, top - 40], [x + 16 + i * 46, top + 24], [x - 24 + i * 46, top + 24]], h, 1)), C(p.accent, d, 0.05, x, top)), fill(many(5, (i) => sheet([[x + 22 + i * 92, top - 40], [x + 68 + i * 92, top - 40], [x + 62 + i * 92, top + 24], [x + 18 + i * 92, top + 24]], h, 1)), C('#fff4e0', d, 0.1, x, top)))
  S.add(0.44, fill(box(x - 40, F - 130, w + 80, 132, h, 2), C(p.cloth, 0.44, -0.1, x, F)), fill(many(6, (i) => bar(x - 10 + i * 70, F - 110, 4, 100)), C(p.cloth, 0.44, -0.6, x, F)), fill(box(x - 54, F - 140, w + 108, 16, h, 1), C('#c9cfd4', 0.43, 0.3, x, F)))
  S.add(d, fill(box(478, F - 300, 66, 96, h, 1), C('#3d5f55', d, 0, 500, F)), strokes(`M490 ${F - 280}h40M490 ${F - 262}h30M490 ${F - 244}h42M490 ${F - 226}h26`, C('#f6f0dc', d, 0, 500, F), 3), pendant(S, 300, F - 420, 54, p.companion), pendant(S, 500, F - 440, 50, p.companion))
  S.add(0.4, roomLamp(S, F))
  S.add(0.32, longTable(S, 190, S.gy(0.84), 0.94, [p.accent, p.companion, p.cloth]))
  S.add(0.24, longTable(S, 900, S.gy(0.72), 1.1, [p.cloth, p.clothWarm, p.accent]))
  S.add(0.04, longTable(S, 60, G + 150, 1.5, [p.clothWarm, p.cloth, p.companion]))
}

/** A glass case on its foot, with one thing in it. */
function glassCase(S: Stage, x: number, y: number, s: number, kind: number): Marks {
  const h = S.hand(`case${x}`)
  const d = S.depthAt(y)
  const c = (colour: Colour, turn: number) => S.C(colour, d, turn, x, y)
  const [w, foot] = [78 * s, 80 * s]
  const inside =
    kind === 0 ? [fill(smooth([[x - 20 * s, y - foot], [x - 30 * s, y - foot - 44 * s], [x - 12 * s, y - foot - 68 * s], [x - 15 * s, y - foot - 88 * s], [x + 15 * s, y - foot - 88 * s], [x + 12 * s, y - foot - 68 * s], [x + 30 * s, y - foot - 44 * s], [x + 20 * s, y - foot]], true, 0.7), c('#c8693e', 0)), fill(many(5, (i) => dab(x - 26 * s + i * 11 * s, y - foot - 44 * s, 12 * s, 4 * s, 50)), c('#3b3440', 0))]
    : kind === 1 ? [fill(blob(x, y - foot - 38 * s, 38 * s, 36 * s, h, 12, 0.03), c('#d9c49a', 0)), strokes(`M${x + 26 * s} ${y - foot - 38 * s}a26 26 0 1 1 -24 -24a18 18 0 1 1 -12 20a10 10 0 1 1 10 10`, c('#96794c', 0), 5 * s)]
    : [fill(limbs([[x - 44 * s, y - foot - 12 * s], [x - 8 * s, y - foot - 44 * s], [x + 30 * s, y - foot - 56 * s]], [7 * s, 9 * s, 7 * s]) + many(4, (i) => dab(x + (-26 + i * 14) * s, y - foot - 26 * s - i * 5 * s, 26 * s, 4 * s, 78)), c('#f0e4c8', 0.1)), fill(smooth([[x + 20 * s, y - foot - 66 * s], [x + 54 * s, y - foot - 62 * s], [x + 56 * s, y - foot - 48 * s], [x + 24 * s, y - foot - 44 * s]], true, 0.7), c('#f0e4c8', 0.1)), fill(oval(x + 33 * s, y - foot - 58 * s, 4 * s), c('#4a4048', 0))]
  return [
    S.under(x, y, w * 0.9, 0.16), fill(box(x - w * 0.72, y - foot, w * 1.44, foot, h, 2), c(S.p.wood, -0.1)), fill(bar(x + w * 0.36, y - foot, w * 0.36, foot), c(S.p.wood, -0.5)), fill(box(x - 24 * s, y - foot * 0.66, 48 * s, 18 * s, h, 1), c('#f6ecd6', 0.2)),
    inside, fill(bar(x - w * 0.72, y - foot - 112 * s, w * 1.44, 112 * s), c('#dff0f2', 0.4), 0.3), fill(dab(x - w * 0.5, y - foot - 30 * s, 84 * s, 8 * s, -64), c('#ffffff', 0.4), 0.5), strokes(`M${x - w * 0.72} ${y - foot}V${y - foot - 112 * s}H${x + w * 0.72}V${y - foot}`, c('#7f8a90', 0.1), 4 * s),
  ]
}

function column(S: Stage, x: number, foot: number, w: number, d: number): Marks {
  const h = S.hand(`column${x}`)
  const c = (turn: number) => S.C('#e6d9bf', d, turn, x, foot - 200)
  return [S.under(x, foot, w, 0.12), fill(box(x - w / 2, -600, w, foot + 590, h, 1), c(0)), fill(bar(x + w * 0.18, -600, w * 0.32, foot + 590), c(-0.4)), fill(many(3, (i) => bar(x - w * 0.34 + i * w * 0.2, -600, 3, foot + 570)), c(-0.55)), fill(box(x - w * 0.72, foot - 26, w * 1.44, 28, h, 1) + box(x - w * 0.62, foot - 46, w * 1.24, 20, h, 1), c(0.1))]
}

export function museum(S: Stage): void {
  const { C, p, G, fx } = S
  const { F, d } = room(S, { wall: mix(p.wall, '#cfc4ae', 0.6), paper: 'plain', panels: mix(p.wood, p.wall, 0.3), floor: mix(p.floor, '#e3d6bd', 0.55) })
  const h = S.hand('museum')
  const light = window(S, fx - 85, 60, 170, F - 240, { arch: true, floor: F })
  S.add(0.47, light)
  S.add(d, picture(S, 70, F - 330, 150, 112, 'a', [p.water, p.leaf, p.companion]), picture(S, 800, F - 350, 120, 150, 'b', [p.clothWarm, p.cloth, p.wall]), fill(sheet([[612, -60], [716, -60], [716, F - 262], [664, F - 300], [612, F - 262]], h, 2), C(p.accent, d, 0, 660, 100)), fill(blob(664, F - 370, 30, 26, h, 9, 0.03) + lens(664, F - 430, 66, 12), C(p.companion, d, 0.2, 660, 100)))
  S.add(0.42, column(S, 270, F + 14, 62, 0.42), column(S, 760, F + 14, 62, 0.42))
  S.add(0.4, roomLamp(S, F))
  S.add(0.34, glassCase(S, 110, S.gy(0.78), 1, 0), glassCase(S, 900, S.gy(0.76), 1.05, 1))
  S.add(0.24, column(S, 16, F + 110, 96, 0.24), glassCase(S, 420, S.gy(0.66), 0.7, 2))
  S.add(0.15, rug(S, fx, G + 12, 360, 62, [p.roof, p.companion, p.cloth]))
  const post = (x: number, y: number) => [S.under(x, y, 34, 0.14), fill(bar(x - 5, y - 120, 10, 118) + lens(x, y - 4, 52, 14) + oval(x, y - 124, 11), C(p.companion, 0.05, -0.1, x, y))]
  S.add(0.02, strokes(`M840 ${G - 24}Q900 ${G + 44} 960 ${G + 14}Q1010 ${G + 80} 1080 ${G + 40}`, C(p.accent, 0.02, -0.2, 900, G), 13), post(840, G + 92), post(960, G + 132))
}

export function council(S: Stage): void {
  const { C, p, G, fx } = S
  const wood = mix(p.wood, '#7a4a2c', 0.4)
  const { F, d } = room(S, { wall: mix(p.roofCool, p.wall, 0.5), paper: 'stripe', panels: wood, floor: mix(p.floor, p.wood, 0.25) })
  const h = S.hand('council')
  const light = window(S, 90, 70, 150, F - 250, { arch: true, curtain: p.accent, floor: F })
  S.add(0.47, light, window(S, 760, 70, 150, F - 250, { arch: true, curtain: p.accent }))
  const shield = (s: number) => smooth([[fx - 62 * s, F - 410 - 40 * s], [fx + 62 * s, F - 410 - 40 * s], [fx + 56 * s, F - 400], [fx, F - 410 + 78 * s], [fx - 56 * s, F - 400]], true, 0.5)
  S.add(d, fill(shield(1.2), C(p.companion, d, -0.1, fx, 200)), fill(shield(1), C(p.cloth, d, 0.05, fx, 200)), fill(lens(fx, F - 382, 84, 18) + lens(fx, F - 360, 70, 14), C('#fbf3e2', d, 0.2, fx, 200)), fill(blob(fx, F - 424, 20, 20, h, 8, 0.05), C(p.companion, d, 0.3, fx, 200)), clock(S, fx + 170, F - 330, 42), gallery(S, fx - 250, F - 372, 96, 1))
  // The raised bench behind which a council sits.
  const [x, w] = [fx - 250, 500]
  S.add(0.44, [0, 1, 2, 3, 4].map((i) => [fill(smooth([[x + 26 + i * 94, F - 60], [x + 22 + i * 94, F - 190], [x + 62 + i * 94, F - 208], [x + 98 + i * 94, F - 190], [x + 96 + i * 94, F - 60]], true, 0.5), C(i === 2 ? p.accent : p.clothWarm, 0.44, i === 2 ? 0 : -0.1, x, F)), fill(dab(x + 34 + i * 94, F - 186, 52, 5, 0), C(p.companion, 0.44, 0, x, F))]))
  S.add(0.42, fill(box(x - 40, F - 118, w + 80, 140, h, 2), C(wood, 0.42, 0, x, F)), fill(many(6, (i) => box(x - 14 + i * 92, F - 92, 70, 96, h, 1)), C(wood, 0.42, -0.5, x, F)), fill(box(x - 56, F - 130, w + 112, 18, h, 1), C(wood, 0.42, 0.5, x, F)), fill(many(3, (i) => box(x + 60 + i * 160, F - 150, 66, 20, h, 1)), C('#fbf3e2', 0.42, 0.2, x, F)), strokes(`M${x + 150} ${F - 130}q-4 -40 12 -52M${x + 400} ${F - 130}q-4 -40 12 -52`, C('#4a4048', 0.42, 0, x, F), 4), fill(oval(x + 164, F - 184, 9) + oval(x + 414, F - 184, 9), C('#4a4048', 0.42, 0, x, F)))
  const flag = (at: number, colour: Colour) => [fill(bar(at, F - 330, 7, 350), C(p.companion, 0.4, 0, at, F)), fill(smooth([[at + 6, F - 320], [at + 66, F - 300], [at + 44, F - 190], [at + 50, F - 110], [at + 14, F - 124], [at + 8, F - 200]], true, 0.7), C(colour, 0.4, 0, at, F)), fill(dab(at + 20, F - 290, 150, 7, 84), C(colour, 0.4, -0.5, at, F))]
  S.add(0.4, flag(x - 106, p.cloth), flag(x + w + 84, p.leaf), roomLamp(S, F))
  S.add(0.15, rug(S, fx, G + 10, 370, 66, [p.accent, p.companion, p.roofCool]))
  const back = (at: number, y: number, s: number) => [S.under(at, y, 90 * s, 0.14), fill(smooth([[at - 70 * s, y], [at - 74 * s, y - 130 * s], [at - 40 * s, y - 160 * s], [at + 40 * s, y - 160 * s], [at + 74 * s, y - 130 * s], [at + 70 * s, y]], true, 0.4), C(p.clothWarm, 0.02, -0.2, at, y)), fill(dab(at - 50 * s, y - 140 * s, 100 * s, 8 * s, 0), C(p.companion, 0.02, -0.1, at, y))]
  S.add(0.02, back(950, G + 140, 1), back(60, G + 168, 1.1))
  curtain(S, p.accent, -1)
}
