/**
 * What KDP deducts and pays for a paperback of 8.5 x 8.5 in (a "large trim") in premium colour with 24 to 40 pages.
 * Amounts are the smallest units of their currency: cents and pence, but whole yen.
 *
 * The royalty is rate x list price without tax, less the printing cost. Since 10 June 2025 the rate is 60 % from a
 * list price per marketplace upwards and 50 % below it: KDP's announcement of that change, as quoted by several
 * authors, read 2026-11-24. Printing costs: our notes of November 2026 from KDP's help, "Printing cost" (topic
 * G201834340), whose current page we could not open again; KDP's own calculator decides.
 */
import { z } from 'zod'

interface Marketplace {
  /** The shop's name there. */
  shop: string
  currency: Currency
  printingCost: number
  /** The list price from which on the higher rate is paid. */
  threshold: number
  /** What a new publication begins with. */
  suggested: number
}

export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

const euro = (shop: string): Marketplace => ({
  shop,
  currency: 'EUR',
  printingCost: 361,
  threshold: 999,
  suggested: 1299,
})

/** By territory (ISO 3166), in the order of KDP's own price table. */
export const MARKETPLACES = {
  US: { shop: 'Amazon.com', currency: 'USD', printingCost: 420, threshold: 999, suggested: 1299 },
  GB: { shop: 'Amazon.co.uk', currency: 'GBP', printingCost: 324, threshold: 799, suggested: 999 },
  DE: euro('Amazon.de'),
  FR: euro('Amazon.fr'),
  ES: euro('Amazon.es'),
  IT: euro('Amazon.it'),
  NL: euro('Amazon.nl'),
  JP: { shop: 'Amazon.co.jp', currency: 'JPY', printingCost: 475, threshold: 1000, suggested: 1480 },
  CA: { shop: 'Amazon.ca', currency: 'CAD', printingCost: 526, threshold: 1399, suggested: 1699 },
  AU: { shop: 'Amazon.com.au', currency: 'AUD', printingCost: 642, threshold: 1399, suggested: 1999 },
} as const satisfies Record<string, Marketplace>

export type Territory = keyof typeof MARKETPLACES
export const TERRITORIES = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'JP', 'CA', 'AU'] as const satisfies Territory[]

/**
 * Marketplaces whose printing cost we could not find (their rate is known: 60 % from 40 PLN and 99 SEK upwards).
 * Without it there is no lowest price and no royalty, so they are listed, and no price is taken for them.
 */
export const UNPRICED_MARKETPLACES = { PL: { shop: 'Amazon.pl' }, SE: { shop: 'Amazon.se' } } as const
export type UnpricedTerritory = keyof typeof UNPRICED_MARKETPLACES
export const UNPRICED_TERRITORIES = ['PL', 'SE'] as const satisfies UnpricedTerritory[]

/** The day of our figures, which the page names. */
export const FIGURES_READ_ON = '2026-11-24'

/** In percent. */
const HIGH_RATE = 60
const LOW_RATE = 50
/** Our own bound against a slip of the keys. */
export const HIGHEST_PRICE = 25_000
/** The specification's assumption for the estimates. */
export const SALES_A_MONTH = 10

const royaltyRate = (territory: Territory, listPrice: number): number =>
  listPrice >= MARKETPLACES[territory].threshold ? HIGH_RATE : LOW_RATE

/** What a sale leaves, rounded down; negative where the price doesn't cover the printing cost. */
export const royalty = (territory: Territory, listPrice: number): number =>
  Math.floor((royaltyRate(territory, listPrice) * listPrice) / 100) - MARKETPLACES[territory].printingCost

/** The lowest list price that KDP accepts: its royalty covers the printing cost. */
export function minimumPrice(territory: Territory): number {
  const { printingCost, threshold } = MARKETPLACES[territory]
  const atLowRate = Math.ceil((printingCost * 100) / LOW_RATE)
  return atLowRate < threshold ? atLowRate : Math.max(threshold, Math.ceil((printingCost * 100) / HIGH_RATE))
}

/** Codes of what can be wrong with a price; the page has a message for each. */
export type PriceFault = 'price_missing' | 'price_too_low' | 'price_too_high'

export function priceFault(territory: Territory, listPrice: number): PriceFault | null {
  if (!Number.isSafeInteger(listPrice)) return 'price_missing'
  if (listPrice < minimumPrice(territory) || royalty(territory, listPrice) < 0) return 'price_too_low'
  return listPrice > HIGHEST_PRICE ? 'price_too_high' : null
}

export const suggestedPrices = (): ListPrice[] =>
  TERRITORIES.map((territory) => ({
    territory,
    currency: MARKETPLACES[territory].currency,
    listPrice: MARKETPLACES[territory].suggested,
  }))

/** One price for each territory, in its currency, never below its minimum. */
export const listPrices = z
  .array(z.object({ territory: z.enum(TERRITORIES), currency: z.enum(CURRENCIES), listPrice: z.int() }))
  .length(TERRITORIES.length)
  .superRefine((prices, { addIssue }) => {
    const issue = (at: number, field: string, message: string) =>
      addIssue({ code: 'custom', path: [at, field], message })
    prices.forEach(({ territory, currency, listPrice }, at) => {
      if (prices.findIndex((one) => one.territory === territory) !== at) issue(at, 'territory', 'territory_repeated')
      if (currency !== MARKETPLACES[territory].currency) issue(at, 'currency', 'currency_wrong')
      const fault = priceFault(territory, listPrice)
      if (fault) issue(at, 'listPrice', fault)
    })
  })
export type ListPrice = z.output<typeof listPrices>[number]

export interface PricingRow extends ListPrice {
  shop: string
  printingCost: number
  minimumPrice: number
  royaltyPerBook: number
  estimatedMonthlyRevenue: number
  estimatedYearlyRevenue: number
}

/** The row of the price table for one price; no royalty where the price is too low. */
export function pricingRow({ territory, currency, listPrice }: ListPrice): PricingRow {
  const { shop, printingCost } = MARKETPLACES[territory]
  const royaltyPerBook = Math.max(0, royalty(territory, listPrice))
  const estimatedMonthlyRevenue = royaltyPerBook * SALES_A_MONTH
  return {
    territory,
    currency,
    listPrice,
    shop,
    printingCost,
    minimumPrice: minimumPrice(territory),
    royaltyPerBook,
    estimatedMonthlyRevenue,
    estimatedYearlyRevenue: estimatedMonthlyRevenue * 12,
  }
}

/** Digits after the point. */
export const decimals = (currency: Currency): 0 | 2 => (currency === 'JPY' ? 0 : 2)

/** As it is typed into a field: "12.99", "1480". */
export const priceText = (listPrice: number, currency: Currency): string =>
  decimals(currency) === 0 ? String(listPrice) : (listPrice / 100).toFixed(2)

/** Arabic, Devanagari and full-width digits. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩०१२३४५६७८९０１２３４５６７８９'

/** Reads "12.99", "12,99" or "12" in digits of any script; NaN for anything else. */
export function readPrice(text: string, currency: Currency): number {
  const plain = text
    .trim()
    .replace(/[٠-٩०-९０-９]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
    .replace(/[,٫．]/, '.')
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(plain)) return NaN
  if (decimals(currency) === 0) return plain.includes('.') ? NaN : Number(plain)
  return Math.round(Number(plain) * 100)
}
