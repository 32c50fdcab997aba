import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import {
  drawBasket, drawClock, drawHangingPlant, drawNearCorner, drawPendant, drawPetCorner, drawWallShelf,
} from '../dressing'
import { drawBowlOfFruit, drawPottedPlant, drawRoomLamp, drawRug, drawTable } from '../furniture'
import { box, fill, hang, taperedPath, repeat, oval, smoothPath, stand } from '../marks'
import type { Marks } from '../marks'
import { verticalGradient } from '../paint'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

function drawCounter(stage: Stage, y: number, floorY: number): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng('counter')
  const doors = mix(palette.water, palette.wall, 0.25)
  const tileColour = mix(palette.stone, palette.clothWarm, 0.4)
  let tiles = ''
  for (let j = 0; j < 2; j++) for (let i = 0; i < 40; i++) if ((i + j) & 1) tiles += box(-200 + i * 40, y - 80 + j * 40, 38, 38, rng, 1)
  return [
    fill(box(-200, y - 82, 1500, 84, rng, 1), tintLit('#f4ead6', 0.48, -0.1, 500, y)), fill(tiles, tintLit(tileColour, 0.48, 0, 500, y)),
    fill(box(-200, y, 1500, 150, rng, 2), stage.surfacePaint(doors, 0.4, -0.2)),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [fill(box(-184 + i * 142, y + 18, 124, 112, rng, 2), tintLit(mix(palette.water, palette.wall, 0.35), 0.4, 0.1, -120 + i * 142, y + 60)), fill(oval(-82 + i * 142, y + 60, 6), tintLit(palette.companion, 0.4, 0.4, -120 + i * 142, y))]),
    fill(box(-210, y - 14, 1520, 24, rng, 2), tintLit(palette.wood, 0.4, 0.45, 500, y)), fill(box(-210, y + 10, 1520, 9, rng, 1), stage.shadowColour, 0.35),
    rect(-200, floorY + 14, 1500, 40, verticalGradient(floorY + 14, floorY + 54, [[0, stage.shadowColour, 0.4], [1, stage.shadowColour, 0]])),
  ]
}

function paintStove(stage: Stage, x: number, y: number): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng('stove')
  const pot = (k: number) => tintLit(palette.accent, 0.4, k, x, y - 50)
  return [
    fill(box(x, y - 16, 170, 160, rng, 2), tintLit('#e9e0cf', 0.4, -0.1, x, y)), fill(box(x + 20, y + 40, 130, 80, rng, 3), tintLit('#4a4f5c', 0.4, -0.2, x, y)), fill(repeat(4, (i) => oval(x + 32 + i * 36, y + 16, 8)), tintLit(palette.accent, 0.4, 0, x, y)),
    fill(box(x + 36, y - 78, 92, 62, rng, 3), pot(0.05)), fill(box(x + 98, y - 76, 30, 58, rng, 2), pot(-0.6)), fill(box(x + 28, y - 88, 108, 14, rng, 2) + oval(x + 82, y - 94, 10), pot(0.5)),
    fill(smoothPath([[x + 60, y - 110], [x + 40, y - 160], [x + 90, y - 190], [x + 76, y - 240], [x + 96, y - 190], [x + 64, y - 160], [x + 84, y - 108]]), tintLit('#fff8ea', 0.4, 0.4, x, y - 100), 0.45),
  ]
}
const drawStove = (stage: Stage, x: number, y: number): Marks =>
  stand('counter', x + 85, y + 144, 86, 240, paintStove(stage, x, y))

export function buildKitchen(stage: Stage): void {
  const { tintLit, palette, groundY } = stage
  const floor = '#efe3cb'
  const { floorY, wallDepth: depth } = buildRoom(stage, { floor, tiles: mix(palette.roof, palette.wallWarm, 0.4) })
  const rng = stage.rng('kitchen')
  const [x, y] = [330, 70]
  const light = addWindow(stage, x, y, 220, floorY - 290, { floor: floorY, floorColour: floor })
  stage.add(depth, hang(fill(`M${x - 46} ${y - 30}h310v46${repeat(7, () => 'q-22 34 -44.3 0')}z`, tintLit(palette.accent, 0.45, 0, x + 100, y)), fill(repeat(7, (i) => oval(x - 24 + i * 44, y + 2, 7)), tintLit('#fbf0d8', 0.45, 0.2, x + 100, y))))
  const top = floorY - 130
  stage.add(0.42, drawCounter(stage, top, floorY), stage.omitted.has('oven') ? null : drawStove(stage, 690, top))
  stage.add(0.43,
    drawPottedPlant(stage, x + 50, top - 16, 88, 'sill', { d: 0.42 }),
    [0, 1, 2].map((i) => [fill(box(x + 130 + i * 34, top - 70 + i * 12, 30, 56 - i * 12, rng, 2), tintLit([palette.clothWarm, palette.wall, palette.companion][i] ?? palette.wall, 0.42, 0, x, top)), fill(box(x + 127 + i * 34, top - 78 + i * 12, 36, 12, rng, 1), tintLit(palette.wood, 0.42, 0, x, top))]),
    hang(fill(box(20, y + 40, 250, 7, rng, 1), tintLit(palette.wood, depth, -0.4, 100, y)),
    [palette.roofCool, palette.roof, palette.companion].map((c, i) => [fill(taperedPath([[60 + i * 80, y + 44], [60 + i * 80, y + 80], [60 + i * 80, y + 100]], [5, 7, 9]) + oval(60 + i * 80, y + 126 - i * 4, 32 - i * 5), tintLit(c, depth, -0.1, 100, y)), fill(oval(52 + i * 80, y + 118, 12, 16), tintLit(c, depth, 0.6, 100, y))])),
    drawWallShelf(stage, 606, floorY - 376, 230, 'mugs'), drawClock(stage, 920, floorY - 400, 46), drawHangingPlant(stage, 224, floorY - 400, 60), drawPendant(stage, 596, floorY - 452, 62, palette.accent), drawPendant(stage, 800, floorY - 470, 62, palette.accent))
  stage.add(0.4, light, drawRoomLamp(stage, floorY))
  stage.add(0.12, stand('table', 1020, groundY + 40, 236, 150, drawTable(stage, 790, groundY + 40, 460, 130, { cloth: '#fbf3e2', d: 0.05 }), drawBowlOfFruit(stage, 900, groundY - 92, 80, 0)))
  stage.add(0.3, drawBasket(stage, 130, floorY + 84, 90, palette.accent), drawPetCorner(stage, 560, floorY + 80, 70))
  stage.add(0.14, drawRug(stage, stage.focusX - 30, groundY + 14, 320, 58, [palette.cloth, palette.wall, palette.companion]))
  stage.add(-0.32, stage.variation < 0.5 ? drawPottedPlant(stage, 20, 1035, 240, 'front', { d: -0.36, pot: palette.roofCool }) : drawNearCorner(stage, -1, Math.floor(stage.variation * 12)))
}
