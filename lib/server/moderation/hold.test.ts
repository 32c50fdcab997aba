import { says, startFakeClaude, type FakeClaude } from '@/e2e/fakes/claude'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import type { StoryRequestInput } from '@/lib/domain/story/request'
import { openClaude } from '@/lib/platform/claude/ask'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { createStory } from '@/lib/server/stories/create-story'
import { failStory } from '@/lib/server/stories/fail-story'
import { writeStory } from '@/lib/server/stories/write-story'
import { readReview } from '@/lib/server/admin/read-review'
import { listedWords } from './listed-words'
import { refuseStory, releaseStory } from './decide-held-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))

const database = testDatabase()
const viewer = { visitorId: null, admin: { id: '1', username: 'ada' } }
const pet = (description: string): StoryRequestInput['pets'] => [
  { name: 'Rex', type: 'Dog', gender: 'male', description },
]

async function order(overrides: Partial<StoryRequestInput>) {
  const visitorId = await makeVisitor(database.db)
  const id = await redeemGiftCode(database.db, {
    code: await makeGiftCode(database.db),
    visitorId,
    request: makeRequest(overrides),
    now: NOW,
  })
  return { id, visitorId }
}
const readStory = async (id: string) => {
  const { state, failure } = await database.db.story.findUniqueOrThrow({ where: { id } })
  const jobs = await database.db.$queryRaw<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE key = ${`write-story:${id}`}`
  return { state, failure, jobs: jobs[0]?.n }
}
const readCredit = async (visitorId: string) =>
  (await database.db.credit.findFirstOrThrow({ where: { visitorId } })).spent

test('moderation: an address in a description holds the story without a job, keeps the credit, and shows text and reason to an administrator', async () => {
  const { id, visitorId } = await order({ pets: pet('Lives at 12 Wattle Street') })
  expect(await readStory(id)).toEqual({ state: 'held', failure: 'moderation', jobs: 0 })
  expect(await readCredit(visitorId)).toBe(1)
  expect(await readReview(database.db, { viewer, id })).toMatchObject({
    childName: 'Mila',
    held: [{ field: 'pets.0.description', text: 'Lives at 12 Wattle Street', rules: ['address'] }],
  })
  await expect(readReview(database.db, { viewer: { visitorId, admin: null }, id })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
})

test('moderation: a released story is written with its credit; of two concurrent decisions the first counts', async () => {
  const { id, visitorId } = await order({ pets: pet('Call 0412 345 678') })
  const decisions = await Promise.allSettled([
    releaseStory(database.db, { viewer, id, now: NOW }),
    refuseStory(database.db, { viewer, id, now: NOW }),
  ])
  expect(decisions.filter((d) => d.status === 'fulfilled')).toHaveLength(1)
  const { id: other, visitorId: owner } = await order({ pets: pet('Call 0412 345 678') })
  await releaseStory(database.db, { viewer, id: other, notes: 'a joke number', now: NOW })
  expect(await readStory(other)).toEqual({ state: 'writing', failure: null, jobs: 1 })
  await writeStory(database.db, { storyId: other, now: NOW })
  expect([(await readStory(other)).state, await readCredit(owner)]).toEqual(['ready', 1])
  await expect(releaseStory(database.db, { viewer, id: other, now: NOW })).rejects.toMatchObject({
    code: 'review_outdated',
  })
  await expect(refuseStory(database.db, { viewer, id: 'no-such-story', now: NOW })).rejects.toMatchObject({
    code: 'story_not_found',
  })
  expect(
    await database.db.auditEntry.count({ where: { subjectId: other, action: 'story.release', actor: 'ada' } }),
  ).toBe(1)
  expect(await readCredit(visitorId)).toBe((await readStory(id)).state === 'failed' ? 0 : 1)
})

test('moderation: a refused story is mailed once and its credit makes another story', async () => {
  const { id, visitorId } = await order({ pets: pet('see www.example'), email: 'parent@example.com' })
  await refuseStory(database.db, { viewer, id, now: NOW })
  expect(await readStory(id)).toEqual({ state: 'failed', failure: 'refused', jobs: 0 })
  expect(
    await database.db.mailOutbox.count({
      where: { dedupeKey: `story-failed:${id}`, recipient: 'parent@example.com' },
    }),
  ).toBe(1)
  expect(await readCredit(visitorId)).toBe(0)
  expect((await readStory(await createStory(database.db, { visitorId, request: makeRequest(), now: NOW }))).state).toBe(
    'writing',
  )
})

test('credits: a failed story of a bundle gives back one unit that can be spent again', async () => {
  const visitorId = await makeVisitor(database.db)
  await database.db.purchase.create({
    data: {
      orderId: visitorId,
      visitorId,
      customerEmail: 'p@example.com',
      customerName: 'P',
      productName: 'Story Bundle',
      product: 'bundle',
      amount: 2999,
      currency: 'AUD',
      source: 'test',
      accessToken: visitorId,
      status: 'completed',
      credit: { create: { visitorId, source: 'purchase', product: 'bundle', quantity: 5 } },
    },
  })
  const make = (i: number) =>
    createStory(database.db, { visitorId, request: makeRequest({ childName: `C${i}` }), now: NOW })
  const created: string[] = []
  for (let i = 0; i < 3; i++) created.push(await make(i))
  await failStory(database.db, { storyId: created[1] ?? '', failure: 'author' })
  for (let i = 3; i < 6; i++) await make(i)
  await expect(make(6)).rejects.toMatchObject({ code: 'payment_required' })
  const spends = await database.db.creditSpend.findMany({ where: { credit: { visitorId } } })
  expect(spends.map((s) => s.unit).sort()).toEqual([1, 2, 3, 4, 5])
})

test('moderation: clearly unkind text is refused before anything is spent', async () => {
  await expect(order({ pets: pet('a little shit') })).rejects.toMatchObject({ code: 'unkind_words' })
})

test.each<[string, 'en' | 'es' | 'fr' | 'de' | 'it' | 'ja' | 'zh', boolean]>([
  ['a Maine Coon, part donkey, who likes big black boots and blue tits', 'en', false],
  ['a dirty orgy of a dog', 'en', true],
  ['un pez negro con una concha', 'es', false],
  ['es un gilipollas', 'es', true],
  ['es un gilipollas', 'de', false],
  ['ma chatte est folle de pipi', 'fr', false],
  ['quel salaud', 'fr', true],
  ['zwei Möpse und ein Wellensittich', 'de', false],
  ['un pesce rosso, regina della vasca', 'it', false],
  ['女の子、毛深い犬', 'ja', false],
  ['妈妈的小狗爱喝牛奶', 'zh', false],
  ['王八蛋', 'zh', true],
])('moderation: word list match of "%s" in %s: %s', (text, language, found) => {
  expect(listedWords(text, language)).toBe(found)
})

describe('second review', () => {
  let fake: FakeClaude
  beforeAll(async () => void (fake = await startFakeClaude()))
  afterAll(() => fake.close())
  const claude = () => openClaude({ apiKey: 'test', baseURL: fake.url, model: 'claude-opus-5-5' })
  const write = (id: string) =>
    writeStory(database.db, {
      storyId: id,
      now: NOW,
      claude: claude(),
      patience: { totalMs: 60_000, idleMs: 30_000, tries: 1 },
    })

  test('holds what Claude finds, never sends a name, and does not run again after a release', async () => {
    const { id, visitorId } = await order({
      childName: 'Wilhelmina',
      pets: pet('goes to the blue school by the bridge, class 2b'),
    })
    fake.reading = says(
      JSON.stringify({
        findings: [
          { field: 'pets.0.description', rule: 'private' },
          { field: 'childName', rule: 'unkind' },
        ],
      }),
    )
    await write(id)
    expect(await readStory(id)).toMatchObject({ state: 'held' })
    expect(await readCredit(visitorId)).toBe(1)
    expect((await readReview(database.db, { viewer, id }))?.held).toMatchObject([{ rules: ['private'] }])
    expect(JSON.stringify(fake.readings)).not.toMatch(/Wilhelmina|Rex/)
    await releaseStory(database.db, { viewer, id, now: NOW })
    await write(id)
    expect(fake.readings).toHaveLength(1)
    expect(await readStory(id)).toMatchObject({ state: 'ready' })
  })

  test('without an answer from Claude the first review decides', async () => {
    fake.reading = says('no JSON')
    const { id } = await order({ pets: pet('a good dog') })
    await write(id)
    expect(await readStory(id)).toMatchObject({ state: 'ready' })
  })
})
