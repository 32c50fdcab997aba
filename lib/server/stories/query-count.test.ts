// How many statements a request sends to the database: each is a round trip of waiting.
import pg from 'pg'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { POST as redeem } from '@/app/api/gift-codes/redeem/route'
import { POST as create } from '@/app/api/stories/route'
import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { customizations } from '@/lib/domain/illustration/customizations'
import { signVisitor, VISITOR_COOKIE } from '@/lib/platform/auth/visitor-cookie'
import { orderPrint } from '@/lib/server/printing/order-print'
import { getReviewAndOrders } from './get-review-and-orders'
import { getStory } from './get-story'
import { saveCustomizations } from './save-customizations'

let mockVisitor = ''
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === VISITOR_COOKIE ? { value: signVisitor(mockVisitor) } : undefined),
  }),
}))

const database = testDatabase()
const statements: string[] = []
beforeAll(() => {
  const { query } = pg.Client.prototype
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    statements.push(typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first))
    return Reflect.apply(query, this, args)
  })
})
afterAll(() => jest.restoreAllMocks())

/** Without transaction control and rate limits. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0
  await work()
  return statements.filter((sql) => !/^(BEGIN|COMMIT)|rate_limits/.test(sql))
}

test('query count: the story page takes two statements (two pets, a review, orders), the reader one', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const viewer = { visitorId, admin: null }
  await saveCustomizations(database.db, {
    viewer,
    id,
    customizations: customizations.parse({ rating: 4 }),
    comment: 'ours',
  })
  for (const quantity of [1, 2])
    await orderPrint(database.db, {
      viewer,
      id,
      body: printOrderBody.parse({ productType: 'hardcover_book', quantity }),
      store: 'https://shop.example/books',
      bookPage: '',
    })
  expect(await statementsOf(() => getStory(database.db, { viewer, id }))).toHaveLength(1)
  expect(await getStory(database.db, { viewer, id })).toMatchObject({ pets: [{ name: 'Biscuit' }, { name: 'Olive' }] })
  expect(await statementsOf(() => getReviewAndOrders(database.db, { viewer, storyId: id }))).toHaveLength(1)
  const { review, orders } = await getReviewAndOrders(database.db, { viewer, storyId: id })
  expect(review).toEqual({ rating: 4, comment: 'ours' })
  expect(orders.map(({ quantity, createdAt }) => [quantity, createdAt instanceof Date])).toEqual([
    [2, true],
    [1, true],
  ])
})

test('query count: creating a story takes nine statements, by credit, repeated, or by gift code', async () => {
  mockVisitor = await makeVisitor(database.db)
  const code = await makeGiftCode(database.db)
  await database.db.purchase.create({
    data: {
      orderId: 'W-1',
      visitorId: mockVisitor,
      customerEmail: 'p@example.com',
      customerName: 'P',
      productName: 'Digital Story',
      product: 'digital',
      amount: 999,
      currency: 'AUD',
      source: 'test',
      accessToken: 'token',
      status: 'completed',
      credit: {
        create: { visitor: { connect: { id: mockVisitor } }, source: 'purchase', product: 'digital', quantity: 1 },
      },
    },
  })
  const post = async (handler: typeof create, childName: string, headers: object = {}, more: object = {}) => {
    const body = JSON.stringify({ ...makeRequest(), childName, ...more })
    const answer = await handler(
      new Request('http://localhost/api/stories', {
        method: 'POST',
        headers: { prefer: 'respond-async', 'content-type': 'application/json', ...headers },
        body,
      }),
      { params: Promise.resolve({}) },
    )
    expect(answer.status).toBe(202)
  }
  const pressed = () => post(create, 'Mila', { 'idempotency-key': 'pressed' })
  expect(await statementsOf(pressed)).toHaveLength(9)
  // The visitor's row, the idempotency key's, and the story.
  expect(await statementsOf(pressed)).toHaveLength(3)
  expect(await database.db.story.count({ where: { visitorId: mockVisitor } })).toBe(1)
  expect(await statementsOf(() => post(redeem, 'Ada', {}, { code }))).toHaveLength(9)
})
