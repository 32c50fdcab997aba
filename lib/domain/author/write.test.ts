import { manuscript } from '../story/manuscript'
import { storyRequest } from '../story/request'
import { LIBRARY } from './library/load'
import { NoTemplateError } from './no-template'
import { openingPages } from './preview'
import { writeStory } from './write'

const request = storyRequest.parse({
  childName: 'Mia',
  childAge: '3-4',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'seed-1',
  pets: [{ name: 'Bubbles', type: 'Fish', gender: 'unknown', colors: 'orange' }],
})

test('a request becomes a manuscript that the contract accepts', async () => {
  const book = await writeStory(request)
  expect(manuscript.parse(book)).toEqual(book)
  expect(book.title).toBe('One Boot On')
})

test('the same request and seed give the same book; the request is not changed', async () => {
  const before = structuredClone(request)
  expect(await writeStory(request)).toEqual(await writeStory(request))
  expect(request).toEqual(before)
})

test('the preview is the opening of the very book', async () => {
  const book = await writeStory(request)
  const opening = await openingPages({ ...request, email: undefined })
  expect(opening).toEqual({ title: book.title, pages: book.pages.slice(0, 4), extras: book.extras })
})

test('the preview waits for a name, an age, a skill and a pet', async () => {
  for (const missing of [
    { childName: ' ' },
    { childAge: undefined },
    { lifeSkill: undefined },
    { pets: [] },
    { pets: [{ name: '', type: 'Dog' as const }] },
    { pets: [{ name: 'Rex' }] },
  ]) {
    expect(await openingPages({ ...request, ...missing })).toBeUndefined()
  }
})

test('a half-filled form is previewed as they', async () => {
  const opening = await openingPages({
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

test('a story that is not written yet is said in the words of the spec', async () => {
  const shelf = jest.replaceProperty(LIBRARY, 'courage', {})
  const error: unknown = await writeStory(request).catch((e: unknown) => e)
  shelf.restore()
  expect(error).toBeInstanceOf(NoTemplateError)
  expect(error).toEqual(
    expect.objectContaining({ message: 'Story template not available for this age range.', missing: 'age' }),
  )
})

test('nobody in a story has a name of the cast, not even behind a title', async () => {
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
test('a name that has grown into a thing in the picture is the name as typed, and fits it', async () => {
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
