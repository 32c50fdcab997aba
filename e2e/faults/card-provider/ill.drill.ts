import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { cardOrder, payByCard, paymentIn, purchaseOf, sendCardEvent, type CardOrder } from '../shop/orders'
import type { Shop } from '../shop/shop'

const HTML =
  'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 18\r\nconnection: close\r\n\r\n<h1>Bad news</h1>\r\n'

/** The buyer orders again, pays, and has one credit for one charge. */
async function payAfterAll(shop: Shop, order: CardOrder): Promise<void> {
  const paymentId = paymentIn(await order.send())
  shop.stripe.confirm(paymentId)
  expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the webhook')
  expectSame((await order.visitor.send('/api/credits')).text, '{"stories":1}', 'the buyer’s credits')
}

const ILLS: [name: string, does: string, ill: (shop: Shop) => Promise<void> | void][] = [
  ['errors', 'the card provider says 500 to everything', (shop) => shop.stripe.fail(500, Infinity)],
  ['busy', 'the card provider says 429 to everything', (shop) => shop.stripe.fail(429, Infinity)],
  [
    'html',
    'a page of HTML with status 200 in the card provider’s place',
    (shop) => shop.stripeGate.set({ answers: HTML }),
  ],
  ['gone', 'nobody answers at the card provider’s address', (shop) => shop.stripeGate.close()],
  ['reset', 'every connection to the card provider is reset', (shop) => shop.stripeGate.set('reset')],
]

const ill = ILLS.map(([name, does, makeIll]): Drill => ({
  name: `cards-${name}`,
  does,
  holds: 'the buyer is told within 20 s, in words, and nothing is charged; a moment later the same order is paid, once',
  run: async (shop) => {
    const order = cardOrder(shop)
    await makeIll(shop)
    const started = performance.now()
    const refused = await order.send()
    if (performance.now() - started > 20_000) throw new Error('the buyer waited for more than 20 s')
    expectOne(refused.status, [502, 503], 'the answer')
    expectSame(/"code":"(payment_provider|unavailable)"/.test(refused.text), true, refused.text)
    const since = performance.now()
    shop.stripe.fail(0, 0)
    shop.stripeGate.set('open')
    if (!shop.stripeGate.isListening) await shop.stripeGate.listen()
    await payAfterAll(shop, order)
    return (performance.now() - since) / 1000
  },
}))

const lostAnswer: Drill = {
  name: 'cards-lost-answer',
  does: 'the payment is created at the provider, and its answer is lost on the way, twice',
  holds: 'asked again under the same key: one payment, one charge',
  run: async (shop) => {
    const order = cardOrder(shop)
    const before = shop.stripe.intents.size
    shop.stripeGate.set({ loses: /^HTTP/ }, 2)
    const since = performance.now()
    await payAfterAll(shop, order)
    expectSame(shop.stripe.intents.size, before + 1, 'payments at the provider')
    return (performance.now() - since) / 1000
  },
}

const slow: Drill = {
  name: 'cards-slow',
  does: 'the card provider takes four seconds for each answer',
  holds: 'the order is paid once, and other calls don’t wait for it',
  run: async (shop) => {
    const order = cardOrder(shop)
    shop.stripeGate.set({ delayMs: 4_000 })
    const since = performance.now()
    const paying = payAfterAll(shop, order)
    const begun = performance.now()
    expectSame((await shop.newVisitor().send('/api/stories/sample-mila-and-biscuit')).status, 200, 'another call')
    if (performance.now() - begun > 3_000) throw new Error('another call waited')
    await paying
    return (performance.now() - since) / 1000
  },
}

const webhookMeanwhile: Drill = {
  name: 'cards-gone-at-the-webhook',
  does: 'the card provider can’t be asked when its own webhook arrives',
  holds: 'the webhook is answered with an error, so that it comes again, and is then granted once',
  run: async (shop) => {
    const { paymentId, purchaseId } = await payByCard(shop)
    shop.stripeGate.set('reset')
    const first = await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)
    if (first.status < 500) throw new Error(`the webhook was answered with ${first.status}`)
    const since = performance.now()
    shop.stripeGate.set('open')
    for (const turn of ['second', 'third'])
      expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, `the ${turn} webhook`)
    expectSame(
      await purchaseOf(shop, purchaseId),
      { status: 'completed', refunded: false, credits: 1, letters: 1 },
      'the order',
    )
    return (performance.now() - since) / 1000
  },
}

export const drills = [...ill, lostAnswer, slow, webhookMeanwhile]
