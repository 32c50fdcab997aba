import { storyRequest } from './request'
import { withToldTraits } from './told-traits'

const toldOf = (over: object, pet: object = {}) =>
  withToldTraits(
    storyRequest.parse({
      ...{ childName: 'Mia', childAge: '5-6', childGender: 'girl', lifeSkill: 'courage', seed: 's' },
      pets: [{ name: 'Rex', type: 'Dog', gender: 'male', ...pet }],
      ...over,
    }),
  )

test('chosen traits stand first, each once, three at most', async () => {
  const { pets } = await toldOf(
    {},
    { traits: ['broom'], description: 'Steals socks, scared of brooms, snores, and digs all day' },
  )
  expect(pets[0]?.traits).toEqual(['broom', 'socks', 'snores'])
})

test('what the animal can’t be is left out, chosen or written', async () => {
  const { pets } = await toldOf(
    {},
    { type: 'Fish', traits: ['threelegs'], description: 'Has one eye and steals socks' },
  )
  expect(pets[0]?.traits).toEqual(['oneeye'])
})

test('the child’s own words are sorted in the language of the book', async () => {
  expect((await toldOf({ language: 'de', childDescription: 'Sammelt Steine' })).childTraits).toEqual(['stones'])
  expect((await toldOf({ childDescription: 'Sammelt Steine' })).childTraits).toEqual([])
  expect((await toldOf({})).childTraits).toEqual([])
})
