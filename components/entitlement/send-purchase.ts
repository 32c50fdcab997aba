import type { PurchaseAnswer, PurchaseBodyInput } from '@/lib/domain/commerce/purchase'
import { CallError, call } from '@/lib/http/client'
import { endpoints } from '@/lib/http/endpoints'

/** @throws 'Payment processing failed: {status}' when the call is refused; what the call threw is its cause. */
export async function sendPurchase(order: PurchaseBodyInput): Promise<PurchaseAnswer> {
  try {
    return await call(endpoints.purchase, order)
  } catch (error) {
    throw new Error(
      error instanceof CallError ? `Payment processing failed: ${error.status}` : 'Payment processing failed',
      { cause: error },
    )
  }
}
