// Papers of paid orders against a real database: whose they are, their numbers, and what stays as it was issued.
import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { GET } from '@/app/api/purchases/[id]/[paper]/route'
import { GET as getCertificate } from '@/app/api/gift-cards/[token]/certificate/route'
import { makeDocument } from '@/lib/documents/client'
import type { InvoiceSeries, Seller } from '@/lib/domain/commerce/invoice'
import { printOrderBody } from '@/lib/domain/commerce/print-order'
import { env } from '@/lib/platform/env'
import { newId } from '@/lib/platform/ids'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { orderPrint } from '@/lib/server/printing/order-print'
import { receivePrintPayment } from '@/lib/server/printing/receive-print-payment'
import { invoiceKey } from './invoice-key'
import { issueInvoice } from './issue-invoice'
import { listPaidOrders } from './list-paid-orders'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => ({ visitorId: null, admin: null }) }))
jest.mock('@/lib/documents/client', () => ({
  makeDocument: jest.fn(async () => new Uint8Array([1])),
  isDocumentError: () => false,
}))
jest.setTimeout(60_000)

const database = testDatabase()
beforeAll(() => {
  Object.assign(env(), { DATABASE_URL: database.url, DATABASE_POOL: 10 })
})
const now = new Date('2026-11-26T03:00:00.000Z')
const seller: Seller = { name: 'Wagtale', abn: '51824753556', address: '1 Wharf Street' }
const viewerOf = (visitorId: string | null) => ({ visitorId, admin: null })

let orders = 0
async function pay(more: Partial<Prisma.PurchaseUncheckedCreateInput> = {}) {
  const visitorId = await makeVisitor(database.db)
  const { id, accessToken } = await database.db.purchase.create({
    data: {
      orderId: `WT-PAPER${++orders}`,
      visitorId,
      customerEmail: 'ann@example.com',
      customerName: 'Ann Ng',
      country: 'AU',
      productName: 'Digital Story',
      product: 'digital',
      amount: 999,
      currency: 'AUD',
      source: 'stripe',
      accessToken: newId(),
      status: 'completed',
      completedAt: now,
      ...more,
    },
  })
  return { id, visitorId, accessToken }
}
interface Ask {
  by?: string | null
  key?: string | null
  series?: InvoiceSeries
  from?: Seller
}
const issue = (id: string, { by = null, key = null, series = 'invoice', from = seller }: Ask = {}) =>
  issueInvoice(database.db, { viewer: viewerOf(by), id, key, series, seller: from, now })
const NOT_FOUND = { code: 'not_found' }

test('an invoice is for its buyer and for whoever has its letter, and 404 for everybody else', async () => {
  const [mine, other] = [await pay(), await pay()]
  expect(await issue(mine.id, { by: mine.visitorId })).toMatchObject({ kind: 'tax-invoice', total: 999, gst: 91 })
  expect(await issue(mine.id, { key: invoiceKey(mine.id) })).toMatchObject({ order: `WT-PAPER${orders - 1}` })
  for (const ask of [
    { by: other.visitorId },
    { by: null },
    { key: invoiceKey(other.id) },
    { key: '' },
    { key: mine.accessToken },
  ])
    await expect(issue(mine.id, ask)).rejects.toMatchObject(NOT_FOUND)
  await expect(issue('nonsense', { by: mine.visitorId, key: invoiceKey('nonsense') })).rejects.toMatchObject(NOT_FOUND)
})

test.each(['pending', 'failed', 'held'])('an order that is %s has no invoice', async (status) => {
  const { id, visitorId } = await pay({ status })
  await expect(issue(id, { by: visitorId })).rejects.toMatchObject(NOT_FOUND)
  expect(await listPaidOrders(database.db, { viewer: viewerOf(visitorId) })).toEqual([])
})

test('numbers have no gaps and no doubles, however many ask at once, and refused requests take none', async () => {
  const before = await database.db.invoice.count({ where: { series: 'invoice' } })
  const paid = await Promise.all(Array.from({ length: 6 }, () => pay()))
  const request = paid.flatMap(({ id, visitorId }) => [
    issue(id, { by: visitorId }),
    issue(id, { by: visitorId }),
    issue(id, { by: visitorId, series: 'credit-note' }).catch(() => null),
  ])
  const numbers = new Set((await Promise.all(request)).flatMap((one) => (one ? [one.number] : [])))
  expect(numbers.size).toBe(6)
  const stored = await database.db.invoice.findMany({ where: { series: 'invoice' }, orderBy: { number: 'asc' } })
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: before + 6 }, (_, at) => at + 1))
})

test('an invoice stays as it was issued when the seller’s settings change', async () => {
  const { id, visitorId } = await pay()
  const first = await issue(id, { by: visitorId, from: { ...seller, abn: null } })
  expect(first).toMatchObject({ kind: 'receipt', gst: null })
  expect(await issue(id, { by: visitorId, from: { ...seller, name: 'Another' } })).toEqual(first)
})

test('a refund has a credit note over its invoice’s sums, and no other order has one', async () => {
  const { id, visitorId } = await pay({ amount: 2999, product: 'bundle', refundedAt: now })
  const note = await issue(id, { by: visitorId, series: 'credit-note' })
  const invoice = await issue(id, { by: visitorId })
  expect(note).toMatchObject({ kind: 'credit-note', corrects: invoice.number, total: invoice.total, gst: invoice.gst })
  expect(await listPaidOrders(database.db, { viewer: viewerOf(visitorId) })).toMatchObject([{ id, refunded: true }])
  const unrefunded = await pay()
  await expect(issue(unrefunded.id, { by: unrefunded.visitorId, series: 'credit-note' })).rejects.toMatchObject(
    NOT_FOUND,
  )
})

describe('printed books', () => {
  const address = {
    name: 'Ann Ng',
    line1: '1 Wharf Street',
    city: 'Hobart',
    region: 'TAS',
    postcode: '7000',
    country: 'AU',
  }
  async function order() {
    const { id: storyId, visitorId } = await makeWrittenStory(database.db)
    const body = printOrderBody.parse({ productType: 'hardcover_book', quantity: 2, shippingAddress: address })
    const request = { viewer: viewerOf(visitorId), id: storyId, body, store: null, bookPage: '' }
    return { id: (await orderPrint(database.db, request)).id, visitorId }
  }
  const receive = (printOrderId: string, storeOrderId: string, refunded = false) =>
    receivePrintPayment(database.db, {
      payment: {
        storeOrderId,
        orderNumber: storeOrderId,
        printOrderId,
        currency: 'AUD',
        lines: [{ product: 'hardcover_book', quantity: 2, cents: 2999 }],
        surcharge: 0,
        postage: null,
        country: null,
      },
      refunded,
      now,
    })

  it('have an invoice once the store was paid, by the address that they go to; a refund has its credit note', async () => {
    const { id, visitorId } = await order()
    await expect(issue(id, { by: visitorId })).rejects.toMatchObject(NOT_FOUND)
    await receive(id, '9001')
    expect(await issue(id, { by: visitorId })).toMatchObject({
      kind: 'tax-invoice',
      order: '9001',
      lines: [{ product: 'hardcover_book', quantity: 2, amount: 5998, gst: 545 }],
      total: 5998,
    })
    await expect(issue(id, { by: visitorId, series: 'credit-note' })).rejects.toMatchObject(NOT_FOUND)
    await expect(issue(id, { by: await makeVisitor(database.db) })).rejects.toMatchObject(NOT_FOUND)
    await receive(id, '9001', true)
    expect(await issue(id, { by: visitorId, series: 'credit-note' })).toMatchObject({ total: 5998, gst: 545 })
  })
  it('paid twice and refunded once are invoiced for what stands', async () => {
    const { id, visitorId } = await order()
    await receive(id, '9101')
    await receive(id, '9102')
    await receive(id, '9101', true)
    expect(await issue(id, { by: visitorId })).toMatchObject({ order: '9102', total: 5998 })
    expect(await listPaidOrders(database.db, { viewer: viewerOf(visitorId) })).toMatchObject([
      { amount: 5998, refunded: false },
    ])
  })
})

describe('the calls', () => {
  const call = (id: string, paper: string, query = '') =>
    GET(new Request(`http://localhost/api/purchases/${id}/${paper}${query}`), {
      params: Promise.resolve({ id, paper }),
    })
  it('answer a PDF by the letter’s link, and 404 to a stranger and for a paper that isn’t there', async () => {
    const { id } = await pay({ language: 'de' })
    const answer = await call(id, 'invoice', `?key=${invoiceKey(id)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(jest.mocked(makeDocument).mock.lastCall?.[0]).toMatchObject({
      kind: 'invoice',
      invoice: { language: 'de', title: 'Quittung', subtitle: 'Receipt', sums: [['Summe', '9,99\u00a0AUD']] },
    })
    for (const [paper, query] of [
      ['invoice', ''],
      ['invoice', '?key=x'],
      ['credit-note', `?key=${invoiceKey(id)}`],
      ['will', `?key=${invoiceKey(id)}`],
    ] as const)
      expect((await call(id, paper, query)).status).toBe(404)
  })
  it('answer a gift’s certificate to whoever has the card’s link', async () => {
    const gift = {
      recipientName: 'Lina',
      recipientEmail: '',
      senderName: 'Nan',
      message: 'Read it!',
      deliverAt: now.toISOString(),
      timeZone: 'UTC',
    }
    const { id, accessToken } = await pay({ gift })
    await database.db.giftCode.create({
      data: {
        code: 'PAPER234',
        type: 'gift',
        createdBy: 'purchase',
        purchaseId: id,
        recipientName: 'Lina',
        senderName: 'Nan',
        message: 'Read it!',
      },
    })
    const ask = (token: string) =>
      getCertificate(new Request(`http://localhost/api/gift-cards/${token}/certificate?language=en`), {
        params: Promise.resolve({ token }),
      })
    expect((await ask(accessToken)).status).toBe(200)
    expect(jest.mocked(makeDocument).mock.lastCall?.[0]).toMatchObject({
      certificate: { to: 'For Lina', from: 'From Nan', message: 'Read it!', code: 'PAPER234' },
    })
    expect((await ask('unknown')).status).toBe(404)
  })
})
