import { answerOf, withLeadingPet } from '@/e2e/fakes/claude-answer'
import { makeRequest } from '@/e2e/fixtures/factory'
import type { StoryRequest, StoryRequestInput } from '../../story/request'
import { findEvent } from '../languages/en/events'
import { nameManuscript } from '../names'
import { writeMasked } from '../write'
import { withToldTraits } from '../../story/told-traits'
import { assemble } from './assemble'
import { buildCompany } from './cast'
import type { Answer } from './contract'
import { familyFacts, findFamilyFaults } from './family'
import { buildPrompt, selectOpening } from './prompt'

const DOG = { name: 'Rusty', type: 'Dog', gender: 'male' } as const
const toldOf = (over: Partial<StoryRequestInput> = {}) =>
  withToldTraits(
    makeRequest({
      ...{ childName: 'Wilhelmina', childTraits: ['stones', 'hums'], childDescription: 'Has a brother' },
      pets: [{ ...DOG, traits: ['socks'], description: 'Howls at the microwave' }],
      ...{ preferredLocation: 'sydney', specialEvent: 'easter', lifeSkill: 'sharing' },
      ...over,
    }),
  )
async function workOf(request: StoryRequest) {
  const { manuscript: plan, names } = await writeMasked(request)
  const company = buildCompany(request, names, plan.extras, findEvent(request.specialEvent)?.id)
  return { request, plan, names, company, fixedPages: selectOpening(plan) }
}
type Work = Awaited<ReturnType<typeof workOf>>
const bookOf = (work: Work, change: (answer: Answer) => Answer = withLeadingPet) =>
  assemble({ ...work, answer: change(answerOf(work.plan, 5)), model: 'claude-opus-5-5' })
const faultsOf = (work: Work, change?: (answer: Answer) => Answer) =>
  findFamilyFaults(bookOf(work, change), work.request, work.company).join('\n')
/** The built-in pages without what they happen to say of the family, and with these sentences on so many pages. */
const saying = (pages: number, sentences: string) => (answer: Answer) => ({
  ...answer,
  pages: answer.pages.map((page, i) => ({
    ...page,
    content: `{{PET_1}} sat by {{CHILD}} and waited. ${i < pages ? sentences : ''}`,
  })),
})

test('question: traits, own words, place, day and what the series remembers are in it, and no name', async () => {
  const work = await workOf(await toldOf())
  const memory = {
    ...{ friend: { name: 'Juno', pronoun: 'she' as const }, keepsake: 'the sock of Wilhelmina', joke: 'Ask Rusty' },
  }
  const text = buildPrompt({ ...work, memory })
  expect(text).toContain('{{CHILD}} is known for this: collects stones. Make it plot')
  expect(text).toContain('{{CHILD}} also: humming (“hmm-hmm-hmm”).')
  expect(text).toContain('{{PET_1}} is known for this: given to taking a sock.')
  expect(text).toContain('{{PET_1}} also: howling (“aroo”).')
  expect(text).toContain('named on at least 10 of the twenty pages')
  expect(text).toContain('the green ferry')
  expect(text).toContain('"child": "Has a brother"')
  expect(text).toContain('Juno (she) is the friend of the series')
  expect(text).toContain('the sock of {{CHILD}}')
  expect(text).toContain('“Ask {{PET_1}}”')
  for (const name of ['Wilhelmina', 'Rusty']) expect(text).not.toContain(name)
})

test('question: a family of which nothing was told gets no trait', async () => {
  const work = await workOf(makeRequest({ pets: [{ ...DOG, type: 'Fish' }] }))
  expect(familyFacts(work.request, work.company).join('\n')).not.toMatch(/known for|also:|remember|place/)
  expect(familyFacts(work.request, work.company)[0]).toContain('named on at least 7')
})

test('check: a book that tells trait, pet, place and day often enough passes', async () => {
  const work = await workOf(await toldOf())
  const all = 'A sock lay on a stone. The ferry brought Easter eggs.'
  expect(faultsOf(work, saying(6, all))).toBe('')
})

test.each([
  [
    'the pet',
    'Nobody else was there.',
    /^\{\{PET_1\}\} is on \d pages; on at least 10/m,
    (t: string) => t.replaceAll('{{PET_1}}', 'Somebody'),
  ],
  [
    'the trait of the child',
    'A sock. The ferry brought Easter eggs.',
    /^\{\{CHILD\}\}: collects stones is on [01] pages; on at least 3/m,
  ],
  [
    'the trait of the pet',
    'A stone. The ferry brought Easter eggs.',
    /^\{\{PET_1\}\}: given to taking a sock is on \d pages; on at least 3/m,
  ],
  ['the place', 'A sock, a stone and Easter eggs.', /^the place is on \d pages; on at least 6/m],
  ['the day', 'A sock and a stone on the ferry.', /^the special event is on \d pages; on at least 4/m],
])('check: %s is missed', async (_, sentences, fault, change = (text: string) => text) => {
  const work = await workOf(await toldOf())
  const hidden = (answer: Answer) => ({
    ...answer,
    pages: answer.pages.map((page) => ({ ...page, content: change(page.content) })),
  })
  expect(faultsOf(work, (answer) => hidden(saying(6, sentences)(answer)))).toMatch(fault)
})

test('check: in a language without words for traits only the pet is counted', async () => {
  const work = await workOf(await toldOf())
  const book = { ...bookOf(work), language: 'it' as const }
  expect(findFamilyFaults(book, work.request, work.company)).toEqual([])
})

test('a book keeps what its series will remember, with names put in', async () => {
  const work = await workOf(await toldOf())
  const book = bookOf(work, (answer) => ({ ...answer, keepsake: 'the sock of {{PET_1}}', joke: 'Not me' }))
  expect(nameManuscript(book, work.names).memory).toMatchObject({ keepsake: 'the sock of Rusty', joke: 'Not me' })
  expect(bookOf(work).memory).toBeUndefined()
})

test('answer: what the series remembers is on three pages, and its friend in the book', async () => {
  const work = await workOf(await toldOf())
  const memory = {
    friend: { name: 'Juno', pronoun: 'she' as const },
    keepsake: 'the sock of Wilhelmina',
    joke: 'Hooray',
  }
  const faults = (pages: number, sentences: string) =>
    findFamilyFaults(bookOf(work, saying(pages, sentences)), work.request, work.company, memory).join('\n')
  expect(faults(2, 'Hooray, said a goat.')).toContain('what the series remembers is on 2 pages; on at least 3')
  expect(faults(2, 'Hooray, said a goat.')).toContain('the friend of the series is on 0 pages')
  expect(faults(3, 'Hooray, said Juno.')).not.toContain('the series')
})
