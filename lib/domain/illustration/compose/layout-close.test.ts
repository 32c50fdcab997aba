import fc from 'fast-check'
import { caseCount } from '@/e2e/fixtures/sample'
import type { Cast } from '../cast'
import type { Direction } from '../direction'
import { requestOf } from '../book-look'
import { ENGINE_VERSION } from '../engine-version'
import { resolveCast } from '../resolve-cast'
import { resolveChildLook } from '../resolve-child'
import { resolveGrownLook } from '../resolve-grown-up'
import { storyRequest } from '../../story/request'
import { planPages } from '../book-look'
import { writeStory } from '../../author/write'
import { composeIn, composePage } from './compose-page'
import { CLOSE_FRAMINGS, isClose } from './framing'
import type { PageLayout } from './placement'
import { mayBeCut } from './partly-seen'
import { SAFE } from './close-scene'

const castOf = (childAge: '3-4' | '5-6' | '9-10', breed: string): Cast =>
  resolveCast(
    storyRequest.parse({
      childName: 'Mila',
      childAge,
      childGender: 'girl',
      lifeSkill: 'courage',
      seed: breed,
      pets: [{ name: 'Rusty', type: 'Dog', gender: 'male', breed }],
    }),
    [],
  )
const RUNS = caseCount(24, 10)
const ROUNDING = 0.001
const AGES = ['3-4', '5-6', '9-10'] as const
const BREEDS = ['chihuahua', 'beagle', 'labrador', 'german shepherd']
const directionOf = (more: Partial<Direction>): Direction => ({
  setting: 'hallway',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'happy' },
    { who: 'pet1', pose: 'sit', feeling: 'happy' },
  ],
  props: [],
  textSpace: 'none',
  ...more,
})
const lay = (age: (typeof AGES)[number], breed: string, seed: string, direction: Direction) =>
  CLOSE_FRAMINGS.flatMap((framing) => {
    const request = requestOf(
      { cast: castOf(age, breed), seed, engineVersion: ENGINE_VERSION },
      { direction, pageNumber: 3 },
    )
    const composed = composeIn(request, framing, undefined)
    return composed ? [{ framing, layout: composed.layout }] : []
  })

const anyPage = [
  fc.constantFrom(...AGES),
  fc.constantFrom(...BREEDS),
  fc.string({ minLength: 1, maxLength: 4 }),
] as const

test('a dog beside a child is a dog and not a toy, in every near shot', () => {
  let drawn = 0
  fc.assert(
    fc.property(...anyPage, fc.constantFrom('ball', 'box', 'flowerpot', 'hat'), (age, breed, seed, prop) => {
      for (const { framing, layout } of lay(age, breed, seed, directionOf({ props: [{ prop }] })))
        for (const { role, unitsPerCm, onLedge } of layout.figures.filter(
          ({ role: { member } }) => member.kind === 'pet',
        )) {
          drawn++
          const ratio = unitsPerCm / layout.unitsPerCm + ROUNDING
          const small = role.member.kind === 'pet' && breed === 'chihuahua'
          expect(ratio).toBeGreaterThanOrEqual(onLedge ? 0.74 : framing === 'face' ? (small ? 0.35 : 0.48) : 0.62)
          expect(ratio).toBeLessThan(1.09)
        }
    }),
    { numRuns: RUNS, seed: 1 },
  )
  expect(drawn).toBeGreaterThan(20)
})

test('what stands on the ledge is as near as the face; of what is large enough is inside the picture', () => {
  fc.assert(
    fc.property(...anyPage, fc.constantFrom('door', 'table', 'fence', 'lamp', 'tent'), (age, breed, seed, prop) => {
      for (const { layout } of lay(age, breed, seed, directionOf({ setting: 'garden', props: [{ prop }] })))
        for (const { box, x, y, drawing, onLedge } of layout.props) {
          const size = box.width / drawing.width / layout.unitsPerCm
          if (onLedge) expect(size).toBeGreaterThan(0.6)
          const inside = (from: number, length: number, low: number, high: number) =>
            Math.max(0, Math.min(from + length, high) - Math.max(from, low)) / length
          const share = inside(x + box.x, box.width, 0, 1000) * inside(y + box.y, box.height, 0, 1000)
          expect(share).toBeGreaterThanOrEqual(mayBeCut(drawing) ? 0.45 : 0.99)
        }
    }),
    { numRuns: RUNS, seed: 2 },
  )
})

/** How many of the points at which somebody acts are in the picture, and how many there are. */
const contactsIn = ({ figures }: PageLayout) =>
  figures.flatMap(({ figure, role, x, y, overShoulder }) => {
    const contacts = overShoulder ? [] : (figure.acting?.contacts ?? [])
    const visible = contacts.filter(
      ({ anchor: [ax, ay] }) =>
        x + ax >= SAFE.x && x + ax <= SAFE.x + SAFE.width && y + ay >= SAFE.y && y + ay <= SAFE.y + SAFE.height,
    )
    return [{ who: role.member.who, shown: visible.length, all: contacts.length }]
  })

test('a near picture of somebody who acts shows the hand that does it', () => {
  const acts = [
    { verb: 'hug', thing: 'ball' },
    { verb: 'touch', thing: 'sofa' },
    { verb: 'write', thing: 'paper' },
    { verb: 'read', thing: 'book' },
    { verb: 'dig', thing: 'bucket' },
  ] as const
  fc.assert(
    fc.property(...anyPage, fc.constantFrom(...acts), (age, breed, seed, act) => {
      const direction = directionOf({
        actors: [
          { who: 'child', pose: 'stand', feeling: 'happy', act },
          { who: 'pet1', pose: 'sit', feeling: 'happy' },
        ],
      })
      for (const { framing, layout } of lay(age, breed, seed, direction))
        for (const { shown, all } of contactsIn(layout))
          expect(shown).toBeGreaterThanOrEqual(framing === 'face' ? Math.min(1, all) : all)
    }),
    { numRuns: RUNS, seed: 3 },
  )
})

test('what a child holds is in the picture of its face too', () => {
  const direction = directionOf({
    actors: [{ who: 'child', pose: 'stand', feeling: 'happy', holding: 'ball' }],
  })
  for (const age of AGES) {
    const face = lay(age, 'beagle', 'a', direction).find(({ framing }) => framing === 'face')
    expect(face?.layout.figures[0]?.figure.acting?.thing).toBeDefined()
  }
})

test('whatever shot a page of a book has, who acts is seen to do it', async () => {
  let acts = 0
  for (const [lifeSkill, childAge, type] of [
    ['sharing', '3-4', 'Dog'],
    ['friendship', '5-6', 'Cat'],
    ['honesty', '9-10', 'Dog'],
  ] as const) {
    const request = storyRequest.parse({
      childName: 'Mila',
      childAge,
      childGender: 'girl',
      lifeSkill,
      seed: `acts ${lifeSkill}`,
      pets: [{ name: 'Rusty', type, gender: 'male' }],
    })
    const { pages, extras } = await writeStory(request)
    const book = { cast: resolveCast(request, extras), seed: request.seed, engineVersion: ENGINE_VERSION }
    for (const { shot, ...page } of planPages(book, pages)) {
      const { layout } = composePage(requestOf(book, page), shot)
      if (!layout.framing || !isClose(layout.framing)) continue
      for (const { who, shown, all } of contactsIn(layout)) {
        acts += all
        const least = layout.framing === 'face' ? Math.min(1, all) : all
        expect({ lifeSkill, page: page.pageNumber, who, enough: shown >= least }).toEqual({
          lifeSkill,
          page: page.pageNumber,
          who,
          enough: true,
        })
      }
    }
  }
  expect(acts).toBeGreaterThan(10)
})

test('a face is not hidden by its own arm: who holds a thing up high is seen from farther off', () => {
  const direction = directionOf({
    actors: [{ who: 'child', pose: 'stand', feeling: 'happy', act: { verb: 'hold-up', thing: 'teddy' } }],
  })
  expect(lay('5-6', 'beagle', 'a', direction).map(({ framing }) => framing)).not.toContain('face')
})

test('figures that were posed for another framing of the page are the same as posed anew', () => {
  const direction = directionOf({
    actors: [
      { who: 'child', pose: 'stand', feeling: 'happy', act: { verb: 'hug', thing: 'ball' } },
      { who: 'pet1', pose: 'sit', feeling: 'happy', at: 'left' },
    ],
    props: [{ prop: 'box' }],
  })
  const request = requestOf(
    { cast: castOf('5-6', 'beagle'), seed: 'p', engineVersion: ENGINE_VERSION },
    { direction, pageNumber: 3 },
  )
  const shared = { ...request, prepared: new Map(), posed: new Map() }
  for (const framing of ['face', 'bust', 'knee', 'whole', 'below'] as const)
    for (const mirrored of [true, false])
      expect(composeIn(shared, framing, { framing, behind: false, mirrored })).toEqual(
        composeIn(request, framing, { framing, behind: false, mirrored }),
      )
  expect(shared.posed.size).toBeGreaterThan(1)
})

test('whoever hands something to the leading figure in a near picture is turned to it', () => {
  const elder: Cast[number] = {
    kind: 'adult',
    who: 'elder',
    look: resolveGrownLook('hands', 'elder', 'he', resolveChildLook({}, 'boy', 'hands', 'child')),
  }
  let drawn = 0
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const mirrored of [false, true]) {
      const direction = directionOf({
        setting: 'river',
        actors: [
          { who: 'elder', pose: 'sit', feeling: 'calm', act: { verb: 'hand-over', thing: 'sandwich' } },
          { who: 'pet1', pose: 'sit', feeling: 'curious' },
          { who: 'child', pose: 'sit', feeling: 'scared', looksAt: 'elder' },
        ],
        props: [{ prop: 'chair' }, { prop: 'sandwich' }],
      })
      const cast = [...castOf('9-10', 'beagle'), elder]
      for (const framing of CLOSE_FRAMINGS) {
        const request = requestOf({ cast, seed, engineVersion: ENGINE_VERSION }, { direction, pageNumber: 3 })
        const figures = composeIn(request, framing, { framing, behind: false, mirrored })?.layout.figures ?? []
        const [giver, child] = (['elder', 'child'] as const).map((who) =>
          figures.find((f) => f.role.member.who === who),
        )
        if (!giver || !child || giver.overShoulder) continue
        drawn++
        expect(Math.sign(child.x - giver.x)).toBe(giver.role.facing)
      }
    }
  expect(drawn).toBeGreaterThan(4)
})

test('nobody looks at what is behind their back', () => {
  let drawn = 0
  fc.assert(
    fc.property(...anyPage, fc.constantFrom('bucket', 'basket', 'hen', 'box'), (age, breed, seed, prop) => {
      const direction = directionOf({
        setting: 'farm',
        actors: [
          { who: 'child', pose: 'crouch', feeling: 'curious', looksAt: prop },
          { who: 'pet1', pose: 'sit', feeling: 'happy' },
        ],
        props: [{ prop }],
      })
      for (const { layout } of lay(age, breed, seed, direction)) {
        const [child] = layout.figures.filter(({ role }) => role.member.who === 'child')
        const thing = layout.props.find((one) => one.prop === prop)
        if (!child || !thing) continue
        drawn++
        const face = child.x + child.figure.face.centre[0]
        expect({ age, breed, seed, ahead: (thing.x - face) * child.role.facing > 0 }).toMatchObject({ ahead: true })
      }
    }),
    { numRuns: 12 },
  )
  expect(drawn).toBeGreaterThan(10)
})

test('left and right stay what they are where it is told who walks ahead', () => {
  const order = (pose: string): readonly string[] => {
    const direction = directionOf({
      actors: [
        { who: 'child', pose, feeling: 'happy', at: 'right' },
        { who: 'pet1', pose: 'walk', feeling: 'happy', at: 'left' },
      ],
    })
    const request = requestOf(
      { cast: castOf('5-6', 'beagle'), seed: 'order', engineVersion: ENGINE_VERSION },
      { direction, pageNumber: 3 },
    )
    const composed = composeIn(request, 'whole', { framing: 'whole', mirrored: true, behind: false })
    return (composed?.layout.figures ?? []).toSorted((a, b) => a.x - b.x).map(({ role }) => role.member.who)
  }
  expect(order('walk')).toEqual(['pet1', 'child'])
  expect(order('stand')).toEqual(['child', 'pet1'])
})

test('nobody is seen over a shoulder that long hair hides', () => {
  const over = (hair: 'long' | 'crop') => {
    const cast: Cast = [
      { kind: 'child', who: 'child', age: '7-8', look: resolveChildLook(undefined, 'girl', 'a', 'child') },
      {
        kind: 'child',
        who: 'friend',
        age: '7-8',
        look: { ...resolveChildLook(undefined, 'girl', 'b', 'child'), hair },
      },
    ]
    const actors = (['child', 'friend'] as const).map((who) => ({ who, pose: 'stand', feeling: 'happy' as const }))
    const request = requestOf(
      { cast, seed: 'over', engineVersion: ENGINE_VERSION },
      { direction: directionOf({ actors }), pageNumber: 3 },
    )
    return composeIn(request, 'shoulder', undefined)
  }
  expect(over('crop')).not.toBeNull()
  expect(over('long')).toBeNull()
})
