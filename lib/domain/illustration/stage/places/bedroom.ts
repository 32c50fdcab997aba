import { addCurtain } from '../frame'
import {
  drawBasket, drawNearCorner, drawPaperChain, drawPendant, drawPetCorner, drawToys, drawWallShelf,
} from '../dressing'
import { drawBed, drawPicture, drawRoomLamp, drawRug, drawShelf, drawTableLamp } from '../furniture'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

export function buildBedroom(stage: Stage): void {
  const { palette, groundY, focusX } = stage
  const kind = Math.floor(stage.variation * 12)
  const { floorY, wallDepth: depth } = buildRoom(stage, {})
  const light = addWindow(stage, 250, 90, 190, floorY - 205, { curtain: palette.clothWarm, floor: floorY })
  stage.add(depth, drawPaperChain(stage, 520, 1040, floorY - 452, 'bed'), drawPicture(stage, 574, floorY - 392, 124, 100, 'a', [palette.companion, palette.leafDeep, palette.accent]), drawPicture(stage, 716, floorY - 372, 84, 104, 'b', [palette.clothWarm, palette.cloth, palette.wall]), drawWallShelf(stage, 826, floorY - 258, 190, 'bed'), drawPicture(stage, 30, floorY - 350, 110, 130, 'c', [palette.water, palette.leaf, palette.companion]))
  stage.add(depth, drawPendant(stage, 548, floorY - 470, 58, palette.accent))
  stage.add(0.45, light)
  stage.add(0.42, drawShelf(stage, 30, floorY + 16, 150, 120, 2, 's'), drawTableLamp(stage, 100, floorY - 116, 92))
  stage.add(0.38, drawRoomLamp(stage, floorY))
  stage.add(0.36, stage.omitted.has('bed') ? null : drawBed(stage, 640, floorY + 70, 420, 86))
  stage.add(0.15, drawRug(stage, focusX - 20, groundY + 10, 350, 70, [palette.accent, palette.wall, palette.companion]))
  stage.add(0.34, drawBasket(stage, 556, floorY + 46, 84, palette.companion), drawPetCorner(stage, 250, floorY + 78, 74))
  stage.add(0.1, drawToys(stage, 905, groundY + 40, 54, kind), drawToys(stage, 90, groundY - 10, 46, kind + 1), drawToys(stage, 740, groundY + 92, 44, 3))
  if (stage.variation < 0.5) addCurtain(stage, palette.clothWarm, -1)
  else stage.add(-0.4, drawNearCorner(stage, -1, kind))
}
