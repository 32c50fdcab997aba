// Form in which an administrator creates gift codes (spec 2: /admin/gift-codes).
import { z } from 'zod'
import { LANGUAGES } from '../story/lists'

export const EXPIRY_MONTHS = [1, 3, 6, 12] as const
/** Maximum codes per batch. */
export const MOST_CODES = 500
/** Maximum stories per code. */
export const MOST_USES = 1000

/** Without NUL, which PostgreSQL does not store. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((typed) => typed.replaceAll('\0', ''))
    .optional()
const WHICH_MONTHS = 'Choose 1, 3, 6 or 12 months'
const expiryMonths = z.coerce
  .number(WHICH_MONTHS)
  .pipe(
    z.union(
      EXPIRY_MONTHS.map((months) => z.literal(months)),
      WHICH_MONTHS,
    ),
  )
  .default(12)
const type = z.enum(['admin', 'gift'], 'Choose the type admin or gift').default('gift')
const email = z.email('Please enter a valid email address')
const common = {
  expiryMonths,
  notes: text(1000),
  usageLimit: z.coerce
    .number('A code has at least one use')
    .int('A code has at least one use')
    .min(1, 'A code has at least one use')
    .max(MOST_USES, `A code has at most ${MOST_USES} uses`)
    .default(1),
  /** Whether to email the code to the recipient, and in what language. */
  mail: z.boolean().default(false),
  language: z.enum(LANGUAGES).default('en'),
}

export const newGiftCode = z
  .object({ type, recipientEmail: z.union([z.literal(''), email]).optional(), recipientName: text(120), ...common })
  .refine((code) => code.type !== 'gift' || Boolean(code.recipientEmail), {
    path: ['recipientEmail'],
    message: 'Recipient email is required for gift codes',
  })
  .refine((code) => !code.mail || Boolean(code.recipientEmail), {
    path: ['recipientEmail'],
    message: 'A letter needs an address to go to',
  })
export type NewGiftCode = z.output<typeof newGiftCode>
export type NewGiftCodeInput = z.input<typeof newGiftCode>

export interface Recipient {
  email: string
  name: string
}

/**
 * Parses one recipient per line, as pasted from a table: "gran@example.com", "Gran, gran@example.com" or "Gran
 * <gran@example.com>", in any order.
 */
export function readRecipients(pasted: string): { recipients: Recipient[]; wrong: number[] } {
  const recipients: Recipient[] = []
  const wrong: number[] = []
  for (const [i, line] of pasted.split(/\r?\n/).entries()) {
    const parts = line
      .split(/[,;\t<>]/)
      .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
      .filter(Boolean)
    if (parts.length === 0) continue
    const address = parts.find((part) => email.safeParse(part).success)
    const name = parts.find((part) => part !== address) ?? ''
    if (!address || parts.length > 2 || name.length > 120) wrong.push(i + 1)
    else recipients.push({ email: address, name })
  }
  return { recipients, wrong }
}

/** A batch: gifts have one recipient each, an administrator's own codes a number. */
export const newGiftCodes = z
  .object({
    type,
    recipients: z
      .string()
      .max(100_000)
      .transform((pasted) => pasted.replaceAll('\0', ''))
      .default(''),
    count: z.coerce
      .number('Make at least one code')
      .int('Make at least one code')
      .min(1, 'Make at least one code')
      .max(MOST_CODES, `Make at most ${MOST_CODES} codes at once`)
      .default(1),
    ...common,
  })
  .transform(({ recipients: pasted, count, ...batch }, context) => {
    const { recipients, wrong } = readRecipients(pasted)
    const fail = (message: string) => context.addIssue({ code: 'custom', path: ['recipients'], message })
    if (wrong.length > 0) fail(`No valid email address on line ${wrong.slice(0, 5).join(', ')}`)
    else if (batch.type === 'gift' && recipients.length === 0) fail('Recipient email is required for gift codes')
    if (recipients.length > MOST_CODES) fail(`Make at most ${MOST_CODES} codes at once`)
    return { ...batch, codes: batch.type === 'gift' ? recipients : Array.from({ length: count }, () => null) }
  })
export type NewGiftCodes = z.output<typeof newGiftCodes>
export type NewGiftCodesInput = z.input<typeof newGiftCodes>
