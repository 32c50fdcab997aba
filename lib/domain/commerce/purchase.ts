// What a buyer fills in to pay here, shared by the form and POST /api/purchase; and what that call answers.
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'
import { storyRequest } from '../story/request'
import { unlessLong } from '../too-long'
import { giftOrder } from './gift-order'
import { COUNTRIES } from './purchase-countries'
import { STORES } from './stores'

/** `stripe`: a card, here. `stanstore`: the external store. */
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
  /** The form sends a code of ISO 3166-1; other callers may write the name. */
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
  /** The saved preview with its seed, kept with the purchase. One that can't be a story costs nobody the payment. */
  story: storyRequest.optional().catch(undefined),
  gift: giftOrder.optional(),
})
export type PurchaseBodyInput = z.input<typeof purchaseForm> & {
  language: string
  story?: object
  gift?: z.input<typeof giftOrder>
}
export type PurchaseFormInput = z.input<typeof purchaseForm>

/** Where to go on: a page of a store or a provider (`fallback`: the store, since no provider could take the payment), or a card payment begun here. */
export const purchaseAnswer = z.object({
  redirectUrl: z.url({ protocol: /^https?$/ }).optional(),
  fallback: z.boolean().optional(),
  store: z.enum(STORES).optional(),
  clientSecret: z.string().min(1).optional(),
})
export type PurchaseAnswer = z.infer<typeof purchaseAnswer>

/** The browser keeps what was typed here, so that it is still there after a failure or a way round by a store. */
export const PURCHASE_DRAFT_KEY = 'wagtale-purchase'

const typed = z.string().max(254).optional().catch(undefined)
const purchaseDraft = z.object({
  email: typed,
  fullName: typed,
  country: z.enum(COUNTRIES).optional().catch(undefined),
  paymentMethod: z.enum(PAYMENT_METHODS).optional().catch(undefined),
})

/** Reads what storage gave, field by field: one spoilt value never costs the rest. */
export function parsePurchaseDraft(stored: string | null): z.infer<typeof purchaseDraft> {
  if (stored === null) return {}
  try {
    return purchaseDraft.safeParse(JSON.parse(stored)).data ?? {}
  } catch {
    return {}
  }
}
