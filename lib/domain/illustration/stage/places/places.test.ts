import { sample } from '@/e2e/fixtures/sample'
import { DESTINATIONS, LIGHTS, SETTINGS, SET_SHOTS, WEATHERS } from '../../direction'
import type { SetDirection } from '../../direction'
import { walk } from '../../print/node-tree'
import { toSvg } from '../../print/svg'
import { renderLayers } from '../camera'
import { buildSet } from '../build-set'
import { HOME_TYPES } from '../../../story/lists'
import { NEAREST, placeOf, PLACES } from './table'

const built = (direction: SetDirection, seed = 'book') => {
  const { stage } = buildSet(direction, { seed, pageNumber: 3, isDrawn: true })
  return { width: 1000, height: 1000, nodes: [...renderLayers(stage, false).nodes, ...renderLayers(stage, true).nodes] }
}
const every = [...SETTINGS, ...DESTINATIONS]
const plain: SetDirection = { setting: 'park', light: 'noon', weather: 'clear', shot: 'wide', actors: [], props: [], textSpace: 'none' }

test('every setting is drawn, or has one that stands in for it', () => {
  for (const setting of every) expect(PLACES[placeOf(setting).name]).toBeDefined()
  for (const name of Object.values<keyof typeof PLACES>(NEAREST)) expect(PLACES[name]).toBeDefined()
})

test.each(every)('%s covers the page in any light, weather and shot, without a broken number', (setting) => {
  const tried = [
    ...LIGHTS.map((light) => ({ ...plain, setting, light })), ...WEATHERS.map((weather) => ({ ...plain, setting, weather })), ...SET_SHOTS.map((shot) => ({ ...plain, setting, shot })),
    ...(['top', 'bottom', 'left', 'right'] as const).map((textSpace) => ({ ...plain, setting, textSpace })),
  ]
  for (const direction of sample(tried, setting, 3)) {
    const scene = built(direction)
    expect(/NaN|Infinity|undefined/.exec(toSvg(scene))?.[0]).toBeUndefined()
    // Printers differ on an opacity outside 0..1 and on a gradient without width.
    for (const node of walk(scene.nodes)) {
      if (node.kind === 'group') continue
      if (node.opacity !== undefined) expect(node.opacity >= 0 && node.opacity <= 1).toBe(true)
      if (typeof node.fill === 'object' && node.fill.kind === 'linear') expect(Math.abs(node.fill.to[0] - node.fill.from[0])).toBeGreaterThan(0)
    }
  }
})

test('a book sees a place as it was, another book sees it otherwise, and light changes it', () => {
  const bytes = (direction: SetDirection, seed?: string) => toSvg(built(direction, seed))
  expect(bytes(plain) === bytes(plain)).toBe(true)
  expect(bytes(plain) === bytes(plain, 'another')).toBe(false)
  expect(bytes(plain) === bytes({ ...plain, light: 'dusk' })).toBe(false)
})

test('each home stands in its garden, in snow too; flats and a houseboat are seen from their windows', () => {
  const bytes = (more: Partial<SetDirection>) => toSvg(built({ ...plain, ...more }))
  for (const weather of ['clear', 'snow'] as const) {
    const gardens = HOME_TYPES.map((home) => bytes({ setting: 'garden', weather, home }))
    expect(new Set(gardens).size).toBe(HOME_TYPES.length)
    for (const svg of gardens) expect(/NaN|Infinity|undefined/.exec(svg)?.[0]).toBeUndefined()
  }
  expect(bytes({ setting: 'garden', home: 'house' })).toBe(bytes({ setting: 'garden' }))
  expect(new Set((['house', 'apartment', 'houseboat'] as const).map((home) => bytes({ setting: 'bedroom', home }))).size).toBe(3)
  // A caravan has no stairs.
  const hall = (home?: SetDirection['home']) => bytes({ setting: 'hallway', home })
  expect([hall('farm'), hall('townhouse')]).toEqual([hall(), hall()])
  expect([hall('caravan'), hall('apartment')]).not.toContain(hall())
})
