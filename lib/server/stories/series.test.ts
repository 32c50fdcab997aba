import { readFileSync } from 'node:fs'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { createStoryBody, redeemBody } from '@/lib/domain/story/create-body'
import { LIFE_SKILLS, type LifeSkill } from '@/lib/domain/story/lists'
import { correctStory } from '@/lib/server/corrections/correct-story'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { listSeries } from '@/lib/server/my-stories/list-series'
import { completeSequel } from './complete-sequel'
import { getSequelStart } from './get-sequel-start'
import { writeStory } from './write-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))
jest.setTimeout(60_000)
const database = testDatabase()
const owner = (visitorId: string) => ({ visitorId, admin: null })

async function order(visitorId: string, lifeSkill: LifeSkill, previousStoryId?: string) {
  const request = makeRequest({ lifeSkill, seed: `${lifeSkill}${previousStoryId ?? ''}` })
  const code = await makeGiftCode(database.db)
  const id = await redeemGiftCode(database.db, { code, visitorId, request, previousStoryId, now: NOW })
  await writeStory(database.db, { storyId: id, now: NOW })
  return id
}
const shelfOf = async (visitorId: string) =>
  (await listSeries(database.db, { viewer: owner(visitorId), withHidden: true, page: 1 })).series.map((one) => ({
    numbers: one.books.map((book) => book.seriesNumber),
    count: one.count,
    remaining: one.remaining,
    names: `${one.childName} and ${one.petName}`,
  }))

test('a corrected name keeps the book in its series, and the next sequel too', async () => {
  const { id: first, visitorId } = await makeWrittenStory(database.db)
  const second = await order(visitorId, 'friendship', first)
  const correction = { version: 1, childName: 'Milla' }
  await correctStory(database.db, { viewer: owner(visitorId), id: first, correction })
  expect(await shelfOf(visitorId)).toEqual([{ numbers: [1, 2], count: 2, remaining: 8, names: 'Mila and Biscuit' }])
  await order(visitorId, 'patience', first)
  await order(visitorId, 'honesty', second)
  await correctStory(database.db, { viewer: owner(visitorId), id: second, correction })
  // An ordinary story joins under the corrected name, too.
  const request = makeRequest({ childName: 'Milla', seed: 'ordinary' })
  await redeemGiftCode(database.db, { code: await makeGiftCode(database.db), visitorId, request, now: NOW })
  expect(await shelfOf(visitorId)).toMatchObject([{ numbers: [1, 2, 3, 4, 5], remaining: 5 }])
})

test('book ten ends a series: a sequel is refused, an ordinary story begins another with a number of its own', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  const ids: string[] = []
  for (const skill of LIFE_SKILLS.slice(0, 10)) ids.push(await order(visitorId, skill))
  const last = ids.at(-1) ?? ''
  await expect(order(visitorId, 'leadership', last)).rejects.toMatchObject({ code: 'series_full' })
  // An erased book leaves its number empty.
  await eraseStory(db, { viewer: owner(visitorId), id: ids[3] ?? '' })
  await expect(order(visitorId, 'leadership', last)).rejects.toMatchObject({ code: 'series_full' })
  const eleventh = await order(visitorId, 'courage')
  await order(visitorId, 'sharing', eleventh)
  expect(await shelfOf(visitorId)).toMatchObject([
    { numbers: [1, 2], count: 2, remaining: 8 },
    { numbers: [1, 2, 3, 5, 6, 7, 8, 9, 10], count: 9, remaining: 0 },
  ])
})

test('two ordinary stories at once are in one series', async () => {
  const visitorId = await makeVisitor(database.db)
  await Promise.all(LIFE_SKILLS.slice(0, 6).map((skill) => order(visitorId, skill)))
  expect(await shelfOf(visitorId)).toMatchObject([{ numbers: [1, 2, 3, 4, 5, 6] }])
})

test('a life skill that the series has is marked, and refused in a sequel without spending the code; not in an ordinary story', async () => {
  const { db } = database
  const { id, visitorId } = await makeWrittenStory(db, { lifeSkill: 'courage' })
  expect(await getSequelStart(db, { viewer: owner(visitorId), id })).toMatchObject({ toldSkills: ['courage'] })
  const code = await makeGiftCode(db)
  await expect(
    redeemGiftCode(db, { code, visitorId, request: makeRequest(), previousStoryId: id, now: NOW }),
  ).rejects.toMatchObject({ code: 'series_skill_told' })
  expect((await db.giftCode.findUniqueOrThrow({ where: { code } })).usageCount).toBe(0)
  await order(visitorId, 'courage')
  expect(await shelfOf(visitorId)).toMatchObject([{ numbers: [1, 2] }])
})

test('a sequel by the specification’s own body is about the same child and all the pets of the earlier book', async () => {
  const { db } = database
  const look = { hair: 'afro' as const }
  const { id, visitorId } = await makeWrittenStory(db, { childGender: 'girl', look, language: 'de' })
  const spec = { childName: 'Mila', childAge: '6', petName: 'Biscuit', petType: 'Dog', lifeSkill: 'friendship' }
  const family = {
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    look,
    language: 'de',
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  }
  const complete = (raw: object, viewer = owner(visitorId)) =>
    completeSequel(db, { viewer, raw: { ...raw, isSequel: true, previousStoryId: id } })
  const redemption = { code: 'ABCD2345', email: 'a@example.com' }
  for (const body of [spec, { lifeSkill: 'friendship' }, { ...spec, childGender: '', pets: null }]) {
    expect(createStoryBody.parse(await complete(body))).toMatchObject(family)
    expect(redeemBody.parse(await complete({ ...body, ...redemption }))).toMatchObject(family)
  }
  // What the call says counts.
  expect(
    createStoryBody.parse(
      await complete({
        ...spec,
        childAge: '8',
        childGender: 'boy',
        pets: [{ name: 'Olive', type: 'Cat', colors: 'red' }],
      }),
    ),
  ).toMatchObject({
    childAge: '7-8',
    childGender: 'boy',
    pets: [{ name: 'Olive', gender: 'female', colors: 'red' }],
  })
  expect(createStoryBody.parse(await complete({ ...spec, petName: 'Rex' })).pets).toMatchObject([
    { name: 'Rex', gender: 'unknown' },
  ])
  await expect(complete(spec, owner('somebody else'))).rejects.toMatchObject({ code: 'story_not_found' })
  // No sequel, nothing to take over.
  expect(await completeSequel(db, { viewer: owner(visitorId), raw: spec })).toBe(spec)
})

test('the migration gives stories without a series one by their names, by tens, and each series its newest number', async () => {
  const { db } = database
  const visitorId = await makeVisitor(db)
  for (const skill of LIFE_SKILLS.slice(0, 12)) await order(visitorId, skill)
  const { id: other } = await makeWrittenStory(db, { visitorId, childName: 'Ada' })
  await db.story.updateMany({ where: { visitorId }, data: { seriesId: null, seriesNumber: 1 } })
  await db.series.deleteMany({ where: { visitorId } })
  const sql = readFileSync('prisma/migrations/20261125180000_series_by_id/migration.sql', 'utf8')
  for (const statement of sql.split(/;\s*$/m).filter((part) => part.trim() !== ''))
    await db.$executeRawUnsafe(statement)
  const shelf = await shelfOf(visitorId)
  expect(shelf.toSorted((a, b) => b.count - a.count).map(({ numbers, remaining }) => [numbers, remaining])).toEqual([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0],
    [[1, 2], 8],
    [[1], 9],
  ])
  expect(await db.story.findUniqueOrThrow({ where: { id: other } })).toMatchObject({ seriesNumber: 1 })
})
