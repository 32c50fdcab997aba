import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory } from '@/e2e/fixtures/factory'
import { findTraces } from '@/e2e/fixtures/traces'
import { getBook } from '@/lib/server/stories/get-book'
import { eraseStory } from './erase-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))
jest.setTimeout(1_200_000)
const database = testDatabase()

/** A thousand with `npm test -- --all`. */
const FAMILIES = process.env['TEST_ALL'] === '1' ? 1_000 : 24
/** One of so many stays, between those that go. */
const STAYS = 12
const WRITTEN_AT_ONCE = 2
const ERASED_AT_ONCE = 8

/** A name that stands nowhere else: of letters alone, as a person's. */
const nameOf = (start: string, family: number): string =>
  start + [...String(family)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

async function forEach(
  families: readonly number[],
  atOnce: number,
  work: (family: number) => Promise<void>,
): Promise<void> {
  const waiting = [...families]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let family = waiting.pop(); family !== undefined; family = waiting.pop()) await work(family)
    }),
  )
}

test('families who are erased at the same time leave nothing, and those between them lose nothing', async () => {
  const { db } = database
  const families = Array.from({ length: FAMILIES + Math.ceil(FAMILIES / STAYS) }, (_, family) => family)
  const isErased = (family: number) => family % (STAYS + 1) !== 0
  const erased = families.filter(isErased)
  expect(erased.length).toBeGreaterThanOrEqual(FAMILIES - 1)
  const stories = new Map<number, { id: string; visitorId: string }>()
  await forEach(families, WRITTEN_AT_ONCE, async (family) => {
    const start = isErased(family) ? 'Zephyr' : 'Marigold'
    const story = await makeWrittenStory(db, {
      childName: nameOf(start, family),
      email: `parent.${family}@example.com`,
      seed: `family ${family}`,
      pets: [{ name: nameOf(isErased(family) ? 'Quill' : 'Biscuit', family), type: 'Dog', gender: 'male' }],
    })
    stories.set(family, story)
    const { id: storyId, visitorId } = story
    const printed = { productType: 'hardcover_book', productName: 'Hardcover Book', unitPrice: 2999, totalPrice: 2999 }
    await db.storyReview.create({
      data: { storyId, visitorId, rating: 5, comment: `${nameOf(start, family)} laughed` },
    })
    await db.printOrder.create({
      data: { ...printed, storyId, visitorId, customization: { dedication: `For ${nameOf(start, family)}` } },
    })
  })
  const idOf = (family: number) => stories.get(family)?.id ?? ''
  const words = new RegExp(['Zephyr[a-j]+', 'Quill[a-j]+', ...erased.map(idOf)].join('|'), 'gi')
  const before = await findTraces(db, words)
  expect(new Set(before.map((trace) => trace.split(': ')[1])).size).toBeGreaterThanOrEqual(3 * erased.length)

  await forEach(erased, ERASED_AT_ONCE, (family) =>
    eraseStory(db, { viewer: { visitorId: stories.get(family)?.visitorId ?? null, admin: null }, id: idOf(family) }),
  )
  expect(await findTraces(db, words)).toEqual([])
  for (const family of families.filter((each) => !isErased(each))) {
    const viewer = { visitorId: stories.get(family)?.visitorId ?? null, admin: null }
    expect(await getBook(db, { viewer, id: idOf(family) })).toMatchObject({ childName: nameOf('Marigold', family) })
  }
})
