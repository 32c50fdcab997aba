import { mix } from '../../kit/colour'
import { drawBunting, drawHouse, drawLampPost } from '../buildings'
import type { House } from '../buildings'
import { drawTree } from '../foliage'
import { addKitRow } from '../kits/add-kit'
import { drawFront } from '../kits/front'
import type { StreetKit } from '../kits/kit'
import { addPavingOf } from '../kits/paving'
import { addFrame } from '../frame'
import { earthColourOf } from '../ground'
import { bar, box, fill, lens, repeat, oval, paperPath, stroke, createTones, stand } from '../marks'
import type { Marks } from '../marks'
import type { Colour } from '../../scene'
import { verticalGradient } from '../paint'
import { drawBirds, drawHills, addSky } from '../sky'
import type { Stage } from '../stage'

const KINDS = ['step', 'gable', 'hip'] as const satisfies readonly NonNullable<House['kind']>[]

/** Setts in fans, smaller towards the houses. */
function drawCobbles(stage: Stage, colour: Colour): Marks {
  const rng = stage.rng('cobbles')
  return stroke(repeat(11, (row) => {
    const y = stage.groundYAt(0.56 + row * 0.055)
    const s = 30 * stage.scaleAt(y)
    return repeat(Math.round(9 * stage.detail), () => { const x = Math.round(rng.between(-40, 1040)); return `M${x} ${Math.round(y)}${repeat(3, () => `q${Math.round(s / 2)} ${-Math.round(s * 0.34)} ${Math.round(s)} 0`)}` })
  }), stage.tint(colour, 0.2, -0.35), 1.8, 0.6)
}

/** Crates of fruit before the shop. */
function paintShopfront(stage: Stage, y: number): Marks {
  const rng = stage.rng('crates')
  return [0, 1, 2].map((i) => {
    const x = 656 + i * 62
    return [stage.drawContactShadow(x + 26, y + 34, 44, 0.14), fill(repeat(7, (k) => oval(x + 6 + (k % 4) * 13 + rng.about(2), y - 2 - Math.floor(k / 4) * 8, 7)), stage.tint([stage.palette.accent, stage.palette.companion, stage.palette.leaf][i] ?? stage.palette.accent, 0.2, 0.1)), fill(box(x - 2, y, 58, 32, rng, 1.5), stage.tint(stage.palette.wood, 0.24, 0.1)), fill(box(x - 2, y + 13, 58, 4, rng, 0.5), stage.tint(stage.palette.wood, 0.24, -0.6))]
  })
}
const drawShopfront = (stage: Stage, y: number): Marks =>
  stand('crate', 720, y + 34, 96, 60, paintShopfront(stage, y))

function paintCafe(stage: Stage, x: number, y: number): Marks {
  const rng = stage.rng('cafe')
  return [
    stage.drawShadow(x, y, 100), fill(bar(x - 3, y - 250, 6, 250), stage.tint(stage.palette.wood, 0.2, -0.2)), fill(paperPath([[x - 110, y - 186], [x, y - 262], [x + 110, y - 186]], rng, 2), stage.tint(stage.palette.accent, 0.2, 0)), fill(paperPath([[x - 40, y - 186], [x, y - 262], [x + 40, y - 186]], rng, 1), stage.tint('#fbf3e2', 0.2, 0.1)),
    fill(oval(x, y - 78, 62, 11), stage.tint('#fbf3e2', 0.2, 0.1)), fill(bar(x - 4, y - 74, 8, 72), stage.tint('#4a5560', 0.2, 0)), fill(box(x + 14, y - 96, 16, 18, rng, 1), stage.tint(stage.palette.cloth, 0.18, 0.1)), fill(box(x - 34, y - 100, 12, 22, rng, 1), stage.tint(stage.palette.leaf, 0.18, 0)),
    [-1, 1].map((s) => fill(box(x + s * 92 - 22, y - 52, 44, 8, rng, 1) + bar(x + s * 92 - 18, y - 46, 5, 46) + bar(x + s * 92 + 13, y - 46, 5, 46) + box(x + s * 110 - 4, y - 110, 7, 60, rng, 1), stage.tint(stage.palette.cloth, 0.2, 0))),
  ]
}
const drawCafe = (stage: Stage, x: number, y: number): Marks =>
  stand('table', x, y, 120, 110, paintCafe(stage, x, y))

const paintBicycle = (stage: Stage, x: number, y: number): Marks => [
  stage.drawContactShadow(x + 40, y, 90, 0.1), stroke(`M${x - 30} ${y - 30}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M${x + 60} ${y - 30}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0`, stage.tint('#3d4048', 0.2, 0), 4),
  stroke(`M${x} ${y - 30}L${x + 26} ${y - 78}L${x + 76} ${y - 80}L${x + 44} ${y - 30}ZM${x + 44} ${y - 30}L${x + 26} ${y - 78}L${x + 20} ${y - 92}M${x + 90} ${y - 30}L${x + 72} ${y - 96}l16 -6`, stage.tint(stage.palette.accent, 0.2, 0.1), 5),
  fill(oval(x + 20, y - 95, 15, 5), stage.tint('#3d4048', 0.2, 0)), fill(bar(x + 78, y - 92, 34, 24), stage.tint('#d2a669', 0.2, 0)), fill(repeat(4, (i) => oval(x + 84 + i * 8, y - 95, 7)), stage.tint(stage.palette.clothWarm, 0.2, 0.1)),
]
const drawBicycle = (stage: Stage, x: number, y: number): Marks =>
  stand('vehicle', x + 45, y, 78, 90, paintBicycle(stage, x, y))

/** The kerb and the road before it, with its crossing. */
function addRoad(stage: Stage): void {
  const { tint, palette } = stage
  const rng = stage.rng('road')
  const kerb = stage.groundYAt(1.17)
  const road = earthColourOf(stage, '#77788a')
  stage.add(0.05,
    fill(box(-300, kerb, 1600, 14, rng, 2), tint(palette.stone, 0, 0.7)), fill(box(-300, kerb + 12, 1600, 700, rng, 2), verticalGradient(kerb, 1000, [[0, tint(road, 0, -0.2)], [1, tint(road, 0, -0.6)]])),
    fill(repeat(5, (i) => paperPath([[60 + i * 210, kerb + 36], [150 + i * 210, kerb + 36], [120 + i * 215, 1100], [-10 + i * 215, 1100]], rng, 3)), tint('#f3efe6', 0, -0.2), 0.8))
}

function buildUsualStreet(stage: Stage): void {
  const { tint, palette, horizonY } = stage
  const rng = stage.rng('street')
  addSky(stage)
  stage.add(0.92, drawHills(stage, 'f1', horizonY - 70, 50, palette.leafDeep, 0.9, { trees: 12, treeSize: 12 }).marks)
  const base = stage.groundYAt(0.5)
  for (let i = 0; i < 7; i++) stage.add(0.8, drawHouse(stage, 280 + i * 66 + rng.about(8), stage.groundYAt(0.2), 62, 70 + rng.between(0, 50), `far${i}`, { depth: 0.72, cols: 1, rows: 2, chimney: i % 2 === 1, doorColumn: 'none', roofHeight: 36 }))
  stage.add(0.5, fill(box(-300, stage.groundYAt(0.16), 1600, 300, rng, 2), verticalGradient(stage.groundYAt(0.16), base, [[0, tint(palette.stone, 0.6, 0.4)], [1, tint(palette.stone, 0.4, 0.3)]])))
  const walls = [palette.wallWarm, palette.clothWarm, palette.wall, mix(palette.water, palette.wall, 0.4), palette.companion]
  const terrace = (from: number, dir: 1 | -1, key: string, rows: readonly (readonly [w: number, h: number])[]) => {
    let x = from
    rows.forEach(([w, tall], i) => {
      if (dir < 0) x -= w + 2
      stage.add(0.46, drawHouse(stage, x, base + 6, w, tall, `${key}${i}`, { depth: 0.3 + i * 0.01, wall: walls[(i * 2 + (dir > 0 ? 1 : 0)) % 5] ?? palette.wall, kind: KINDS[(i + (dir > 0 ? 1 : 0)) % 3] ?? 'gable', cols: 2, rows: 3, boxes: i === 1 ? palette.accent : undefined, doorColumn: i % 2, roofHeight: 80 }))
      if (dir > 0) x += w + 2
    })
  }
  terrace(650, 1, 'r', [[150, 300], [170, 250], [160, 320]])
  terrace(310, -1, 'l', [[150, 270], [160, 320], [150, 280]])
  const blind = createTones()
  for (let i = 0; i < 6; i++) blind.put(i & 1, `M${664 + i * 22} ${Math.round(base - 92)}h22l4 40q-13 16 -26 0z`)
  stage.add(0.44, fill(blind.get(0), tint(palette.accent, 0.25, 0.1)), fill(blind.get(1), tint('#fbf3e2', 0.25, 0)))
  const pave = earthColourOf(stage, palette.stone)
  stage.add(0.4, fill(box(-300, base, 1600, 400, rng, 2), verticalGradient(base, stage.groundYAt(0.85), [[0, tint(pave, 0.4, 0.4)], [1, tint(pave, 0.1, 0.35)]])), fill(repeat(34 * stage.detail, () => {
    const y = stage.groundYAt(rng.between(0.54, 0.84))
    return lens(rng.between(-50, 1050), y, 80 * stage.scaleAt(y), 6 * stage.scaleAt(y))
  }), tint(palette.stone, 0.3, -0.2)), drawCobbles(stage, pave), drawShopfront(stage, base))
  // Before a figure that stands on the pavement, only more of it is seen.
  if (!stage.lens?.before) addRoad(stage)
  stage.add(0.34, drawCafe(stage, 120, stage.groundYAt(0.72)), drawBicycle(stage, 800, stage.groundYAt(0.66)))
  stage.add(0.35, drawTree(stage, 372, stage.groundYAt(0.66), 220, 'round', 'st'))
  stage.add(0.46, drawBunting(stage, 304, base - 250, 656, base - 278, 44, 9, [palette.accent, palette.companion, palette.cloth, '#fbf3e2'], 0.2, 'a'))
  stage.add(0.2, drawLampPost(stage, 905, stage.groundYAt(0.9), 340, 'a'))
  stage.add(0.5, drawBirds(stage, 480, 260, 4, 9))
  addFrame(stage, 'planter', { bloom: palette.accent })
}

/** The street of a destination: its fronts on both sides, a gap with a tree, its paving and its furniture. */
function buildKitStreet(stage: Stage, kit: StreetKit): void {
  addSky(stage)
  const base = stage.groundYAt(0.5)
  stage.add(0.9, drawHills(stage, 'f1', stage.horizonY + 20, 12, stage.palette.leafDeep, 0.8, { trees: 16, treeSize: 15 }).marks)
  stage.add(0.62, fill(box(-300, stage.groundYAt(0.29), 1600, 300, stage.rng('side street'), 2), stage.tint(earthColourOf(stage, kit.paving.colour), 0.5, 0.2)))
  addKitRow(stage)
  const first = Math.floor(stage.variation * 3)
  const row = (from: number, dir: 1 | -1, key: string, turn: number): void => {
    let x = from
    for (let i = 0; i < 3; i++) {
      const front = kit.fronts[(first + i * (dir > 0 ? 1 : 2) + turn) % 3] ?? kit.fronts[0]
      if (dir < 0) x -= front.width + 3
      stage.add(0.46, drawFront(stage, front, x, base + 6, 1, 0.3 + i * 0.01, `${key}${i}`))
      if (dir > 0) x += front.width + 3
    }
  }
  row(612, 1, 'r', 0)
  row(352, -1, 'l', 2)
  addPavingOf(stage, kit, base)
  if (!stage.lens?.before) addRoad(stage)
  stage.add(0.35, drawTree(stage, 318, stage.groundYAt(0.6), 300, kit.trees[0].form, 'st0'), drawTree(stage, 968, stage.groundYAt(0.72), 430, kit.trees[1].form, 'st1'))
  stage.add(0.5, drawBirds(stage, 480, 260, 4, 9))
  addFrame(stage, 'planter', { bloom: stage.palette.accent })
}

export function buildStreet(stage: Stage): void {
  if (stage.kit) buildKitStreet(stage, stage.kit)
  else buildUsualStreet(stage)
}
