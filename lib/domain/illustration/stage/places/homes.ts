// The home types at the back of the garden: x of the left edge, y of the foot.
import { drawHouse } from '../buildings'
import { isSnowy } from '../foliage'
import { bar, box, clump, dab, fill, lens, repeat, oval, smoothPath, stroke } from '../marks'
import type { Marks } from '../marks'
import { horizontalGradient, verticalGradient } from '../paint'
import { drawWater } from '../sky'
import type { Stage } from '../stage'

const D = 0.3
const LIT = '#ffd27a'
const glassColourOf = (stage: Stage) => (stage.row.lit ? LIT : stage.tint('#7fa3b0', D, 0.1))

/** Five floors with a balcony to each flat, some with washing or pots. */
export function drawFlats(stage: Stage): Marks {
  const { tint, palette } = stage
  const y = stage.groundYAt(0.64)
  const [x, w, tall, floors] = [600, 420, 580, 5]
  const floor = tall / floors
  return [
    drawHouse(stage, x, y, w, tall, 'flats', { wall: palette.wallWarm, roof: palette.roofCool, cols: 3, rows: floors, doorColumn: 0, kind: 'flat', depth: D, grass: true }),
    Array.from({ length: floors - 1 }, (_, i) => [0, 1, 2].map((j) => {
      const [bx, by] = [x + 18 + j * 134, y - tall + floor * (i + 1) - 6]
      return [fill(bar(bx, by, 118, 9), tint(palette.stone, D, 0.2)), fill(repeat(9, (k) => bar(bx + 2 + k * 14, by - 34, 3, 34)) + bar(bx, by - 38, 118, 6), tint('#f4efe2', D, 0)), (i + j) % 3 === 0 ? fill(clump(bx + 26, by - 38, 24, 13, stage.rng(`pot${i}${j}`), 6), tint(palette.leaf, D, 0.1)) : (i + j) % 3 === 1 ? fill(bar(bx + 62, by - 36, 20, 30) + bar(bx + 88, by - 36, 16, 24), tint([palette.accent, palette.companion, palette.cloth][j] ?? palette.cloth, D, 0.1)) : null]
    })),
  ]
}

export const drawTerrace = (stage: Stage): Marks => [0, 1, 2].map((i) => drawHouse(stage, 560 + i * 158, stage.groundYAt(0.64), 154, 300, `terrace${i}`, { wall: [stage.palette.wallWarm, stage.palette.wall, stage.palette.clothWarm][i] ?? stage.palette.wall, roof: i % 2 ? stage.palette.roofCool : stage.palette.roof, cols: 2, rows: 2, doorColumn: 0, doorColour: [stage.palette.cloth, stage.palette.accent, stage.palette.leafDeep][i] ?? stage.palette.accent, boxes: stage.palette.accent, kind: 'gable', roofHeight: 96, depth: D, grass: true }))

/** A wooden house with a veranda, a rain tank, and the wind pump behind. */
export function drawFarmhouse(stage: Stage): Marks {
  const { tint, palette } = stage
  const y = stage.groundYAt(0.64)
  const rng = stage.rng('farmhouse')
  const sail = repeat(8, (i) => { const a = (i * Math.PI) / 4; return dab(600 + Math.cos(a) * 10, y - 420 + Math.sin(a) * 10, 52, 9, i * 45) })
  return [
    stroke(`M572 ${y}L596 ${y - 410}M628 ${y}L604 ${y - 410}M580 ${y - 120}H620M586 ${y - 240}H614`, tint(palette.wood, 0.4, -0.2), 6), fill(sail, tint('#dfe4e6', 0.4, 0)), fill(oval(600, y - 420, 9), tint(palette.accent, 0.4, 0)), fill(dab(606, y - 420, 70, 15, 6), tint(palette.accent, 0.4, 0)),
    drawHouse(stage, 690, y, 420, 200, 'farmhouse', { wall: '#f2ead6', roof: palette.roof, cols: 3, rows: 1, doorColumn: 1, doorColour: palette.leafDeep, kind: 'hip', roofHeight: 150, depth: D, grass: true }),
    fill(`M666 ${y - 150}L690 ${y - 206}H1120V${y - 150}Z`, tint(isSnowy(stage) ? palette.snow : palette.roof, D, 0.25)), fill(repeat(5, (i) => bar(676 + i * 100, y - 152, 10, 152)), tint('#fbf6ea', D, 0)), fill(bar(668, y - 10, 460, 12), tint(palette.wood, D, 0.2)), fill(repeat(14, (i) => bar(690 + i * 32, y - 46, 4, 38)) + bar(676, y - 50, 300, 6), tint('#fbf6ea', D, -0.1)),
    fill(box(622, y - 112, 62, 112, rng, 2), horizontalGradient(622, 684, [[0, tint('#c9d0d4', D, 0.4)], [1, tint('#c9d0d4', D, -0.5)]])), fill(repeat(5, (i) => bar(622, y - 96 + i * 22, 62, 3)), tint('#c9d0d4', D, -0.7)), fill(oval(653, y - 112, 31, 8), tint('#c9d0d4', D, 0.5)),
  ]
}

/** A caravan with its striped awning out, a step, and a table under it. */
export function drawCaravan(stage: Stage): Marks {
  const { tint, palette } = stage
  const y = stage.groundYAt(0.66)
  const [x, w, tall] = [560, 400, 230]
  const stripe = (i: number) => `M${x + 60 + i * 34} ${y - tall + 44}h34l-18 62q-17 12 -34 0z`
  return [
    stage.drawShadow(x + w / 2, y, 240), fill(oval(x + 120, y - 16, 34) + oval(x + 196, y - 16, 34), tint('#3b3440', D, 0)), fill(oval(x + 120, y - 16, 15) + oval(x + 196, y - 16, 15), tint('#d9dee0', D, 0)), stroke(`M${x + w} ${y - 30}L${x + w + 90} ${y - 22}`, tint('#5d6470', D, 0), 9),
    fill(smoothPath([[x, y - 40], [x + 4, y - 150], [x + 40, y - tall + 4], [x + 200, y - tall - 10], [x + w - 44, y - tall + 4], [x + w - 4, y - 130], [x + w, y - 40], [x + 200, y - 30]], true, 0.7), verticalGradient(y - tall, y - 30, [[0, tint('#fbf6ea', D, 0.2)], [1, tint('#fbf6ea', D, -0.35)]])),
    isSnowy(stage) ? fill(smoothPath([[x + 20, y - tall + 24], [x + 60, y - tall - 12], [x + 200, y - tall - 26], [x + w - 50, y - tall - 10], [x + w - 22, y - tall + 26], [x + 300, y - tall + 4], [x + 200, y - tall + 14], [x + 110, y - tall + 2]], true, 0.7), tint(palette.snow, D, 0.3)) : null,
    fill(`M${x + 1} ${y - 96}Q${x + 200} ${y - 84} ${x + w - 1} ${y - 96}V${y - 66}Q${x + 200} ${y - 54} ${x + 1} ${y - 66}Z`, tint(palette.accent, D, 0)), fill(bar(x + 226, y - 188, 74, 152), tint(palette.companion, D, 0.1)), fill(bar(x + 240, y - 176, 46, 50), glassColourOf(stage)), fill(oval(x + 290, y - 106, 4), tint('#5d6470', D, 0)), fill(bar(x + 222, y - 26, 84, 10), tint(palette.wood, D, 0.2)),
    fill(bar(x + 36, y - 182, 96, 66) + bar(x + 324, y - 176, 50, 56), tint('#dfe4e6', D, -0.2)), fill(bar(x + 42, y - 176, 84, 54) + bar(x + 330, y - 170, 38, 44), glassColourOf(stage)), fill(`M${x + 42} ${y - 176}h22q-2 30 -22 40zM${x + 126} ${y - 176}h-22q2 30 22 40z`, tint(palette.clothWarm, D, 0)),
    fill(repeat(4, (i) => stripe(i * 2)), tint(palette.accent, 0.24, 0.1)), fill(repeat(4, (i) => stripe(i * 2 + 1)), tint('#fbf6ea', 0.24, 0.1)), stroke(`M${x + 46} ${y - tall + 106}V${y + 14}M${x + 312} ${y - tall + 106}V${y + 14}`, tint(palette.wood, 0.24, 0), 6),
  ]
}

/** A river at the garden's end, and the houseboat moored to it. */
export function drawHouseboat(stage: Stage): Marks {
  const { tint, palette } = stage
  const y = stage.groundYAt(0.52)
  const x = 560
  const rng = stage.rng('houseboat')
  return [
    drawWater(stage, stage.groundYAt(0.24), stage.groundYAt(0.62)),
    fill(lens(x + 250, y + 26, 640, 26), tint('#ffffff', D, 0), 0.4), fill(`M${x - 40} ${y - 66}H${x + 560}V${y + 20}H${x + 30}Q${x - 22} ${y + 6} ${x - 40} ${y - 66}Z`, verticalGradient(y - 66, y + 20, [[0, tint(palette.cloth, D, 0.15)], [1, tint(palette.cloth, D, -0.45)]])), fill(bar(x - 42, y - 70, 602, 12), tint(palette.companion, D, 0.1)),
    fill(box(x + 60, y - 218, 480, 150, rng, 2), verticalGradient(y - 218, y - 68, [[0, tint(palette.wall, D, 0.2)], [1, tint(palette.wall, D, -0.2)]])), fill(`M${x + 36} ${y - 214}Q${x + 290} ${y - 250} ${x + 560} ${y - 222}V${y - 206}H${x + 36}Z`, tint(isSnowy(stage) ? palette.snow : palette.roof, D, 0)),
    [0, 1, 2].map((i) => [fill(oval(x + 220 + i * 100, y - 146, 33), tint(palette.wood, D, 0.2)), fill(oval(x + 220 + i * 100, y - 146, 25), glassColourOf(stage))]), fill(bar(x + 88, y - 194, 76, 126), tint(palette.accent, D, 0)), fill(bar(x + 102, y - 182, 48, 46), glassColourOf(stage)), fill(oval(x + 154, y - 120, 4), tint(palette.companion, D, 0.4)),
    fill(bar(x + 440, y - 286, 22, 60), tint('#3b3440', D, 0)), fill(bar(x + 434, y - 292, 34, 10), tint('#3b3440', D, 0.2)), fill(repeat(3, (i) => bar(x + 200 + i * 70, y - 256, 34, 24)), tint(palette.wood, D, 0.1)), fill(repeat(3, (i) => clump(x + 217 + i * 70, y - 262, 26, 15, rng, 6)), tint(isSnowy(stage) ? palette.snow : palette.leaf, D, 0.1)),
    fill(oval(x + 8, y - 36, 22), tint('#fbf6ea', D, 0)), fill(oval(x + 8, y - 36, 11), tint(palette.cloth, D, -0.2)), fill(`M${x + 90} ${y - 68}L${x + 30} ${stage.groundYAt(0.66)}h58L${x + 150} ${y - 68}Z`, tint(palette.wood, 0.24, 0.3)), fill(repeat(5, (i) => bar(x + 46 + i * 10, y - 40 + (4 - i) * 22, 56, 4)), tint(palette.wood, 0.24, -0.4)),
  ]
}
