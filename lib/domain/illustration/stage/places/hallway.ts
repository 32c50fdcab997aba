import { mix } from '../../kit/colour'
import { drawBasket, drawClock, drawHangingPlant, drawNearCorner, drawPendant, drawToys } from '../dressing'
import { drawPicture, drawPottedPlant, drawShelf, drawTableLamp } from '../furniture'
import { bar, box, fill, hang, repeat, oval, paperPath, smoothPath, stand } from '../marks'
import { buildRoom } from '../room'
import type { Marks } from '../marks'
import type { Stage } from '../stage'

/** Homes on one floor have bookshelves where the stairs would be. */
const ON_ONE_FLOOR = new Set<Stage['home']>(['apartment', 'caravan', 'houseboat'])

/** A hall: stairs that go up at one side, the front door, coats and boots. */
export function buildHallway(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { panels: mix(palette.wall, '#ffffff', 0.3) })
  const rng = stage.rng('hallway')
  const [x, y] = [360, floorY]
  const glass = stage.row.lit === 1 ? mix(stage.sky[1], stage.row.dark, 0.2) : mix(stage.sky[1], '#ffffff', 0.3)
  // A crayon goes over a door, too.
  const fixed = stage.omitted.has('scribble') ? (...marks: Marks[]): Marks => marks : hang
  if (!stage.omitted.has('door')) stage.add(depth, fixed(fill(box(x - 26, y - 426, 212, 428, rng, 2), tintLit('#fbf3e2', depth, 0, x, y)), fill(box(x, y - 340, 160, 340, rng, 2), tintLit(palette.accent, depth, -0.1, x + 80, y - 170)), fill(box(x, y - 408, 160, 54, rng, 2), glass), fill(repeat(3, (i) => bar(x + 36 + i * 42, y - 408, 5, 54)), tintLit('#fbf3e2', depth, 0, x, y)),
    fill(box(x + 20, y - 310, 120, 110, rng, 2) + box(x + 20, y - 170, 120, 140, rng, 2), tintLit(palette.accent, depth, -0.55, x + 80, y - 170)), fill(oval(x + 138, y - 182, 9), tintLit(palette.companion, depth, 0.5, x, y)), fill(box(x + 50, y - 188, 50, 13, rng, 1), tintLit(palette.companion, depth, 0.1, x, y))))
  stage.add(depth, drawPicture(stage, 560, floorY - 380, 96, 112, 'a', [palette.water, palette.leafDeep, palette.accent]), drawPicture(stage, 672, floorY - 440, 84, 84, 'c', [palette.companion, palette.accent, palette.wall]), drawPicture(stage, 776, floorY - 520, 84, 100, 'd', [palette.leaf, palette.cloth, palette.wall]), drawPicture(stage, 214, floorY - 440, 100, 84, 'b', [palette.clothWarm, palette.cloth, palette.wall]), drawClock(stage, 120, floorY - 400, 44), drawPendant(stage, 586, floorY - 470, 58, palette.companion), drawHangingPlant(stage, 316, floorY - 470, 54))
  stage.add(0.46, hang(fill(box(30, floorY - 300, 240, 14, rng, 1), tintLit(palette.wood, depth, 0.3, 150, floorY)), [palette.cloth, palette.companion, palette.leafDeep].map((c, i) => { const cx = 70 + i * 78; return [fill(smoothPath([[cx, floorY - 296], [cx + 30, floorY - 270], [cx + 40, floorY - 150], [cx - 34, floorY - 146], [cx - 28, floorY - 268]], true, 0.7), tintLit(c, 0.44, -0.1, cx, floorY - 200)), fill(smoothPath([[cx + 4, floorY - 290], [cx + 30, floorY - 270], [cx + 40, floorY - 150], [cx + 10, floorY - 148]], true, 0.7), tintLit(c, 0.44, -0.6, cx, floorY - 200))] })))
  // Stairs, side on: treads that rise to the right, banisters before them.
  const steps = [...Array(8).keys()]
  if (ON_ONE_FLOOR.has(stage.home)) stage.add(0.36, drawShelf(stage, 740, floorY + 20, 210, 330, 4, 'hall'))
  else if (!stage.omitted.has('scribble') && !stage.omitted.has('stairs')) stage.add(0.36, hang(steps.map((i) => [fill(box(690 + i * 44, floorY + 60 - (i + 1) * 54, 420, 54, rng, 1), tintLit('#f3e9d4', 0.32, -0.15 - i * 0.02, 760, floorY)), fill(box(682 + i * 44, floorY + 56 - (i + 1) * 54, 60, 13, rng, 1), tintLit(palette.wood, 0.3, 0.2, 760, floorY))]),
    fill(repeat(9, (i) => bar(700 + i * 44, floorY + 66 - (i + 1) * 54 - 118, 9, 122)), tintLit('#fbf3e2', 0.28, 0, 760, floorY)), fill(paperPath([[676, floorY - 112], [690, floorY - 124], [1120, floorY - 652], [1120, floorY - 624]], rng, 1), tintLit(palette.wood, 0.26, 0.1, 760, floorY)), fill(box(668, floorY - 130, 26, 196, rng, 2), tintLit(palette.wood, 0.26, -0.1, 690, floorY)), fill(oval(681, floorY - 138, 18), tintLit(palette.wood, 0.26, 0.4, 690, floorY))))
  stage.add(0.3, stand('table', 180, floorY + 70, 112, 120, stage.drawContactShadow(180, floorY + 70, 120, 0.12), fill(box(70, floorY - 50, 220, 18, rng, 1), tintLit(palette.wood, 0.3, 0.4, 180, floorY)), fill(bar(86, floorY - 34, 12, 104) + bar(262, floorY - 34, 12, 104), tintLit(palette.wood, 0.3, -0.3, 180, floorY)), drawTableLamp(stage, 120, floorY - 50, 90), [palette.accent, palette.companion, palette.cloth].map((c, i) => fill(box(110 + i * 54, floorY + 42, 40, 26, rng, 3), tintLit(c, 0.28, 0, 150, floorY)))))
  stage.add(0.15, stand('rug', focusX, groundY + 64, 300, 104, fill(paperPath([[focusX - 250, groundY - 40], [focusX + 190, groundY - 40], [focusX + 260, groundY + 64], [focusX - 320, groundY + 64]], rng, 3), tintLit(palette.cloth, 0.1, 0, focusX, groundY)), fill(paperPath([[focusX - 226, groundY - 28], [focusX + 168, groundY - 28], [focusX + 226, groundY + 50], [focusX - 288, groundY + 50]], rng, 2), tintLit(palette.wall, 0.1, 0, focusX, groundY)), fill(paperPath([[focusX - 212, groundY - 20], [focusX + 154, groundY - 20], [focusX + 206, groundY + 40], [focusX - 266, groundY + 40]], rng, 2), tintLit(palette.cloth, 0.1, 0.25, focusX, groundY))))
  stage.add(0.28, drawBasket(stage, 590, floorY + 60, 84, palette.clothWarm))
  stage.add(0.1, drawToys(stage, 860, groundY + 50, 48, Math.floor(stage.variation * 12)))
  stage.add(-0.32, stage.variation < 0.5 ? drawPottedPlant(stage, 10, 1040, 260, 'front', { d: -0.34, pot: palette.roof }) : drawNearCorner(stage, -1, Math.floor(stage.variation * 12)))
}
