import { assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check'
import { PRINT_PRODUCTS, type PrintProduct } from './print-order'
import { addUp, arrival, findOffer, guessCountry, makeOffers, printRates, type PrintRates } from './print-rates'

const amount = integer({ min: 0, max: 6_000 })
const byCopy = record({ first: amount, more: amount })
const span = tuple(integer({ min: 0, max: 90 }), integer({ min: 0, max: 90 })).map(([a, b]): [number, number] =>
  a < b ? [a, b] : [b, a],
)
const book = record({
  cost: amount,
  postageCost: byCopy,
  postage: byCopy,
  surcharge: amount,
  production: span,
  transit: span,
}).map((rates) => ({ ...rates, surchargeVariant: '45' }))
const country = record({ phone: boolean(), hardcover_book: book, softcover_book: book })
const products = constantFrom<PrintProduct>('hardcover_book', 'softcover_book')
const quantities = integer({ min: 1, max: 20 })

test('print rates: the sum is its parts to the cent, and what is sold is never sold below what the printer takes', () => {
  let [sold, unsold] = [0, 0]
  assert(
    property(country, products, quantities, (rates, product, quantity) => {
      const { [product]: offer } = findOffer(makeOffers(printRates.parse({ NZ: rates })), 'NZ')
      const sum = addUp(product, quantity, offer)
      const { cost, postage, postageCost, surcharge } = rates[product]
      expect(sum.total).toBe(sum.books + sum.surcharge + (sum.postage ?? 0))
      if (!offer.sold) {
        unsold++
        const loses =
          PRINT_PRODUCTS[product].cents + surcharge < cost ||
          postage.first < postageCost.first ||
          postage.more < postageCost.more
        return expect(loses).toBe(true)
      }
      sold++
      expect(sum.books + sum.surcharge).toBeGreaterThanOrEqual(cost * quantity)
      return expect(sum.postage).toBeGreaterThanOrEqual(postageCost.first + postageCost.more * (quantity - 1))
    }),
    { numRuns: 2_000, seed: 26 },
  )
  expect(Math.min(sold, unsold)).toBeGreaterThan(100)
})

test('print rates: visitors are told nothing of what the printer takes', () => {
  assert(
    property(country, (rates) => {
      const shown = JSON.stringify(makeOffers(printRates.parse({ '*': rates })))
      expect(shown).not.toMatch(/"(?:cost|postageCost|surchargeVariant|production|transit)"/)
    }),
    { seed: 26 },
  )
})

const FLAT = { first: 900, more: 300 }
const GOOD = { cost: 642, postageCost: FLAT, postage: FLAT, production: [3, 5], transit: [4, 8] }
const rates: PrintRates = printRates.parse({
  AU: { softcover_book: GOOD, hardcover_book: { ...GOOD, cost: 3000 } },
  US: { phone: true, softcover_book: { ...GOOD, cost: 1000, surcharge: 351, surchargeVariant: '45' } },
})

test('print rates: one cent below cost a book isn’t sold; at cost it is; what has no rates isn’t posted', () => {
  const offers = makeOffers(rates)
  expect(findOffer(offers, 'AU').hardcover_book).toEqual({ sold: false, why: 'below_cost' })
  expect(findOffer(offers, 'US').softcover_book.sold).toBe(true)
  expect(findOffer(offers, 'US').hardcover_book).toEqual({ sold: false, why: 'not_posted' })
  expect(findOffer(offers, 'FR')).toEqual({
    phone: false,
    hardcover_book: { sold: false, why: 'not_posted' },
    softcover_book: { sold: false, why: 'not_posted' },
  })
  expect(addUp('softcover_book', 3, findOffer(offers, 'US').softcover_book)).toEqual({
    books: 1947,
    surcharge: 1053,
    postage: 1500,
    total: 4500,
  })
  expect(addUp('softcover_book', 2, null)).toEqual({ books: 1298, surcharge: 0, postage: null, total: 1298 })
})

test('print rates: `*` is every country that isn’t named', () => {
  const offers = makeOffers(printRates.parse({ '*': { hardcover_book: GOOD }, AU: {} }))
  expect(findOffer(offers, 'FR').hardcover_book.sold).toBe(true)
  expect(findOffer(offers, 'AU').hardcover_book.sold).toBe(false)
})

test('print rates: days are those of printing and of posting, over months and years', () => {
  const { softcover_book: offer } = findOffer(makeOffers(rates), 'AU')
  expect(offer).toMatchObject({ days: [7, 13] })
  expect(arrival(new Date('2026-12-26T23:30:00Z'), [7, 13])).toEqual([
    new Date('2027-01-02T23:30:00Z'),
    new Date('2027-01-08T23:30:00Z'),
  ])
})

test.each([
  [{ XX: {} }, 'XX'],
  [{ AU: { hardcover: {} } }, 'hardcover'],
  [{ AU: { softcover_book: { ...GOOD, cost: 6.42 } } }, 'cost'],
  [{ AU: { softcover_book: { ...GOOD, transit: [8, 4] } } }, 'transit'],
  [{ AU: { softcover_book: { ...GOOD, surcharge: 100 } } }, 'surchargeVariant'],
])('print rates: %j is refused by name', (wrong, name) => {
  expect(JSON.stringify(printRates.safeParse(wrong).error?.issues)).toContain(name)
})

test.each([
  ['de', 'AUD', 'DE'],
  ['en', 'AUD', 'AU'],
  ['en', 'USD', 'US'],
  ['fr', 'EUR', 'FR'],
  ['en', 'EUR', 'IE'],
  ['ja', 'GBP', 'GB'],
])('the country guessed of %s and %s is %s', (language, currency, guessed) => {
  expect(guessCountry(language, currency)).toBe(guessed)
})
