// What a family does in a drill, by the calls that their browser makes.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { until } from '@/e2e/fixtures/until'
import { act } from './act'
import { newAddress, ORDER } from './family'
import type { Shop } from './shop'
import { read, type Answer, type Visitor } from './visitor'
import { cardEvent } from './webhooks'

const ordered = z.object({ story: z.object({ id: z.string(), state: z.string() }) })

export interface Redemption {
  visitor: Visitor
  email: string
  /** Sends the order, the same each time, as a browser repeats it after a lost answer. */
  send: (prefer?: string) => Promise<Answer>
}

/** An order with the gift code of the trial. */
export function redemption(shop: Shop, visitor = shop.newVisitor()): Redemption {
  const email = newAddress()
  const key = randomUUID()
  return {
    visitor,
    email,
    send: (prefer = 'respond-async') =>
      visitor.send('/api/gift-codes/redeem', {
        body: { ...ORDER, code: 'WAGTALE1', email },
        headers: { 'idempotency-key': key, prefer },
      }),
  }
}
export const storyIn = (answer: Answer): string => read(ordered, answer).story.id

export const stateOf = async (shop: Shop, id: string): Promise<string> =>
  (await shop.postgres.rows<{ state: string }>('SELECT state::text FROM stories WHERE id = $1', [id]))[0]?.state ??
  'gone'
export const isReady = async (shop: Shop, id: string): Promise<boolean> => (await stateOf(shop, id)) === 'ready'

export const areReady = async (shop: Shop, ids: Iterable<string>): Promise<boolean> =>
  (await Promise.all([...ids].map((id) => isReady(shop, id)))).every(Boolean)

/** Sends each order until it is taken, as browsers do after 503. @returns their stories */
export async function place(shop: Shop, orders: readonly Redemption[], since: number): Promise<string[]> {
  const ids: string[] = []
  for (const { send } of orders) {
    let answer: Answer | undefined
    await shop.back(async () => (answer = await send()).status < 500 && answer.status > 0, 'an order', since)
    if (answer) ids.push(storyIn(answer))
  }
  if (new Set(ids).size !== orders.length) throw new Error(`${orders.length} orders are ${new Set(ids).size} stories`)
  return ids
}

/** A book that is there, with its letter. */
export async function makeBook(shop: Shop): Promise<Redemption & { id: string }> {
  const order = redemption(shop)
  const id = storyIn(await order.send())
  await until(() => isReady(shop, id), 'a book', 30_000)
  await until(() => shop.mail.lettersTo(order.email).length === 1, 'its letter', 30_000)
  return { ...order, id }
}

const begun = z.object({ clientSecret: z.string() })

export interface CardOrder {
  visitor: Visitor
  email: string
  send: () => Promise<Answer>
}
export function cardOrder(shop: Shop, visitor = shop.newVisitor()): CardOrder {
  const email = newAddress()
  return {
    visitor,
    email,
    send: () =>
      visitor.send('/api/purchase', {
        body: { email, fullName: 'Ann Ng', country: 'AU', paymentMethod: 'stripe', story: { ...ORDER, email } },
      }),
  }
}
export const paymentIn = (answer: Answer): string => read(begun, answer).clientSecret.split('_secret_')[0] ?? ''

/** A payment that the buyer has just made in their browser; the shop has not heard of it yet. */
export async function payByCard(shop: Shop): Promise<CardOrder & { paymentId: string; purchaseId: string }> {
  const order = cardOrder(shop)
  const paymentId = paymentIn(await order.send())
  shop.stripe.confirm(paymentId)
  return { ...order, paymentId, purchaseId: shop.stripe.intents.get(paymentId)?.metadata['purchase'] ?? '' }
}
/** The card provider's word, signed now. */
export const sendCardEvent = (
  shop: Shop,
  type: string,
  paymentId: string,
  visitor = shop.newVisitor(),
): Promise<Answer> => {
  const { path, ...sent } = cardEvent(shop.stripe.event(type, paymentId))
  return visitor.send(path, sent)
}

export async function purchaseOf(shop: Shop, id: string) {
  const [row] = await shop.postgres.rows<{ status: string; refunded: boolean; credits: number; letters: number }>(
    `SELECT status, refunded_at IS NOT NULL AS refunded,
       (SELECT coalesce(sum(quantity), 0)::int FROM credits WHERE purchase_id = p.id AND revoked_at IS NULL) AS credits,
       (SELECT count(*)::int FROM mail_outbox WHERE dedupe_key = 'order:' || p.id) AS letters
     FROM purchases p WHERE id = $1`,
    [id],
  )
  if (!row) throw new Error('the purchase is gone')
  return row
}

export const erase = (shop: Shop, visitor: Visitor, id: string): Promise<Answer> =>
  act(visitor, shop.build, { page: '/my-stories', folder: 'app/[locale]/(site)/my-stories', name: 'erase' }, { id })
