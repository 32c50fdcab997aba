import { drawFence, drawHouse } from '../buildings'
import { drawBush, drawFlowers, drawTree } from '../foliage'
import { addFrame } from '../frame'
import { addFronts } from '../kits/add-kit'
import { addDistantHills, earthColourOf, grassColourOf, addGround, addFootpath } from '../ground'
import { addSky } from '../sky'
import type { Stage } from '../stage'
import { drawCaravan, drawFarmhouse, drawFlats, drawHouseboat, drawTerrace } from './homes'

const HOMES = { apartment: drawFlats, townhouse: drawTerrace, farm: drawFarmhouse, caravan: drawCaravan, houseboat: drawHouseboat } as const

export function buildGarden(stage: Stage): void {
  const { palette } = stage
  addSky(stage)
  addDistantHills(stage, 20)
  const afloat = stage.home === 'houseboat'
  if (afloat) stage.add(0.5, drawHouseboat(stage))
  addGround(stage, grassColourOf(stage), afloat ? { y: stage.groundYAt(0.62) } : {})
  const y = stage.groundYAt(0.42)
  if (!afloat) stage.add(0.6, drawBush(stage, 120, y, 330, 120, 'h1', palette.leafDeep), drawBush(stage, 420, y - 4, 300, 92, 'h2', palette.leaf, palette.clothWarm), drawBush(stage, 900, y - 6, 340, 120, 'h3', palette.leafDeep, palette.accent))
  if (!afloat) stage.add(0.55, drawFence(stage, -60, 1060, y + 14, 74, '#f7f0df', 'back'))
  addFootpath(stage, earthColourOf(stage, palette.path), { x0: 560, y0: afloat ? stage.groundYAt(0.66) : y + 12, x1: 470, phase: 0.4 })
  if (stage.home && stage.home !== 'house') { if (!afloat) stage.add(0.42, HOMES[stage.home](stage)) } else if (stage.kit) addFronts(stage, stage.kit, [640, 1080, 0.6, 1.06], 0.42)
  else stage.add(0.42, drawHouse(stage, 700, stage.groundYAt(0.64), 400, 240, 'home', { wall: palette.wall, roof: palette.roof, cols: 2, rows: 1, doorColumn: 1, boxes: palette.accent, kind: 'hip', roofHeight: 180, depth: 0.3, grass: true }))
  stage.add(0.3, drawTree(stage, 130, stage.groundYAt(0.8), 470, 'apple', 't1'))
  stage.add(0.25, drawBush(stage, 985, stage.groundYAt(0.76), 190, 100, 'b3', palette.leaf, palette.bloom))
  stage.add(0.15, drawFlowers(stage, 680, 1060, stage.groundYAt(0.8), stage.groundYAt(1.25), 26, [palette.accent, palette.companion, palette.bloom, palette.clothWarm], 'a', 1.2), drawFlowers(stage, -60, 280, stage.groundYAt(0.85), stage.groundYAt(1.2), 16, [palette.companion, palette.bloom, palette.clothWarm], 'b', 1.2))
  addFrame(stage, 'leaves', { bloom: palette.accent })
}
