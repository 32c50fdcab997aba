import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { makeBook, payByCard, purchaseOf, sendCardEvent } from '../shop/orders'
import { orderPrint, parcelOf, printerSays, printOrderIn, storeParcel, tell } from '../shop/parcels'
import { cardEvent } from '../shop/webhooks'

const PAID = { status: 'completed', refunded: false, credits: 1, letters: 1 }

const lostButSeen: Drill = {
  name: 'webhook-lost-return-page',
  does: 'the card provider’s webhook never comes; the buyer returns to the shop',
  holds: 'the return page grants the order: one credit, one letter',
  run: async (shop) => {
    const { paymentId, purchaseId, visitor } = await payByCard(shop)
    const since = performance.now()
    expectSame((await visitor.send(`/payment-success?payment_intent=${paymentId}`)).status, 200, 'the page')
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return (performance.now() - since) / 1000
  },
}

const lost: Drill = {
  name: 'webhook-lost',
  does: 'the card provider’s webhook never comes, and the buyer has closed the page',
  holds:
    'the job that asks the provider every five minutes grants the order (here it is asked at once): one credit, one letter',
  run: async (shop) => {
    const { purchaseId } = await payByCard(shop)
    await shop.postgres.run(`UPDATE purchases SET created_at = now() - interval '2 minutes' WHERE id = $1`, [
      purchaseId,
    ])
    const since = performance.now()
    for (let turn = 0; turn < 2; turn++)
      await shop.postgres.run(`SELECT graphile_worker.add_job('settle-payments', '{}'::json)`)
    const seconds = await shop.back(async () => (await purchaseOf(shop, purchaseId)).credits > 0, 'the credit', since)
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return seconds
  },
}

const doubled: Drill = {
  name: 'webhook-doubled',
  does: 'one webhook arrives twenty times at the same moment, at two web processes, beside the return page',
  holds: 'all are answered with 2xx; one credit, one letter',
  run: async (shop) => {
    const { web, port } = shop.addWeb()
    await web.start()
    const { paymentId, purchaseId, visitor } = await payByCard(shop)
    const { path, ...sent } = cardEvent(shop.stripe.event('payment_intent.succeeded', paymentId))
    const since = performance.now()
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => shop.newVisitor(at % 2 ? port : shop.port).send(path, sent)),
      visitor.send(`/payment-success?payment_intent=${paymentId}`),
    ])
    for (const { status } of answers) expectSame(status, 200, 'an answer')
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return (performance.now() - since) / 1000
  },
}

const late: Drill = {
  name: 'webhook-late',
  does: 'a webhook arrives ten minutes after it was signed, then signed anew, as the provider sends it again',
  holds: 'the old signature is refused and changes nothing; the new one grants, once',
  run: async (shop) => {
    const { paymentId, purchaseId } = await payByCard(shop)
    const { path, ...old } = cardEvent(shop.stripe.event('payment_intent.succeeded', paymentId, { secondsAgo: 600 }))
    expectSame((await shop.newVisitor().send(path, old)).status, 400, 'the old one')
    expectSame((await purchaseOf(shop, purchaseId)).credits, 0, 'credits before')
    const since = performance.now()
    expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the new one')
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return (performance.now() - since) / 1000
  },
}

const outOfOrder: Drill = {
  name: 'webhook-out-of-order',
  does: 'the word of a refund arrives before the word of its payment, each twice',
  holds: 'the order ends as refunded, and its credit makes no book',
  run: async (shop) => {
    const { paymentId, purchaseId, visitor } = await payByCard(shop)
    shop.stripe.refund(paymentId)
    const since = performance.now()
    for (const type of ['charge.refunded', 'payment_intent.succeeded', 'charge.refunded', 'payment_intent.succeeded'])
      expectSame((await sendCardEvent(shop, type, paymentId)).status, 200, type)
    expectSame((await purchaseOf(shop, purchaseId)).refunded, true, 'refunded')
    expectSame((await visitor.send('/api/credits')).text, '{"stories":0}', 'the buyer’s credits')
    return (performance.now() - since) / 1000
  },
}

const storeOutOfOrder: Drill = {
  name: 'webhook-store-out-of-order',
  does: 'a store’s cancellation of a printed book arrives before its payment, and both come again',
  holds: 'one payment is noted, as refunded; the book isn’t printed',
  run: async (shop) => {
    const { visitor, id } = await makeBook(shop)
    const printOrder = printOrderIn(await orderPrint(visitor, id))
    const word = storeParcel(printOrder)
    const since = performance.now()
    for (const turn of [0, 1])
      for (const [topic, state] of [
        ['orders/cancelled', 'refunded'],
        ['orders/paid', 'paid'],
      ] as const)
        expectSame([turn, (await tell(shop, word(topic, state))).status], [turn, 200], topic)
    const { status, payments } = await parcelOf(shop, printOrder)
    expectSame(payments, 1, 'payments')
    expectOne(status, ['pending', 'cancelled'], 'the order')
    return (performance.now() - since) / 1000
  },
}

const printerOutOfOrder: Drill = {
  name: 'webhook-printer-out-of-order',
  does: 'the printer’s words “shipped”, “in production”, “delivered”, “shipped” arrive in this order, each twice',
  holds: 'the order only moves forward, and each letter is sent once',
  run: async (shop) => {
    const { visitor, id, email } = await makeBook(shop)
    const printOrder = printOrderIn(await orderPrint(visitor, id))
    expectSame((await tell(shop, storeParcel(printOrder)('orders/paid', 'paid'))).status, 200, 'the payment')
    const before = shop.mail.lettersTo(email).length
    const since = performance.now()
    for (const status of ['shipped', 'in_production', 'delivered', 'shipped'])
      for (const turn of [0, 1])
        expectSame([turn, (await printerSays(shop, printOrder, status)).status], [turn, 200], status)
    expectSame((await parcelOf(shop, printOrder)).status, 'delivered', 'the order')
    const seconds = (performance.now() - since) / 1000
    await until(() => shop.mail.lettersTo(email).length - before >= 2, 'both letters', 20_000)
    expectSame(shop.mail.lettersTo(email).length - before, 2, 'letters')
    return seconds
  },
}

export const drills = [lostButSeen, lost, doubled, late, outOfOrder, storeOutOfOrder, printerOutOfOrder]
