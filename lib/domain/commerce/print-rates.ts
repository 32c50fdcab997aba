/**
 * What printing and posting a book costs by country: the operator's data (PRINT_RATES, docs/operating.md). Amounts are
 * cents of AUD. What the printer takes never leaves the server; visitors get the offers made of it.
 */
import { z } from 'zod'
import { addDays } from '../calendar'
import { PRINT_PRODUCTS, type PrintProduct } from './print-order'
import { COUNTRIES, type Country } from './purchase-countries'

const cents = z.int().min(0).max(1_000_000)
/** Of the first copy in a parcel, and of each further one. */
const byCopy = z.strictObject({ first: cents, more: cents })
const days = z
  .tuple([z.int().min(0).max(180), z.int().min(0).max(180)])
  .refine(([least, most]) => least <= most, 'the fewer days first')

const bookRates = z
  .strictObject({
    /** What the printer takes for a copy, and for posting. */
    cost: cents,
    postageCost: byCopy,
    /** What the buyer pays for posting, as the store is set to charge it. */
    postage: byCopy,
    /** Beside the price, for a copy. */
    surcharge: cents.default(0),
    /** The store's number of a product that costs exactly the surcharge; its SKU is `print_surcharge`. */
    surchargeVariant: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    /** Least and most calendar days. */
    production: days,
    transit: days,
  })
  .refine(({ surcharge, surchargeVariant }) => surcharge === 0 || surchargeVariant !== undefined, {
    path: ['surchargeVariant'],
    error: 'a surcharge needs the store’s number of its product',
  })

const countryRates = z.strictObject({
  /** The carrier asks for a phone number. */
  phone: z.boolean().default(false),
  hardcover_book: bookRates.optional(),
  softcover_book: bookRates.optional(),
})

/** Every country that isn't named. */
const ELSEWHERE = '*'
export const printRates = z.partialRecord(z.enum([...COUNTRIES, ELSEWHERE]), countryRates)
export type PrintRates = z.output<typeof printRates>
type BookRates = z.output<typeof bookRates>

export const findRates = (rates: PrintRates, country: string): z.output<typeof countryRates> | undefined => {
  const named = COUNTRIES.find((code) => code === country)
  return (named && rates[named]) ?? rates[ELSEWHERE]
}

/** Below cost: the book's price with its surcharge, or its postage. */
export type Unsold = 'below_cost' | 'not_posted'
export type BookOffer =
  | { sold: true; surcharge: number; postage: z.output<typeof byCopy>; days: [number, number] }
  | { sold: false; why: Unsold }
export type CountryOffer = { phone: boolean } & Record<PrintProduct, BookOffer>
/** By country, and `*` for every other one. */
export type PrintOffers = Partial<Record<string, CountryOffer>>

function offerOf(product: PrintProduct, rates: BookRates | undefined): BookOffer {
  if (rates === undefined) return { sold: false, why: 'not_posted' }
  const { cost, postage, postageCost, surcharge, production, transit } = rates
  const covered =
    PRINT_PRODUCTS[product].cents + surcharge >= cost &&
    postage.first >= postageCost.first &&
    postage.more >= postageCost.more
  if (!covered) return { sold: false, why: 'below_cost' }
  return { sold: true, surcharge, postage, days: [production[0] + transit[0], production[1] + transit[1]] }
}

export const makeOffers = (rates: PrintRates): PrintOffers =>
  Object.fromEntries(
    Object.entries(rates).map(([country, { phone, hardcover_book, softcover_book }]): [string, CountryOffer] => [
      country,
      {
        phone,
        hardcover_book: offerOf('hardcover_book', hardcover_book),
        softcover_book: offerOf('softcover_book', softcover_book),
      },
    ]),
  )

const NOT_POSTED: BookOffer = { sold: false, why: 'not_posted' }

export const findOffer = (offers: PrintOffers, country: string): CountryOffer =>
  offers[country] ?? offers[ELSEWHERE] ?? { phone: false, hardcover_book: NOT_POSTED, softcover_book: NOT_POSTED }

export interface PrintSum {
  books: number
  surcharge: number
  /** Null where only the store knows it. */
  postage: number | null
  /** Of what is known. */
  total: number
}

/** What an order costs; without an offer only the books are known. */
export function addUp(product: PrintProduct, quantity: number, offer: BookOffer | null): PrintSum {
  const books = PRINT_PRODUCTS[product].cents * quantity
  if (!offer?.sold) return { books, surcharge: 0, postage: null, total: books }
  const surcharge = offer.surcharge * quantity
  const postage = offer.postage.first + offer.postage.more * (quantity - 1)
  return { books, surcharge, postage, total: books + surcharge + postage }
}

/** The days between which a book that is ordered now arrives, in UTC. */
export const arrival = (now: Date, [least, most]: readonly [number, number]): [Date, Date] => [
  addDays(now, least),
  addDays(now, most),
]

const BY_CURRENCY: Readonly<Record<string, Country>> = {
  USD: 'US',
  GBP: 'GB',
  CAD: 'CA',
  NZD: 'NZ',
  JPY: 'JP',
  SGD: 'SG',
  HKD: 'HK',
  INR: 'IN',
}
const BY_LANGUAGE: Readonly<Record<string, Country>> = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pt: 'PT',
  ja: 'JP',
  zh: 'CN',
  hi: 'IN',
  ar: 'AE',
}
/** The shop's own country. */
export const HOME_COUNTRY = 'AU' satisfies Country

/** A first guess by the currency that was picked, or else the page's language; the buyer's to change. */
export const guessCountry = (language: string, currency: string): Country =>
  BY_CURRENCY[currency] ?? BY_LANGUAGE[language] ?? (currency === 'EUR' ? 'IE' : HOME_COUNTRY)

/** Countries that measure in inches. */
const WITH_INCHES: readonly string[] = ['US', 'LR', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']
export const usesInches = (country: string): boolean => WITH_INCHES.includes(country)
