import fc from 'fast-check'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { searchTerms } from '@/lib/domain/admin/search-terms'
import { DESTINATION_LIST } from '@/lib/domain/story/destinations'
import type { StoryRequest } from '@/lib/domain/story/request'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/ids'
import { insertStory } from './insert-story'
import { familyColumns, familyOf, requestFromRow, storyRow, titleColumns } from './story-row'

const database = testDatabase()
const requests = fc
  .tuple(anyRequest(), fc.constantFrom(undefined, '', 'parent@example.com'))
  .map(([request, email]): StoryRequest => (email === undefined ? request : { ...request, email }))

/** An absent field, '' and an empty look say the same; JSON leaves undefined out. */
const normalise = ({ email, look, ...request }: StoryRequest): unknown =>
  JSON.parse(
    JSON.stringify({
      ...{ ...request, ...familyOf(request), email: email || undefined, look: look ?? undefined },
    }),
  )

test('request → columns → request: nothing is lost', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { story, pets } = storyRow(request)
      const look = story.look === Prisma.DbNull ? null : JSON.parse(JSON.stringify(story.look))
      expect(normalise(requestFromRow({ ...story, look, pets }))).toEqual(normalise(request))
    }),
    { numRuns: 300 },
  )
})

test('request → rows in PostgreSQL → request: nothing is lost', async () => {
  const visitorId = await makeVisitor(database.db)
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const id = newId()
      const place = { seriesId: null, seriesNumber: 1, previousStoryId: null }
      await database.db.$transaction((tx) => insertStory(tx, { id, visitorId, request, place }))
      const row = await database.db.story.findUniqueOrThrow({
        where: { id },
        include: { pets: { orderBy: { position: 'asc' } }, searchTermRows: true },
      })
      expect(normalise(requestFromRow(row))).toEqual(normalise(request))
      expect(row.searchTermRows.map(({ term }) => term).sort()).toEqual([...row.searchTerms].sort())
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('the first pet’s columns, the destination and the search terms follow from the request', () => {
  fc.assert(
    fc.property(requests, (request) => {
      const { story, pets } = storyRow(request)
      const [first] = request.pets
      expect(story).toMatchObject({
        petName: first?.name,
        petType: first?.type,
        petBreed: first?.breed || 'Mixed Breed',
        petColors: first?.colors || 'brown',
        petDescription: first?.description || null,
        title: '',
        searchTerms: searchTerms(request.childName, ...request.pets.map((pet) => pet.name)),
      })
      expect([null, request.preferredLocation]).toContain(story.travelDestination)
      expect(pets.map(({ position }) => position)).toEqual(request.pets.map((_, i) => i))
    }),
  )
  const destination = DESTINATION_LIST[0]?.id ?? ''
  expect(storyRow(makeRequest({ preferredLocation: destination })).story.travelDestination).toBe(destination)
  expect(storyRow(makeRequest({ preferredLocation: 'Grandma’s farm' })).story.travelDestination).toBeNull()
})

test('a dedication goes to the title page, and into no sequel', () => {
  const { story, pets } = storyRow(makeRequest({ dedication: ' For Mila, from Gran ' }))
  expect(story.dedication).toBe('For Mila, from Gran')
  expect(requestFromRow({ ...story, look: null, pets })).not.toHaveProperty('dedication')
  expect(storyRow(makeRequest({ dedication: '' })).story.dedication).toBeNull()
})

test('a title never comes without its search terms', () => {
  const book = familyOf(makeRequest())
  const terms = ['quartz', 'mila', 'biscuit', 'olive']
  expect(titleColumns('Quartz', book)).toEqual({ title: 'Quartz', searchTerms: terms })
  expect(familyColumns('Quartz', book)).toMatchObject({ title: 'Quartz', searchTerms: terms })
})

test('a value that no request can have is refused when it is read', () => {
  const { story, pets } = storyRow(makeRequest())
  expect(() =>
    requestFromRow({ ...story, look: null, pets: pets.map((pet) => ({ ...pet, type: 'Dragon' })) }),
  ).toThrow()
})
