import { testDatabase } from '@/e2e/fixtures/database'
import { makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { betaApplication } from '@/lib/domain/commerce/beta-application'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { applyForBeta } from './apply-for-beta'
import { betaStats } from './beta-stats'

jest.setTimeout(60_000)
const database = testDatabase()
const NOW = new Date('2026-11-20T09:00:00.000Z')
const admin = { visitorId: null, admin: { id: 'a', username: 'admin' } }
const WORDS = {
  name: 'Ann Ng',
  platform: 'instagram',
  followers: '1,200',
  why: 'I read to my three children every single night of the year.',
  experience: 'Ten years as a school librarian.',
}
const apply = (email: string) =>
  applyForBeta(database.db, { application: betaApplication.parse({ ...WORDS, email }), now: NOW })
const codeOf = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'fulfilled' ? 'in' : (answer.reason as { code?: string }).code

test('beta: 300 concurrent applications give exactly 100 testers with a code and a mail each; one address applies once', async () => {
  const twice = await Promise.allSettled(Array.from({ length: 5 }, () => apply('Ann@Example.com')))
  expect(twice.map(codeOf).sort()).toEqual(['beta_known', 'beta_known', 'beta_known', 'beta_known', 'in'])
  expect(codeOf((await Promise.allSettled([apply('ann@example.COM')]))[0])).toBe('beta_known')
  const answers = (
    await Promise.allSettled(Array.from({ length: 300 }, (_, i) => apply(`tester${i}@example.com`)))
  ).map(codeOf)
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(99)
  expect(answers.filter((answer) => answer === 'beta_full')).toHaveLength(201)
  const testers = await database.db.betaApplication.findMany({ include: { giftCode: true } })
  expect(testers.map(({ place }) => place).sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1))
  expect(new Set(testers.map(({ giftCode }) => giftCode.code)).size).toBe(100)
  for (const { giftCode } of testers) expect(giftCode).toMatchObject({ type: 'beta', usageLimit: 10, usageCount: 0 })
  expect(await database.db.mailOutbox.count({ where: { template: 'beta-code' } })).toBe(100)
  expect(
    await database.db.$queryRaw`SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE key LIKE 'mail:%'`,
  ).toEqual([{ jobs: 100 }])
})

test('beta: a tester’s code makes ten stories and no more, and the stats count them', async () => {
  const code = (await database.db.giftCode.findFirstOrThrow({ where: { type: 'beta' } })).code
  const visitorId = await makeVisitor(database.db)
  const redeem = (i: number) =>
    redeemGiftCode(database.db, {
      code,
      visitorId,
      request: makeRequest({ seed: `s${i}`, childName: `C${i}` }),
      now: NOW,
    })
  const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => redeem(i)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await betaStats(database.db, { viewer: admin })).toEqual({
    totalBetaTesters: 100,
    activeBetaTesters: 1,
    totalTestStories: 10,
    remainingSlots: 0,
  })
  await expect(betaStats(database.db, { viewer: { visitorId: null, admin: null } })).rejects.toMatchObject({
    code: 'sign_in_required',
  })
})

test('beta: an invalid application is refused in the specification’s words', () => {
  const wrong = betaApplication.safeParse({
    name: 'A',
    email: 'nobody',
    followers: '',
    why: 'Because.',
    experience: 'None.',
  })
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please specify your follower count',
    "Please tell us why you'd like to participate (minimum 50 characters)",
    "Please describe your experience with children's content",
  ])
})
