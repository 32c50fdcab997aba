import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { killWebAt } from '../shop/kill-web-at'
import { cardOrder, makeBook, payByCard, paymentIn, purchaseOf, sendCardEvent } from '../shop/orders'

const PAID = { status: 'completed', refunded: false, credits: 1, letters: 1 }

const POINTS = [
  ['grant', 'credits', 'INSERT', 'the credit of a paid order is written down'],
  ['letter', 'mail_outbox', 'INSERT', 'the letter about a paid order is written down'],
] as const

const beforeTheCommit = POINTS.map(([point, table, act, what]): Drill => ({
  name: `paying-killed-at-${point}`,
  does: `SIGKILL of the web process while ${what}`,
  holds: 'the provider sends its webhook again, as it does after any other answer than 2xx: one credit, one letter',
  run: async (shop) => {
    const { paymentId, purchaseId } = await payByCard(shop)
    const since = await killWebAt(shop, [table, act], what, () =>
      sendCardEvent(shop, 'payment_intent.succeeded', paymentId),
    )
    expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the second answer')
    const seconds = await shop.back(async () => (await purchaseOf(shop, purchaseId)).credits === 1, 'the credit', since)
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return seconds
  },
}))

const atTheCommit: Drill = {
  name: 'paying-killed-at-commit',
  does: 'SIGKILL of the web process when a paid order’s commit was sent and not answered',
  holds: 'the webhook that comes again changes nothing: one credit, one letter',
  run: async (shop) => {
    const { paymentId, purchaseId } = await payByCard(shop)
    await shop.postgres.hold('credits', 'INSERT', 'commit')
    const lost = sendCardEvent(shop, 'payment_intent.succeeded', paymentId)
    await shop.postgres.held('the commit')
    await shop.web.kill()
    expectSame((await lost).status, 0, 'the first answer')
    const since = performance.now()
    await shop.postgres.letGo()
    const seconds = await shop.back(async () => (await purchaseOf(shop, purchaseId)).credits === 1, 'the credit', since)
    await shop.web.start()
    expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the second answer')
    expectSame(await purchaseOf(shop, purchaseId), PAID, 'the order')
    return seconds
  },
}

/** The payment was made at the provider, and the shop died before it wrote its number down. */
const beforeTheNumber: Drill = {
  name: 'paying-killed-at-number',
  does: 'SIGKILL of the web process while the new payment’s number is stored with its order',
  holds: 'the order sent again gets the same payment, and it is charged once',
  run: async (shop) => {
    // A browser that the shop knows: a new one gets its cookie with an answer.
    const { visitor } = await makeBook(shop)
    const order = cardOrder(shop, visitor)
    const before = shop.stripe.intents.size
    const since = await killWebAt(shop, ['purchases', 'UPDATE'], 'the number', () => order.send())
    const paymentId = paymentIn(await order.send())
    expectSame(shop.stripe.intents.size, before + 1, 'payments at the provider')
    shop.stripe.confirm(paymentId)
    expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the webhook')
    expectSame((await order.visitor.send('/api/credits')).text, '{"stories":1}', 'the buyer’s credits')
    return (performance.now() - since) / 1000
  },
}

export const drills = [...beforeTheCommit, atTheCommit, beforeTheNumber]
