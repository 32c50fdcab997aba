// How a buyer finds a purchase: with the access code of the letter, or with the order's number and email, for which the
// letter is sent again. A store's numbers are counted up and can be guessed, so number and email prove nothing.
import { z } from 'zod'

export const CLAIM_AT_MOST = 200
const short = z.string().trim().max(CLAIM_AT_MOST)

/** The access code of an order's letter. */
export const claimForm = z.object({ accessToken: short.min(1) })
export type Claim = z.output<typeof claimForm>

export const orderLinkForm = z.object({
  orderId: short.min(1, 'Please enter your order number, or the access code from your email'),
  email: z.email('Please enter a valid email address').max(CLAIM_AT_MOST),
})
export type OrderLinkRequest = z.output<typeof orderLinkForm>

/** What the buyer may have typed: the code, or number and email. */
export const findOrderForm = z.union([claimForm, orderLinkForm])

/** Stores print order numbers with a leading #. */
export const normaliseOrderId = (typed: string): string => typed.replace(/^#/, '').trim()
