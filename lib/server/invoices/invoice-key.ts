import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'

/**
 * Opens the papers of one order and nothing else, so that a letter can link to them: an order's access token would also
 * bring its credits along, and the link of a gift's card is passed on to who gets it.
 */
export const invoiceKey = (orderId: string): string =>
  createHmac('sha256', env().AUTH_SECRET).update(`invoice:${orderId}`).digest('base64url')

export function isInvoiceKey(orderId: string, key: string | null): boolean {
  if (key === null) return false
  const [expected, given] = [Buffer.from(invoiceKey(orderId)), Buffer.from(key)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
