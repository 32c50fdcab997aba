import { mix } from '../../kit/colour'
import { lerp } from '../../kit/vector'
import { drawPileOfBooks, drawRoomLamp, drawRug, drawShelf, drawTableLamp } from '../furniture'
import { box, fill, taperedPath, repeat, stand } from '../marks'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

export function buildLibrary(stage: Stage): void {
  const { tint, tintLit, palette, groundY, focusX } = stage
  const wood = mix(palette.wood, palette.leafDeep, 0.2)
  const { floorY } = buildRoom(stage, { wall: mix(palette.leafDeep, palette.roofCool, 0.5), paper: 'plain' })
  const rng = stage.rng('library')
  const y = 110
  const light = addWindow(stage, focusX - 95, y, 190, floorY - y - 90, { arch: true, floor: floorY })
  stage.add(0.47, light, drawRoomLamp(stage, floorY))
  const spines = [palette.accent, palette.cloth, palette.companion, palette.leafDeep, palette.clothWarm, palette.wallWarm, palette.wall]
  // Shelves on either side come towards us in steps.
  for (let i = 0; i < 3; i++) for (const s of [-1, 1]) {
    const [x, w, foot] = [focusX + s * (170 + i * 130 + i * i * 32), 122 + i * 64, floorY + 12 + i * 62]
    stage.add(0.46 - i * 0.14, drawShelf(stage, s > 0 ? x : x - w, foot, w, foot - y + 60 + i * 100, 5, `l${s}${i}`, { colour: wood, books: spines, d: 0.44 - i * 0.1 }))
  }
  const [lx, top] = [focusX + 330, y + 40]
  stage.add(0.2, fill(
    taperedPath([[lx, floorY + 70], [lx - 38, floorY - 130], [lx - 68, top]], [9, 8, 6]) + taperedPath([[lx + 62, floorY + 80], [lx + 14, floorY - 130], [lx - 24, top]], [9, 8, 6]) +
    repeat(8, (i) => { const t = (i + 0.5) / 8.5; return box(lerp(lx, lx - 68, t), lerp(floorY + 60, top + 10, t), lerp(60, 42, t), 6, rng, 1) }), tintLit(palette.companion, 0.25, -0.3, lx, floorY)))
  stage.add(0.15, drawRug(stage, focusX, groundY + 10, 340, 68, [palette.roof, palette.companion, palette.cloth]))
  stage.add(0.12, stand('table', 120, groundY - 20, 64, 140, stage.drawContactShadow(120, groundY - 20, 90), fill(box(60, groundY - 150, 120, 14, rng, 1), tintLit(palette.wood, 0.1, 0.4, 120, groundY - 100)), fill(box(113, groundY - 138, 14, 120, rng, 1), tintLit(palette.wood, 0.1, -0.3, 120, groundY - 60)), drawTableLamp(stage, 105, groundY - 148, 80)))
  stage.add(0.05, drawPileOfBooks(stage, 920, groundY + 60, 5), drawPileOfBooks(stage, 830, groundY + 96, 3))
  stage.add(-0.34, fill(box(-50, 930, 200, 44, rng, 3), tint(palette.cloth, -0.36, 0)), fill(box(-40, 972, 220, 60, rng, 3), tint(palette.roof, -0.36, 0)), fill(box(-60, 894, 160, 38, rng, 3), tint(palette.companion, -0.4, 0)))
}
