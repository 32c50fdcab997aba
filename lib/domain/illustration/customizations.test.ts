import { customizeCast } from './customize-cast'
import {
  COLOUR_SCHEME_NAMES,
  COLOUR_SCHEMES,
  customizations,
  FURNITURE_TYPES,
  type Customizations,
} from './customizations'
import { drawCover } from './cover/draw-cover'
import { unletteredCover } from './cover/letter-cover'
import type { Direction } from './direction'
import { ENGINE_VERSION } from './engine-version'
import type { BookLook } from './book-look'
import { illustrate } from './illustrate'
import { lightness } from './kit/colour'
import { bounds, walk } from './print/node-tree'
import { toSvg } from './print/svg'
import { resolveCast } from './resolve-cast'
import type { GroupNode, Scene } from './scene'
import { storyRequest } from '../story/request'

const request = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'own',
  pets: [
    { name: 'Pip', type: 'Dog', gender: 'male' },
    { name: 'Mo', type: 'Hamster', gender: 'male' },
  ],
})
const cast = resolveCast(request, [{ who: 'elder', name: 'Nan', pronoun: 'she' }])
const draw = (direction: Direction, chosen: unknown, pageNumber = 3): Scene =>
  illustrate(
    { cast, seed: 'own', engineVersion: ENGINE_VERSION, customizations: customizations.parse(chosen) },
    { direction, pageNumber },
  ).scene
const indoors: Direction = {
  setting: 'living-room',
  light: 'noon',
  weather: 'clear',
  shot: 'wide',
  props: [],
  textSpace: 'none',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'happy' },
    { who: 'pet1', pose: 'sit', feeling: 'happy' },
    { who: 'pet2', pose: 'cuddled', feeling: 'calm' },
  ],
}
const groupOf = (scene: Scene, who: string): GroupNode => {
  const found = [...walk(scene.nodes)].find((n): n is GroupNode => n.kind === 'group' && n.cast === who)
  if (!found) throw new Error(`no ${who}`)
  return found
}
const leftOf = (scene: Scene, who: string) => Math.round(bounds([groupOf(scene, who)]).x)

test('customizations: an empty choice leaves every picture unchanged', () => {
  expect(toSvg(draw(indoors, {}))).toBe(
    toSvg(
      illustrate({ cast, seed: 'own', engineVersion: ENGINE_VERSION }, { direction: indoors, pageNumber: 3 }).scene,
    ),
  )
})

test('customizations: colours change one member only, but skin changes the whole family', () => {
  const changed = customizeCast(
    cast,
    customizations.parse({
      characters: [
        { id: 'child', hairColor: '#2A6FB0', skinTone: '#744731' },
        { id: 'pet1', hairColor: '#5f9fd6', clothingColor: '#ffdd00' },
        { id: 'pet5', hairColor: '#000000' },
      ],
    }),
  )
  expect(changed.find((m) => m.who === 'child')).toMatchObject({
    look: { customHair: '#2a6fb0', customSkin: '#744731' },
  })
  expect(changed.find((m) => m.who === 'elder')).toMatchObject({ look: { customSkin: '#744731' } })
  expect(changed.find((m) => m.who === 'pet1')).toMatchObject({ collar: '#ffdd00', colours: { primary: '#5f9fd6' } })
  expect(changed.find((m) => m.who === 'pet2')).toBe(cast.find((m) => m.who === 'pet2'))
  expect(changed).toHaveLength(cast.length)
})

test('customizations: a position applies to its own page, shifts by percent and stays inside the frame', () => {
  const chosen = { characters: [{ id: 'pet1', positions: { 3: { x: 10, y: 0 }, 4: { x: 100, y: -100 } } }] }
  expect(leftOf(draw(indoors, chosen), 'pet1') - leftOf(draw(indoors, {}), 'pet1')).toBe(100)
  expect(leftOf(draw(indoors, chosen, 5), 'pet1')).toBe(leftOf(draw(indoors, {}, 5), 'pet1'))
  const box = bounds([groupOf(draw(indoors, chosen, 4), 'pet1')])
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(1000)
})

test('customizations: a carried pet moves with its bearer', () => {
  const moved = draw(indoors, { characters: [{ id: 'child', positions: { 3: { x: -8, y: 0 } } }] })
  const still = draw(indoors, {})
  expect(leftOf(moved, 'child') - leftOf(still, 'child')).toBe(-80)
  expect(leftOf(moved, 'pet2') - leftOf(still, 'pet2')).toBe(-80)
})

test('customizations: furniture stands in rooms, behind the cast, at the chosen size, and not outdoors', () => {
  const piece = (type: string, size: number) => ({ id: type, type, color: '#c2483c', size, position: { x: 50, y: 90 } })
  const all = { furniture: FURNITURE_TYPES.map((type) => piece(type, 1)) }
  const parts = (scene: Scene) =>
    scene.nodes.flatMap((n) => (n.kind === 'group' && n.part?.startsWith('furniture:') ? [n] : []))
  const drawn = draw(indoors, all)
  expect(
    parts(drawn)
      .map((n) => n.part)
      .sort(),
  ).toEqual(FURNITURE_TYPES.map((type) => `furniture:${type}`).sort())
  expect(Math.max(...parts(drawn).map((n) => drawn.nodes.indexOf(n)))).toBeLessThan(
    drawn.nodes.indexOf(groupOf(drawn, 'child')),
  )
  const wide = (size: number) => {
    const [n] = parts(draw(indoors, { furniture: [piece('sofa', size)] }))
    return n ? bounds([n]).width : 0
  }
  expect(wide(2) / wide(0.5)).toBeCloseTo(4, 1)
  expect(parts(draw({ ...indoors, setting: 'park' }, all))).toEqual([])
})

test.each(COLOUR_SCHEME_NAMES)(
  'colour scheme %s changes pictures indoors and outdoors and the cover, and its text is legible',
  (name) => {
    for (const direction of [indoors, { ...indoors, setting: 'beach', light: 'night' } satisfies Direction])
      expect(
        toSvg(draw(direction, { colorScheme: { name, background: '#fff', accent: '#000', text: '#000' } })),
      ).not.toBe(toSvg(draw(direction, {})))
    const book: BookLook = { cast, seed: 'own', engineVersion: ENGINE_VERSION }
    const cover = (look: BookLook) => toSvg(unletteredCover(drawCover(look, { title: 'A' })))
    expect(cover({ ...book, customizations: customizations.parse({ colorScheme: name }) })).not.toBe(cover(book))
    const { background, text } = COLOUR_SCHEMES[name]
    expect(lightness(background) - lightness(text)).toBeGreaterThan(0.5)
  },
)

test.each<[string, unknown]>([
  ['a colour by name', { characters: [{ id: 'child', hairColor: 'red' }] }],
  [
    'script in a colour',
    { furniture: [{ id: 'a', type: 'sofa', color: '#fff"><script>', position: { x: 1, y: 1 }, size: 1 }] },
  ],
  ['nobody we know', { characters: [{ id: 'child2' }] }],
  ['one member twice', { characters: [{ id: 'child' }, { id: 'child' }] }],
  [
    'a size beyond 2',
    { furniture: [{ id: 'a', type: 'sofa', color: '#ffffff', position: { x: 1, y: 1 }, size: 2.1 }] },
  ],
  [
    'a place that is no number',
    { furniture: [{ id: 'a', type: 'sofa', color: '#ffffff', position: { x: NaN, y: 1 }, size: 1 }] },
  ],
  ['page 21', { characters: [{ id: 'child', positions: { 21: { x: 1, y: 1 } } }] }],
  ['a scheme of nobody', { colorScheme: 'Neon' }],
  ['six stars', { rating: 6 }],
  [
    'more furniture than a room holds',
    {
      furniture: Array.from({ length: 13 }, (_, i) => ({
        id: `${i}`,
        type: 'lamp',
        color: '#ffffff',
        position: { x: 1, y: 1 },
        size: 1,
      })),
    },
  ],
])('%s is refused', (_, chosen) => expect(customizations.safeParse(chosen).success).toBe(false))

test('customizations: sizes are rounded to tenths, and parsing is idempotent', () => {
  const once: Customizations = customizations.parse({
    furniture: [{ id: 'a', type: 'lamp', color: '#ABCDEF', position: { x: 1, y: 1 }, size: 0.7000000000000001 }],
    colorScheme: 'Ocean Breeze',
    rating: 4,
  })
  expect(once.furniture[0]).toMatchObject({ size: 0.7, color: '#abcdef' })
  expect(customizations.parse(once)).toEqual(once)
})
