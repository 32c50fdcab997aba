import { mix } from '../../kit/colour'
import { drawBasket, drawHangingPlant, drawWallShelf } from '../dressing'
import { drawPottedPlant, drawRoomLamp } from '../furniture'
import { bar, box, clump, fill, taperedPath, repeat, oval, smoothPath, stroke, stand } from '../marks'
import { buildRoom } from '../room'
import type { Stage } from '../stage'
import { addWindow } from '../window'

export function buildBathroom(stage: Stage): void {
  const { tintLit, palette, groundY, focusX } = stage
  const tile = mix(palette.water, palette.wall, 0.45)
  const { floorY, wallDepth: depth } = buildRoom(stage, { panels: tile, floor: '#ece5d6', tiles: mix(palette.water, palette.wall, 0.55) })
  const rng = stage.rng('bathroom')
  const light = addWindow(stage, 640, 100, 170, 220, { floor: floorY, floorColour: '#ece5d6' })
  stage.add(depth, light, stroke(repeat(9, (i) => `M-60 ${floorY - 128 + i * 40}H1060`), tintLit(tile, depth, 0.6, focusX, floorY), 1.6, 0.5))
  const [mx, my] = [280, 200]
  stage.add(depth, stage.omitted.has('mirror') ? null : [fill(oval(mx, my, 92, 112), tintLit(palette.wood, depth, 0.1, mx, my)), fill(oval(mx, my, 80, 100), tintLit('#cfe2e6', depth, 0.1, mx, my)), fill(smoothPath([[mx - 50, my - 20], [mx - 10, my - 80], [mx + 10, my - 76], [mx - 40, my + 10]]), tintLit('#ffffff', depth, 0.2, mx, my), 0.6)],
    fill(box(90, 260, 90, 10, rng, 1), tintLit(palette.wood, depth, 0.3, 130, 260)), fill(box(104, 212, 20, 48, rng, 1) + box(150, 226, 22, 34, rng, 1), tintLit(palette.accent, depth, 0, 130, 240)), fill(box(128, 220, 18, 40, rng, 1), tintLit(palette.companion, depth, 0, 130, 240)))
  stage.add(0.4, stand('counter', mx, floorY + 30, 112, 200, stage.drawContactShadow(mx, floorY + 30, 80, 0.14), fill(taperedPath([[mx, floorY + 30], [mx, floorY - 40], [mx, floorY - 100]], [60, 40, 60]), tintLit('#f7f3ea', 0.4, -0.3, mx, floorY)), fill(`M${mx - 110} ${floorY - 140}h220q-6 66 -60 70h-100q-54 -4 -60 -70z`, tintLit('#fbf8f0', 0.4, 0.1, mx, floorY - 100)), fill(`M${mx + 30} ${floorY - 140}h80q-6 66 -60 70h-40q30 -30 20 -70z`, tintLit('#fbf8f0', 0.4, -0.6, mx, floorY - 100)), fill(oval(mx, floorY - 142, 110, 14), tintLit('#dfe6e4', 0.4, 0, mx, floorY)), stroke(`M${mx} ${floorY - 146}v-34q0 -18 26 -14`, tintLit('#a9b2b8', 0.4, 0, mx, floorY), 10)))
  stage.add(0.38, drawRoomLamp(stage, floorY), drawPottedPlant(stage, 935, floorY + 26, 170, 'bath', { d: 0.36, pot: palette.clothWarm, standing: true }))
  stage.add(0.45, drawWallShelf(stage, 420, floorY - 300, 170, 'bath'), drawHangingPlant(stage, 566, floorY - 420, 58), fill(box(446, floorY - 214, 130, 8, rng, 1), tintLit(palette.wood, depth, 0, 500, floorY)), fill(box(460, floorY - 208, 56, 120, rng, 2), tintLit(palette.accent, 0.44, 0.1, 500, floorY)), fill(bar(460, floorY - 120, 56, 8), tintLit('#fbf3e2', 0.44, 0.1, 500, floorY)), fill(box(524, floorY - 208, 40, 90, rng, 2), tintLit(palette.companion, 0.44, 0, 500, floorY)))
  stage.add(0.34, drawBasket(stage, 470, floorY + 52, 84, palette.clothWarm))
  const [bx, by] = [580, floorY + 74]
  stage.add(0.3, stand('tub', bx + 190, by, 220, 170, stage.drawContactShadow(bx + 190, by, 230, 0.1), fill(bar(bx + 50, by - 20, 22, 22) + bar(bx + 310, by - 20, 22, 22), tintLit(palette.companion, 0.3, -0.2, bx, by)), fill(clump(bx + 190, by - 156, 150, 44, rng, 11, 0.3), tintLit('#ffffff', 0.3, 0.1, bx, by)), fill(smoothPath([[bx - 14, by - 146], [bx + 396, by - 146], [bx + 372, by - 50], [bx + 320, by - 14], [bx + 60, by - 14], [bx + 12, by - 50]], true, 0.6), tintLit('#fbf8f0', 0.3, 0, bx + 190, by)),
    fill(smoothPath([[bx + 230, by - 144], [bx + 396, by - 146], [bx + 372, by - 50], [bx + 320, by - 14], [bx + 200, by - 14], [bx + 290, by - 50]], true, 0.6), tintLit('#fbf8f0', 0.3, -0.55, bx + 190, by)), fill(box(bx - 30, by - 158, 440, 22, rng, 4), tintLit('#fbf8f0', 0.3, 0.6, bx + 190, by)), fill(oval(bx + 100, by - 186, 26, 17) + oval(bx + 122, by - 204, 13), tintLit(palette.companion, 0.3, 0.1, bx, by)), fill(`M${bx + 132} ${by - 206}l16 3l-16 6z`, tintLit(palette.roof, 0.3, 0, bx, by))))
  stage.add(0.14, stand('mat', focusX, groundY + 40, 220, 56, fill(repeat(1, () => `M${focusX - 180} ${groundY - 16}h360l44 56h-448z`), tintLit(palette.cloth, 0.1, 0.1, focusX, groundY)), fill(repeat(6, (i) => bar(focusX - 170 + i * 62, groundY - 10, 18, 44)), tintLit('#fbf3e2', 0.1, 0, focusX, groundY), 0.5)))
}
