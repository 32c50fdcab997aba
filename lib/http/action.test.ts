import { z } from 'zod'
import { testDatabase } from '@/e2e/fixtures/database'
import { AppError } from '@/lib/domain/errors'
import { db } from '@/lib/platform/db/client'
import { action } from './action'

let mockHeaders = new Headers()
let mockResponse: unknown = null
jest.mock('next/headers', () => ({ headers: async () => mockHeaders, cookies: async () => ({ get: () => undefined }) }))
jest.mock('@/lib/platform/answer-status', () => ({
  answerWith: (status: number, headers: unknown) => void (mockResponse = { status, headers }),
}))
jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

testDatabase()
afterAll(() => db().$disconnect())

const from = (headers: Record<string, string> = {}) =>
  new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000', ...headers })
async function runAction<T>(work: (input: unknown) => Promise<T>, input: unknown, headers?: Record<string, string>) {
  mockHeaders = from(headers)
  mockResponse = null
  return { result: await work(input), answer: mockResponse }
}

const sendMail = action(
  { name: 'letter', body: z.object({ email: z.email('An address, please') }), limit: 'mail' },
  async ({ body }) => {
    if (body.email.startsWith('gone')) throw new AppError('not_found')
    return body.email
  },
)

test('action: an error has the status and text of the matching call; a success has the page’s status', async () => {
  expect(await runAction(sendMail, { email: 'mila@example.com' })).toEqual({
    result: { ok: true, value: 'mila@example.com' },
    answer: null,
  })
  expect(await runAction(sendMail, { email: 'nobody' })).toEqual({
    result: { ok: false, code: 'invalid', error: 'An address, please', fields: { email: ['An address, please'] } },
    answer: { status: 400, headers: {} },
  })
  expect(await runAction(sendMail, { email: 'gone@example.com' })).toMatchObject({
    result: { ok: false, code: 'not_found' },
    answer: { status: 404 },
  })
  expect(await runAction(sendMail, { email: 'mila@example.com' }, { origin: 'https://evil.example' })).toMatchObject({
    result: { ok: false, code: 'foreign_origin' },
    answer: { status: 403 },
  })
})

test('action: a rate limit is reported in the page’s language, with the waiting time', async () => {
  const page = { referer: 'http://localhost:3000/de/faq', 'x-wagtale-peer': '203.0.113.9' }
  for (let i = 0; i < 10; i++)
    expect((await runAction(sendMail, { email: 'mila@example.com' }, page)).result.ok).toBe(true)
  const { result, answer } = await runAction(sendMail, { email: 'mila@example.com' }, page)
  expect(result).toMatchObject({ ok: false, code: 'rate_limited', error: expect.stringContaining('Bitte') })
  expect(answer).toEqual({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d{3,4}$/) } })
})
