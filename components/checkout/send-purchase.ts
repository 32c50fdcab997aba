import { purchaseAnswer, type PurchaseAnswer, type PurchaseForm } from '@/lib/domain/commerce/purchase'
import { api } from '@/lib/paths'

/** Throws 'Payment processing failed: {status}', with the answer's own words and fields, when the call is refused. */
export async function sendPurchase(form: PurchaseForm): Promise<PurchaseAnswer> {
  const response = await fetch(api.purchase, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) })
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) throw Object.assign(new Error(`Payment processing failed: ${response.status}`), { status: response.status }, json)
  return purchaseAnswer.parse(json)
}
