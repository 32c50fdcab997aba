import { mix } from '../../kit/colour'
import { rect } from '../../kit/shape'
import { basket, clock, hangingPlant, nearCorner, pendant, petCorner, wallShelf } from '../dressing'
import { bowlOfFruit, pottedPlant, roomLamp, rug, table } from '../furniture'
import { box, fill, limbs, many, oval, smooth } from '../marks'
import type { Marks } from '../marks'
import { upright } from '../paint'
import { room } from '../room'
import type { Stage } from '../stage'
import { window } from '../window'

function counter(S: Stage, y: number, F: number): Marks {
  const { C, p } = S
  const h = S.hand('counter')
  const doors = mix(p.water, p.wall, 0.25)
  const tileColour = mix(p.stone, p.clothWarm, 0.4)
  let tiles = ''
  for (let j = 0; j < 2; j++) for (let i = 0; i < 40; i++) if ((i + j) & 1) tiles += box(-200 + i * 40, y - 80 + j * 40, 38, 38, h, 1)
  return [
    fill(box(-200, y - 82, 1500, 84, h, 1), C('#f4ead6', 0.48, -0.1, 500, y)), fill(tiles, C(tileColour, 0.48, 0, 500, y)),
    fill(box(-200, y, 1500, 150, h, 2), S.surface(doors, 0.4, -0.2)),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [fill(box(-184 + i * 142, y + 18, 124, 112, h, 2), C(mix(p.water, p.wall, 0.35), 0.4, 0.1, -120 + i * 142, y + 60)), fill(oval(-82 + i * 142, y + 60, 6), C(p.companion, 0.4, 0.4, -120 + i * 142, y))]),
    fill(box(-210, y - 14, 1520, 24, h, 2), C(p.wood, 0.4, 0.45, 500, y)), fill(box(-210, y + 10, 1520, 9, h, 1), S.shadow, 0.35),
    rect(-200, F + 14, 1500, 40, upright(F + 14, F + 54, [[0, S.shadow, 0.4], [1, S.shadow, 0]])),
  ]
}

function stove(S: Stage, x: number, y: number): Marks {
  const { C, p } = S
  const h = S.hand('stove')
  const pot = (k: number) => C(p.accent, 0.4, k, x, y - 50)
  return [
    fill(box(x, y - 16, 170, 160, h, 2), C('#e9e0cf', 0.4, -0.1, x, y)), fill(box(x + 20, y + 40, 130, 80, h, 3), C('#4a4f5c', 0.4, -0.2, x, y)), fill(many(4, (i) => oval(x + 32 + i * 36, y + 16, 8)), C(p.accent, 0.4, 0, x, y)),
    fill(box(x + 36, y - 78, 92, 62, h, 3), pot(0.05)), fill(box(x + 98, y - 76, 30, 58, h, 2), pot(-0.6)), fill(box(x + 28, y - 88, 108, 14, h, 2) + oval(x + 82, y - 94, 10), pot(0.5)),
    fill(smooth([[x + 60, y - 110], [x + 40, y - 160], [x + 90, y - 190], [x + 76, y - 240], [x + 96, y - 190], [x + 64, y - 160], [x + 84, y - 108]]), C('#fff8ea', 0.4, 0.4, x, y - 100), 0.45),
  ]
}

export function kitchen(S: Stage): void {
  const { C, p, G } = S
  const floor = '#efe3cb'
  const { F, d } = room(S, { floor, tiles: mix(p.roof, p.wallWarm, 0.4) })
  const h = S.hand('kitchen')
  const [x, y] = [330, 70]
  const light = window(S, x, y, 220, F - 290, { floor: F, floorColour: floor })
  S.add(d, fill(`M${x - 46} ${y - 30}h310v46${many(7, () => 'q-22 34 -44.3 0')}z`, C(p.accent, 0.45, 0, x + 100, y)), fill(many(7, (i) => oval(x - 24 + i * 44, y + 2, 7)), C('#fbf0d8', 0.45, 0.2, x + 100, y)))
  const top = F - 130
  S.add(0.42, counter(S, top, F), S.brought.has('oven') ? null : stove(S, 690, top))
  S.add(0.43,
    pottedPlant(S, x + 50, top - 16, 88, 'sill', { d: 0.42 }),
    [0, 1, 2].map((i) => [fill(box(x + 130 + i * 34, top - 70 + i * 12, 30, 56 - i * 12, h, 2), C([p.clothWarm, p.wall, p.companion][i] ?? p.wall, 0.42, 0, x, top)), fill(box(x + 127 + i * 34, top - 78 + i * 12, 36, 12, h, 1), C(p.wood, 0.42, 0, x, top))]),
    fill(box(20, y + 40, 250, 7, h, 1), C(p.wood, d, -0.4, 100, y)),
    [p.roofCool, p.roof, p.companion].map((c, i) => [fill(limbs([[60 + i * 80, y + 44], [60 + i * 80, y + 80], [60 + i * 80, y + 100]], [5, 7, 9]) + oval(60 + i * 80, y + 126 - i * 4, 32 - i * 5), C(c, d, -0.1, 100, y)), fill(oval(52 + i * 80, y + 118, 12, 16), C(c, d, 0.6, 100, y))]),
    wallShelf(S, 606, F - 376, 230, 'mugs'), clock(S, 920, F - 400, 46), hangingPlant(S, 224, F - 400, 60), pendant(S, 596, F - 452, 62, p.accent), pendant(S, 800, F - 470, 62, p.accent))
  S.add(0.4, light, roomLamp(S, F))
  S.add(0.12, table(S, 790, G + 40, 460, 130, { cloth: '#fbf3e2', d: 0.05 }), bowlOfFruit(S, 900, G - 92, 80, 0))
  S.add(0.3, basket(S, 130, F + 84, 90, p.accent), petCorner(S, 560, F + 80, 70))
  S.add(0.14, rug(S, S.fx - 30, G + 14, 320, 58, [p.cloth, p.wall, p.companion]))
  S.add(-0.32, S.hue < 0.5 ? pottedPlant(S, 20, 1035, 240, 'front', { d: -0.36, pot: p.roofCool }) : nearCorner(S, -1, Math.floor(S.hue * 12)))
}
