import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode } from '@/e2e/fixtures/factory'
import { LIMITS } from '@/lib/domain/limits'
import { connect, type Db } from '@/lib/platform/db/client'
import { POST } from './validate/route'

/** Two instances of the shop, each with its own connections. */
let instances: Db[] = []
let nextInstance = 0
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => instances[nextInstance++ % instances.length],
}))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))
jest.setTimeout(120_000)

const database = testDatabase()
beforeAll(() => {
  instances = [database.db, connect(database.url)]
})
afterAll(async () => {
  await instances[1]?.$disconnect()
})
const guess = async (code: string) => {
  const answer = await POST(
    new Request('http://localhost/api/gift-codes/validate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    }),
    { params: Promise.resolve({}) },
  )
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')) }
}

test('gift code guesses: a thousand guesses hit one limit shared by all instances, though valid codes are among them', async () => {
  const good = await makeGiftCode(database.db, { usageLimit: 5 })
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  for (let round = 0; round < 50; round++)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, i) => guess(`G${String(round * 20 + i).padStart(7, '0')}`)),
      )),
    )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.codes.most)
  const halted = answers.filter(({ status }) => status === 429)
  expect(halted).toHaveLength(1000 - LIMITS.codes.most)
  expect(Math.min(...halted.map(({ wait }) => wait))).toBeGreaterThan(0)
  expect((await guess(good)).status).toBe(429)
})
