import { z } from 'zod'
import { DESTINATIONS } from '../illustration/direction'
import { parseColours, resolvePet } from '../illustration/resolve-pet'
import { BREEDS as DRAWN_BREEDS } from '../illustration/pets/breed-table'
import { BREEDS, BREED_TYPES, BREED_TYPE_OF, ENERGY_LEVELS, SIZES, breedImageUrl, breedsOf } from './breeds'
import { ANIMAL_COLOURS, COLOURS_AT_MOST, coloursOf } from './colours'
import { DESTINATION_GROUPS, DESTINATION_LIST } from './destinations'
import { HOMES } from './homes'
import { LIFE_SKILL_LABELS, lifeSkillLabel } from './life-skills'
import { HOME_TYPES, LIFE_SKILLS, PET_TYPES } from './lists'
import { EVENT_CATEGORIES, SPECIAL_EVENTS } from './special-events'

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const words = z.string().trim().min(2).max(160)
const phrases = z.array(words.regex(/[^.]$/, 'a phrase, not a sentence')).min(1)
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length
const count = (list: readonly string[]) =>
  list.reduce<Record<string, number>>((n, key) => ({ ...n, [key]: (n[key] ?? 0) + 1 }), {})

describe('special events', () => {
  it('are 26 in four categories, each complete', () => {
    const event = z.strictObject({
      id,
      name: words,
      category: z.enum(EVENT_CATEGORIES),
      description: words.regex(/\.$/),
      greeting: words.optional(),
      belongs: z.strictObject({ food: phrases.min(2), things: phrases.min(3), doings: phrases.min(2) }),
    })
    z.array(event).length(26).parse(SPECIAL_EVENTS)
    expect(count(SPECIAL_EVENTS.map((e) => e.category))).toEqual({
      Celebrations: 6,
      Holidays: 5,
      Cultural: 9,
      Adventures: 6,
    })
    expect(unique(SPECIAL_EVENTS.map((e) => e.id))).toBe(true)
  })
})

describe('destinations', () => {
  it('are the twenty that the illustrator knows, in its order', () => {
    const row = z.strictObject({
      id,
      name: words,
      country: words,
      group: z.enum(DESTINATION_GROUPS),
      at: words.regex(/^(in|on|at) /),
      petFriendly: z.boolean(),
      animalCulture: words.regex(/\.$/),
      activities: phrases.min(3),
      landmarks: phrases.min(3),
      recommendedForStory: z.literal(true),
    })
    z.array(row).length(20).parse(DESTINATION_LIST)
    expect(DESTINATION_LIST.map((d) => d.id)).toEqual([...DESTINATIONS])
  })
  it('are in the group of their country', () => {
    for (const { group, country } of DESTINATION_LIST) {
      if (group === 'World Capitals') expect(['Australia', 'New Zealand']).not.toContain(country)
      else expect(country).toBe(group)
    }
  })
})

describe('breeds', () => {
  it('are 26 of eight types, each complete, with colours that the animal can have', () => {
    const row = z.strictObject({
      id,
      name: words,
      type: z.enum(BREED_TYPES),
      description: words.regex(/\.$/),
      characteristics: phrases.length(3),
      size: z.enum(SIZES),
      temperament: phrases.length(3),
      goodWithKids: z.boolean(),
      energyLevel: z.enum(ENERGY_LEVELS),
      colorOptions: z.array(id).min(2),
      coats: z.array(z.array(id).min(1).max(COLOURS_AT_MOST)).min(1),
    })
    z.array(row).length(26).parse(BREEDS)
    expect(unique(BREEDS.map((b) => b.id))).toBe(true)
    expect(new Set(BREEDS.map((b) => b.type))).toEqual(new Set(BREED_TYPES))
    for (const type of PET_TYPES) {
      const allowed = coloursOf(type).map((colour) => colour.id)
      for (const b of breedsOf(type)) expect(allowed).toEqual(expect.arrayContaining([...b.colorOptions]))
    }
  })
  it('have coats of their own colours', () => {
    for (const b of BREEDS) expect(b.colorOptions).toEqual(expect.arrayContaining(b.coats.flat()))
  })
  it('are recognised by name, as their colours are', () => {
    for (const type of PET_TYPES)
      for (const b of breedsOf(type))
        expect(resolvePet({ name: 'Bo', type, gender: 'unknown', breed: b.name }, 0, 'seed', []).breed).toBe(b.id)
    for (const colour of ANIMAL_COLOURS) expect(parseColours(colour.name)).toHaveLength(1)
  })
  it('have a row in the illustrator’s table under the same id', () => {
    for (const type of PET_TYPES)
      for (const b of breedsOf(type)) expect(Object.keys(DRAWN_BREEDS[type])).toContain(b.id)
  })
  it('belong to a pet type by both names', () => {
    expect(breedsOf('Guinea Pig').map((b) => b.type)).toEqual(['guinea-pig', 'guinea-pig'])
    expect(breedsOf('Horse')).toEqual([])
    expect(new Set(Object.values(BREED_TYPE_OF))).toEqual(new Set(BREED_TYPES))
    expect(breedImageUrl('pug')).toBe('/api/breeds/pug/picture.svg')
  })
})

describe('colours', () => {
  it('are named once and offered to animals that have them', () => {
    z.array(
      z.strictObject({
        id,
        name: words,
        hex: z.string().regex(/^#[0-9a-f]{6}$/),
        types: z.array(z.enum(PET_TYPES)).min(1),
      }),
    ).parse(ANIMAL_COLOURS)
    expect(unique(ANIMAL_COLOURS.map((c) => c.id))).toBe(true)
    expect(unique(ANIMAL_COLOURS.map((c) => c.name))).toBe(true)
    for (const colour of ANIMAL_COLOURS) expect(unique(colour.types)).toBe(true)
    for (const type of PET_TYPES) expect(coloursOf(type).length).toBeGreaterThanOrEqual(8)
  })
})

describe('labels', () => {
  it('name all twenty life skills, each differently', () => {
    expect(unique(LIFE_SKILLS.map((skill) => LIFE_SKILL_LABELS[skill]))).toBe(true)
    expect(lifeSkillLabel('perseverance')).toBe('Never Give Up')
    expect(lifeSkillLabel('learning')).toBe('Love of Learning')
    expect(lifeSkillLabel('kite_flying')).toBe('Kite Flying')
  })
  it('name every home', () => {
    expect(HOMES.map((home) => home.id)).toEqual([...HOME_TYPES])
    for (const home of HOMES) expect(home.phrase).toMatch(/^an? /)
  })
})
