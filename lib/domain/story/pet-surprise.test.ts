import fc from 'fast-check'
import { resolvePet } from '../illustration/resolve-pet'
import { breedsOf } from './breeds'
import { PET_TYPES, STORY_FORM_PET_TYPES } from './lists'
import { chooseUnstatedLooks, kindsOf, looksToPointAt, type PetDetails } from './pet-surprise'

const unsaid = (type: PetDetails['type']): PetDetails => ({ type, breed: '', colors: '' })
const pet = fc.record({
  type: fc.constantFrom(...PET_TYPES, '' as const),
  breed: fc.constantFrom('', 'Tabby', 'my own words'),
  colors: fc.constantFrom('', 'Black, White'),
})

describe('a pet without details', () => {
  it('gets a breed and a coat, the same for the same seed', () => {
    const pets = STORY_FORM_PET_TYPES.map(unsaid)
    const words = chooseUnstatedLooks(pets, 'seed')
    expect(chooseUnstatedLooks(pets, 'seed')).toEqual(words)
    for (const { breed, colors } of words)
      expect([breed, colors]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
    const cats = Array.from({ length: 30 }, (_, seed) => chooseUnstatedLooks([unsaid('Cat')], String(seed))[0]?.breed)
    expect(new Set(cats).size).toBe(breedsOf('Cat').length)
  })
  it('is drawn as its words say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Dog', 'Cat', 'Rabbit', 'Bird', 'Fish', 'Hamster', 'Guinea Pig', 'Lizard'),
        fc.string({ minLength: 1 }),
        (type, seed) => {
          const [words] = chooseUnstatedLooks([unsaid(type)], seed)
          const row = breedsOf(type).find((breed) => breed.name === words?.breed)
          expect(resolvePet({ name: 'Bo', type, gender: 'unknown', ...words }, 0, seed, []).breed).toBe(row?.id)
        },
      ),
    )
  })
  it('differs from others of its kind', () => {
    const words = chooseUnstatedLooks(
      [unsaid('Dog'), unsaid('Dog'), unsaid('Dog'), unsaid('Dog'), unsaid('Dog')],
      'seed',
    )
    expect(new Set(words.map(({ breed }) => breed)).size).toBe(5)
  })
})

it('stated details: are kept', () => {
  fc.assert(
    fc.property(fc.array(pet, { maxLength: 5 }), fc.string({ minLength: 1 }), (pets, seed) => {
      const words = chooseUnstatedLooks(pets, seed)
      pets.forEach(({ breed, colors }, index) => {
        if (breed) expect(words[index]?.breed).toBe(breed)
        if (colors) expect(words[index]?.colors).toBe(colors)
      })
    }),
  )
})

describe('a look that was pointed at', () => {
  const kinds = PET_TYPES.filter((type) => kindsOf(type).length > 1)
  it('is drawn whatever the seed, and the first of those shown is the one that chance drew', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (type, seed, other) => {
          const [at] = chooseUnstatedLooks([unsaid(type)], seed)
          if (!at) throw new Error('nothing was drawn')
          const looks = looksToPointAt(type, at, seed)
          expect(looks.length).toBeGreaterThan(1)
          expect(new Set(looks).size).toBe(looks.length)
          const draw = (drawnAs: string, by: string) => chooseUnstatedLooks([{ ...unsaid(type), drawnAs }], by)[0]
          expect(draw(looks[0] ?? '', other)).toEqual(at)
          const drawn = looks.map((look) => draw(look, seed)?.breed)
          expect(new Set(drawn).size).toBe(looks.length)
        },
      ),
    )
  })
  it('gives way to a breed that was told, and means nothing for another kind', () => {
    const drawnAs = looksToPointAt('Dog', { breed: 'Beagle', colors: 'Brown' }, 's')[0]
    expect(chooseUnstatedLooks([{ type: 'Dog', breed: 'Pug', colors: '', drawnAs }], 's')[0]?.breed).toBe('Pug')
    expect(chooseUnstatedLooks([{ ...unsaid('Cat'), drawnAs }], 's')).toEqual(chooseUnstatedLooks([unsaid('Cat')], 's'))
  })
})
