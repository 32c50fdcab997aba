import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { caseCount, sample } from '@/e2e/fixtures/sample'
import { cropToCast } from '../book/crop'
import { AGE_BANDS, CHILD_GENDERS, PET_TYPES } from '../story/lists'
import {
  CHILD_POSES,
  DESTINATIONS,
  FEELINGS,
  LIGHTS,
  PET_POSES,
  PROPS,
  SETTINGS,
  SHOTS,
  SPOTS,
  WEATHERS,
  WHO,
} from './direction'
import type { Direction } from './direction'
import { drawCover } from './cover/draw-cover'
import { unletteredCover } from './cover/letter-cover'
import { storyRequest } from '../story/request'
import { ENGINE_VERSION } from './engine-version'
import { illustrate } from './illustrate'
import type { BookLook } from './book-look'
import { translate } from './kit/vector'
import { HAIR_STYLES, MOBILITY } from './look'
import { bounds, walk } from './print/node-tree'
import { toSvg } from './print/svg'
import { resolveCast } from './resolve-cast'
import type { Box, GroupNode, Scene } from './scene'

const request = fc.record({
  age: fc.constantFrom(...AGE_BANDS),
  gender: fc.constantFrom(...CHILD_GENDERS),
  pets: fc.array(fc.constantFrom(...PET_TYPES), { minLength: 1, maxLength: 5 }),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  hair: fc.constantFrom(...HAIR_STYLES),
  mobility: fc.constantFrom(...MOBILITY),
})
const bookOf = ({
  age,
  gender,
  pets,
  seed,
  hair,
  mobility,
}: {
  age: (typeof AGE_BANDS)[number]
  gender: (typeof CHILD_GENDERS)[number]
  pets: readonly (typeof PET_TYPES)[number][]
  seed: string
  hair?: (typeof HAIR_STYLES)[number]
  mobility?: (typeof MOBILITY)[number]
}): BookLook => ({
  cast: resolveCast(
    {
      childName: 'Ada',
      childAge: age,
      childGender: gender,
      look: { ...(hair ? { hair } : {}), ...(mobility ? { mobility } : {}) },
      pets: pets.map((type, i) => ({ name: `P${i}`, type, gender: 'unknown' })),
      lifeSkill: 'courage',
      language: 'en',
      seed,
    },
    [
      { who: 'friend', name: 'Bo', pronoun: 'he' },
      { who: 'elder', name: 'Nan', pronoun: 'she' },
    ],
  ),
  seed,
  engineVersion: 1,
})

const actor = fc.constantFrom(...WHO).chain((who) =>
  fc.record({
    who: fc.constant(who),
    pose: who.startsWith('pet') ? fc.constantFrom(...PET_POSES, 'waltz') : fc.constantFrom(...CHILD_POSES, 'waltz'),
    feeling: fc.constantFrom(...FEELINGS),
    looksAt: fc.option(fc.constantFrom(...WHO, ...PROPS, 'nobody'), { nil: undefined }),
    holding: fc.option(fc.constantFrom(...PROPS), { nil: undefined }),
    at: fc.option(fc.constantFrom(...SPOTS), { nil: undefined }),
  }),
)
const directions: fc.Arbitrary<Direction> = fc.record({
  setting: fc.constantFrom(...SETTINGS, ...DESTINATIONS),
  light: fc.constantFrom(...LIGHTS),
  weather: fc.constantFrom(...WEATHERS),
  shot: fc.constantFrom(...SHOTS),
  actors: fc.array(actor, { minLength: 1, maxLength: 9 }),
  props: fc.array(
    fc.record({
      prop: fc.constantFrom(...PROPS),
      at: fc.option(fc.constantFrom(...SPOTS), { nil: undefined }),
      text: fc.option(fc.constantFrom('KEEP OUT', 'Ça va?', 'مرحبا', ''), { nil: undefined }),
    }),
    { maxLength: 6 },
  ),
  event: fc.option(fc.constantFrom('Christmas', 'her 5th birthday', 'Eid'), { nil: undefined }),
  textSpace: fc.constantFrom('none', 'none', 'top', 'bottom', 'left', 'right'),
})

const castGroups = (scene: Scene): GroupNode[] =>
  [...walk(scene.nodes)].filter((n): n is GroupNode => n.kind === 'group' && n.cast !== undefined)
const overlapX = (a: Box, b: Box) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
const overlapY = (a: Box, b: Box) => Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)

describe('any direction that parses', () => {
  it('draws everyone named once, wholly inside the frame, the same bytes twice, no broken number', () => {
    fc.assert(
      fc.property(request, directions, fc.integer({ min: 1, max: 20 }), (requested, direction, pageNumber) => {
        const book = bookOf(requested)
        const { scene, notes, crossesFrame } = illustrate(book, { direction, pageNumber })
        const groups = castGroups(scene)
        const named = new Set(direction.actors.map((a) => a.who).filter((who) => book.cast.some((m) => m.who === who)))
        expect(groups.map((g) => g.cast).sort()).toEqual([...named].sort())
        for (const g of crossesFrame ? [] : groups) {
          const box = bounds([g])
          expect(box.x).toBeGreaterThanOrEqual(0)
          expect(box.y).toBeGreaterThanOrEqual(0)
          expect(box.x + box.width).toBeLessThanOrEqual(1000)
          expect(box.y + box.height).toBeLessThanOrEqual(1000)
        }
        const svg = toSvg(scene)
        expect(/NaN|Infinity|undefined/.exec(svg)?.[0]).toBeUndefined()
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
        expect(new Set(ids).size).toBe(ids.length)
        expect(toSvg(illustrate(bookOf(requested), { direction, pageNumber }).scene) === svg).toBe(true)
        for (const a of direction.actors) if (!named.has(a.who)) expect(notes.join()).toContain(a.who)
      }),
      { numRuns: caseCount(60, 24), seed: 5 },
    )
  })
})

test('no face is covered by a figure in front of it', () => {
  const cast = fc.uniqueArray(fc.constantFrom('pet1', 'pet2', 'pet3', 'pet4', 'pet5', 'friend', 'elder'), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(
      request,
      cast,
      fc.constantFrom('wide', 'medium', 'close'),
      fc.constantFrom('stand', 'sit', 'walk', 'kneel', 'run'),
      fc.constantFrom('stand', 'sit', 'walk', 'run', 'fly', 'lie'),
      (requested, who, shot, pose, petPose) => {
        const book = bookOf({
          ...requested,
          mobility: 'none',
          pets: [...requested.pets, ...requested.pets, ...requested.pets, ...requested.pets, ...requested.pets].slice(
            0,
            5,
          ),
        })
        const direction: Direction = {
          setting: 'park',
          light: 'noon',
          weather: 'clear',
          shot: shot as 'wide',
          actors: (['child', ...who] as Direction['actors'][number]['who'][]).map((w) => ({
            who: w,
            pose: w.startsWith('pet') ? petPose : pose,
            feeling: 'happy',
          })),
          props: [],
          textSpace: 'none',
        }
        const { faces, scene } = illustrate(book, { direction, pageNumber: 4 })
        const groups = castGroups(scene)
        groups.forEach((front, i) => {
          const box = bounds([front])
          for (const behind of groups.slice(0, i)) {
            const face = faces.find((f) => f.who === behind.cast)
            if (!face) throw new Error(`no face for ${behind.cast}`)
            const round: Box = {
              x: face.centre[0] - face.radius,
              y: face.centre[1] - face.radius,
              width: face.radius * 2,
              height: face.radius * 2,
            }
            const [w, h] = [overlapX(box, round), overlapY(box, round)]
            if (w > 0 && h > 0) expect((w * h) / (round.width * round.height)).toBeLessThan(0.15)
          }
        })
      },
    ),
    { numRuns: caseCount(40, 16), seed: 7 },
  )
})

test('what can not be drawn as directed is noted', () => {
  const book = bookOf({ age: '5-6', gender: 'girl', pets: ['Dog'], seed: 'a' })
  const direction: Direction = {
    setting: 'park',
    light: 'noon',
    weather: 'clear',
    shot: 'close',
    actors: [
      { who: 'pet4', pose: 'sit', feeling: 'happy' },
      { who: 'child', pose: 'stand', feeling: 'happy' },
      { who: 'child', pose: 'run', feeling: 'happy' },
    ],
    props: [],
    textSpace: 'none',
  }
  expect(illustrate(book, { direction, pageNumber: 1 }).notes).toEqual([
    'pet4 is not in this book and was left out',
    'child was named twice',
  ])
  const strange = { ...direction, actors: direction.actors.slice(1, 2).map((actor) => ({ ...actor, pose: 'juggle' })) }
  expect(illustrate(book, { direction: strange, pageNumber: 1 }).notes.join()).toContain(
    'has no pose juggle and stands',
  )
})

test('a picture changes with its page, its book and its direction, and a cover holds the child and every pet', () => {
  const book = bookOf({ age: '7-8', gender: 'boy', pets: ['Dog', 'Bird', 'Fish'], seed: 'a' })
  const direction: Direction = {
    setting: 'beach',
    light: 'golden',
    weather: 'clear',
    shot: 'medium',
    actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
    props: [],
    textSpace: 'none',
  }
  const svg = (d: Direction, page = 3, b = book) => toSvg(illustrate(b, { direction: d, pageNumber: page }).scene)
  const all = [
    svg(direction),
    svg(direction, 4),
    svg({ ...direction, light: 'dusk' }),
    svg(direction, 3, { ...book, seed: 'b' }),
  ]
  expect(new Set(all).size).toBe(4)
  const front = unletteredCover(drawCover(book, { title: 'The Hole in the Fence', opening: direction }))
  expect(
    castGroups(front)
      .map((g) => g.cast)
      .sort(),
  ).toEqual(['child', 'pet1', 'pet2', 'pet3'])
  expect(new Resvg(toSvg(front, { size: 100 })).render().width).toBe(100)
})

test('bounds include the transforms of groups', () => {
  const book = bookOf({ age: '5-6', gender: 'boy', pets: ['Cat'], seed: 'q' })
  const [group] = castGroups(
    illustrate(book, {
      direction: {
        setting: 'garden',
        light: 'noon',
        weather: 'clear',
        shot: 'medium',
        actors: [{ who: 'child', pose: 'stand', feeling: 'happy' }],
        props: [],
        textSpace: 'none',
      },
      pageNumber: 1,
    }).scene,
  )
  if (!group) throw new Error('nobody drawn')
  const moved = bounds([{ ...group, transform: translate(0, 0) }])
  const present = bounds([group])
  expect(Math.round(present.y + present.height)).toBe(Math.round(moved.y + moved.height + (group.transform?.[5] ?? 0)))
})

test('a pet holds only props that fit its mouth', () => {
  const request = storyRequest.parse({
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill: 'courage',
    seed: 'holds',
    pets: [{ name: 'Pip', type: 'Hamster', gender: 'male' }],
  })
  const draw = (holding: 'cage' | 'sock') =>
    illustrate(
      { cast: resolveCast(request, []), seed: 'holds', engineVersion: ENGINE_VERSION },
      {
        pageNumber: 1,
        direction: {
          setting: 'kitchen',
          light: 'noon',
          weather: 'clear',
          shot: 'medium',
          props: [],
          textSpace: 'none',
          actors: [
            { who: 'child', pose: 'stand', feeling: 'calm' },
            { who: 'pet1', pose: 'sit', feeling: 'proud', holding },
          ],
        },
      },
    )
  expect(draw('cage').notes).toContain('pet1 cannot hold a cage')
  expect(draw('sock').notes).toEqual([])
})

test.each([
  ['paper-plane', undefined],
  ['butterfly', undefined],
  ['moth', undefined],
  ['leaf', 'up'],
] as const)('a %s is whole in the part of the picture that a page with much text shows', (prop, text) => {
  for (const shot of ['wide', 'medium', 'close'] as const)
    for (const at of ['left', 'right', undefined] as const)
      for (const seed of sample([0, 1, 2, 3, 4, 5, 6, 7], `${prop} ${shot} ${at}`, 4)) {
        const direction: Direction = {
          setting: 'garden',
          light: 'noon',
          weather: 'clear',
          textSpace: 'none',
          shot,
          actors: [
            { who: 'child', pose: 'look-up', feeling: 'curious', looksAt: prop },
            { who: 'pet1', pose: 'sit', feeling: 'happy' },
          ],
          props: [{ prop, ...(at ? { at } : {}), ...(text ? { text } : {}) }],
        }
        const { scene } = illustrate(bookOf({ age: '5-6', gender: 'girl', pets: ['Dog'], seed: `flutter ${seed}` }), {
          direction,
          pageNumber: 3,
        })
        const box = bounds(
          [...walk(scene.nodes)].filter((node) => node.kind === 'group' && node.part === `prop:${prop}`),
        )
        const shown = cropToCast(scene, scene.height * 0.66)
        expect([
          box.width > 0,
          box.y >= shown.y,
          box.y + box.height <= shown.y + shown.height,
          box.x >= 0,
          box.x + box.width <= scene.width,
        ]).toEqual([true, true, true, true, true])
      }
})
