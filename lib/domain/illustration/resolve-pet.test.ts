import fc from 'fast-check'
import { PET_GENDERS, PET_TYPES, type PetType } from '../story/lists'
import type { PetMember } from './cast'
import { toLab } from './kit/colour'
import { breedRow, BREEDS } from './pets/breed-table'
import { drawPet } from './pets/draw'
import { BREED_WORDS, LIKENESSES } from './pets/breed-words'
import { parseColours, resolvePet } from './resolve-pet'

const given = (type: PetType, more: { breed?: string; colors?: string; description?: string; name?: string } = {}) =>
  resolvePet({ name: 'Buddy', type, gender: 'unknown', ...more }, 0, 'seed', [])
const light = (colour: string) => toLab(colour)[0]

test.each([
  ['Dog', 'Kelpie cross', 'kelpie'],
  ['Dog', 'Lab', 'labrador'],
  ['Dog', 'a chocolate labrador', 'labrador'],
  ['Dog', 'mini dachshund x', 'dachshund'],
  ['Dog', 'Great Dane', 'kelpie'],
  ['Dog', 'Great Dane', 'kelpie'],
  ['Dog', 'Golden Retriever', 'golden-retriever'],
  ['Dog', 'Jack Russell terrier', 'jack-russell'],
  ['Dog', 'French Bulldog', 'french-bulldog'],
  ['Cat', 'ginger moggy', 'ginger'],
  ['Cat', 'Maine Coon', 'maine-coon'],
  ['Cat', 'black-cat', 'black-cat'],
  ['Rabbit', 'Holland Lop', 'mini-lop'],
  ['Bird', 'parrots', 'macaw'],
  ['Fish', 'Siamese fighting fish', 'betta'],
  ['Guinea Pig', 'abyssinian-guinea-pig', 'abyssinian-guinea-pig'],
  ['Lizard', 'leopard-gecko', 'leopard-gecko'],
  ['Horse', 'Shetland pony', 'shetland'],
  ['Animal Toy', 'stuffed elephant', 'elephant'],
  ['Hamster', 'Russian dwarf', 'dwarf-hamster'],
] as const)('%s "%s" is drawn as %s', (type, breed, expected) => {
  expect(given(type, { breed }).breed).toBe(expected)
})

test.each([
  ['a tortoise called Sheldon', 'Other', 'tortoise'],
  ['Ferret', 'Other', 'ferret'],
  ['chook', 'Other', 'chicken'],
  ['a small brown goat', 'Other', 'goat'],
  ['pet mouse', 'Other', 'mouse'],
  ['red fox', 'Dog', 'kelpie'],
  ['donkey', 'Horse', 'shetland'],
  ['axolotl', 'Lizard', 'leopard-gecko'],
  ['a thing', 'Other', 'plush'],
] as const)('Other: "%s" is nearest to %s %s', (description, type, breed) => {
  expect(given('Other', { description })).toMatchObject({ type, breed })
})

test('parseColours reads colour words in their order', () => {
  expect(parseColours('black and white')).toEqual(parseColours('black, white'))
  expect(parseColours('black and white').map((c) => light(c) > 0.5)).toEqual([false, true])
  expect(parseColours('#AABBCC')).toEqual(['#aabbcc'])
  expect(parseColours('brown, white, pink, green')).toHaveLength(3)
  expect(parseColours('light brown')).toHaveLength(1)
  expect(parseColours('no idea really')).toEqual([])
  expect(parseColours('#12345')).toEqual([])
  expect(parseColours('blanco y negro').map((c) => light(c) > 0.5)).toEqual([true, false])
})

test('described colours become the coat', () => {
  expect(light(given('Dog', { breed: 'black labrador' }).colours.primary)).toBeLessThan(0.45)
  expect(given('Dog', { breed: 'labrador' }).colours).toEqual(breedRow('Dog', 'labrador').colours)
  expect(given('Dog', { breed: 'golden-retriever' }).colours).toEqual(breedRow('Dog', 'golden-retriever').colours)
  expect(given('Cat', { breed: 'tabby', colors: 'grey' }).colours.accent).not.toBe(
    breedRow('Cat', 'tabby').colours.accent,
  )
  const three = given('Bird', { breed: 'budgie', colors: 'blue, white, yellow' }).colours
  expect(new Set(Object.values(three)).size).toBe(3)
})

test('every word of the tables names an existing breed', () => {
  for (const type of PET_TYPES)
    for (const m of BREED_WORDS[type] ?? []) expect(Object.keys(BREEDS[type])).toContain(m.breed)
  for (const l of LIKENESSES) expect(Object.keys(BREEDS[l.type])).toContain(l.breed)
})

test('five undescribed pets of a type differ in breed or clearly in colour', () => {
  for (const type of PET_TYPES)
    for (const seed of ['a', 'b', 'c']) {
      const cast: PetMember[] = []
      for (let i = 0; i < 5; i++) cast.push(resolvePet({ name: 'Pet', type, gender: 'unknown' }, i, seed, cast))
      expect(cast.map((m) => m.who)).toEqual(['pet1', 'pet2', 'pet3', 'pet4', 'pet5'])
      for (const [i, a] of cast.entries())
        for (const b of cast.slice(i + 1)) {
          const [p, q] = [toLab(a.colours.primary), toLab(b.colours.primary)]
          if (a.breed === b.breed && Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) < 0.08)
            throw new Error(`${type} ${seed}: two alike, ${a.breed} ${a.colours.primary} ${b.colours.primary}`)
        }
      const collars = cast.flatMap((m) => (m.collar ? [m.collar] : []))
      expect(new Set(collars).size).toBe(collars.length)
    }
})

test('any text resolves to a pet that can be drawn, the same each time', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('constructor', '__proto__', '((', '\\', '#', '#zzzzzz', '  ', 'ß', '黑白'),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...PET_TYPES),
      fc.constantFrom(...PET_GENDERS),
      text,
      fc.option(text, { nil: undefined }),
      fc.option(text, { nil: undefined }),
      text,
      fc.integer({ min: -1, max: 9 }),
      (type, gender, name, breed, colors, description, index) => {
        const pet = { name, type, gender, breed, colors, description }
        const one = resolvePet(pet, index, name, [])
        expect(resolvePet(pet, index, name, [])).toEqual(one)
        for (const colour of Object.values(one.colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
        expect(Object.keys(BREEDS[one.type])).toContain(one.breed)
        expect(JSON.stringify(drawPet(one, { pose: 'stand', feeling: 'happy', size: 90, key: name }))).not.toMatch(
          /NaN/,
        )
      },
    ),
    { numRuns: 120 },
  )
})
