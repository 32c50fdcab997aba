import { makeRequest } from '@/e2e/fixtures/factory'
import { findPlace } from './languages/en/places'
import { MEASURES } from './languages/en/measure'
import { mentions } from './proofread'
import { writeStory } from './write'

/** Long books, in which place, day, traits and a second pet want the same spots. */
const STORIES = [
  ['smart_decisions', '3-4', 'birthday'],
  ['constructive_feedback', '3-4', 'birthday'],
  ['responsibility', '3-4', 'holi'],
  ['leadership', '3-4', 'first-day-of-school'],
  ['honesty', '9-10', 'birthday'],
  ['honest_communication', '9-10', 'beach-holiday'],
] as const

/** What a page has to say to speak of Paris. */
const ofParis = (): string[] => {
  const { name, landmark, food, creature, says, sound, ride, street, tree, shop, wakes } = findPlace('paris') ?? fail()
  return [name, landmark, food, creature, says, sound, ride, street, tree, shop, wakes].map((text) =>
    text.toLowerCase().replace(/^(the|an?|some) /, ''),
  )
}
const fail = (): never => {
  throw new RangeError('no such place')
}

test.each(STORIES)('%s for %s with everything told keeps to what it promises', async (lifeSkill, childAge, day) => {
  const request = makeRequest({
    ...{ childName: 'Mila', childAge, lifeSkill, seed: 'plparis', childTraits: ['dark', 'stones'] },
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male', traits: ['socks', 'old'] },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
    preferredLocation: 'paris',
    specialEvent: day,
  })
  const book = await writeStory(request)
  const pages = book.pages.map(({ content }) => content.toLowerCase().replace(/’/g, "'"))
  const facts = ofParis().map((text) => text.replace(/’/g, "'"))
  expect(pages.filter((page) => facts.some((fact) => page.includes(fact))).length).toBeGreaterThanOrEqual(6)
  expect(book.pages.filter(({ content }) => mentions(content, 'Biscuit')).length).toBeGreaterThanOrEqual(10)
  expect(MEASURES.countWords(book.pages.map(({ content }) => content).join('\n'))).toBeLessThanOrEqual(700)
  expect(Object.keys(book.pages[0] ?? {})).not.toContain('subjects')
})
