// What a payment at the card provider means for the purchase that it should be for.

interface Asked {
  id: string
  product: string
  amount: number
  currency: string
  paymentIntentId: string | null
}
interface Paid {
  id: string
  state: 'open' | 'processing' | 'paid' | 'dead'
  amount: number
  currency: string
  metadata: Record<string, string>
}
export type PaymentOutcome = 'grant' | 'wait' | 'processing' | 'close' | 'refuse'

/** `refuse`: it is paid, but not what was asked, or not for this purchase. A person has to look at that. */
export function paymentOutcome(asked: Asked, payment: Paid): PaymentOutcome {
  if (payment.state === 'open') return 'wait'
  if (payment.state === 'processing') return 'processing'
  if (payment.state === 'dead') return 'close'
  const ours =
    payment.metadata['purchase'] === asked.id &&
    (asked.paymentIntentId === null || asked.paymentIntentId === payment.id)
  const right =
    payment.amount === asked.amount &&
    payment.currency === asked.currency &&
    payment.metadata['product'] === asked.product
  return ours && right ? 'grant' : 'refuse'
}
