// The payment form, shared by the form and POST /api/purchase, and the response of that call.
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { storyRequest } from '../story/request'
import { unlessLong } from '../too-long'
import { giftOrder } from './gift-order'
import { COUNTRIES } from './purchase-countries'
import { STORES } from './stores'

/** `stripe`: card payment on this site. `stanstore`: the external store. */
export const PAYMENT_METHODS = ['stripe', 'stanstore'] as const
type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const DEFAULT_PAYMENT_METHOD = 'stanstore' satisfies PaymentMethod

const countryMessage = 'Please select your country'

export const purchaseForm = z.object({
  email: z
    .string({ error: 'Please enter a valid email address' })
    .trim()
    .pipe(z.email({ error: unlessLong('Please enter a valid email address') }).max(254)),
  fullName: z
    .string({ error: unlessLong('Please enter your full name') })
    .trim()
    .min(2, 'Please enter your full name')
    .max(120),
  /** The form sends an ISO 3166-1 code; other callers may send the name. */
  country: z
    .string({ error: unlessLong(countryMessage) })
    .trim()
    .min(1, countryMessage)
    .max(60),
  paymentMethod: z.enum(PAYMENT_METHODS, { error: 'Please select a payment method' }).default(DEFAULT_PAYMENT_METHOD),
})
export type PurchaseForm = z.output<typeof purchaseForm>

/** POST /api/purchase. */
export const purchaseBody = purchaseForm.extend({
  language: z.enum(LANGUAGES).default('en'),
  /** The saved preview with its seed, stored with the purchase. An invalid preview never blocks the payment. */
  story: storyRequest.optional().catch(undefined),
  gift: giftOrder.optional(),
  /** The room whose illustrated book is bought. */
  room: z.string().max(64).optional(),
})
export type PurchaseBodyInput = z.input<typeof purchaseForm> & {
  language: string
  story?: object
  gift?: z.input<typeof giftOrder>
  room?: string
}
export type PurchaseFormInput = z.input<typeof purchaseForm>

/**
 * Next step: a page of a store or provider (`fallback`: the store, because no provider could take the payment), or a
 * card payment started on this site.
 */
export const purchaseAnswer = z.object({
  redirectUrl: z.url({ protocol: /^https?$/ }).optional(),
  fallback: z.boolean().optional(),
  store: z.enum(STORES).optional(),
  clientSecret: z.string().min(1).optional(),
})
export type PurchaseAnswer = z.infer<typeof purchaseAnswer>

/** What the browser stores of the form, so that it survives a failure or a detour by a store. */
export const PURCHASE_DRAFT_KEY = 'wagtale-purchase'

const typed = z.string().max(254).optional().catch(undefined)
const purchaseDraft = z.object({
  email: typed,
  fullName: typed,
  country: z.enum(COUNTRIES).optional().catch(undefined),
  paymentMethod: z.enum(PAYMENT_METHODS).optional().catch(undefined),
})

/** Parses stored form values field by field: one invalid value never costs the rest. */
export function parsePurchaseDraft(stored: string | null): z.infer<typeof purchaseDraft> {
  if (stored === null) return {}
  try {
    return purchaseDraft.safeParse(JSON.parse(stored)).data ?? {}
  } catch {
    return {}
  }
}
