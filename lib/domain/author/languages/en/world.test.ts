import fc from 'fast-check'
import { DESTINATION_LIST } from '../../../story/destinations'
import { HOMES } from '../../../story/homes'
import { PET_TYPES } from '../../../story/lists'
import { SPECIAL_EVENTS } from '../../../story/special-events'
import { toOccasion } from '../../world/events'
import { findHomeType } from '../../world/homes'
import { KIND_OF, poseFor } from '../../world/kinds'
import { EVENTS, findEvent } from './events'
import { findPlace as findGermanPlace } from '../de/places'
import { findPlace, toSomewhere } from './places'

test('places: every destination is found by id and by name', () => {
  for (const { id, name } of DESTINATION_LIST) {
    expect(findPlace(id)?.id).toBe(id)
    expect(findPlace(name)?.id).toBe(id)
    expect(findPlace(` ${name.toUpperCase()} `)?.id).toBe(id)
  }
})

test.each(DESTINATION_LIST.map(({ id }) => id))('%s: has a ride, a way, a tree, a shop and a morning', (id) => {
  const { ride, street, tree, shop, wakes } = findPlace(id) ?? {}
  for (const known of [ride, street, shop]) expect(known).toMatch(/^the \S/)
  expect(tree).toMatch(/^an? \S/)
  expect(wakes).toMatch(/^\p{Ll}.*[^.!?]$/u)
  expect(wakes?.split(' ').length).toBeLessThanOrEqual(8)
  const places = findGermanPlace(id)
  for (const known of [places?.ride, places?.street, places?.shop]) expect(known).toMatch(/^(?:der|die|das) \S/)
  expect(places?.mit).toMatch(/^mit de[mr] \S/)
  expect(places?.auf).toMatch(/^(?:auf|in) de[mr] \S|^im \S/)
  expect(places?.tree).toMatch(/^eine? \S/)
  expect(places?.unter).toMatch(/^unter eine[mr] \S/)
  expect(places?.beim).toMatch(/^(?:beim|bei der) \S/)
  for (const morning of [places?.wakes, places?.woke]) expect(morning).toMatch(/^\p{L}.*[^.!?]$/u)
})

test('events: every special event is found by id and by name, and no other', () => {
  expect(EVENTS.map((e) => e.id).sort()).toEqual(SPECIAL_EVENTS.map((e) => e.id).sort())
  for (const { id, name } of SPECIAL_EVENTS) {
    expect(findEvent(id)?.id).toBe(id)
    expect(findEvent(name)?.id).toBe(id)
  }
})

test.each([
  ['birthday', "{Kim}'s birthday", "on {Kim}'s birthday"],
  ['easter', 'Easter', 'at Easter'],
  ['family-wedding', 'the day after the wedding', 'on the day after the wedding'],
  ['train-journey', 'the day before the long train', 'on the day before the long train'],
])('%s, in a story that is busy with something else: %s', (id, day, on) => {
  expect(findEvent(id)).toMatchObject({ day, on })
})

test.each([
  ['My birthday!', 'birthday'],
  ['birthday party', 'birthday'],
  ['the first day of school', 'first-day-of-school'],
  ['The Christmas holidays', 'christmas'],
])('%s is %s', (typed, id) => {
  expect(findEvent(typed)?.id).toBe(id)
})

test.each(['mum’s birthday', 'my', 'Nana’s Christmas party'])(
  '%s: is the buyer’s own occasion, not a known event',
  (typed) => {
    expect(findEvent(typed)).toBeUndefined()
    expect(toOccasion(typed)).toBe(typed)
  },
)

test('homes: every home type is found', () => {
  for (const { id } of HOMES) expect(findHomeType(id)).toBe(id)
  expect(findHomeType('a castle')).toBeUndefined()
})

test.each([
  ['Bali', 'in Bali'],
  ["Nana's house", "at Nana's house"],
  ['the beach', 'at the beach'],
  ['Beach', 'at the beach'],
  ['mountains', 'in the mountains'],
  ['moon', 'on the moon'],
  ['Beach Road', 'in Beach Road'],
  ['by the sea', 'by the sea'],
  ['Hot Springs, Iceland.', 'in Hot Springs, Iceland'],
  ['the moon', 'on the moon'],
  ['THE BEACH', 'at the beach'],
  ['A castle', 'at a castle'],
  ['our garden', 'in the garden'],
  ['The Enchanted Wood', 'at the Enchanted Wood'],
  ['my grandma’s house', 'at Grandma’s house'],
  ['my treehouse', 'at the treehouse'],
  ['At my school', 'at the school'],
  ['nana’s', 'at Nana’s'],
])('%s is told as "%s"', (typed, expected) => {
  expect(findPlace(typed)).toBeUndefined()
  expect(toSomewhere(typed)?.at).toBe(expected)
})

test('long description: is neither a place nor an occasion', () => {
  expect(toSomewhere('a big old house that my uncle built by himself')).toBeUndefined()
  expect(toOccasion('the day that we finally get the keys to the new house')).toBeUndefined()
  expect(toSomewhere('  ')).toBeUndefined()
  expect(toSomewhere('🏖️')).toBeUndefined()
  expect(toOccasion(undefined)).toBeUndefined()
  expect(toOccasion('"Losing a tooth"!')).toBe('Losing a tooth')
})

test('look-ups: no typed text makes them throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      findPlace(text)
      findEvent(text)
      expect(toSomewhere(text)?.name ?? 'x').not.toBe('')
    }),
  )
})

test('poseFor: returns only poses that the animal can take', () => {
  expect(PET_TYPES.map((type) => poseFor(KIND_OF[type], 'fly'))).toEqual([
    'leap',
    'leap',
    'fly',
    'swim',
    'leap',
    'leap',
    'leap',
    'leap',
    'leap',
    'sit',
    'leap',
  ])
  expect(poseFor('fish', 'sleep')).toBe('sleep')
  expect(poseFor('horse', 'cuddled')).toBe('stand')
})
