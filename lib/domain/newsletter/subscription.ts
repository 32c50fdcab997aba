import { z } from 'zod'
import { LANGUAGES } from '../story/lists'

const wrong = 'Please enter a valid email address'

/** What the footer's box sends. Letter case says nothing in an address that people type. */
export const subscription = z.object({
  email: z.string({ error: wrong }).trim().toLowerCase().pipe(z.email(wrong).max(254, wrong)),
  language: z.enum(LANGUAGES).catch('en'),
})
export type Subscription = z.output<typeof subscription>

/** The secret of a letter's links. */
export const newsletterToken = z.object({ token: z.string().regex(/^[\w-]{22}$/) })
