import { sample } from '@/e2e/fixtures/sample'
import { resolveCast } from '../../resolve-cast'
import { storyRequest } from '../../../story/request'
import { DESTINATIONS, FRAMINGS, LIGHTS, SETTINGS, WEATHERS } from '../../direction'
import type { Destination, Direction, SetDirection, Setting } from '../../direction'
import { ENGINE_VERSION } from '../../engine-version'
import { illustrate } from '../../illustrate'
import { chance } from '../../../chance'
import { compose } from '../../kit/vector'
import { lightness } from '../../kit/colour'
import { buildColourScript } from '../../light/colour-script'
import { darkenPalette, PALETTES } from '../../light/palettes'
import { SKIN_COLOURS } from '../../child/tones'
import { bounds } from '../../print/node-tree'
import { toSvg } from '../../print/svg'
import type { Box, Matrix, Node } from '../../scene'
import { buildSet } from '../build-set'
import { renderLayers } from '../camera'
import { isFootIn } from '../footprint'
import { placeOf } from '../places/table'
import { KITS } from './table'

const request = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'kit',
  pets: [{ name: 'Rusty', type: 'Dog', gender: 'male' }],
})
const book = (seed: string) => ({ cast: resolveCast({ ...request, seed }, []), seed, engineVersion: ENGINE_VERSION })
const page = (setting: Setting, destination: Destination | undefined, more: Partial<Direction> = {}): Direction => ({
  setting,
  light: 'noon',
  weather: 'clear',
  shot: 'whole',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'happy' },
    { who: 'pet1', pose: 'sit', feeling: 'happy' },
  ],
  props: [],
  textSpace: 'none',
  ...(destination ? { destination } : {}),
  ...more,
})

/** The pieces of the kit that are in the frame, each with its box on the page. */
function findPieces(nodes: readonly Node[], outer: Matrix = [1, 0, 0, 1, 0, 0]): { kit: string; box: Box }[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const transform = node.transform ? compose(outer, node.transform) : outer
    const box = bounds([{ ...node, transform }])
    const width = Math.min(1000, box.x + box.width) - Math.max(0, box.x)
    const height = Math.min(1000, box.y + box.height) - Math.max(0, box.y)
    const own = node.kit !== undefined && width > 12 && height > 12 ? [{ kit: node.kit, box }] : []
    return [...own, ...findPieces(node.children, transform)]
  })
}

const OUTDOORS = SETTINGS.filter((setting) => !('indoor' in placeOf(setting).place))
/** The scene of the sea, of a wood and its trees, of snow, a cave or the clouds stays what the story needs. */
const WILD: ReadonlySet<string> = new Set([
  'forest',
  'beach',
  'underwater',
  'mountain',
  'camp',
  'sky',
  'river',
  'snowfield',
  'boat',
  'cave',
  'treehouse',
])
const STREETS = OUTDOORS.filter((setting) => !WILD.has(setting))
/** Windows look out of these. */
const WITH_WINDOW = ['bedroom', 'kitchen', 'living-room', 'school', 'library', 'bathroom', 'attic', 'shed'] as const

test.each(DESTINATIONS)('%s: every outdoor page shows two pieces of its kit in any shot, light and weather', (id) => {
  for (const setting of [...STREETS, ...(id === 'great-barrier-reef' ? [] : [id])])
    for (const shot of sample(FRAMINGS, `${id} ${setting}`, 8)) {
      const pick = (list: readonly string[], key: string) =>
        Math.floor(chance(`${id}${setting}${shot}`, key) * list.length)
      const light = LIGHTS[pick(LIGHTS, 'light')] ?? 'noon'
      const weather = WEATHERS[pick(WEATHERS, 'weather')] ?? 'clear'
      const { scene } = illustrate(book(`${id}${shot}`), {
        direction: page(setting, id, { shot, light, weather }),
        pageNumber: 3,
      })
      const kit = findPieces(scene.nodes).map((piece) => piece.kit)
      expect({ setting, shot, light, weather, enough: kit.length >= 2, kit }).toEqual(
        expect.objectContaining({ enough: true }),
      )
    }
})

test.each(DESTINATIONS)("%s: its skyline is in windows, and in no other destination's", (id) => {
  for (const setting of sample(WITH_WINDOW, `${id} window`, 4)) {
    const { scene } = illustrate(book('w'), { direction: page(setting, id), pageNumber: 3 })
    expect({ setting, kits: findPieces(scene.nodes).map((piece) => piece.kit) }).toEqual({
      setting,
      kits: expect.arrayContaining(['skyline']) as string[],
    })
  }
  const other = DESTINATIONS[(DESTINATIONS.indexOf(id) + 1) % DESTINATIONS.length]
  const view = (destination: Destination | undefined) =>
    toSvg(illustrate(book('w'), { direction: page('kitchen', destination), pageNumber: 3 }).scene)
  expect(view(id)).not.toBe(view(other))
})

test('without a destination nothing is of a kit, and two destinations are two streets', () => {
  const street = (destination: Destination | undefined) =>
    illustrate(book('s'), { direction: page('street', destination), pageNumber: 3 }).scene
  expect(findPieces(street(undefined).nodes)).toEqual([])
  expect(new Set(DESTINATIONS.map((id) => toSvg(street(id)))).size).toBe(DESTINATIONS.length)
  expect(toSvg(street('tokyo'))).toContain('data-kit="vending-machine"')
})

test('pieces give way to feet: nobody stands in one, wherever they stand', () => {
  for (const [i, id] of DESTINATIONS.entries())
    for (const setting of ['street', 'park', 'playground'] as const) {
      const direction: SetDirection = { ...page(setting, id), shot: 'wide' }
      const { stage } = buildSet(direction, { seed: `feet${i}`, pageNumber: 3, isDrawn: true })
      for (const x of [120, 240, 420, 600, 760, 900]) {
        const feet = [[x, 850] as const, [x + 40, 790] as const]
        const { stood } = renderLayers(stage, false, feet)
        expect(stood.some((thing) => feet.some((foot) => isFootIn(thing, foot)))).toBe(false)
      }
    }
})

test('the kits are told apart: no two share a pair of pieces, trees or first fronts', () => {
  const all = Object.values(KITS)
  const different = (of: (kit: (typeof all)[number]) => unknown) =>
    expect(new Set(all.map((kit) => JSON.stringify(of(kit)))).size).toBe(all.length)
  different((kit) => kit.pieces)
  different((kit) => kit.trees)
  different((kit) => kit.fronts[0])
  different((kit) => kit.skyline)
})

test('night out of doors has three values: the sky over one dark mass, lit windows over both, and faces over the mass', () => {
  for (const skin of Object.values(SKIN_COLOURS)) {
    const palette = darkenPalette(PALETTES.meadow)
    const face = lightness(skin)
    const { tint, sky } = buildColourScript('night', 'clear', palette, false, 0, 0, undefined, face)
    const horizon = lightness(sky[2])
    for (const depth of [0.3, 0.5, 0.75])
      for (const local of [palette.wall, palette.roof, palette.leaf, '#e0d8ca']) {
        const mass = lightness(tint(local, depth, -0.15))
        expect(horizon - mass).toBeGreaterThan(0.17)
        expect(0.86 - horizon).toBeGreaterThan(0.15)
      }
    const wood = lightness(tint(palette.leaf, 0.3, -0.1))
    expect(lightness(skin) * 0.92 - wood).toBeGreaterThan(0.02)
  }
})
