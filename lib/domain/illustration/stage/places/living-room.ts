import { mix } from '../../kit/colour'
import { drawBasket, drawNearCorner, drawPendant, drawPetCorner, drawToys, drawWallShelf } from '../dressing'
import {
  drawFloorLamp, drawPicture, drawPileOfBooks, drawPottedPlant, drawRug, drawShelf, drawSofa,
} from '../furniture'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

export function buildLivingRoom(stage: Stage): void {
  const { palette, groundY, focusX } = stage
  const kind = Math.floor(stage.variation * 12)
  const { floorY, wallDepth: depth } = buildRoom(stage, {})
  const light = addWindow(stage, 560, 80, 230, floorY - 190, { curtain: palette.cloth, floor: floorY })
  stage.add(depth, drawWallShelf(stage, 196, floorY - 286, 290, 'sofa'), drawPicture(stage, 210, floorY - 452, 92, 100, 'b', [palette.clothWarm, palette.accent, palette.wall]), drawPicture(stage, 316, floorY - 470, 140, 112, 'a', [palette.water, palette.leafDeep, palette.companion]), drawPicture(stage, 860, floorY - 400, 110, 130, 'c', [palette.companion, palette.cloth, palette.wall]), drawPendant(stage, 505, floorY - 476, 60, palette.companion))
  stage.add(0.45, light)
  stage.add(0.42, drawShelf(stage, -60, floorY + 14, 210, 380, 4, 'tall'))
  stage.add(0.4, drawPottedPlant(stage, 905, floorY + 30, 230, 'corner', { d: 0.35, pot: palette.clothWarm, standing: true }))
  const lamp = stage.lamp
  stage.add(0.38, lamp ? drawFloorLamp(stage, lamp.x, lamp.y, floorY + 50) : null)
  stage.add(0.34, stage.omitted.has('sofa') ? null : drawSofa(stage, 250, floorY + 74, 430, mix(palette.leafDeep, palette.cloth, 0.3)))
  stage.add(0.15, drawRug(stage, focusX, groundY + 12, 380, 74, [palette.cloth, palette.wall, palette.companion]))
  stage.add(0.3, drawBasket(stage, 186, floorY + 92, 92, palette.clothWarm), drawPetCorner(stage, 770, floorY + 98, 78))
  stage.add(0.08, drawPileOfBooks(stage, 905, groundY + 60, 3, 90), drawToys(stage, 110, groundY + 40, 52, kind), drawToys(stage, 700, groundY + 96, 42, kind + 3))
  stage.add(-0.32, stage.variation < 0.4 ? drawPottedPlant(stage, 985, 1040, 250, 'front', { d: -0.34, pot: palette.roofCool }) : drawNearCorner(stage, 1, kind))
}
