// Tax invoices, receipts and credit notes: what stands on them. The rules and their sources: docs/decisions/papers.md.
import { z } from 'zod'
import { LANGUAGE_FACTS, type Language } from '../languages'
import { LANGUAGES } from '../story/lists'
import { isPrintProduct } from './print-order'
import { isProduct } from './products'
import { SURCHARGE_SKU } from './store-order'

/** `abn`: of a seller that is registered for GST. */
const seller = z.object({ name: z.string(), abn: z.string().nullable(), address: z.string() })
export type Seller = z.infer<typeof seller>

/** Both kinds of numbers: `invoice` counts receipts too. */
export const INVOICE_SERIES = ['invoice', 'credit-note'] as const
export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

const cents = z.int()
const line = z.object({
  product: z.string(),
  quantity: z.int().min(1),
  /** For all units, GST included. */
  amount: cents,
  /** Null where no GST is shown. */
  gst: cents.nullable(),
})

/**
 * As it was issued, and stays. Amounts are hundredths of the currency; on a credit note they are what was paid back.
 */
export const invoice = z.object({
  kind: z.enum(['tax-invoice', 'receipt', 'credit-note']),
  number: z.string(),
  /** Only on a credit note: the number that it corrects. */
  corrects: z.string().nullable(),
  order: z.string(),
  issuedAt: z.iso.datetime(),
  paidAt: z.iso.datetime(),
  refundedAt: z.iso.datetime().nullable(),
  seller,
  buyer: z.object({ name: z.string(), email: z.string() }),
  language: z.enum(LANGUAGES),
  currency: z.string(),
  lines: z.array(line).min(1),
  total: cents,
  gst: cents.nullable(),
})
export type Invoice = z.infer<typeof invoice>

/** What an invoice is made of. */
export interface InvoicedOrder {
  order: string
  paidAt: Date
  refundedAt: Date | null
  buyer: Invoice['buyer']
  /** As the order has it: a code of ISO 3166-1, a name, or nothing. */
  country: string | null
  language: string
  currency: string
  lines: readonly { product: string; quantity: number; amount: number }[]
}

/** GST is an eleventh of a price that includes it, to the nearest cent: an eleventh is never half a cent. */
export const includedGst = (amount: number): number => Math.round(amount / 11)

let names: ReadonlySet<string> | undefined
/** Australia's name in every language of the shop: a call may give the country's name instead of its code. */
const australias = (): ReadonlySet<string> =>
  (names ??= new Set(
    LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of('AU')?.toLowerCase() ?? ''),
  ))
export const isAustralia = (country: string | null): boolean =>
  country !== null && (country.toUpperCase() === 'AU' || australias().has(country.toLowerCase()))

/**
 * GST is in the price of what a registered seller supplies to somebody in Australia, and is stated in Australian
 * dollars only. What leaves Australia is GST-free; where the country isn't known, nothing is claimed.
 */
const hasGst = ({ country, currency }: InvoicedOrder, { abn }: Seller): boolean =>
  abn !== null && currency === 'AUD' && isAustralia(country)

const PREFIXES: Record<InvoiceSeries, string> = { invoice: 'INV', 'credit-note': 'CN' }
const DIGITS = 6
const invoiceNumber = (series: InvoiceSeries, number: number): string =>
  `${PREFIXES[series]}-${String(number).padStart(DIGITS, '0')}`

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

interface Issue {
  number: number
  seller: Seller
  now: Date
}

export function makeInvoice(order: InvoicedOrder, { number, seller, now }: Issue): Invoice {
  const taxed = hasGst(order, seller)
  const lines = order.lines.map((line) => ({ ...line, gst: taxed ? includedGst(line.amount) : null }))
  return {
    kind: taxed ? 'tax-invoice' : 'receipt',
    number: invoiceNumber('invoice', number),
    corrects: null,
    order: order.order,
    issuedAt: now.toISOString(),
    paidAt: order.paidAt.toISOString(),
    refundedAt: null,
    seller,
    buyer: order.buyer,
    language: LANGUAGES.find((language) => language === order.language) ?? 'en',
    currency: order.currency,
    lines,
    total: sum(lines.map(({ amount }) => amount)),
    gst: taxed ? sum(lines.map(({ gst }) => gst ?? 0)) : null,
  }
}

/** Takes back an invoice in full, the only way in which we refund. */
export const makeCreditNote = (
  corrected: Invoice,
  { number, refundedAt, now }: { number: number; refundedAt: Date; now: Date },
): Invoice => ({
  ...corrected,
  kind: 'credit-note',
  number: invoiceNumber('credit-note', number),
  corrects: corrected.number,
  issuedAt: now.toISOString(),
  refundedAt: refundedAt.toISOString(),
})

export const INVOICED_PRODUCTS = [
  'digital',
  'bundle',
  'collaborative',
  'hardcover_book',
  'softcover_book',
  SURCHARGE_SKU,
] as const
export type InvoicedProduct = (typeof INVOICED_PRODUCTS)[number]
export const isInvoicedProduct = (product: string): product is InvoicedProduct =>
  isProduct(product) || isPrintProduct(product) || product === SURCHARGE_SKU

const HUNDREDTHS = 2
/** Yen have no hundredths; a currency that nobody knows is written with two. */
function fractionDigits(currency: string): number {
  try {
    const { maximumFractionDigits = HUNDREDTHS } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    return Math.min(HUNDREDTHS, maximumFractionDigits)
  } catch {
    return HUNDREDTHS
  }
}

/** `9.99 AUD`, in European digits as the shop writes all prices; never rounded. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = amount % 100 === 0 ? fractionDigits(currency) : HUNDREDTHS
  const figure = new Intl.NumberFormat(LANGUAGE_FACTS[language].dateLocale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(amount / 100)
  return `${figure}\u00a0${currency}`
}
