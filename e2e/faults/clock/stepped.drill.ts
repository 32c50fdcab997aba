import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectOne, expectSame } from '../shop/expect'
import { isReady, payByCard, purchaseOf, redemption, sendCardEvent, storyIn } from '../shop/orders'
import type { Program } from '../shop/program'
import type { Shop } from '../shop/shop'

const HOUR = 3_600_000
const PAID = { status: 'completed', refunded: false, credits: 1, letters: 1 }

/** Processes whose clock `step` moves, while they run. */
async function withClock(
  shop: Shop,
  programs: readonly Program[],
  work: (step: (ms: number) => Promise<void>) => Promise<number>,
) {
  const file = path.join(shop.folder, 'clock')
  writeFileSync(file, '0')
  for (const program of programs) {
    await program.stop()
    await program.start({ NODE_OPTIONS: `--import ${path.resolve('e2e/faults/clock/step.mjs')}`, DRILL_CLOCK: file })
  }
  try {
    return await work(async (ms) => {
      writeFileSync(file, String(ms))
      // The processes read it every 50 ms.
      await sleep(200)
    })
  } finally {
    for (const program of programs) await program.stop()
  }
}

const stepped = (name: string, does: string, ms: number): Drill => ({
  name,
  does: `the clocks of web process and worker are ${does} while a book is written and a payment is under way, and later set right`,
  holds:
    'the book is finished once; the payment is granted once, by webhook or return page; an order sent again is the same book',
  run: (shop) =>
    withClock(shop, [shop.web, shop.worker], async (step) => {
      const order = redemption(shop)
      shop.claude.next = [shop.author.writesSlowly({ chunk: 200, ms: 30 })]
      const waiting = order.send('wait=15')
      await until(
        async () => (await shop.postgres.count('stories WHERE email = $1 AND progress > 4', [order.email])) === 1,
        'some pages',
        30_000,
      )
      const { paymentId, purchaseId, visitor } = await payByCard(shop)
      await step(ms)
      const since = performance.now()
      // Its signature is an hour old by this clock: the provider sends it again for days.
      expectOne((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, [200, 400], 'the webhook')
      expectSame((await visitor.send(`/payment-success?payment_intent=${paymentId}`)).status, 200, 'the return page')
      const answer = await waiting
      expectOne(answer.status, [201, 202], 'the order')
      if (performance.now() - since > 20_000) throw new Error('the family waited for longer than 20 s')
      const seconds = await shop.back(() => isReady(shop, storyIn(answer)), 'the book', since)
      await step(0)
      expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the webhook, again')
      expectSame(await purchaseOf(shop, purchaseId), PAID, 'the payment')
      expectSame(storyIn(await order.send()), storyIn(answer), 'the order sent again')
      return seconds
    }),
})

const apart: Drill = {
  name: 'clock-apart',
  does: 'the web process’s clock is ten minutes ahead of the worker’s and PostgreSQL’s',
  holds: 'an order’s book and letter come as ever; an unpaid order is not closed before its time',
  run: (shop) =>
    withClock(shop, [shop.web], async (step) => {
      await step(10 * 60_000)
      const { paymentId, purchaseId } = await payByCard(shop)
      const order = redemption(shop)
      const since = performance.now()
      const id = storyIn(await order.send())
      const seconds = await shop.back(
        async () => (await isReady(shop, id)) && shop.mail.lettersTo(order.email).length === 1,
        'the book and its letter',
        since,
      )
      await step(0)
      await shop.postgres.run(`SELECT graphile_worker.add_job('settle-payments', '{}'::json)`)
      expectSame((await sendCardEvent(shop, 'payment_intent.succeeded', paymentId)).status, 200, 'the webhook')
      expectSame(await purchaseOf(shop, purchaseId), PAID, 'the payment')
      return seconds
    }),
}

export const drills = [
  stepped('clock-ahead', 'set an hour ahead', HOUR),
  stepped('clock-back', 'set an hour back', -HOUR),
  apart,
]
