// A retried redemption: the answer, or the answer and its cookie, were lost on the way.
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest } from '@/e2e/fixtures/factory'
import { VISITOR_COOKIE } from '@/lib/platform/auth/visitor-cookie'
import { newId } from '@/lib/platform/ids'
import { POST } from './redeem/route'

/** The browser's cookies; handlers set them here. */
let mockJar: Map<string, string>
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (mockJar.has(name) ? { value: mockJar.get(name) } : undefined),
    set: (name: string, value: string) => mockJar.set(name, value),
  }),
}))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
beforeEach(() => {
  mockJar = new Map()
})

/** As the specification's call: without a seed. */
const { seed: _, ...BODY } = makeRequest()
let address = 0

async function redeem(code: string, key: string | undefined, more: object = {}) {
  const response = await POST(
    new Request('http://localhost/api/gift-codes/redeem', {
      method: 'POST',
      headers: {
        prefer: 'respond-async',
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${++address}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify({ ...BODY, code, ...more }),
    }),
    { params: Promise.resolve({}) },
  )
  const answer = (await response.json()) as { story?: { id: string }; code?: string }
  return { status: response.status, story: answer.story?.id, error: answer.code }
}
const usesOf = async (code: string) =>
  (await database.db.giftCode.findUniqueOrThrow({ where: { code }, select: { usageCount: true } })).usageCount

test.each([
  ['with a seed', { seed: 'seed-of-the-form' }],
  ['without a seed', {}],
])('redeem %s: the same request again gets the same story, though the code is used up', async (_name, more) => {
  const code = await makeGiftCode(database.db)
  const key = newId()
  const first = await redeem(code, key, more)
  expect(first).toMatchObject({ status: 202, story: expect.any(String) })
  expect(await redeem(code, key, more)).toEqual(first)
  expect(await usesOf(code)).toBe(1)
})

test('redeem: another request of the same browser for a used code is still told so, and the same key with other words is refused', async () => {
  const code = await makeGiftCode(database.db)
  const key = newId()
  await redeem(code, key)
  expect(await redeem(code, newId())).toMatchObject({ status: 400, error: 'code_used' })
  expect(await redeem(code, undefined)).toMatchObject({ status: 400, error: 'code_used' })
  expect(await redeem(code, key, { childName: 'Ada' })).toMatchObject({ status: 409, error: 'key_reused' })
})

test.each([1, 10])(
  'redeem: fifty equal requests at once, code with %i uses: one story, fifty equal answers',
  async (usageLimit) => {
    const code = await makeGiftCode(database.db, { usageLimit })
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        // Not even a cookie in common: the first answer, which sets it, is under way.
        mockJar = new Map()
        return redeem(code, key)
      }),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(new Set(answers.map(({ story }) => story)).size).toBe(1)
    expect(await usesOf(code)).toBe(1)
  },
)

test('redeem: an answer that was lost with its cookie gives story and shelf back to the same request, to nobody else', async () => {
  const code = await makeGiftCode(database.db)
  const key = newId()
  const { story } = await redeem(code, key)
  const cookie = mockJar.get(VISITOR_COOKIE)

  const withoutCookie = (sent: string | undefined, more: object = {}) => {
    mockJar = new Map()
    return redeem(code, sent, more)
  }
  expect(await withoutCookie(key)).toMatchObject({ status: 202, story })
  expect(mockJar.get(VISITOR_COOKIE)).toBe(cookie)

  for (const [sent, more] of [
    [newId(), {}],
    [undefined, {}],
    [key, { email: 'somebody@example.com' }],
    [key, { childName: 'Ada' }],
  ] as const) {
    expect(await withoutCookie(sent, more)).toMatchObject({ status: 400, error: 'code_used' })
    expect(mockJar.get(VISITOR_COOKIE)).not.toBe(cookie)
  }
})

test('redeem: a key that is short enough to be guessed gives no shelf back', async () => {
  const code = await makeGiftCode(database.db)
  await redeem(code, 'short')
  mockJar = new Map()
  expect(await redeem(code, 'short')).toMatchObject({ status: 400, error: 'code_used' })
})
