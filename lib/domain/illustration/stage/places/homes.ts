// What a child may live in, as it stands at the back of the garden: x of its left, y of its foot.
import { house } from '../buildings'
import { snowy } from '../foliage'
import { bar, box, clump, dab, fill, lens, many, oval, smooth, strokes } from '../marks'
import type { Marks } from '../marks'
import { across, upright } from '../paint'
import { water } from '../sky'
import type { Stage } from '../stage'

const D = 0.3
const LIT = '#ffd27a'
const glass = (S: Stage) => (S.row.lit ? LIT : S.T('#7fa3b0', D, 0.1))

/** Five floors with a balcony to each flat, and washing and pots on some. */
export function flats(S: Stage): Marks {
  const { T, p } = S
  const y = S.gy(0.64)
  const [x, w, tall, floors] = [600, 420, 580, 5]
  const floor = tall / floors
  return [
    house(S, x, y, w, tall, 'flats', { wall: p.wallWarm, roof: p.roofCool, cols: 3, rows: floors, door: 0, kind: 'flat', d: D, grass: true }),
    Array.from({ length: floors - 1 }, (_, i) => [0, 1, 2].map((j) => {
      const [bx, by] = [x + 18 + j * 134, y - tall + floor * (i + 1) - 6]
      return [fill(bar(bx, by, 118, 9), T(p.stone, D, 0.2)), fill(many(9, (k) => bar(bx + 2 + k * 14, by - 34, 3, 34)) + bar(bx, by - 38, 118, 6), T('#f4efe2', D, 0)), (i + j) % 3 === 0 ? fill(clump(bx + 26, by - 38, 24, 13, S.hand(`pot${i}${j}`), 6), T(p.leaf, D, 0.1)) : (i + j) % 3 === 1 ? fill(bar(bx + 62, by - 36, 20, 30) + bar(bx + 88, by - 36, 16, 24), T([p.accent, p.companion, p.cloth][j] ?? p.cloth, D, 0.1)) : null]
    })),
  ]
}

export const terrace = (S: Stage): Marks => [0, 1, 2].map((i) => house(S, 560 + i * 158, S.gy(0.64), 154, 300, `terrace${i}`, { wall: [S.p.wallWarm, S.p.wall, S.p.clothWarm][i] ?? S.p.wall, roof: i % 2 ? S.p.roofCool : S.p.roof, cols: 2, rows: 2, door: 0, doorColour: [S.p.cloth, S.p.accent, S.p.leafDeep][i] ?? S.p.accent, boxes: S.p.accent, kind: 'gable', roofHeight: 96, d: D, grass: true }))

/** A wooden house with its veranda, the tank for the rain, and the wind pump behind. */
export function farmhouse(S: Stage): Marks {
  const { T, p } = S
  const y = S.gy(0.64)
  const h = S.hand('farmhouse')
  const sail = many(8, (i) => { const a = (i * Math.PI) / 4; return dab(600 + Math.cos(a) * 10, y - 420 + Math.sin(a) * 10, 52, 9, i * 45) })
  return [
    strokes(`M572 ${y}L596 ${y - 410}M628 ${y}L604 ${y - 410}M580 ${y - 120}H620M586 ${y - 240}H614`, T(p.wood, 0.4, -0.2), 6), fill(sail, T('#dfe4e6', 0.4, 0)), fill(oval(600, y - 420, 9), T(p.accent, 0.4, 0)), fill(dab(606, y - 420, 70, 15, 6), T(p.accent, 0.4, 0)),
    house(S, 690, y, 420, 200, 'farmhouse', { wall: '#f2ead6', roof: p.roof, cols: 3, rows: 1, door: 1, doorColour: p.leafDeep, kind: 'hip', roofHeight: 150, d: D, grass: true }),
    fill(`M666 ${y - 150}L690 ${y - 206}H1120V${y - 150}Z`, T(snowy(S) ? p.snow : p.roof, D, 0.25)), fill(many(5, (i) => bar(676 + i * 100, y - 152, 10, 152)), T('#fbf6ea', D, 0)), fill(bar(668, y - 10, 460, 12), T(p.wood, D, 0.2)), fill(many(14, (i) => bar(690 + i * 32, y - 46, 4, 38)) + bar(676, y - 50, 300, 6), T('#fbf6ea', D, -0.1)),
    fill(box(622, y - 112, 62, 112, h, 2), across(622, 684, [[0, T('#c9d0d4', D, 0.4)], [1, T('#c9d0d4', D, -0.5)]])), fill(many(5, (i) => bar(622, y - 96 + i * 22, 62, 3)), T('#c9d0d4', D, -0.7)), fill(oval(653, y - 112, 31, 8), T('#c9d0d4', D, 0.5)),
  ]
}

/** A caravan with its striped awning out, a step, and a table under it. */
export function caravan(S: Stage): Marks {
  const { T, p } = S
  const y = S.gy(0.66)
  const [x, w, tall] = [560, 400, 230]
  const stripe = (i: number) => `M${x + 60 + i * 34} ${y - tall + 44}h34l-18 62q-17 12 -34 0z`
  return [
    S.cast(x + w / 2, y, 240), fill(oval(x + 120, y - 16, 34) + oval(x + 196, y - 16, 34), T('#3b3440', D, 0)), fill(oval(x + 120, y - 16, 15) + oval(x + 196, y - 16, 15), T('#d9dee0', D, 0)), strokes(`M${x + w} ${y - 30}L${x + w + 90} ${y - 22}`, T('#5d6470', D, 0), 9),
    fill(smooth([[x, y - 40], [x + 4, y - 150], [x + 40, y - tall + 4], [x + 200, y - tall - 10], [x + w - 44, y - tall + 4], [x + w - 4, y - 130], [x + w, y - 40], [x + 200, y - 30]], true, 0.7), upright(y - tall, y - 30, [[0, T('#fbf6ea', D, 0.2)], [1, T('#fbf6ea', D, -0.35)]])),
    snowy(S) ? fill(smooth([[x + 20, y - tall + 24], [x + 60, y - tall - 12], [x + 200, y - tall - 26], [x + w - 50, y - tall - 10], [x + w - 22, y - tall + 26], [x + 300, y - tall + 4], [x + 200, y - tall + 14], [x + 110, y - tall + 2]], true, 0.7), T(p.snow, D, 0.3)) : null,
    fill(`M${x + 1} ${y - 96}Q${x + 200} ${y - 84} ${x + w - 1} ${y - 96}V${y - 66}Q${x + 200} ${y - 54} ${x + 1} ${y - 66}Z`, T(p.accent, D, 0)), fill(bar(x + 226, y - 188, 74, 152), T(p.companion, D, 0.1)), fill(bar(x + 240, y - 176, 46, 50), glass(S)), fill(oval(x + 290, y - 106, 4), T('#5d6470', D, 0)), fill(bar(x + 222, y - 26, 84, 10), T(p.wood, D, 0.2)),
    fill(bar(x + 36, y - 182, 96, 66) + bar(x + 324, y - 176, 50, 56), T('#dfe4e6', D, -0.2)), fill(bar(x + 42, y - 176, 84, 54) + bar(x + 330, y - 170, 38, 44), glass(S)), fill(`M${x + 42} ${y - 176}h22q-2 30 -22 40zM${x + 126} ${y - 176}h-22q2 30 22 40z`, T(p.clothWarm, D, 0)),
    fill(many(4, (i) => stripe(i * 2)), T(p.accent, 0.24, 0.1)), fill(many(4, (i) => stripe(i * 2 + 1)), T('#fbf6ea', 0.24, 0.1)), strokes(`M${x + 46} ${y - tall + 106}V${y + 14}M${x + 312} ${y - tall + 106}V${y + 14}`, T(p.wood, 0.24, 0), 6),
  ]
}

/** A river at the garden's end, and the houseboat moored to it. */
export function houseboat(S: Stage): Marks {
  const { T, p } = S
  const y = S.gy(0.52)
  const x = 560
  const h = S.hand('houseboat')
  return [
    water(S, S.gy(0.24), S.gy(0.62)),
    fill(lens(x + 250, y + 26, 640, 26), T('#ffffff', D, 0), 0.4), fill(`M${x - 40} ${y - 66}H${x + 560}V${y + 20}H${x + 30}Q${x - 22} ${y + 6} ${x - 40} ${y - 66}Z`, upright(y - 66, y + 20, [[0, T(p.cloth, D, 0.15)], [1, T(p.cloth, D, -0.45)]])), fill(bar(x - 42, y - 70, 602, 12), T(p.companion, D, 0.1)),
    fill(box(x + 60, y - 218, 480, 150, h, 2), upright(y - 218, y - 68, [[0, T(p.wall, D, 0.2)], [1, T(p.wall, D, -0.2)]])), fill(`M${x + 36} ${y - 214}Q${x + 290} ${y - 250} ${x + 560} ${y - 222}V${y - 206}H${x + 36}Z`, T(snowy(S) ? p.snow : p.roof, D, 0)),
    [0, 1, 2].map((i) => [fill(oval(x + 220 + i * 100, y - 146, 33), T(p.wood, D, 0.2)), fill(oval(x + 220 + i * 100, y - 146, 25), glass(S))]), fill(bar(x + 88, y - 194, 76, 126), T(p.accent, D, 0)), fill(bar(x + 102, y - 182, 48, 46), glass(S)), fill(oval(x + 154, y - 120, 4), T(p.companion, D, 0.4)),
    fill(bar(x + 440, y - 286, 22, 60), T('#3b3440', D, 0)), fill(bar(x + 434, y - 292, 34, 10), T('#3b3440', D, 0.2)), fill(many(3, (i) => bar(x + 200 + i * 70, y - 256, 34, 24)), T(p.wood, D, 0.1)), fill(many(3, (i) => clump(x + 217 + i * 70, y - 262, 26, 15, h, 6)), T(snowy(S) ? p.snow : p.leaf, D, 0.1)),
    fill(oval(x + 8, y - 36, 22), T('#fbf6ea', D, 0)), fill(oval(x + 8, y - 36, 11), T(p.cloth, D, -0.2)), fill(`M${x + 90} ${y - 68}L${x + 30} ${S.gy(0.66)}h58L${x + 150} ${y - 68}Z`, T(p.wood, 0.24, 0.3)), fill(many(5, (i) => bar(x + 46 + i * 10, y - 40 + (4 - i) * 22, 56, 4)), T(p.wood, 0.24, -0.4)),
  ]
}
