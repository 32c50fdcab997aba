import { storyRequest } from '@/lib/domain/story/request'
import { toCorrection, toFormValues } from './correction-values'

const request = storyRequest.parse({
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'a seed',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'Golden' },
    { name: 'Pip', type: 'Cat', gender: 'female' },
  ],
})
const changed = (change: (values: ReturnType<typeof toFormValues>) => void) => {
  const values = toFormValues(request)
  change(values)
  return toCorrection({ request, values, dedication: { before: '', now: '' }, pages: {} })
}

it('tells of an animal that was changed only what was chosen, no breed that chance drew, and nothing new of one that stays', () => {
  const correction = changed(({ pets: [dog] }) => Object.assign(dog ?? {}, { type: 'Bird', breed: '', colors: '' }))
  expect(correction).toEqual({
    pets: [
      {
        name: 'Biscuit',
        type: 'Bird',
        gender: 'male',
        breed: '',
        colors: '',
      },
      { name: 'Pip', type: 'Cat', gender: 'female', breed: '', colors: '' },
    ],
  })
})

it('leaves the look of a pet that gets another name alone', () => {
  expect(changed(({ pets: [, cat] }) => Object.assign(cat ?? {}, { name: 'Pepper' }))?.pets).toEqual([
    { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'Golden' },
    { name: 'Pepper', type: 'Cat', gender: 'female', breed: '', colors: '' },
  ])
  expect(changed(() => {})).toBeNull()
})

it('tells what was told otherwise of the child or of a pet', () => {
  expect(
    changed((values) => {
      Object.assign(values, { childTraits: ['dark'], childDescription: 'Hums', shortName: 'Mi' })
      Object.assign(values.pets[0] ?? {}, { traits: ['socks'], shortName: 'Bis' })
    }),
  ).toEqual({
    ...{ childTraits: ['dark'], childDescription: 'Hums', shortName: 'Mi' },
    pets: [
      expect.objectContaining({ name: 'Biscuit', traits: ['socks'], shortName: 'Bis' }),
      expect.not.objectContaining({ traits: expect.anything() }),
    ],
  })
})
