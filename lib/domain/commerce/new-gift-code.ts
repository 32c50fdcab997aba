// What an administrator says of a gift code to be made (spec 2: /admin/gift-codes).
import { z } from 'zod'

const EXPIRY_MONTHS = [1, 3, 6, 12] as const
const text = (max: number) => z.string().trim().max(max).optional()

export const newGiftCode = z
  .object({
    type: z.enum(['admin', 'gift']).default('gift'),
    recipientEmail: z.union([z.literal(''), z.email('Please enter a valid email address')]).optional(),
    recipientName: text(120),
    expiryMonths: z.coerce.number().pipe(z.union(EXPIRY_MONTHS.map((months) => z.literal(months)), 'Choose 1, 3, 6 or 12 months')).default(12),
    notes: text(1000),
  })
  .refine((code) => code.type !== 'gift' || Boolean(code.recipientEmail), { path: ['recipientEmail'], message: 'Recipient email is required for gift codes' })
export type NewGiftCode = z.output<typeof newGiftCode>

/** The same day so many months on, or that month's last day: 31 January + 1 month is 28 February. */
export function monthsAfter(from: Date, months: number): Date {
  const then = new Date(from)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return then
}
