import { randomUUID } from 'node:crypto'
import { until } from '@/e2e/fixtures/until'
import type { Drill } from '../drill'
import { expectSame } from '../shop/expect'
import { isReady, makeBook, redemption, storyIn } from '../shop/orders'
import type { Shop } from '../shop/shop'

/** Until a letter was tried and not sent. */
const tried = (shop: Shop, email: string) =>
  until(
    async () =>
      (await shop.postgres.count('mail_outbox WHERE recipient = $1 AND attempts > 0 AND sent_at IS NULL', [email])) > 0,
    'a letter that was refused',
    40_000,
  )

const ILLS: [name: string, does: string, ill: (shop: Shop) => Promise<void> | void][] = [
  ['421', 'the mail server says 421, try later', (shop) => void (shop.mail.refusesWith = () => 421)],
  ['reset', 'the mail server’s connections are reset', (shop) => shop.mail.gate.set('reset')],
  ['gone', 'nobody answers at the mail server’s address', (shop) => shop.mail.gate.close()],
  ['hangs', 'the mail server takes connections and says nothing', (shop) => shop.mail.gate.set('hang')],
]

const ill = ILLS.map(([name, does, makeIll]): Drill => ({
  name: `mail-${name}`,
  does,
  holds: 'the book is there all the same; its letter follows by itself, once',
  run: async (shop) => {
    await makeIll(shop)
    const order = redemption(shop)
    const id = storyIn(await order.send())
    await until(() => isReady(shop, id), 'the book', 30_000)
    await tried(shop, order.email)
    const since = performance.now()
    shop.mail.refusesWith = undefined
    shop.mail.gate.set('open')
    if (!shop.mail.gate.isListening) await shop.mail.gate.listen()
    const seconds = await shop.back(() => shop.mail.lettersTo(order.email).length > 0, 'the letter', since)
    expectSame(shop.mail.lettersTo(order.email).length, 1, 'letters')
    return seconds
  },
}))

const oneRefused: Drill = {
  name: 'mail-550',
  does: 'the mail server refuses one family’s address for good with 550',
  holds: 'the letters of others go out meanwhile; when the address works again, its letter is sent, once',
  run: async (shop) => {
    const order = redemption(shop)
    shop.mail.refusesWith = (recipient) => (recipient === order.email ? 550 : null)
    await order.send()
    await tried(shop, order.email)
    const { email } = await makeBook(shop)
    expectSame(shop.mail.lettersTo(email).length, 1, 'the other’s letters')
    const since = performance.now()
    shop.mail.refusesWith = undefined
    const seconds = await shop.back(() => shop.mail.lettersTo(order.email).length > 0, 'the letter', since)
    expectSame(shop.mail.lettersTo(order.email).length, 1, 'letters')
    return seconds
  },
}

const lostWord: Drill = {
  name: 'mail-lost-word',
  does: 'the mail server takes the letter, and its “250 OK” is lost on the way',
  holds: 'the letter is sent again with the same Message-ID, which a mailbox shows once',
  mayRepeat: true,
  run: async (shop) => {
    shop.mail.gate.set({ loses: /queued/i }, 1)
    const order = redemption(shop)
    const since = performance.now()
    await order.send()
    await shop.back(() => shop.mail.lettersTo(order.email).length > 1, 'the letter again', since)
    const ids = new Set(shop.mail.lettersTo(order.email).map(({ messageId }) => messageId))
    expectSame(ids.size, 1, 'Message-IDs')
    const sent = () => shop.postgres.count('mail_outbox WHERE recipient = $1 AND sent_at IS NOT NULL', [order.email])
    return shop.back(async () => (await sent()) === 1, 'that it was sent', since)
  },
}

const manyLetters: Drill = {
  name: 'mail-queue-full',
  does: 'three hundred letters wait, each taking the mail server a fifth of a second, when a family orders',
  holds: 'the order is answered at once and its book is there within 30 s; every letter arrives, once',
  run: async (shop) => {
    shop.mail.pauseMs = 200
    await shop.postgres.run(
      `WITH written AS (
         INSERT INTO mail_outbox (id, dedupe_key, template, recipient, language, params)
         SELECT gen_random_uuid(), 'drill:' || $1 || ':' || n, 'story-finished', 'crowd' || n || '@example.com', 'en',
           '{"title":"A Book","link":"http://localhost/story/a"}'::jsonb FROM generate_series(1, 300) n RETURNING id)
       SELECT graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key := 'mail:' || id, max_attempts := 12)
       FROM written`,
      [randomUUID()],
    )
    const order = redemption(shop)
    const since = performance.now()
    const answer = await order.send()
    if (performance.now() - since > 5_000) throw new Error('the order waited')
    const id = storyIn(answer)
    return shop.back(() => isReady(shop, id), 'the book', since)
  },
}

export const drills = [...ill, oneRefused, lostWord, manyLetters]
