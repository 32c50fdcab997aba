// An unknown code costs as many statements as a used one, so that timing does not tell which codes exist; and a valid
// one costs few.
import pg from 'pg'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { POST as redeem } from '@/app/api/gift-codes/redeem/route'
import { POST as validate } from '@/app/api/gift-codes/validate/route'
import { redeemGiftCode } from './redeem-gift-code'

let visitorId: string | null = null
jest.mock('@/lib/http/viewer', () => ({
  readViewer: async () => ({ visitorId, admin: null }),
  ensureVisitor: async () => ({ visitorId, admin: null }),
}))

const database = testDatabase()
let statements: string[] = []
beforeAll(async () => {
  visitorId = await makeVisitor(database.db)
  const { query } = pg.Client.prototype
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args
    if (typeof statement === 'object' && statement !== null && 'text' in statement)
      statements.push(String(statement.text))
    return Reflect.apply(query, this, args)
  })
})
afterAll(() => jest.restoreAllMocks())

test.each([
  ['validate', validate, 200],
  ['redeem', redeem, 400],
] as const)(
  'gift code timing: %s runs the same statements for an unknown, a used, an expired and an inactive code',
  async (_, handler, status) => {
    const codes = {
      unknown: 'NOSUCHCD',
      used: await makeGiftCode(database.db, { usageCount: 1 }),
      expired: await makeGiftCode(database.db, { expiresAt: new Date(0) }),
      inactive: await makeGiftCode(database.db, { isActive: false }),
    }
    const statementsByKind: Record<string, string[]> = {}
    for (const [kind, code] of Object.entries(codes)) {
      statements = []
      const body = JSON.stringify({ ...makeRequest(), code })
      const answer = await handler(
        new Request('http://localhost/api/gift-codes', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
        { params: Promise.resolve({}) },
      )
      expect([kind, answer.status]).toEqual([kind, status])
      statementsByKind[kind] = statements
    }
    // The rate limit, and one query for the code.
    expect(statementsByKind['unknown']).toHaveLength(2)
    expect(statementsByKind).toEqual(
      Object.fromEntries(Object.keys(codes).map((kind) => [kind, statementsByKind['unknown']])),
    )
  },
)

test('redeem: a story, its pets, its series, its job and the code that pays for it take six statements', async () => {
  const code = await makeGiftCode(database.db)
  const owner = await makeVisitor(database.db)
  const request = makeRequest()
  expect(request.pets.length).toBeGreaterThan(1)
  statements = []
  await redeemGiftCode(database.db, { code, visitorId: owner, request, now: NOW })
  expect(statements.filter((sql) => !/^(BEGIN|COMMIT)/.test(sql))).toHaveLength(6)
})
