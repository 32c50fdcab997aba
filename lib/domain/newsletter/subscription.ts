import { z } from 'zod'
import { LANGUAGES } from '../story/lists'

const wrong = 'Please enter a valid email address'

/** The footer's form. Email addresses are compared without letter case. */
export const subscription = z.object({
  email: z.string({ error: wrong }).trim().toLowerCase().pipe(z.email(wrong).max(254, wrong)),
  language: z.enum(LANGUAGES).catch('en'),
})
export type Subscription = z.output<typeof subscription>

/** The token of a letter's links. */
export const newsletterToken = z.object({ token: z.string().regex(/^[\w-]{22}$/) })
