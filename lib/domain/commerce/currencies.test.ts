import fc from 'fast-check'
import { CURRENCIES, convertCents, formatPrice, isCurrency } from './currencies'
import { PRICES } from './prices'

test.each([
  ['AUD', 'A$9.99 AUD'],
  ['USD', '$6.49 USD'],
  ['EUR', '€5.99 EUR'],
  ['GBP', '£5.19 GBP'],
  ['CAD', 'C$8.99 CAD'],
  ['NZD', 'NZ$10.79 NZD'],
  ['JPY', '¥984.02 JPY'],
  ['SGD', 'S$8.79 SGD'],
  ['HKD', 'HK$50.95 HKD'],
  ['INR', '₹551.45 INR'],
] as const)('a digital story in %s', (currency, shown) => {
  expect(formatPrice(PRICES.digitalStory, currency)).toBe(shown)
})

test('formatPrice: without a currency, formats Australian dollars', () => {
  expect(formatPrice(PRICES.storyBundle)).toBe('A$29.99 AUD')
})

test('convertCents: whole, monotonic, and the identity for Australian dollars', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(...CURRENCIES), (a, b, currency) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      expect(Number.isInteger(convertCents(a, currency))).toBe(true)
      expect(convertCents(low, currency)).toBeLessThanOrEqual(convertCents(high, currency))
      expect(convertCents(a, 'AUD')).toBe(a)
    }),
  )
})

test('isCurrency: accepts only the ten currencies', () => {
  expect(isCurrency('AUD')).toBe(true)
  expect(['aud', 'XXX', '', null, undefined, 'toString'].some(isCurrency)).toBe(false)
})
