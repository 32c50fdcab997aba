// How a buyer claims a purchase: with the order's number and email, or with the access code of the letter.
import { z } from 'zod'

export const CLAIM_AT_MOST = 200
const short = z.string().trim().max(CLAIM_AT_MOST).default('')

export const claimForm = z
  .object({ orderId: short, email: short, accessToken: short })
  .refine(({ accessToken, orderId }) => accessToken !== '' || orderId !== '', {
    path: ['orderId'],
    message: 'Please enter your order number, or the access code from your email',
  })
  .refine(({ accessToken, email }) => accessToken !== '' || z.email().safeParse(email).success, {
    path: ['email'],
    message: 'Please enter a valid email address',
  })
export type Claim = z.output<typeof claimForm>

/** Stores print order numbers with a leading #. */
export const normaliseOrderId = (typed: string): string => typed.replace(/^#/, '').trim()
