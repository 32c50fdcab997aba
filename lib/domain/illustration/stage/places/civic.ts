// Public rooms: a school's canteen, a museum, a council chamber.
import { mix } from '../../kit/colour'
import type { Colour } from '../../scene'
import { drawClock, drawPendant } from '../dressing'
import { addCurtain } from '../frame'
import { drawGallery, drawPicture, drawRoomLamp, drawRug } from '../furniture'
import { bar, blob, box, dab, fill, lens, taperedPath, repeat, oval, paperPath, smoothPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

/** A long table with its benches, seen from the side; s: its size, 1 in the middle of the room. */
function paintLongTable(stage: Stage, x: number, y: number, s: number, colours: readonly Colour[]): Marks {
  const rng = stage.rng(`longTable${x}`)
  const depth = stage.depthAt(y)
  const c = (colour: Colour, turn: number) => stage.tintLit(colour, depth, turn, x, y)
  const at = (dx: number, up: number, w: number, tall: number) => box(x + dx * s, y - up * s, w * s, tall * s, rng, 1)
  return [
    stage.drawContactShadow(x, y, 190 * s, 0.14),
    fill(at(-150, 48, 300, 10) + at(-130, 40, 10, 34) + at(120, 40, 10, 34), c(stage.palette.wood, -0.35)),
    fill(at(-136, 84, 12, 84) + at(124, 84, 12, 84), c('#7b7f8a', -0.2)), fill(paperPath([[x - 176 * s, y - 84 * s], [x + 176 * s, y - 84 * s], [x + 160 * s, y - 104 * s], [x - 160 * s, y - 104 * s]], rng, 1), c(mix(stage.palette.wood, '#fff2d8', 0.45), 0.4)), fill(at(-176, 86, 352, 12), c(stage.palette.wood, 0.1)),
    colours.map((colour, i) => [fill(paperPath([[x + (-110 + i * 96) * s, y - 90 * s], [x + (-48 + i * 96) * s, y - 90 * s], [x + (-54 + i * 96) * s, y - 99 * s], [x + (-104 + i * 96) * s, y - 99 * s]], rng, 0.5), c(colour, 0.1)), fill(oval(x + (-84 + i * 96) * s, y - 96 * s, 15 * s, 4 * s), c('#fff8ea', 0.3)), fill(box(x + (-64 + i * 96) * s, y - 114 * s, 13 * s, 17 * s, rng, 0.6), c(colours[(i + 1) % colours.length] ?? colour, 0))]),
    fill(at(-158, 30, 316, 11) + at(-138, 20, 11, 20) + at(126, 20, 11, 20), c(stage.palette.wood, 0.15)),
  ]
}
const drawLongTable = (stage: Stage, x: number, y: number, s: number, colours: readonly Colour[]): Marks =>
  stand('table', x, y, 176 * s, 104 * s, paintLongTable(stage, x, y, s, colours))

export function buildCanteen(stage: Stage): void {
  const { tintLit, palette, groundY } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.wallWarm, palette.wall, 0.5), paper: 'plain', panels: mix(palette.cloth, palette.wall, 0.4), floor: mix(palette.floor, '#e9dcc2', 0.5), tiles: mix(palette.floor, palette.wall, 0.2) })
  const rng = stage.rng('canteen')
  const light = addWindow(stage, 70, 90, 170, floorY - 300, { floor: floorY })
  stage.add(0.46, light, addWindow(stage, 290, 90, 170, floorY - 300, {}))
  const [x, top, w] = [560, floorY - 330, 360]
  // The hatch: a warm kitchen behind a counter, under a striped blind.
  stage.add(depth, fill(box(x - 14, top - 14, w + 28, floorY - top - 100, rng, 2), tintLit(palette.wood, depth, -0.1, x, top)), fill(box(x, top, w, floorY - top - 126, rng, 1), tintLit('#f2c987', depth, stage.dark ? 0.3 : 0, x, top)), fill(repeat(3, (i) => bar(x + 30 + i * 110, top + 70, 76, 6)), tintLit(palette.wood, depth, -0.4, x, top)),
    [palette.accent, palette.companion, palette.cloth].map((colour, i) => fill(box(x + 36 + i * 110, top + 40, 30, 30, rng, 1) + oval(x + 86 + i * 110, top + 58, 13), tintLit(colour, depth, 0, x, top))),
    fill(box(x + 40, floorY - 176, 84, 46, rng, 2) + box(x + 158, floorY - 160, 70, 30, rng, 2), tintLit('#aab2bb', depth, 0, x, floorY)), fill(oval(x + 82, floorY - 178, 44, 7) + oval(x + 193, floorY - 161, 37, 6), tintLit('#d8dee2', depth, 0.3, x, floorY)), stroke(`M${x + 70} ${floorY - 196}q-14 -20 0 -40t0 -40M${x + 96} ${floorY - 196}q14 -20 0 -40`, tintLit('#ffffff', depth, 0, x, floorY), 5, 0.5),
    fill(repeat(9, (i) => paperPath([[x - 24 + i * 46, top - 40], [x + 22 + i * 46, top - 40], [x + 16 + i * 46, top + 24], [x - 24 + i * 46, top + 24]], rng, 1)), tintLit(palette.accent, depth, 0.05, x, top)), fill(repeat(5, (i) => paperPath([[x + 22 + i * 92, top - 40], [x + 68 + i * 92, top - 40], [x + 62 + i * 92, top + 24], [x + 18 + i * 92, top + 24]], rng, 1)), tintLit('#fff4e0', depth, 0.1, x, top)))
  stage.add(0.44, fill(box(x - 40, floorY - 130, w + 80, 132, rng, 2), tintLit(palette.cloth, 0.44, -0.1, x, floorY)), fill(repeat(6, (i) => bar(x - 10 + i * 70, floorY - 110, 4, 100)), tintLit(palette.cloth, 0.44, -0.6, x, floorY)), fill(box(x - 54, floorY - 140, w + 108, 16, rng, 1), tintLit('#c9cfd4', 0.43, 0.3, x, floorY)))
  stage.add(depth, fill(box(478, floorY - 300, 66, 96, rng, 1), tintLit('#3d5f55', depth, 0, 500, floorY)), stroke(`M490 ${floorY - 280}h40M490 ${floorY - 262}h30M490 ${floorY - 244}h42M490 ${floorY - 226}h26`, tintLit('#f6f0dc', depth, 0, 500, floorY), 3), drawPendant(stage, 300, floorY - 420, 54, palette.companion), drawPendant(stage, 500, floorY - 440, 50, palette.companion))
  stage.add(0.4, drawRoomLamp(stage, floorY))
  stage.add(0.32, drawLongTable(stage, 190, stage.groundYAt(0.84), 0.94, [palette.accent, palette.companion, palette.cloth]))
  stage.add(0.24, drawLongTable(stage, 900, stage.groundYAt(0.72), 1.1, [palette.cloth, palette.clothWarm, palette.accent]))
  stage.add(0.04, drawLongTable(stage, 60, groundY + 150, 1.5, [palette.clothWarm, palette.cloth, palette.companion]))
}

/** A glass case on its foot, with one thing in it. */
function paintGlassCase(stage: Stage, x: number, y: number, s: number, kind: number): Marks {
  const rng = stage.rng(`case${x}`)
  const depth = stage.depthAt(y)
  const c = (colour: Colour, turn: number) => stage.tintLit(colour, depth, turn, x, y)
  const [w, foot] = [78 * s, 80 * s]
  const inside =
    kind === 0 ? [fill(smoothPath([[x - 20 * s, y - foot], [x - 30 * s, y - foot - 44 * s], [x - 12 * s, y - foot - 68 * s], [x - 15 * s, y - foot - 88 * s], [x + 15 * s, y - foot - 88 * s], [x + 12 * s, y - foot - 68 * s], [x + 30 * s, y - foot - 44 * s], [x + 20 * s, y - foot]], true, 0.7), c('#c8693e', 0)), fill(repeat(5, (i) => dab(x - 26 * s + i * 11 * s, y - foot - 44 * s, 12 * s, 4 * s, 50)), c('#3b3440', 0))]
    : kind === 1 ? [fill(blob(x, y - foot - 38 * s, 38 * s, 36 * s, rng, 12, 0.03), c('#d9c49a', 0)), stroke(`M${x + 26 * s} ${y - foot - 38 * s}a26 26 0 1 1 -24 -24a18 18 0 1 1 -12 20a10 10 0 1 1 10 10`, c('#96794c', 0), 5 * s)]
    : [fill(taperedPath([[x - 44 * s, y - foot - 12 * s], [x - 8 * s, y - foot - 44 * s], [x + 30 * s, y - foot - 56 * s]], [7 * s, 9 * s, 7 * s]) + repeat(4, (i) => dab(x + (-26 + i * 14) * s, y - foot - 26 * s - i * 5 * s, 26 * s, 4 * s, 78)), c('#f0e4c8', 0.1)), fill(smoothPath([[x + 20 * s, y - foot - 66 * s], [x + 54 * s, y - foot - 62 * s], [x + 56 * s, y - foot - 48 * s], [x + 24 * s, y - foot - 44 * s]], true, 0.7), c('#f0e4c8', 0.1)), fill(oval(x + 33 * s, y - foot - 58 * s, 4 * s), c('#4a4048', 0))]
  return [
    stage.drawContactShadow(x, y, w * 0.9, 0.16), fill(box(x - w * 0.72, y - foot, w * 1.44, foot, rng, 2), c(stage.palette.wood, -0.1)), fill(bar(x + w * 0.36, y - foot, w * 0.36, foot), c(stage.palette.wood, -0.5)), fill(box(x - 24 * s, y - foot * 0.66, 48 * s, 18 * s, rng, 1), c('#f6ecd6', 0.2)),
    inside, fill(bar(x - w * 0.72, y - foot - 112 * s, w * 1.44, 112 * s), c('#dff0f2', 0.4), 0.3), fill(dab(x - w * 0.5, y - foot - 30 * s, 84 * s, 8 * s, -64), c('#ffffff', 0.4), 0.5), stroke(`M${x - w * 0.72} ${y - foot}V${y - foot - 112 * s}H${x + w * 0.72}V${y - foot}`, c('#7f8a90', 0.1), 4 * s),
  ]
}
const drawGlassCase = (stage: Stage, x: number, y: number, s: number, kind: number): Marks =>
  stand('case', x, y, 58 * s, 190 * s, paintGlassCase(stage, x, y, s, kind))

function paintColumn(stage: Stage, x: number, foot: number, w: number, depth: number): Marks {
  const rng = stage.rng(`column${x}`)
  const c = (turn: number) => stage.tintLit('#e6d9bf', depth, turn, x, foot - 200)
  return [stage.drawContactShadow(x, foot, w, 0.12), fill(box(x - w / 2, -600, w, foot + 590, rng, 1), c(0)), fill(bar(x + w * 0.18, -600, w * 0.32, foot + 590), c(-0.4)), fill(repeat(3, (i) => bar(x - w * 0.34 + i * w * 0.2, -600, 3, foot + 570)), c(-0.55)), fill(box(x - w * 0.72, foot - 26, w * 1.44, 28, rng, 1) + box(x - w * 0.62, foot - 46, w * 1.24, 20, rng, 1), c(0.1))]
}
const drawColumn = (stage: Stage, x: number, foot: number, w: number, depth: number): Marks =>
  stand('post', x, foot, w / 2, 400, paintColumn(stage, x, foot, w, depth))

export function buildMuseum(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.wall, '#cfc4ae', 0.6), paper: 'plain', panels: mix(palette.wood, palette.wall, 0.3), floor: mix(palette.floor, '#e3d6bd', 0.55) })
  const rng = stage.rng('museum')
  const light = addWindow(stage, focusX - 85, 60, 170, floorY - 240, { arch: true, floor: floorY })
  stage.add(0.47, light)
  stage.add(depth, drawPicture(stage, 70, floorY - 330, 150, 112, 'a', [palette.water, palette.leaf, palette.companion]), drawPicture(stage, 800, floorY - 350, 120, 150, 'b', [palette.clothWarm, palette.cloth, palette.wall]), fill(paperPath([[612, -60], [716, -60], [716, floorY - 262], [664, floorY - 300], [612, floorY - 262]], rng, 2), tintLit(palette.accent, depth, 0, 660, 100)), fill(blob(664, floorY - 370, 30, 26, rng, 9, 0.03) + lens(664, floorY - 430, 66, 12), tintLit(palette.companion, depth, 0.2, 660, 100)))
  stage.add(0.42, drawColumn(stage, 270, floorY + 14, 62, 0.42), drawColumn(stage, 760, floorY + 14, 62, 0.42))
  stage.add(0.4, drawRoomLamp(stage, floorY))
  stage.add(0.34, drawGlassCase(stage, 110, stage.groundYAt(0.78), 1, 0), drawGlassCase(stage, 900, stage.groundYAt(0.76), 1.05, 1))
  stage.add(0.24, drawColumn(stage, 16, floorY + 110, 96, 0.24), drawGlassCase(stage, 420, stage.groundYAt(0.66), 0.7, 2))
  stage.add(0.15, drawRug(stage, focusX, groundY + 12, 360, 62, [palette.roof, palette.companion, palette.cloth]))
  const post = (x: number, y: number) => [stage.drawContactShadow(x, y, 34, 0.14), fill(bar(x - 5, y - 120, 10, 118) + lens(x, y - 4, 52, 14) + oval(x, y - 124, 11), tintLit(palette.companion, 0.05, -0.1, x, y))]
  stage.add(0.02, stroke(`M840 ${groundY - 24}Q900 ${groundY + 44} 960 ${groundY + 14}Q1010 ${groundY + 80} 1080 ${groundY + 40}`, tintLit(palette.accent, 0.02, -0.2, 900, groundY), 13), post(840, groundY + 92), post(960, groundY + 132))
}

export function buildCouncil(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const wood = mix(palette.wood, '#7a4a2c', 0.4)
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.roofCool, palette.wall, 0.5), paper: 'stripe', panels: wood, floor: mix(palette.floor, palette.wood, 0.25) })
  const rng = stage.rng('council')
  const light = addWindow(stage, 90, 70, 150, floorY - 250, { arch: true, curtain: palette.accent, floor: floorY })
  stage.add(0.47, light, addWindow(stage, 760, 70, 150, floorY - 250, { arch: true, curtain: palette.accent }))
  const shield = (s: number) => smoothPath([[focusX - 62 * s, floorY - 410 - 40 * s], [focusX + 62 * s, floorY - 410 - 40 * s], [focusX + 56 * s, floorY - 400], [focusX, floorY - 410 + 78 * s], [focusX - 56 * s, floorY - 400]], true, 0.5)
  stage.add(depth, fill(shield(1.2), tintLit(palette.companion, depth, -0.1, focusX, 200)), fill(shield(1), tintLit(palette.cloth, depth, 0.05, focusX, 200)), fill(lens(focusX, floorY - 382, 84, 18) + lens(focusX, floorY - 360, 70, 14), tintLit('#fbf3e2', depth, 0.2, focusX, 200)), fill(blob(focusX, floorY - 424, 20, 20, rng, 8, 0.05), tintLit(palette.companion, depth, 0.3, focusX, 200)), drawClock(stage, focusX + 170, floorY - 330, 42), drawGallery(stage, focusX - 250, floorY - 372, 96, 1))
  // The raised bench behind which a council sits.
  const [x, w] = [focusX - 250, 500]
  stage.add(0.44, [0, 1, 2, 3, 4].map((i) => [fill(smoothPath([[x + 26 + i * 94, floorY - 60], [x + 22 + i * 94, floorY - 190], [x + 62 + i * 94, floorY - 208], [x + 98 + i * 94, floorY - 190], [x + 96 + i * 94, floorY - 60]], true, 0.5), tintLit(i === 2 ? palette.accent : palette.clothWarm, 0.44, i === 2 ? 0 : -0.1, x, floorY)), fill(dab(x + 34 + i * 94, floorY - 186, 52, 5, 0), tintLit(palette.companion, 0.44, 0, x, floorY))]))
  stage.add(0.42, fill(box(x - 40, floorY - 118, w + 80, 140, rng, 2), tintLit(wood, 0.42, 0, x, floorY)), fill(repeat(6, (i) => box(x - 14 + i * 92, floorY - 92, 70, 96, rng, 1)), tintLit(wood, 0.42, -0.5, x, floorY)), fill(box(x - 56, floorY - 130, w + 112, 18, rng, 1), tintLit(wood, 0.42, 0.5, x, floorY)), fill(repeat(3, (i) => box(x + 60 + i * 160, floorY - 150, 66, 20, rng, 1)), tintLit('#fbf3e2', 0.42, 0.2, x, floorY)), stroke(`M${x + 150} ${floorY - 130}q-4 -40 12 -52M${x + 400} ${floorY - 130}q-4 -40 12 -52`, tintLit('#4a4048', 0.42, 0, x, floorY), 4), fill(oval(x + 164, floorY - 184, 9) + oval(x + 414, floorY - 184, 9), tintLit('#4a4048', 0.42, 0, x, floorY)))
  const flag = (at: number, colour: Colour) => [fill(bar(at, floorY - 330, 7, 350), tintLit(palette.companion, 0.4, 0, at, floorY)), fill(smoothPath([[at + 6, floorY - 320], [at + 66, floorY - 300], [at + 44, floorY - 190], [at + 50, floorY - 110], [at + 14, floorY - 124], [at + 8, floorY - 200]], true, 0.7), tintLit(colour, 0.4, 0, at, floorY)), fill(dab(at + 20, floorY - 290, 150, 7, 84), tintLit(colour, 0.4, -0.5, at, floorY))]
  stage.add(0.4, flag(x - 106, palette.cloth), flag(x + w + 84, palette.leaf), drawRoomLamp(stage, floorY))
  stage.add(0.15, drawRug(stage, focusX, groundY + 10, 370, 66, [palette.accent, palette.companion, palette.roofCool]))
  const back = (at: number, y: number, s: number) => [stage.drawContactShadow(at, y, 90 * s, 0.14), fill(smoothPath([[at - 70 * s, y], [at - 74 * s, y - 130 * s], [at - 40 * s, y - 160 * s], [at + 40 * s, y - 160 * s], [at + 74 * s, y - 130 * s], [at + 70 * s, y]], true, 0.4), tintLit(palette.clothWarm, 0.02, -0.2, at, y)), fill(dab(at - 50 * s, y - 140 * s, 100 * s, 8 * s, 0), tintLit(palette.companion, 0.02, -0.1, at, y))]
  stage.add(0.02, back(950, groundY + 140, 1), back(60, groundY + 168, 1.1))
  addCurtain(stage, palette.accent, -1)
}
