import { mix } from '../../kit/colour'
import { drawPicture, drawPottedPlant, drawRoomLamp } from '../furniture'
import { bar, box, dab, fill, repeat, oval, stand } from '../marks'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

/** A vet's rooms: a high table, scales, jars on a shelf, an animal carrier by the door. */
export function buildVet(stage: Stage): void {
  const { tintLit, palette, groundY } = stage
  const { floorY, wallDepth: depth } = buildRoom(stage, { wall: mix(palette.water, palette.wall, 0.7), paper: 'dot', panels: mix(palette.leaf, palette.wall, 0.55), floor: '#e6dfcf', tiles: mix(palette.water, palette.wall, 0.75) })
  const rng = stage.rng('vet')
  const light = addWindow(stage, 130, 90, 190, floorY - 320, { floor: floorY, floorColour: '#e6dfcf' })
  const [x, y] = [440, 210]
  stage.add(depth,
    fill(box(x - 20, y, 330, 12, rng, 1) + box(x - 20, y + 110, 330, 12, rng, 1), tintLit(palette.wood, depth, 0.3, x, y)),
    [0, 1, 2, 3, 4, 5].map((i) => [fill(box(x + i * 50, y - 56 + (i % 3) * 12, 36, 56 - (i % 3) * 12, rng, 1.5), tintLit([palette.cloth, palette.wall, palette.accent, palette.leaf, palette.companion, palette.clothWarm][i] ?? palette.cloth, depth, 0, x, y)), fill(box(x - 2 + i * 50, y - 66 + (i % 3) * 12, 40, 12, rng, 1), tintLit(palette.wood, depth, -0.1, x, y))]),
    [0, 1, 2, 3].map((i) => fill(box(x + 4 + i * 74, y + 110 - 48, 56, 46, rng, 1.5), tintLit([palette.wall, palette.clothWarm, palette.cloth, palette.wall][i] ?? palette.wall, depth, 0.1, x, y))),
    [0, 3].map((i) => fill(bar(x + 28 + i * 74, y + 76, 8, 24) + bar(x + 20 + i * 74, y + 84, 24, 8), tintLit(palette.accent, depth, 0, x, y))),
    drawPicture(stage, 830, 110, 110, 130, 'chart', [palette.wall, palette.leaf, palette.accent]), light)
  stage.add(0.4, drawRoomLamp(stage, floorY), drawPottedPlant(stage, 60, floorY + 40, 210, 'v', { d: 0.35, pot: palette.clothWarm, standing: true }))
  const [tx, ty] = [640, floorY + 96]
  stage.add(0.3, stand('table', tx + 165, ty, 168, 150, stage.drawContactShadow(tx + 150, ty, 190, 0.12), fill(box(tx + 120, ty - 110, 60, 110, rng, 2), tintLit('#8f98a2', 0.25, -0.2, tx, ty)), fill(box(tx + 70, ty - 14, 160, 16, rng, 2), tintLit('#8f98a2', 0.25, -0.5, tx, ty)), fill(box(tx, ty - 140, 330, 26, rng, 3), tintLit('#c8d0d6', 0.25, 0.3, tx, ty)), fill(box(tx, ty - 118, 330, 8, rng, 1), tintLit('#8f98a2', 0.25, -0.3, tx, ty)), fill(box(tx + 20, ty - 152, 120, 13, rng, 2), tintLit(palette.clothWarm, 0.25, 0.2, tx, ty))))
  const [cx, cy] = [900, groundY + 60]
  stage.add(0.06, stand('crate', cx, cy, 90, 110, stage.drawContactShadow(cx, cy, 110, 0.14), fill(box(cx - 84, cy - 104, 168, 104, rng, 3), tintLit(palette.cloth, 0, 0, cx, cy)), fill(box(cx - 84, cy - 60, 168, 12, rng, 1), tintLit(palette.cloth, 0, 0.6, cx, cy)), fill(box(cx - 60, cy - 90, 84, 76, rng, 2), tintLit('#2f3440', 0, 0, cx, cy)), fill(repeat(5, (i) => bar(cx - 52 + i * 17, cy - 90, 4, 76)), tintLit('#c8d0d6', 0, 0, cx, cy)), fill(dab(cx - 34, cy - 116, 68, 9, 0), tintLit(palette.cloth, 0, -0.6, cx, cy)), fill(oval(cx + 58, cy - 26, 7), tintLit(palette.companion, 0, 0.2, cx, cy))))
}
