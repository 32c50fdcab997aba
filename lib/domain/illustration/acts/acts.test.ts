import fc from 'fast-check'
import { caseCount } from '@/e2e/fixtures/sample'
import { AGE_BANDS, PET_TYPES } from '../../story/lists'
import { poseFigure } from '../compose/figures'
import type { Direction } from '../direction'
import { FEELINGS, PROPS, VERBS } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { findFlaws } from '../check/flaws'
import { findMarked } from '../check/marks'
import { crossesOwnFace } from '../compose/close-held'
import { MOBILITY, PROSTHESES } from '../look'
import { bounds } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { resolveChildLook } from '../resolve-child'
import { resolveGrownLook } from '../resolve-grown-up'
import { resolvePet } from '../resolve-pet'
import type { Member } from '../cast'
import type { Figure } from '../scene'
import { BREEDS } from '../pets/breed-table'
import { ANCHOR_NAMES } from './act-thing'
import { readThing } from './anchors'
import { placeAnimalThing } from './animal-acts'
import { chooseRule } from './choose-rule'
import { TRUE_SIZE } from '../things/true-size'

/** Centimetres by which a hand may miss what it touches. */
const NEAR_ENOUGH = 1

const seed = fc.string({ minLength: 1, maxLength: 6 })
const lookOf = (key: string, more: Partial<ReturnType<typeof resolveChildLook>>) => ({
  ...resolveChildLook(undefined, 'non-specific', key, 'child'),
  ...more,
})
const child = fc
  .record({
    key: seed,
    age: fc.constantFrom(...AGE_BANDS),
    mobility: fc.constantFrom(...MOBILITY),
    prosthesis: fc.constantFrom(...PROSTHESES),
  })
  .map(({ key, age, mobility, prosthesis }): Member => ({
    kind: 'child',
    who: 'child',
    age,
    look: lookOf(key, { mobility, prosthesis }),
  }))
const grown = fc
  .record({ key: seed, who: fc.constantFrom('grownup' as const, 'elder' as const) })
  .map(({ key, who }): Member => ({ kind: 'adult', who, look: resolveGrownLook(key, who, 'they', lookOf(key, {})) }))
const pet = fc
  .constantFrom(...PET_TYPES.flatMap((type) => Object.keys(BREEDS[type]).map((breed) => ({ type, breed }))))
  .map(({ type, breed }): Member =>
    resolvePet({ name: '', type, gender: 'unknown', breed: breed.replaceAll('-', ' ') }, 0, 'acts', []),
  )

const page: Direction = {
  setting: 'park',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  actors: [],
  props: [],
  textSpace: 'none',
}
const act = fc.record({ verb: fc.constantFrom(...VERBS), thing: fc.constantFrom(...PROPS) })
function drawActing(
  member: Member,
  doing: { verb: (typeof VERBS)[number]; thing: (typeof PROPS)[number] },
  feeling: (typeof FEELINGS)[number],
  facing: 1 | -1,
): Figure {
  return poseFigure(
    { actor: { who: member.who, pose: 'stand', feeling }, member, wantedX: 0.5, facing, gaze: [0.5, 0], act: doing },
    page,
    { indoor: false, swims: false },
    -1,
    'acts',
    1,
  )
}
const distance = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1])

test('people: the hands of every act touch the thing within a centimetre, and the eyes are on it', () => {
  fc.assert(
    fc.property(
      fc.oneof({ weight: 4, arbitrary: child }, grown),
      act,
      fc.constantFrom(...FEELINGS),
      fc.constantFrom(1 as const, -1 as const),
      (member, doing, feeling, facing) => {
        const figure = drawActing(member, doing, feeling, facing)
        const { acting } = figure
        expect(acting).toBeDefined()
        if (!acting) return
        for (const { by, at, anchor } of acting.contacts)
          expect(`${by} ${distance(at, anchor) < NEAR_ENOUGH}`).toBe(`${by} true`)
        const box = acting.thing ?? bounds(figure.nodes)
        const [x, y] = acting.gazeAt
        expect(x > box.x - 1 && x < box.x + box.width + 1 && y > box.y - 1 && y < box.y + box.height + 1).toBe(true)
      },
    ),
    { numRuns: caseCount(150, 60) },
  )
})

test('every verb of people is done by hands, and every verb of animals by nose or paw, on something', () => {
  const cat = resolvePet({ name: '', type: 'Cat', gender: 'unknown', breed: 'tabby' }, 0, 'acts', [])
  const someone: Member = { kind: 'child', who: 'child', age: '5-6', look: lookOf('a', { mobility: 'none' }) }
  for (const verb of VERBS) {
    expect(drawActing(someone, { verb, thing: 'box' }, 'happy', 1).acting?.contacts.length).toBeGreaterThan(0)
    expect(drawActing(cat, { verb, thing: 'ball' }, 'happy', 1).acting?.thing).toBeDefined()
  }
})

test('animals: no number is broken, the thing is drawn once, and mouth and paw are where they touch', () => {
  fc.assert(
    fc.property(
      pet,
      act,
      fc.constantFrom(...FEELINGS),
      fc.constantFrom(1 as const, -1 as const),
      (member, doing, feeling, facing) => {
        const figure = drawActing(member, doing, feeling, facing)
        const svg = toSvg({ width: 400, height: 400, nodes: figure.nodes })
        expect(svg).not.toMatch(/NaN|Infinity|undefined/)
        expect(svg.match(new RegExp(`data-thing="${doing.thing}"`, 'g'))?.length).toBe(1)
        expect(Number.isFinite(figure.box.width + figure.box.height)).toBe(true)
      },
    ),
    { numRuns: caseCount(100, 40) },
  )
})

test('every prop has every anchor, inside or beside its outline', () => {
  for (const word of PROPS) {
    const { anchors, box } = readThing(word, undefined, false)
    for (const name of ANCHOR_NAMES) {
      const [x, y] = anchors[name]
      expect([
        word,
        name,
        x >= box.x - 8 && x <= box.x + box.width + 8 && y >= box.y - 8 && y <= box.y + box.height + 8,
      ]).toEqual([word, name, true])
    }
  }
})

test('the printed picture names the hands that act and the thing that they act on', () => {
  const someone: Member = { kind: 'child', who: 'child', age: '5-6', look: lookOf('a', { mobility: 'none' }) }
  const { nodes } = drawActing(someone, { verb: 'lift', thing: 'box' }, 'happy', 1)
  const svg = toSvg({ width: 400, height: 400, nodes })
  expect(svg.match(/data-hand="(near|far)"/g)).toEqual(['data-hand="far"', 'data-hand="near"'])
  expect(svg.match(/data-thing="box"/g)).toHaveLength(1)
})

test('things are only ever made smaller, to their true size', () => {
  for (const size of Object.values(TRUE_SIZE)) expect(size > 0.3 && size < 1).toBe(true)
})

test('pages with acts, alone and in pairs: deterministic, one group each, ids unique, nobody covered', () => {
  const together = fc.constantFrom('hug', 'lap', 'arm-round', 'foreheads', 'touch', 'lift', 'point', 'push', 'pull')
  fc.assert(
    fc.property(child, pet, act, act, together, fc.boolean(), seed, (one, other, doing, theirs, verb, alone, key) => {
      const friend: Member = { kind: 'child', who: 'friend', age: '7-8', look: lookOf(`friend ${key}`, {}) }
      const cast = [one, other, friend]
      const direction: Direction = {
        ...page,
        actors: [
          { who: 'child', pose: 'stand', feeling: 'happy', act: alone ? doing : { verb: verb as 'hug', who: 'pet1' } },
          { who: 'pet1', pose: 'sit', feeling: 'curious', ...(alone ? { act: theirs } : {}) },
        ],
      }
      const look = { cast, seed: key, engineVersion: ENGINE_VERSION }
      const picture = illustrate(look, { direction, pageNumber: 3 })
      expect(toSvg(illustrate(look, { direction, pageNumber: 3 }).scene)).toBe(toSvg(picture.scene))
      expect(findFlaws(picture, cast, direction).filter((flaw) => !flaw.includes('covers'))).toEqual([])
      const svg = toSvg(picture.scene)
      expect(svg.match(/data-face="child"/g)).toHaveLength(1)
      expect(svg.match(/data-face="pet-1"/g)?.length).toBe(1)
    }),
    { numRuns: caseCount(30, 12) },
  )
})

test('what is touched with a feather has its tip on it, and the other hand holds the thing', () => {
  const thing = readThing('jar', undefined, false, false)
  const { near, far } = chooseRule({ verb: 'touch', thing, tool: 'feather' }, 102)
  expect(near).toMatchObject({ at: 'top', tool: 'feather' })
  expect(far?.at).toBe('base')
  expect(chooseRule({ verb: 'touch', thing }, 102).near?.tool).toBeUndefined()
})

test('a bird is on top of what a dog has its paw on', () => {
  const feet = (type: 'Bird' | 'Dog', thing: (typeof PROPS)[number]) => {
    const member = resolvePet({ name: '', type, gender: 'unknown' }, 0, 'acts', [])
    const { acting } = drawActing(member, { verb: 'paw-on', thing }, 'proud', 1)
    return { high: -(acting?.contacts[0]?.at[1] ?? 0), thing: acting?.thing?.height ?? 0 }
  }
  expect(feet('Bird', 'sign').high).toBeGreaterThan(feet('Bird', 'sign').thing * 0.9)
  expect(feet('Dog', 'sign').high).toBeLessThan(feet('Dog', 'sign').thing * 0.7)
  expect(feet('Bird', 'paper').high).toBeLessThan(12)
})

test('whoever stands writes in the hand, and others on their knees', () => {
  const thing = readThing('paper', undefined, false)
  expect(chooseRule({ verb: 'write', thing, stands: true }, 120).pose).toBe('stand')
  expect(chooseRule({ verb: 'write', thing }, 120).pose).toBe('read')
})

test('a torch under a hamster is seen before it, and a sheet lies under its paws', () => {
  const hamster = {
    mouth: [9, -6],
    paw: [7, -1],
    box: { x: -9, y: -13, width: 20, height: 14 },
    face: { centre: [6, -8], radius: 4 },
  } as const
  const lieOn = (word: 'torch' | 'note') =>
    placeAnimalThing(
      { verb: 'lie-across', pose: 'lie', still: false, bend: {} },
      { verb: 'lie-across', thing: readThing(word, undefined, false, true) },
      hamster,
    )
  expect(lieOn('torch').front).not.toHaveLength(0)
  expect(lieOn('note').front).toHaveLength(0)
})

test('both hands of a baby reach what is long, or the one that does not is left out', () => {
  for (const mobility of MOBILITY) {
    const baby: Member = { kind: 'child', who: 'child', age: '0-2', look: lookOf('a', { mobility }) }
    for (const verb of VERBS) {
      const { acting } = drawActing(baby, { verb, thing: 'rod' }, 'happy', 1)
      expect([verb, acting?.contacts.length]).not.toEqual([verb, 0])
      for (const { by, at, anchor } of acting?.contacts ?? [])
        expect([verb, by, distance(at, anchor) < NEAR_ENOUGH]).toEqual([verb, by, true])
    }
  }
})

test('what is held up or eaten covers no mouth and no eyes', () => {
  for (const age of ['3-4', '5-6', '7-8', '11-12'] as const) {
    const someone: Member = { kind: 'child', who: 'child', age, look: lookOf('a', { mobility: 'none' }) }
    for (const [verb, thing] of [
      ['hold-up', 'broom'],
      ['hold-up', 'umbrella'],
      // The youngest are no taller than a broom.
      ...(age === '3-4' ? [] : [['hug', 'broom'] as const]),
    ] as const) {
      const figure = drawActing(someone, { verb, thing }, 'happy', 1)
      expect([age, verb, thing, crossesOwnFace(figure)]).toEqual([age, verb, thing, false])
    }
    const { acting, face } = poseFigure(
      {
        actor: { who: 'child', pose: 'stand', feeling: 'happy' },
        member: someone,
        wantedX: 0.5,
        facing: 1,
        gaze: [0.5, 0],
        act: { verb: 'eat', thing: 'bread' },
      },
      { ...page, props: [{ prop: 'bread', text: 'toast' }] },
      { indoor: true, swims: false },
      -1,
      'acts',
      1,
    )
    expect(acting?.thing?.y).toBeGreaterThan(face.centre[1])
  }
})

test('what is poured into stands under the lip, and is drawn with whoever pours', () => {
  const someone: Member = { kind: 'child', who: 'child', age: '5-6', look: lookOf('a', { mobility: 'none' }) }
  const direction: Direction = {
    ...page,
    actors: [
      {
        who: 'child',
        pose: 'stand',
        feeling: 'happy',
        looksAt: 'sprout',
        act: { verb: 'pour', thing: 'bucket' },
      },
    ],
    props: [{ prop: 'sprout' }],
  }
  const { scene } = illustrate(
    { cast: [someone], seed: 'p', engineVersion: ENGINE_VERSION },
    { direction, pageNumber: 3 },
  )
  const [sprout, ...more] = findMarked(scene.nodes, ({ thing }) => thing === 'sprout')
  const [bucket] = findMarked(scene.nodes, ({ thing }) => thing === 'bucket')
  expect(more).toHaveLength(0)
  if (!sprout || !bucket) throw new Error('not drawn')
  const [under, over] = [bounds([sprout]), bounds([bucket])]
  expect(under.y + under.height).toBeGreaterThan(over.y + over.height)
})

test('wings are held by their corners, a costume by its shoulders and the lamp by its pole', () => {
  const wings = readThing('old-blanket', 'wings', false)
  const { mouthpiece, slide, centre } = wings.anchors
  expect(mouthpiece[0]).toBeLessThan(wings.box.x + wings.box.width * 0.1)
  expect(slide[0]).toBeGreaterThan(wings.box.x + wings.box.width * 0.9)
  expect(Math.max(mouthpiece[1], slide[1])).toBeLessThan(centre[1])
  const spread = chooseRule({ verb: 'hold-up', thing: wings }, 100)
  expect([spread.layer, spread.near?.at, spread.far?.at]).toEqual(['behind', 'mouthpiece', 'slide'])

  const suit = readThing('dragon-suit', undefined, false)
  const given = chooseRule({ verb: 'hand-over', thing: suit }, 140)
  expect(suit.anchors[given.near?.at ?? 'base'][1]).toBeLessThan(suit.anchors.centre[1])
  expect(suit.anchors[given.far?.at ?? 'base'][1]).toBeLessThan(suit.anchors.centre[1])

  const lamp = readThing('home-lamp', undefined, false)
  for (const verb of ['push', 'pull', 'touch'] as const) {
    const at = chooseRule({ verb, thing: lamp }, 140).near?.at
    expect(Math.abs(lamp.anchors[at ?? 'left'][0])).toBeLessThan(12)
  }
})

test('whoever looks along a stick has its near end at the eye, low above the ground', () => {
  for (const age of AGE_BANDS) {
    const someone: Member = { kind: 'child', who: 'child', age, look: lookOf('a', { mobility: 'none' }) }
    const { acting, face } = drawActing(someone, { verb: 'look-along', thing: 'long-stick' }, 'curious', 1)
    const { x = 0, y = 0, height = 0 } = acting?.thing ?? {}
    expect(Math.abs(x - (face.centre[0] + face.radius))).toBeLessThan(face.radius)
    expect(y < face.centre[1] + face.radius && y + height > face.centre[1] - face.radius).toBe(true)
    expect(-face.centre[1]).toBeLessThan(60)
  }
})

test.each(['read', 'point', 'hug', 'touch'] as const)('a page of a comic leaves mouth and eyes free (%s)', (verb) => {
  for (const age of AGE_BANDS) {
    const someone: Member = { kind: 'child', who: 'child', age, look: lookOf('a', { mobility: 'none' }) }
    const { acting, face } = drawActing(someone, { verb, thing: 'comic' }, 'happy', 1)
    const { x = 0, y = 0 } = acting?.thing ?? {}
    const [ahead, chin] = [face.centre[0] + face.radius * 0.55, face.centre[1] + face.radius * 0.62]
    expect([age, x > ahead || y > chin]).toEqual([age, true])
  }
})
