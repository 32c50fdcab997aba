// Decides what a payment at the card provider means for its purchase.

interface ExpectedPayment {
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

/** `refuse`: it is paid, but the amount or the purchase doesn't match; a person has to decide. */
export function decidePaymentOutcome(purchase: ExpectedPayment, payment: Paid): PaymentOutcome {
  if (payment.state === 'open') return 'wait'
  if (payment.state === 'processing') return 'processing'
  if (payment.state === 'dead') return 'close'
  const ours =
    payment.metadata['purchase'] === purchase.id &&
    (purchase.paymentIntentId === null || purchase.paymentIntentId === payment.id)
  const right =
    payment.amount === purchase.amount &&
    payment.currency === purchase.currency &&
    payment.metadata['product'] === purchase.product
  return ours && right ? 'grant' : 'refuse'
}
