import { LIBRARY } from '@/lib/domain/author/library/load'
import { AppError } from '@/lib/domain/errors'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { redeemGiftCode } from './redeem-gift-code'
import { validateGiftCode } from './validate-gift-code'

const database = testDatabase()

const redeem = async (
  code: string,
  more: { visitorId?: string; idempotencyKey?: string; seed?: string; now?: Date } = {},
) =>
  redeemGiftCode(database.db, {
    code,
    visitorId: more.visitorId ?? (await makeVisitor(database.db)),
    request: makeRequest({ seed: more.seed ?? 'seed-1' }),
    idempotencyKey: more.idempotencyKey,
    now: more.now ?? NOW,
  })

const codeOf = async (promise: Promise<unknown>) => {
  try {
    await promise
    return 'no error'
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

async function countsFor(code: string) {
  const row = await database.db.giftCode.findUniqueOrThrow({
    where: { code },
    include: { credits: { include: { spends: true } } },
  })
  return {
    used: row.usageCount,
    usedBy: row.usedBy,
    credits: row.credits.length,
    stories: row.credits.flatMap((c) => c.spends.map((s) => s.storyId)),
  }
}

test('redeem: one use makes one story with its pets, one spent credit and one job', async () => {
  const code = await makeGiftCode(database.db)
  const id = await redeem(code)
  const story = await database.db.story.findUniqueOrThrow({ where: { id }, include: { pets: true } })
  expect(story).toMatchObject({
    state: 'writing',
    childName: 'Mila',
    petName: 'Biscuit',
    petType: 'Dog',
    seed: 'seed-1',
    email: 'parent@example.com',
    seriesNumber: 1,
  })
  expect(story.pets.map((p) => p.name)).toEqual(['Biscuit', 'Olive'])
  expect(await countsFor(code)).toEqual({ used: 1, usedBy: 'parent@example.com', credits: 1, stories: [id] })
  const jobs = await database.db.$queryRaw<
    { task: string }[]
  >`SELECT task_identifier AS task FROM graphile_worker.jobs WHERE key = ${`write-story:${id}`}`
  expect(jobs).toEqual([{ task: 'write-story' }])
})

test.each([1, 10, 100])(
  'redeem: 200 concurrent redemptions of a code with %i uses make exactly as many stories',
  async (usageLimit) => {
    const code = await makeGiftCode(database.db, { usageLimit })
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(code)))
    const won = answers.flatMap((a) => (a.status === 'fulfilled' ? [a.value] : []))
    const lost = answers.flatMap((a) => (a.status === 'rejected' ? [a.reason] : []))
    expect(won).toHaveLength(usageLimit)
    expect(new Set(lost.map((e) => (e instanceof AppError ? e.code : String(e))))).toEqual(new Set(['code_used']))
    const counts = await countsFor(code)
    expect(counts).toMatchObject({ used: usageLimit, credits: usageLimit })
    expect([...counts.stories].sort()).toEqual([...won].sort())
    expect(await database.db.story.count({ where: { id: { in: won } } })).toBe(usageLimit)
  },
  60_000,
)

test('redeem: a wrong, used, expired or inactive code says which, and nothing is created', async () => {
  const before = await database.db.story.count()
  const used = await makeGiftCode(database.db, { usageCount: 1 })
  const expired = await makeGiftCode(database.db, { expiresAt: new Date(NOW.getTime() - 1) })
  const inactive = await makeGiftCode(database.db, { isActive: false })
  expect(await Promise.all(['NOSUCHCD', used, expired, inactive].map((code) => codeOf(redeem(code))))).toEqual([
    'code_unknown',
    'code_used',
    'code_expired',
    'code_inactive',
  ])
  expect(
    await Promise.all(
      ['NOSUCHCD', used, expired, inactive].map((code) => validateGiftCode(database.db, { code, now: NOW })),
    ),
  ).toEqual(['unknown', 'used', 'expired', 'inactive'].map((reason) => ({ valid: false, reason })))
  expect(await database.db.story.count()).toBe(before)
})

test('redeem: a code is valid until the moment it expires', async () => {
  const code = await makeGiftCode(database.db, { expiresAt: new Date(NOW.getTime() + 1), recipientName: 'Nana' })
  expect(await validateGiftCode(database.db, { code, now: NOW })).toMatchObject({
    valid: true,
    giftCode: { code, type: 'gift', recipientName: 'Nana', usageCount: 0, usageLimit: 1 },
  })
  await expect(redeem(code)).resolves.toEqual(expect.any(String))
})

test('redeem: a double click is one story and one use; the same key with another body is refused', async () => {
  const code = await makeGiftCode(database.db, { usageLimit: 10 })
  const visitorId = await makeVisitor(database.db)
  const ids = await Promise.all(Array.from({ length: 8 }, () => redeem(code, { visitorId, idempotencyKey: 'k' })))
  expect(new Set(ids).size).toBe(1)
  expect((await countsFor(code)).used).toBe(1)
  expect(await codeOf(redeem(code, { visitorId, idempotencyKey: 'k', seed: 'other' }))).toBe('key_reused')
})

test('redeem: a code is marked as used with its last use only', async () => {
  const code = await makeGiftCode(database.db, { usageLimit: 2 })
  await redeem(code)
  expect((await countsFor(code)).usedBy).toBeNull()
  await redeem(code)
  expect((await countsFor(code)).usedBy).toBe('parent@example.com')
})

test('redeem: a life skill without a story in the library is refused before the code is touched', async () => {
  const code = await makeGiftCode(database.db)
  const shelf = jest.replaceProperty(LIBRARY, 'leadership', undefined)
  expect(
    await codeOf(
      redeemGiftCode(database.db, {
        code,
        visitorId: await makeVisitor(database.db),
        request: makeRequest({ lifeSkill: 'leadership' }),
        now: NOW,
      }),
    ),
  ).toBe('no_template')
  shelf.restore()
  expect((await countsFor(code)).used).toBe(0)
})
