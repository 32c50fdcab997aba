import { manuscript } from '../story/manuscript'
import { storyRequest } from '../story/request'
import { NoTemplateError } from './no-template'
import { openingPages } from './preview'
import { writeStory } from './write'

const request = storyRequest.parse({
  childName: 'Mia', childAge: '3-4', childGender: 'girl', lifeSkill: 'courage', seed: 'seed-1', pets: [{ name: 'Bubbles', type: 'Fish', gender: 'unknown', colors: 'orange' }],
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
  for (const missing of [{ childName: ' ' }, { childAge: undefined }, { lifeSkill: undefined }, { pets: [] }, { pets: [{ name: '', type: 'Dog' as const }] }, { pets: [{ name: 'Rex' }] }]) {
    expect(await openingPages({ ...request, ...missing })).toBeUndefined()
  }
})

test('a half-filled form is previewed as they', async () => {
  const opening = await openingPages({ childName: 'Mia', childAge: '3-4', lifeSkill: 'courage', seed: 's', pets: [{ name: 'Rex', type: 'Dog' }, { name: '', type: 'Cat' }] })
  expect(opening?.pages[0]?.content).toContain('Mia')
  expect(JSON.stringify(opening)).not.toMatch(/\b(she|he) had\b/)
})

test('a story that is not written yet is said in the words of the spec', async () => {
  await expect(writeStory({ ...request, lifeSkill: 'leadership' })).rejects.toEqual(expect.objectContaining({ message: 'Story template not found for this life skill.', missing: 'skill' }))
  const error = await writeStory({ ...request, lifeSkill: 'honesty' }).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(NoTemplateError)
})
