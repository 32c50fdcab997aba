import { bounds } from '../print/node-tree'
import { fallsOver, hangOnWall, layFlat, layOnSide, leanOnStrut, leanOnWall, leans, leansOnWall, liesDown } from './lying'
import { PROP_DRAWINGS } from './table'

test.each(['umbrella', 'carrot', 'glove', 'crayon'] as const)('nobody’s %s lies on its side, on the ground', (prop) => {
  expect(fallsOver(prop)).toBe(true)
  const [upright, lying] = [PROP_DRAWINGS[prop](), layOnSide(PROP_DRAWINGS[prop](), prop)]
  const box = bounds(lying.nodes)
  expect(box.y + box.height).toBeCloseTo(0, 3)
  expect(lying.height).toBeLessThan(upright.height)
})

test('sheets lie flat but for those with words, and painted pictures lean on a strut', () => {
  for (const prop of ['postcard', 'ribbon', 'paper'] as const) {
    expect([liesDown(prop, undefined), liesDown(prop, 'words')]).toEqual([true, false])
    expect(layFlat(PROP_DRAWINGS[prop]()).placement).toBe('flat')
  }
  expect(leans('blue-picture')).toBe(true)
  const [sheet, leaning] = [PROP_DRAWINGS['blue-picture'](), leanOnStrut(PROP_DRAWINGS['blue-picture']())]
  expect(bounds(leaning.nodes).y).toBeLessThan(bounds(sheet.nodes).y - 20)
  // Its legs are seen under it; on a wall it has none.
  expect(Math.max(...leaning.nodes.map((node) => bounds([node]).y + bounds([node]).height))).toBeGreaterThan(-4)
  const hung = hangOnWall(sheet)
  expect([hung.inWall, bounds(hung.nodes).y < bounds(sheet.nodes).y - 80]).toEqual([true, true])
})

test('a broom leans on the wall of a room, and a cushion lies', () => {
  expect([leansOnWall('broom'), leansOnWall('spoon')]).toEqual([true, false])
  const broom = leanOnWall(PROP_DRAWINGS.broom())
  expect(broom.inWall).toBe(true)
  expect(bounds(broom.nodes).width).toBeGreaterThan(bounds(PROP_DRAWINGS.broom().nodes).width)
  expect(liesDown('pillow', undefined)).toBe(true)
})
