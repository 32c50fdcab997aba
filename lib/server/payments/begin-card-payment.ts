import { createHash } from 'node:crypto'
import { deliveryTime, knownZone } from '@/lib/domain/commerce/gift-order'
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
 * The purchase, and its payment at the card provider. The same order sent again while it is unpaid is the same purchase and the same payment;
 * sent again when it has been paid meanwhile, nothing is left to pay. A gift's card, and money that is still on its way, are told of at the till.
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

/** An unpaid purchase is waited for by the index that allows one of a kind: two requests at once give one row. */
async function openPurchase(db: Db, visitorId: string, { story, gift, ...form }: Order, now: Date): Promise<Purchase> {
  const facts = PRODUCT_FACTS.digital
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([form, story ?? null, gift ?? null, facts.cents]))
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
          product: 'digital',
          productName: facts.name,
          amount: facts.cents,
          currency: CURRENCY,
          source: 'stripe',
          createdAt: now,
          ...(story ? { storyPreview: story } : {}),
          ...(gift
            ? {
                gift: {
                  recipientName: gift.recipientName,
                  recipientEmail: gift.recipientEmail,
                  senderName: gift.senderName,
                  message: gift.message,
                  deliverAt: deliveryTime(gift, now).toISOString(),
                  timeZone: knownZone(gift.timeZone),
                },
              }
            : {}),
        },
      ],
      skipDuplicates: true,
    })
    const open = await db.purchase.findFirst({ where: unpaid })
    if (open) return open
    // Paid between the two statements: then the next order is another one.
  }
}

/** The purchase's one payment: the provider is asked under the purchase's id, so a process that died before writing it down loses nothing. */
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
    // Asked again it would fail the same way all day: the buyer's next try, and the reconciler, must not be held up by it.
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
