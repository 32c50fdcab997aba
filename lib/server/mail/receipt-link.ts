import { z } from 'zod'

/** Of a paper as PDF. Empty in letters that waited in the outbox before there were any. */
export const receiptLink = z.union([z.literal(''), z.url()]).default('')
