import { mix } from '../../kit/colour'
import { addCurtain } from '../frame'
import { drawGallery, drawRoomLamp, drawRug, drawShelf } from '../furniture'
import { blob, box, dab, fill, hang, lens, repeat, oval, paperPath, smoothPath, stroke, stand } from '../marks'
import type { Marks } from '../marks'
import { slantGradient } from '../paint'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

function drawBoard(stage: Stage, x: number, y: number, w: number, height: number): Marks {
  const { tintLit, tint, palette } = stage
  const rng = stage.rng('board')
  const depth = 0.48
  const [sx, sy] = [x + w * 0.72, y + height * 0.5]
  const rays = repeat(8, (i) => {
    const a = (i / 8) * 2 * Math.PI
    return `M${Math.round(sx + Math.cos(a) * 44)} ${Math.round(sy + Math.sin(a) * 44)}L${Math.round(sx + Math.cos(a) * 58)} ${Math.round(sy + Math.sin(a) * 58)}`
  })
  return [
    fill(box(x - 14, y - 12, w + 28, height + 26, rng, 2), tintLit(palette.wood, depth, 0.1, x, y)),
    fill(box(x, y, w, height, rng, 2), stage.surfacePaint('#3d5f55', depth, 0, slantGradient(x, y, x + w, y + height, [[0, tint('#3d5f55', depth, 0.2)], [1, tint('#3d5f55', depth, -0.3)]]))),
    fill(repeat(9, () => lens(x + rng.next() * w * 0.7 + 50, y + 20 + rng.next() * (height - 40), 90, 14)), tint('#5f8072', depth, 0), 0.35),
    stroke(`M${x + 40} ${y + height * 0.7}q30 -60 60 0t60 0M${x + 50} ${y + height * 0.3}h70M${sx - 34} ${sy}a34 34 0 1 0 68 0a34 34 0 1 0 -68 0${rays}`, tint('#f6f0dc', depth, 0), 4, 0.85),
    fill(box(x - 10, y + height + 10, w + 20, 12, rng, 1), tintLit(palette.wood, depth, 0.5, x, y)),
  ]
}

function paintSchoolDesk(stage: Stage, x: number, y: number, s: number, pot: string): Marks {
  const { tintLit, palette } = stage
  const rng = stage.rng(`desk${x}`)
  const depth = stage.depthAt(y)
  const c = (colour: string, k: number) => tintLit(colour, depth, k, x, y)
  return [
    stage.drawContactShadow(x, y, 110 * s, 0.16),
    fill(box(x - 80 * s, y - 66 * s, 11 * s, 66 * s, rng, 1) + box(x + 69 * s, y - 66 * s, 11 * s, 66 * s, rng, 1), c('#6b6f7a', -0.2)),
    fill(paperPath([[x - 96 * s, y - 66 * s], [x + 96 * s, y - 66 * s], [x + 84 * s, y - 86 * s], [x - 84 * s, y - 86 * s]], rng, 1), c(palette.wood, 0.75)), fill(box(x - 96 * s, y - 67 * s, 192 * s, 13 * s, rng, 1), c(palette.wood, 0)),
    fill(paperPath([[x - 50 * s, y - 72 * s], [x - 6 * s, y - 72 * s], [x - 8 * s, y - 82 * s], [x - 46 * s, y - 82 * s]], rng, 0.5), c('#fff8e8', 0.3)),
    fill(dab(x + 40 * s, y - 90 * s, 34 * s, 2.4 * s, -80) + dab(x + 48 * s, y - 90 * s, 30 * s, 2.4 * s, -100), c(palette.companion, 0.3)), fill(box(x + 34 * s, y - 104 * s, 22 * s, 26 * s, rng, 1), c(pot, 0)),
  ]
}
const drawSchoolDesk = (stage: Stage, x: number, y: number, s: number, pot: string): Marks =>
  stand('table', x, y, 96 * s, 104 * s, paintSchoolDesk(stage, x, y, s, pot))

export function buildSchool(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.leaf, palette.wall, 0.72), paper: 'plain', panels: mix(palette.leafDeep, palette.wall, 0.35) })
  const rng = stage.rng('school')
  stage.add(depth, hang(drawBoard(stage, 330, 90, 340, floorY - 320)), drawGallery(stage, 10, 290, 110, 4))
  const light = addWindow(stage, 770, 90, 160, floorY - 310, { floor: floorY })
  stage.add(0.46, light, hang(fill(box(560, floorY - 150, 260, 12, rng, 1), tintLit(palette.wood, depth, 0.4, 600, floorY)), [palette.accent, palette.companion, palette.cloth, palette.clothWarm].map((c, i) => {
    const x = 590 + i * 64
    return [fill(smoothPath([[x, floorY - 146], [x + 24, floorY - 126], [x + 30, floorY - 62], [x - 24, floorY - 60], [x - 20, floorY - 124]], true, 0.7), tintLit(c, 0.44, -0.1, x, floorY - 100)), fill(dab(x + 4, floorY - 128, 60, 3, 88), tintLit(c, 0.44, -0.8, x, floorY)), fill(dab(x - 10, floorY - 126, 54, 3, 96), tintLit(c, 0.44, 0.6, x, floorY))]
  })))
  stage.add(0.43, drawShelf(stage, 20, floorY + 14, 210, 116, 1, 'low'), fill(oval(130, floorY - 150, 36), tintLit(palette.cloth, 0.4, 0.2, 130, floorY)), fill(blob(122, floorY - 158, 18, 14, rng, 7, 0.3) + blob(144, floorY - 138, 11, 12, rng, 7, 0.3), tintLit(palette.leaf, 0.4, 0.1, 130, floorY)), fill(box(108, floorY - 114, 44, 9, rng, 1), tintLit(palette.wood, 0.4, -0.2, 130, floorY)))
  stage.add(0.4, drawRoomLamp(stage, floorY))
  stage.add(0.3, drawSchoolDesk(stage, 150, stage.groundYAt(0.84), 1, palette.cloth), drawSchoolDesk(stage, 880, stage.groundYAt(0.8), 1, palette.clothWarm))
  stage.add(0.15, drawRug(stage, focusX, groundY + 8, 330, 62, [palette.cloth, palette.companion, palette.wall]))
  stage.add(0.05, drawSchoolDesk(stage, 985, groundY + 90, 1.5, palette.accent))
  addCurtain(stage, palette.cloth, -1)
}
