import { manuscript } from '../story/manuscript'
import { storyRequest } from '../story/request'
import type { Earlier } from '../story/request'
import { availableLanguages, LIBRARY } from './library/load'
import { nameManuscript } from './names'
import { NoTemplateError } from './no-template'
import { writeOpening } from './preview'
import { writeMasked, writeStory } from './write'

const request = storyRequest.parse({
  childName: 'Mia',
  childAge: '3-4',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'seed-1',
  pets: [{ name: 'Bubbles', type: 'Fish', gender: 'unknown', colors: 'orange' }],
})

test('writeStory: returns a manuscript that matches the schema', async () => {
  const book = await writeStory(request)
  expect(manuscript.parse(book)).toEqual(book)
  expect(book.title).toBe('One Boot On')
})

test('writeStory: the same request and seed give the same book; the request is not mutated', async () => {
  const before = structuredClone(request)
  expect(await writeStory(request)).toEqual(await writeStory(request))
  expect(request).toEqual(before)
})

test('preview: equals the opening of the book', async () => {
  const book = await writeStory(request)
  const opening = await writeOpening({ ...request, email: undefined })
  expect(opening).toEqual({ title: book.title, pages: book.pages.slice(0, 4), extras: book.extras })
})

test('preview: without name, age, skill or pet, is undefined', async () => {
  for (const missing of [
    { childName: ' ' },
    { childAge: undefined },
    { lifeSkill: undefined },
    { pets: [] },
    { pets: [{ name: '', type: 'Dog' as const }] },
    { pets: [{ name: 'Rex' }] },
  ]) {
    expect(await writeOpening({ ...request, ...missing })).toBeUndefined()
  }
})

test('preview: without genders, uses the pronoun they', async () => {
  const opening = await writeOpening({
    childName: 'Mia',
    childAge: '3-4',
    lifeSkill: 'courage',
    seed: 's',
    pets: [
      { name: 'Rex', type: 'Dog' },
      { name: '', type: 'Cat' },
    ],
  })
  expect(opening?.pages[0]?.content).toContain('Mia')
  expect(JSON.stringify(opening)).not.toMatch(/\b(she|he) had\b/)
})

test('missing story: the error has the message of the spec', async () => {
  const shelf = jest.replaceProperty(LIBRARY, 'courage', {})
  const error: unknown = await writeStory(request).catch((e: unknown) => e)
  shelf.restore()
  expect(error).toBeInstanceOf(NoTemplateError)
  expect(error).toEqual(
    expect.objectContaining({ message: 'Story template not available for this age range.', missing: 'age' }),
  )
})

test('invented people: none has a name of the cast, not even after a title', async () => {
  for (let i = 0; i < 30; i++) {
    const book = await writeStory({
      ...request,
      childName: 'Leo',
      childAge: '11-12',
      lifeSkill: 'patience',
      seed: `uncle${i}`,
    })
    expect(book.extras.map((e) => e.name)).not.toContain('Great-Uncle Leo')
  }
})

/** The sign on the marrow before any name has grown into it. */
const HAT = 'hat'
test('name on a prop: is drawn as typed, cut to the limit', async () => {
  const grown = async (childName: string) => {
    const book = await writeStory({ ...request, childName, childAge: '5-6', lifeSkill: 'gratitude' })
    expect(manuscript.parse(book)).toEqual(book)
    return book.pages.flatMap((p) =>
      p.direction.props.flatMap((x) => (x.prop === 'marrow' && x.text && x.text !== HAT ? [x.text] : [])),
    )
  }
  expect(new Set(await grown("O'Malley {Bo}"))).toEqual(new Set(["O'Malley {Bo}"]))
  expect(new Set(await grown('Æ'.repeat(50)))).toEqual(new Set(['Æ'.repeat(40)]))
})

test('language: the story is in the one that was asked for if it is written in it, else in English', async () => {
  const inGerman = { ...request, childAge: '5-6', language: 'de' } as const
  expect(availableLanguages('courage', '5-8')).toEqual(['en', 'de'])
  const german = await writeStory(inGerman)
  expect(german.language).toBe('de')
  expect(german.pages[2]?.content).toContain('„Das ist nur eine Socke“')
  expect((await writeOpening(inGerman))?.title).toBe(german.title)
  const { manuscript: masked, names } = await writeMasked(inGerman)
  expect(nameManuscript(masked, names)).toEqual(german)

  expect(availableLanguages('courage', '0-4')).toEqual(['en'])
  const english = await writeStory({ ...request, language: 'de' })
  expect(english).toEqual(await writeStory(request))
})

test('sequel: what the earlier book says of itself is told in its own language only', async () => {
  const earlier = { title: 't', lifeSkill: 'sharing', recall: 'r', deed: 'fed the hen', place: 'tokyo' }
  const tell = async (language: 'en' | 'de', before: Earlier) =>
    (await writeStory({ ...request, childAge: '5-6', language }, before)).pages.map((p) => p.content).join()
  expect(await tell('en', earlier)).toContain('once fed the hen, in Tokyo')
  expect(await tell('de', earlier)).not.toContain('fed the hen')
  expect(await tell('de', { ...earlier, language: 'de', deed: 'das Huhn gefüttert' })).toContain(
    'hatte einmal das Huhn gefüttert, in Tokio',
  )
  expect(await tell('en', { ...earlier, language: 'de' })).not.toContain('fed the hen')
})
