import fc from 'fast-check'
import { resolvePet } from '../illustration/resolve-pet'
import { breedsOf } from './breeds'
import { PET_TYPES, STORY_FORM_PET_TYPES } from './lists'
import { surprisePets, type PetDetails } from './pet-surprise'

const unsaid = (type: PetDetails['type']): PetDetails => ({ type, breed: '', colors: '' })
const pet = fc.record({
  type: fc.constantFrom(...PET_TYPES, '' as const),
  breed: fc.constantFrom('', 'Tabby', 'my own words'),
  colors: fc.constantFrom('', 'Black, White'),
})

describe('a pet of which nothing was said', () => {
  it('gets a breed and a coat, the same each time', () => {
    const pets = STORY_FORM_PET_TYPES.map(unsaid)
    const words = surprisePets(pets, 'seed')
    expect(surprisePets(pets, 'seed')).toEqual(words)
    for (const { breed, colors } of words)
      expect([breed, colors]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
    const cats = Array.from({ length: 30 }, (_, seed) => surprisePets([unsaid('Cat')], String(seed))[0]?.breed)
    expect(new Set(cats).size).toBe(breedsOf('Cat').length)
  })
  it('is drawn as the words say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Dog', 'Cat', 'Rabbit', 'Bird', 'Fish', 'Hamster', 'Guinea Pig', 'Lizard'),
        fc.string({ minLength: 1 }),
        (type, seed) => {
          const [words] = surprisePets([unsaid(type)], seed)
          const row = breedsOf(type).find((breed) => breed.name === words?.breed)
          expect(resolvePet({ name: 'Bo', type, gender: 'unknown', ...words }, 0, seed, []).breed).toBe(row?.id)
        },
      ),
    )
  })
  it('differs from others of its kind', () => {
    const words = surprisePets([unsaid('Dog'), unsaid('Dog'), unsaid('Dog'), unsaid('Dog'), unsaid('Dog')], 'seed')
    expect(new Set(words.map(({ breed }) => breed)).size).toBe(5)
  })
})

it('what was said stands', () => {
  fc.assert(
    fc.property(fc.array(pet, { maxLength: 5 }), fc.string({ minLength: 1 }), (pets, seed) => {
      const words = surprisePets(pets, seed)
      pets.forEach(({ breed, colors }, index) => {
        if (breed) expect(words[index]?.breed).toBe(breed)
        if (colors) expect(words[index]?.colors).toBe(colors)
      })
    }),
  )
})
