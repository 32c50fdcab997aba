// Less common interiors: attic, shed, train, car, boat, cave.
import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { lerp } from '../../kit/vector'
import type { Colour, Point } from '../../scene'
import { drawBunting } from '../buildings'
import { drawBasket } from '../dressing'
import { isSnowy } from '../foliage'
import { drawPicture, drawPileOfBooks, drawRoomLamp, drawRug } from '../furniture'
import {
  bar, blob, box, dab, fill, land, lens, taperedPath, repeat, oval, paperPath, smoothPath, straightPath, stroke,
  createTones, stand } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { buildRoom } from '../room'
import { drawSoftSpot } from '../shadow'
import { drawHills, addSky, drawWater } from '../sky'
import type { Stage } from '../stage'
import { isSkyClear, drawWeatherOutside, addWindow } from '../window'
import { drawSkylineOf } from '../kits/skyline'

function paintTrunkBox(stage: Stage, x: number, y: number, w: number, colour: Colour): Marks {
  const rng = stage.rng(`chest${x}`)
  const c = (k: number) => stage.tintLit(colour, 0.25, k, x + w / 2, y - w * 0.3)
  return [
    stage.drawContactShadow(x + w / 2, y, w * 0.6, 0.12), fill(box(x, y - w * 0.42, w, w * 0.42, rng, 2), c(0)), fill(`M${x - 4} ${Math.round(y - w * 0.42)}Q${x - 4} ${Math.round(y - w * 0.66)} ${Math.round(x + w * 0.16)} ${Math.round(y - w * 0.66)}H${Math.round(x + w * 0.84)}Q${x + w + 4} ${Math.round(y - w * 0.66)} ${x + w + 4} ${Math.round(y - w * 0.42)}Z`, c(0.3)),
    fill(box(x + w * 0.14, y - w * 0.66, w * 0.07, w * 0.66, rng, 1) + box(x + w * 0.78, y - w * 0.66, w * 0.07, w * 0.66, rng, 1), c(-0.7)), fill(box(x - 4, y - w * 0.45, w + 8, w * 0.06, rng, 1), c(-0.5)), fill(box(x + w * 0.45, y - w * 0.46, w * 0.1, w * 0.12, rng, 1), stage.tintLit(stage.palette.companion, 0.25, 0.1, x, y)),
  ]
}
/** @param on what lies on its lid, and goes where it goes */
const drawTrunkBox = (stage: Stage, x: number, y: number, w: number, colour: Colour, on: Marks = []): Marks =>
  stand('trunk', x + w / 2, y, w / 2, w * 0.6, paintTrunkBox(stage, x, y, w, colour), on)

export function buildAttic(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const { floorY } = buildRoom(stage, { wall: mix(palette.wood, palette.wall, 0.6), paper: 'boards' })
  const light = addWindow(stage, focusX - 85, 150, 170, 170, { round: true, floor: floorY })
  const rng = stage.rng('attic')
  // The roof comes down on both sides; beams follow it.
  const slope = (s: 1 | -1): Marks => {
    const edge = s < 0 ? -300 : 1300
    const foot_: Point = [focusX + s * 560, floorY + 10]
    const top: Point = [focusX + s * 110, -160]
    return [
      fill(straightPath([[edge, -400], [top[0], -400], top, foot_, [edge, floorY + 10]]), stage.surfacePaint(palette.wood, 0.4, s === stage.lightSide ? -0.2 : 0.2)),
      fill(repeat(8, (i) => { const t = (i + 0.5) / 8; const [x, y] = [lerp(top[0], foot_[0], t), lerp(top[1], foot_[1], t)]; return bar(s < 0 ? x - 900 : x, y, 900, 3) }), stage.surfacePaint(palette.wood, 0.4, -0.6), 0.5),
      fill(taperedPath([top, [lerp(top[0], foot_[0], 0.5), lerp(top[1], foot_[1], 0.5)], foot_], [34, 34, 34]), stage.surfacePaint(palette.wood, 0.36, -0.45)),
    ]
  }
  const carton: Marks = [
    fill(box(792, floorY - 140, 96, 74, rng, 3), tintLit('#cfa36a', 0.3, 0.1, 840, floorY)),
    fill(box(836, floorY - 140, 10, 74, rng, 1), tintLit('#cfa36a', 0.3, -0.5, 840, floorY)),
  ]
  stage.add(0.46, light)
  stage.add(0.42, slope(-1), slope(1), fill(box(-300, 20, 1600, 34, rng, 2), stage.surfacePaint(palette.wood, 0.36, -0.3)))
  stage.add(0.36, drawRoomLamp(stage, floorY), drawPicture(stage, 170, floorY - 90, 120, 110, 'lean', [palette.water, palette.leafDeep, palette.companion]), drawTrunkBox(stage, 760, floorY + 70, 210, palette.cloth, carton), drawTrunkBox(stage, 60, floorY + 84, 180, palette.accent), drawPileOfBooks(stage, 330, floorY + 44, 4, 84, 0.3))
  stage.add(0.15, drawRug(stage, focusX, groundY + 10, 320, 60, [palette.roof, palette.wall, palette.cloth]))
  stage.add(-0.3, fill(box(-60, 900, 150, 140, rng, 4), stage.tint('#8a6a44', -0.3, 0)), fill(box(900, 930, 160, 120, rng, 4), stage.tint('#8a6a44', -0.34, 0)))
  stage.add(-0.2, stroke('M1000 0Q930 20 900 80M1000 60Q950 66 930 110M1000 0L900 110M960 10Q940 40 948 74', stage.tint('#f6ecda', -0.1, 0), 1.4, 0.5))
}

export function buildShed(stage: Stage): void {
  const { tintLit, palette, groundY } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.wood, palette.sand, 0.42), paper: 'boards', floor: mix(palette.floor, palette.sand, 0.25) })
  const rng = stage.rng('shed')
  const light = addWindow(stage, 390, 120, 200, 200, { floor: floorY })
  const tool = (x: number, head: (x: number) => Marks) => [fill(box(x - 5, floorY - 420, 10, 330, rng, 1), tintLit(palette.wood, depth, 0.4, x, floorY - 200)), head(x)]
  stage.add(0.46, light, fill(box(60, floorY - 430, 280, 12, rng, 1), tintLit(palette.wood, depth, -0.4, 200, floorY)),
    tool(110, (x) => fill(`M${x - 34} ${floorY - 96}h68v60q-34 40 -68 0z`, tintLit(palette.stone, depth, -0.1, x, floorY - 80))), tool(200, (x) => fill(`M${x - 36} ${floorY - 96}h72v12h-72z${repeat(6, (i) => `M${x - 34 + i * 13} ${floorY - 90}h5v44h-5z`)}`, tintLit(palette.accent, depth, -0.1, x, floorY - 80))), tool(290, (x) => fill(`M${x - 8} ${floorY - 96}h50v16h-50z`, tintLit(palette.stone, depth, -0.4, x, floorY - 80))))
  stage.add(0.44, [0, 1].map((row) => [fill(box(660, floorY - 380 + row * 130, 300, 12, rng, 1), tintLit(palette.wood, depth, 0.4, 800, floorY - 300)), [0, 1, 2, 3, 4].map((i) => fill(paperPath([[672 + i * 58, floorY - 380 + row * 130], [678 + i * 58, floorY - 424 + row * 130 - (i % 2) * 16], [712 + i * 58, floorY - 424 + row * 130 - (i % 2) * 16], [718 + i * 58, floorY - 380 + row * 130]], rng, 1), tintLit([palette.roof, palette.cloth, palette.companion, palette.roof, palette.leaf][(i + row) % 5] ?? palette.roof, depth, 0, 700, floorY - 300)))]))
  stage.add(0.38, stand('table', 820, floorY + 60, 202, 160, drawRoomLamp(stage, floorY), stage.drawContactShadow(800, floorY + 60, 220, 0.1), fill(box(620, floorY - 96, 400, 26, rng, 2), tintLit(palette.wood, 0.3, 0.4, 800, floorY)), fill(bar(646, floorY - 72, 22, 130) + bar(940, floorY - 72, 22, 130), tintLit(palette.wood, 0.3, -0.4, 800, floorY)), fill(paperPath([[700, floorY - 96], [708, floorY - 140], [764, floorY - 140], [772, floorY - 96]], rng, 1), tintLit(palette.roof, 0.28, 0, 740, floorY)), fill(repeat(7, (i) => dab(736, floorY - 136, 60, 7, -140 + i * 17)), tintLit(palette.leaf, 0.28, 0.1, 740, floorY)), fill(box(850, floorY - 128, 70, 32, rng, 2), tintLit(palette.accent, 0.28, 0, 880, floorY))))
  stage.add(0.34, drawBunting(stage, 320, 60, 1000, 40, 40, 14, [palette.accent, palette.companion, palette.cloth, palette.leaf], 0.4, 'shed'), drawBasket(stage, 560, floorY + 56, 84, palette.leaf))
  stage.add(0.12, stand('basket', 90, groundY + 20, 84, 150, stage.drawContactShadow(90, groundY + 20, 130, 0.16), fill(smoothPath([[10, groundY + 20], [4, groundY - 80], [40, groundY - 130], [130, groundY - 128], [170, groundY - 76], [166, groundY + 20]], true, 0.6), tintLit('#cfa97a', 0.08, 0, 90, groundY)), fill(dab(60, groundY - 124, 60, 8, 4), tintLit('#cfa97a', 0.08, -0.7, 90, groundY))))
  stage.add(0.06, stand('basket', 930, groundY + 60, 60, 130, stage.drawContactShadow(930, groundY + 60, 90, 0.16), fill(`M${872} ${groundY - 36}h116l-16 96h-84z`, tintLit(palette.stone, 0, 0.2, 930, groundY)), stroke(`M876 ${groundY - 36}q54 -80 108 0`, tintLit(palette.stone, 0, -0.6, 930, groundY), 5)))
}

/** Hills that go by outside a row of windows. */
function drawPassing(stage: Stage, y0: number, y1: number): Marks {
  const { palette, row, sky } = stage
  const mid = lerp(y0, y1, 0.6)
  return [
    rect(-300, y0, 1600, y1 - y0, verticalGradient(y0, y1, [[0, sky[0]], [0.6, sky[1]], [1, sky[2]]])), !isSkyClear(stage) ? null : row.stars ? fill(oval(700, y0 + 50, 26), row.sunColour) : drawSoftSpot(260, lerp(y0, y1, 0.4), 150, 150, [[0, row.sunColour, 0.9], [0.3, row.sunColour, 0.5], [1, row.sunColour, 0]]),
    stage.kit ? drawSkylineOf(stage, stage.kit, { x: -60, y: mid + 30, width: 1120, height: (y1 - y0) * 0.62 }, (colour, near) => mix(stage.haze, mix(colour, row.shadow, stage.dark ? 0.66 : 0.12), stage.dark ? 0.82 : 0.6 + near * 0.1), 'passing') : null,
    [0, 1, 2].map((i) => fill(land((x) => mid + i * 34 + Math.sin(x / (150 - i * 30) + i * 2) * (34 - i * 8), 50, -160, 1160, y1), stage.tint(isSnowy(stage) ? palette.snow : [palette.leafDeep, palette.leaf, palette.grass][i] ?? palette.leaf, 0.8 - i * 0.2, 0))), fill(repeat(9, (i) => oval(-40 + i * 132, mid + 70, 34, 40) + bar(-46 + i * 132, mid + 90, 12, 50)), stage.tint(palette.leafDeep, 0.45, -0.1)), drawWeatherOutside(stage, -100, y0, 1200, y1 - y0, 60),
  ]
}
function addCarriage(
  stage: Stage, wall: Colour, y0: number, y1: number, panes: readonly (readonly [x: number, w: number])[],
  round: number,
): void {
  // Lit evenly from the ceiling, so there is no lamp with a reach.
  stage.firelight = stage.lamp ? 0.5 : 0
  stage.lamp = null
  const rng = stage.rng('carriage')
  stage.add(0.6, drawPassing(stage, y0, y1))
  const tones = createTones()
  let hole = 'M-300 -600H1300V1100H-300Z'
  for (const [x, w] of panes) {
    hole += `M${x + round} ${y0}Q${x} ${y0} ${x} ${y0 + round}V${y1 - round}Q${x} ${y1} ${x + round} ${y1}H${x + w - round}Q${x + w} ${y1} ${x + w} ${y1 - round}V${y0 + round}Q${x + w} ${y0} ${x + w - round} ${y0}Z`
    tones.put(0, `M${x + 20} ${y1 - 10}L${x + w * 0.5} ${y0 + 8}h30L${x + 60} ${y1 - 10}z`)
  }
  const wallNode = fill(hole, stage.surfacePaint(wall, 0.45, 0, verticalGradient(0, 700, [[0, stage.tint(wall, 0.4, 0.1)], [1, stage.tint(wall, 0.4, -0.2)]])))
  stage.add(0.48, fill(tones.get(0), '#ffffff', stage.dark ? 0.05 : 0.16), wallNode && { ...wallNode, evenOdd: true }, panes.map(([x, w]) => fill(box(x - 14, y1, w + 28, 16, rng, 2), stage.surfacePaint('#f6ecda', 0.44, -0.2))))
}

export function buildTrain(stage: Stage): void {
  const { tintLit, palette, groundY, horizonY } = stage
  const rng = stage.rng('train')
  addCarriage(stage, mix(palette.wall, palette.companion, 0.25), 110, 400, [[-110, 330], [300, 400], [780, 330]], 40)
  const floorY = Math.round(lerp(horizonY, groundY, 0.5))
  stage.add(0.45, fill(box(-300, 60, 1600, 16, rng, 1), stage.surfacePaint(palette.wood, 0.42, 0)), stroke('M-100 40H1100', stage.tint('#b9c0c8', 0.42, 0), 6), rect(-300, floorY, 1600, 900, stage.surfacePaint(palette.floor, 0.2, 0, verticalGradient(floorY, 1000, [[0, stage.tint(palette.floor, 0.3, -0.3)], [0.4, stage.tint(palette.floor, 0.1, 0.1)], [1, stage.tint(palette.floor, 0, -0.5)]]))), fill(repeat(9, (i) => bar(-300, floorY + 40 + i * i * 6, 1600, 3)), stage.tint(palette.floor, 0.1, -0.6), 0.5))
  const seat = (x: number, w: number) => [stage.drawContactShadow(x + w / 2, floorY + 90, w * 0.6, 0.12), fill(smoothPath([[x, floorY + 70], [x - 6, floorY - 150], [x + 40, floorY - 190], [x + w - 40, floorY - 190], [x + w + 6, floorY - 150], [x + w, floorY + 70]], true, 0.5), tintLit(palette.cloth, 0.34, -0.1, x, floorY)), fill(box(x - 6, floorY - 10, w + 12, 56, rng, 4), tintLit(palette.cloth, 0.3, 0.35, x, floorY)), fill(bar(x + w / 2 - 2, floorY - 180, 4, 170), tintLit(palette.cloth, 0.3, -0.8, x, floorY)), fill(box(x + 30, floorY - 176, w / 2 - 50, 50, rng, 3) + box(x + w / 2 + 20, floorY - 176, w / 2 - 50, 50, rng, 3), tintLit('#f6ecda', 0.3, 0, x, floorY))]
  stage.add(0.36, seat(-40, 300), seat(730, 330))
  stage.add(0.4, [100, 880].map((x) => [fill(box(x - 60, -40, 120, 66, rng, 4), tintLit(palette.accent, 0.4, 0, x, 0)), fill(bar(x - 30, -40, 10, 66) + bar(x + 20, -40, 10, 66), tintLit(palette.wood, 0.4, 0, x, 0))]))
}

export function buildCar(stage: Stage): void {
  const { tintLit, palette, groundY, horizonY } = stage
  const rng = stage.rng('car')
  addCarriage(stage, mix(palette.cloth, '#dfe3e6', 0.7), 90, 370, [[-60, 360], [350, 300], [700, 380]], 70)
  const floorY = Math.round(lerp(horizonY, groundY, 0.5))
  stage.add(0.4, fill(smoothPath([[-120, 1100], [-100, floorY - 60], [40, floorY - 130], [500, floorY - 150], [960, floorY - 130], [1100, floorY - 60], [1120, 1100]], true, 0.6), verticalGradient(floorY - 150, 1000, [[0, stage.tint(palette.roofCool, 0.3, 0.25)], [0.4, stage.tint(palette.roofCool, 0.15, 0.1)], [1, stage.tint(palette.roofCool, 0, -0.5)]])),
    [160, 500, 840].map((x) => fill(box(x - 90, floorY - 240, 180, 110, rng, 16), tintLit(palette.roofCool, 0.3, 0.35, x, floorY - 180))), fill(repeat(3, (i) => dab(20 + i * 320, floorY + 40, 320, 5, 0)), stage.tint(palette.roofCool, 0.1, -0.7)), fill(repeat(2, (i) => dab(330 + i * 340, floorY - 100, 280, 5, 90)), stage.tint(palette.roofCool, 0.1, -0.6)))
  stage.add(0.14, fill(land((x) => stage.groundYAt(0.94) + Math.sin(x / 200) * 8), verticalGradient(stage.groundYAt(0.9), 1000, [[0, stage.tint(palette.roofCool, 0.05, 0.6)], [0.5, stage.tint(palette.roofCool, 0, 0.1)], [1, stage.tint(palette.roofCool, 0, -0.6)]])))
  stage.add(0.1, fill(straightPath([[30, floorY - 120], [60, floorY - 124], [130, 1000], [90, 1000]]), stage.tint('#3b3440', 0.1, 0.2), 0.8), fill(box(84, groundY - 40, 50, 30, rng, 2), stage.tint(palette.accent, 0.1, 0)))
  stage.add(-0.3, fill(smoothPath([[-60, 1100], [-60, 860], [120, 820], [190, 940], [180, 1100]], true, 0.7), stage.tint(palette.roofCool, -0.36, -0.3)))
}

/** A near picture shows more of the deck than is on a page. */
const DECK_END = 2400
export function buildBoat(stage: Stage): void {
  const { tint, palette, horizonY, groundY } = stage
  const rng = stage.rng('boat')
  addSky(stage)
  stage.add(0.85, drawHills(stage, 'isle', horizonY - 20, 26, palette.leafDeep, 0.84, { trees: 12, treeSize: 9 }).marks)
  stage.add(0.8, drawWater(stage, horizonY, stage.groundYAt(0.7)))
  const floorY = Math.round(stage.groundYAt(0.62))
  // A deck of planks, a rail, the mast and its sail; the sea goes all the way across.
  stage.add(0.4, fill(straightPath([[-300, floorY], [1300, floorY], [1300, DECK_END], [-300, DECK_END]]), verticalGradient(floorY, 1000, [[0, tint(palette.floor, 0.25, 0.1)], [0.4, tint(palette.floor, 0.05, 0.3)], [1, tint(palette.floor, 0, -0.5)]])), fill(repeat(13, (i) => { const k = (i - 6) * 130; return `M${Math.round(500 + k * 0.7)} ${floorY}L${Math.round(500 + k * (0.7 + (1.3 * (DECK_END - floorY)) / (1100 - floorY)))} ${DECK_END}h5L${Math.round(500 + k * 0.7 + 2)} ${floorY}z` }), tint(palette.floor, 0.1, -0.6)))
  stage.add(0.36, fill(box(-300, floorY - 16, 1600, 26, rng, 2), tint(palette.wood, 0.2, -0.1)), fill(repeat(13, (i) => bar(-60 + i * 92, floorY - 96, 14, 86)), tint('#fbf3e2', 0.2, 0)), fill(box(-300, floorY - 108, 1600, 20, rng, 2), tint(palette.wood, 0.18, 0.2)), isSnowy(stage) ? fill(repeat(18, (i) => lens(-40 + i * 64, floorY - 106, 96, 26)), tint(palette.snow, 0.18, 0.4)) : null)
  stage.add(0.3, stand('mast', 250, floorY + 60, 20, 400, fill(straightPath([[233, floorY + 60], [267, floorY + 60], [263, -300], [237, -300]]), tint(palette.wood, 0.2, 0)), fill(straightPath([[254, floorY + 60], [267, floorY + 60], [263, -300], [253, -300]]), tint(palette.wood, 0.2, -0.6)), fill(smoothPath([[276, -200], [430, 60], [520, 330], [276, 360]], true, 0.4), tint('#fbf3e2', 0.25, 0.15)), fill(smoothPath([[276, -200], [350, 60], [380, 340], [276, 360]], true, 0.4), tint('#fbf3e2', 0.25, -0.25)), stroke(`M268 -200L-60 ${floorY - 100}M276 360L345 ${floorY - 100}`, tint('#5d4a3c', 0.2, 0), 3)))
  stage.add(0.2, stand('crate', 875, stage.groundYAt(0.88), 78, 96, stage.drawContactShadow(870, stage.groundYAt(0.88), 110, 0.14), fill(box(800, stage.groundYAt(0.88) - 96, 150, 96, rng, 3), tint(palette.wood, 0.1, 0.2)), fill(repeat(3, (i) => bar(804, stage.groundYAt(0.88) - 72 + i * 28, 142, 4)), tint(palette.wood, 0.1, -0.6))))
  const [x, y] = [930, floorY - 60]
  stage.add(0.3, fill(oval(x, y, 52), tint(palette.accent, 0.12, 0)), fill(oval(x, y, 26), tint(palette.water, 0.4, 0)), stroke(`M${x - 40} ${y - 34}l20 18M${x + 40} ${y - 34}l-20 18M${x - 40} ${y + 34}l20 -18M${x + 40} ${y + 34}l-20 -18`, tint('#fbf3e2', 0.1, 0), 14))
  stage.add(0.08, stroke(`M60 ${groundY + 60}a60 22 0 1 0 120 0a60 22 0 1 0 -120 0M72 ${groundY + 46}a48 18 0 1 0 96 0`, tint('#d9ae78', 0, 0), 11))
}

export function buildCave(stage: Stage): void {
  const { tint, palette, horizonY, groundY, focusX } = stage
  const rng = stage.rng('cave')
  const rock = mix(palette.roofCool, palette.wood, 0.45)
  const glow = stage.dark ? mix(stage.sky[2], stage.row.key, 0.3) : mix(stage.haze, '#fffbe0', 0.4)
  // The mouth of the cave, bright, behind everyone.
  stage.add(1, rect(-300, -700, 1600, 2300, verticalGradient(0, horizonY + 80, [[0, stage.sky[0]], [0.6, stage.sky[1]], [1, glow]])))
  for (const [d, dx] of [[0.9, 0], [0.8, 60]] as const) stage.add(d, fill(land((x) => horizonY + 10 + dx * 0.4 + Math.sin((x + dx) / 90) * 20), tint(isSnowy(stage) ? palette.snow : palette.leaf, d - 0.1, 0)))
  const arch = (s: number, y: number): string => `M-400 -800H1400V1500H-400Z${smoothPath(([[-0.62, 1.1], [-0.66, 0.5], [-0.5, 0.05], [-0.2, -0.16], [0.12, -0.2], [0.42, -0.02], [0.62, 0.4], [0.66, 1.1]] as const).map(([u, v]): Point => [focusX + u * s + rng.about(12), y + v * s * 0.9]), true, 0.9)}`
  const layers = [[0.62, 620, 150, -0.1], [0.45, 780, 110, -0.4], [0.3, 980, 60, -0.7]] as const
  for (const [d, s, y, turn] of layers) {
    const node = fill(arch(s, y), verticalGradient(0, 900, [[0, tint(rock, d, turn - 0.2)], [1, tint(rock, d, turn + 0.2)]]))
    stage.add(d, node && { ...node, evenOdd: true }, fill(repeat(9, () => { const a = Math.PI * (1 + rng.next()); return dab(focusX + Math.cos(a) * s * 0.72, y + s * 0.4 + Math.sin(a) * s * 0.62, rng.between(40, 90), 7, rng.between(60, 120)) }), tint(rock, d, 0.5), 0.4))
  }
  stage.add(0.28, fill(land((x) => stage.groundYAt(0.56) + Math.sin(x / 130) * 12), verticalGradient(stage.groundYAt(0.5), 1000, [[0, tint(mix(rock, palette.sand, 0.3), 0.3, 0.2)], [0.45, tint(mix(rock, palette.sand, 0.3), 0.05, 0.1)], [1, tint(rock, 0, -0.8)]])), drawSoftSpot(focusX, stage.groundYAt(0.72), 420, 120, [[0, stage.row.key, 0.4], [0.6, stage.row.key, 0.16], [1, stage.row.key, 0]]))
  stage.add(0.2, fill(repeat(7, (i) => { const x = 40 + i * 150; return Math.abs(x - focusX) < 190 ? '' : blob(x, stage.groundYAt(0.8) + rng.about(40), rng.between(40, 80), rng.between(24, 44), rng, 8, 0.14) }), tint(rock, 0.15, -0.2)), [[110, 0.84, 120], [900, 0.9, 150]].map(([x = 0, s = 1, t = 100]) => [fill(straightPath([[x - 26, stage.groundYAt(s)], [x - 4, stage.groundYAt(s) - t], [x + 26, stage.groundYAt(s)]]), tint(rock, 0.15, 0.3)), fill(straightPath([[x + 4, stage.groundYAt(s)], [x - 4, stage.groundYAt(s) - t], [x + 26, stage.groundYAt(s)]]), tint(rock, 0.15, -0.5))]))
  // Small glowing crystals.
  stage.add(0.16, [[70, 0.98], [930, 1.02], [200, 0.74]].map(([x = 0, s = 1]) => [drawSoftSpot(x, stage.groundYAt(s) - 40, 110, 110, [[0, '#9fe3ff', 0.4], [1, '#9fe3ff', 0]]), fill(straightPath([[x - 20, stage.groundYAt(s)], [x - 26, stage.groundYAt(s) - 50], [x - 12, stage.groundYAt(s) - 74], [x - 2, stage.groundYAt(s)]]) + straightPath([[x - 4, stage.groundYAt(s)], [x + 4, stage.groundYAt(s) - 88], [x + 18, stage.groundYAt(s) - 66], [x + 20, stage.groundYAt(s)]]), mix('#8fd6f0', tint('#8fd6f0', 0, 0), 0.4)), fill(straightPath([[x - 4, stage.groundYAt(s)], [x + 4, stage.groundYAt(s) - 88], [x + 8, stage.groundYAt(s)]]), '#d9f6ff', 0.8)]))
  stage.add(-0.4, fill(repeat(6, (i) => straightPath([[40 + i * 190, -40], [90 + i * 190, 60 + (i % 3) * 50], [140 + i * 190, -40]])), tint(rock, -0.4, -0.3)), fill(lens(500, groundY + 200, 1600, 90), tint(rock, -0.4, -0.4)))
}
