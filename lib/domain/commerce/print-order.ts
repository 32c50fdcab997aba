// Print orders: products, printers, addresses and statuses. Amounts are cents of AUD.
import { z } from 'zod'
import { LONGEST_DEDICATION } from '../story/lists'
import { unlessLong } from '../too-long'
import { PRICES } from './prices'
import { COUNTRIES } from './purchase-countries'

export const PRINT_PRODUCTS = {
  hardcover_book: { name: 'Hardcover Book', cents: PRICES.printBook, pages: 24, printer: 'lulu' },
  softcover_book: { name: 'Softcover Book', cents: PRICES.printedBook, pages: 32, printer: 'lulu' },
} as const
export type PrintProduct = keyof typeof PRINT_PRODUCTS
export const isPrintProduct = (value: unknown): value is PrintProduct =>
  Object.keys(PRINT_PRODUCTS).some((product) => product === value)

export const PRINT_SIZE = '8.5 x 8.5 in'
export const MOST_COPIES = 20

const required = (message: string, max: number) =>
  z
    .string({ error: unlessLong(message) })
    .trim()
    .min(1, message)
    .max(max)

/** Countries whose addresses need a state or a province. */
const WITH_REGIONS = new Set(['AU', 'US', 'CA', 'IN', 'BR', 'MX', 'JP', 'CN', 'IT', 'ES'])
export const needsRegion = (country: string): boolean => WITH_REGIONS.has(country)
/** Countries without postcodes (Universal Postal Union). */
const WITHOUT_POSTCODES = new Set([
  'AE',
  'AG',
  'AO',
  'AW',
  'BF',
  'BI',
  'BJ',
  'BO',
  'BS',
  'BW',
  'BZ',
  'CD',
  'CF',
  'CG',
  'CI',
  'CK',
  'CM',
  'DJ',
  'DM',
  'ER',
  'FJ',
  'GA',
  'GD',
  'GH',
  'GM',
  'GQ',
  'GY',
  'HK',
  'JM',
  'KI',
  'KM',
  'KN',
  'KP',
  'LC',
  'LY',
  'ML',
  'MO',
  'MR',
  'MW',
  'NR',
  'NU',
  'PA',
  'QA',
  'RW',
  'SB',
  'SC',
  'SL',
  'SO',
  'SR',
  'ST',
  'SY',
  'TD',
  'TG',
  'TK',
  'TL',
  'TO',
  'TT',
  'TV',
  'UG',
  'VU',
  'YE',
  'ZW',
])
export const needsPostcode = (country: string): boolean => !WITHOUT_POSTCODES.has(country)

const digits = (count: number) => new RegExp(`^\\p{Nd}{${count}}$`, 'u')
/** Postcode formats of the most frequent countries. Elsewhere any text is accepted. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  AU: digits(4),
  NZ: digits(4),
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  IE: /^[a-z]\d[\dw] ?[a-z\d]{4}$/i,
  DE: digits(5),
  FR: digits(5),
  IT: digits(5),
  ES: digits(5),
  MX: digits(5),
  AT: digits(4),
  CH: digits(4),
  BE: digits(4),
  NL: /^\d{4} ?[a-z]{2}$/i,
  PT: /^\d{4}-?\d{3}$/,
  BR: /^\d{5}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  CN: digits(6),
  IN: /^\p{Nd}{3} ?\p{Nd}{3}$/u,
}
const isPostcode = (country: string, postcode: string): boolean => POSTCODES[country]?.test(postcode) ?? true

export const shippingAddress = z
  .object({
    name: required('Please enter the name for the parcel', 80),
    line1: required('Please enter the street and number', 120),
    line2: z.string().trim().max(120).optional(),
    city: required('Please enter the town or city', 80),
    region: z.string().trim().max(80).optional(),
    // Accepts full-width digits, as Japanese keyboards write them.
    postcode: z.string().trim().max(16).normalize('NFKC').optional(),
    country: z.enum(COUNTRIES, { error: 'Please select your country' }),
    /** Only where the carrier asks for one. Empty is none. */
    phone: z
      .string()
      .trim()
      .normalize('NFKC')
      .regex(/^(?:\+?[\p{Nd} ().\/-]{6,24})?$/u, 'Please enter a phone number')
      .optional(),
  })
  .superRefine((address, issues) => {
    if (needsRegion(address.country) && !address.region)
      issues.addIssue({ code: 'custom', path: ['region'], message: 'Please enter the state or province' })
    if (needsPostcode(address.country) && !(address.postcode && isPostcode(address.country, address.postcode)))
      issues.addIssue({ code: 'custom', path: ['postcode'], message: 'Please enter the postcode' })
  })

/** POST /api/stories/{id}/print-order. Only the product is required: the store asks for the rest. */
export const printOrderBody = z.object({
  productType: z.enum(['hardcover_book', 'softcover_book']),
  quantity: z.int().min(1).max(MOST_COPIES).default(1),
  dedication: z.string().trim().max(LONGEST_DEDICATION).optional(),
  shippingAddress: shippingAddress.optional(),
  /** Where it goes, while there is no address; the address's own country counts before it. */
  country: z.enum(COUNTRIES).optional(),
  /** What the buyer was shown for books, surcharge and postage, in cents; another sum is refused. */
  total: z.int().min(0).optional(),
  /** The buyer has approved the proof of this version of the book. */
  acceptedVersion: z.int().optional(),
})
export type PrintOrderBody = z.output<typeof printOrderBody>
export const printOrderAnswer = z.object({ id: z.string(), shopifyUrl: z.string() })

/**
 * In order; 'cancelled' may follow any status but the last. Held: paid at another price, twice, or after it was
 * cancelled, until a person looks.
 */
export const PRINT_STATUSES = ['pending', 'held', 'paid', 'in_production', 'shipped', 'delivered', 'cancelled'] as const
export type PrintStatus = (typeof PRINT_STATUSES)[number]

/**
 * Whether an order may move from one status to another: forwards only, so that late or repeated webhooks change
 * nothing.
 */
export function isPrintTransitionAllowed(from: string, to: PrintStatus): boolean {
  if (from === 'delivered' || from === 'cancelled') return false
  if (to === 'cancelled') return true
  return PRINT_STATUSES.indexOf(to) > PRINT_STATUSES.findIndex((status) => status === from)
}

/** When a print order came to a status: the columns that say so. */
export const momentsOf = (status: PrintStatus, now: Date): { startedAt?: Date; shippedAt?: Date } =>
  status === 'in_production' ? { startedAt: now } : status === 'shipped' ? { shippedAt: now } : {}

/** Printers send a day or a moment; Date parses both, a day as its midnight in UTC. */
const dayOrMoment = z.union(
  [z.iso.date(), z.iso.datetime()],
  'A date (2026-12-01) or a date and time (2026-12-01T09:00:00Z)',
)

/** PATCH /api/stories/{id}/print-order/{order}: all that its owner may change. */
export const printOrderChange = z.object({ status: z.literal('cancelled') })
export type PrintOrderChange = z.infer<typeof printOrderChange>

/** Those that a printer reports. */
const PRINTER_STATUSES = [
  'pending',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly PrintStatus[]

/** The printer's webhook payload. */
export const printUpdate = z.object({
  order_id: z.string().min(1).max(100),
  status: z.enum(PRINTER_STATUSES),
  /** The printer's own order number. */
  printer_order_id: z.string().max(100).optional(),
  tracking_number: z.string().max(100).optional(),
  estimated_delivery: dayOrMoment.optional(),
  delivered_at: dayOrMoment.optional(),
})
export type PrintUpdate = z.infer<typeof printUpdate>
