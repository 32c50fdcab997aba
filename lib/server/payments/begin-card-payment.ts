import { createHash } from 'node:crypto'
import { deliveryTime, resolveTimeZone } from '@/lib/domain/commerce/gift-order'
import { PRICES } from '@/lib/domain/commerce/prices'
import { PRODUCT_FACTS } from '@/lib/domain/commerce/products'
import type { PurchaseAnswer, purchaseBody } from '@/lib/domain/commerce/purchase'
import type { z } from 'zod'
import type { Db } from '@/lib/platform/db/client'
import type { Purchase } from '@/lib/platform/db/generated/client'
import { newCode, newId } from '@/lib/platform/ids'
import { isIdempotencyReplay } from '@/lib/platform/stripe/client'
import { cancelPayment, createPayment, readPayment, type CardPayment } from '@/lib/platform/stripe/payments'
import { closePurchase } from './close-purchase'
import { settlePayment } from './settle-payment'

type Order = z.output<typeof purchaseBody>
const CURRENCY = 'AUD'
const ORDER_CODE_LENGTH = 10

/**
 * Creates the purchase and its payment at the card provider. The same order sent again while unpaid gives the same
 * purchase and payment; if it was paid meanwhile, nothing is left to pay (an empty answer). Gifts and payments still
 * in processing go to the checkout page, which shows their status.
 */
export async function beginCardPayment(
  db: Db,
  { visitorId, order, now }: { visitorId: string; order: Order; now: Date },
): Promise<PurchaseAnswer> {
  const purchase = await openPurchase(db, visitorId, order, now)
  const payment = await ensurePayment(db, purchase)
  if (payment.state === 'paid' || payment.state === 'processing') {
    await settlePayment(db, { paymentId: payment.id, now })
    return payment.state === 'paid' && order.gift === undefined ? {} : toAnswer(payment)
  }
  if (payment.state === 'dead') {
    await closePurchase(db, { id: purchase.id })
    return beginCardPayment(db, { visitorId, order, now })
  }
  return toAnswer(payment)
}
const toAnswer = ({ clientSecret }: CardPayment): PurchaseAnswer => (clientSecret === null ? {} : { clientSecret })

/**
 * Concurrent requests for the same order give one row: a unique index allows one unpaid purchase per visitor and
 * fingerprint.
 */
async function openPurchase(
  db: Db,
  visitorId: string,
  { story, gift, room, ...form }: Order,
  now: Date,
): Promise<Purchase> {
  const product = room === undefined ? 'digital' : 'collaborative'
  const amount = room === undefined ? PRICES.digitalStory : PRICES.roomBook
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([form, story ?? null, gift ?? null, amount, ...(room === undefined ? [] : [room])]))
    .digest('hex')
  const unpaid = { visitorId, fingerprint, status: 'pending' }
  for (;;) {
    await db.purchase.createMany({
      data: [
        {
          ...unpaid,
          orderId: `WT-${newCode(ORDER_CODE_LENGTH)}`,
          accessToken: newId(),
          customerEmail: form.email,
          customerName: form.fullName,
          country: form.country,
          language: form.language,
          product,
          productName: PRODUCT_FACTS[product].name,
          amount,
          currency: CURRENCY,
          source: 'stripe',
          createdAt: now,
          ...(room === undefined ? {} : { roomId: room }),
          ...(story ? { storyPreview: story } : {}),
          ...(gift
            ? {
                gift: {
                  recipientName: gift.recipientName,
                  recipientEmail: gift.recipientEmail,
                  senderName: gift.senderName,
                  message: gift.message,
                  deliverAt: deliveryTime(gift, now).toISOString(),
                  timeZone: resolveTimeZone(gift.timeZone),
                  occasion: gift.occasion,
                  front: gift.front,
                  dedication: gift.dedication,
                },
              }
            : {}),
        },
      ],
      skipDuplicates: true,
    })
    const open = await db.purchase.findFirst({ where: unpaid })
    if (open) return open
    // It was paid between the two statements, so the next round creates a new one.
  }
}

/**
 * Returns the purchase's payment, creating it if needed. The purchase id is the idempotency key, so a process that
 * dies before storing the payment id loses nothing.
 */
export async function ensurePayment(
  db: Db,
  purchase: Pick<Purchase, 'id' | 'orderId' | 'product' | 'amount' | 'currency' | 'paymentIntentId'>,
): Promise<CardPayment> {
  const existing = purchase.paymentIntentId === null ? null : await readPayment(purchase.paymentIntentId)
  if (existing) return existing
  const payment = await createPayment({
    amount: purchase.amount,
    currency: purchase.currency,
    key: purchase.id,
    description: `Wagtale ${purchase.orderId}`,
    metadata: { purchase: purchase.id, order: purchase.orderId, product: purchase.product },
  }).catch(async (error: unknown) => {
    // The provider would repeat this error for a day: close the purchase so that neither the buyer's next try nor the
    // reconciler is blocked by it.
    if (isIdempotencyReplay(error)) await closePurchase(db, { id: purchase.id })
    throw error
  })
  const { count } = await db.purchase.updateMany({
    where: { id: purchase.id, OR: [{ paymentIntentId: null }, { paymentIntentId: payment.id }] },
    data: { paymentIntentId: payment.id },
  })
  if (count === 0) await cancelPayment(payment.id)
  return payment
}
