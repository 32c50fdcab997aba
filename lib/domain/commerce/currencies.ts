// The ten currencies of the picker. Rates are units per Australian dollar, fixed by the spec.
export const CURRENCIES = ['AUD', 'USD', 'EUR', 'GBP', 'CAD', 'NZD', 'JPY', 'SGD', 'HKD', 'INR'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY = 'AUD' satisfies Currency

interface CurrencyOption {
  symbol: string
  name: string
  rate: number
}

export const CURRENCY_OPTIONS: Record<Currency, CurrencyOption> = {
  AUD: { symbol: 'A$', name: 'Australian Dollar', rate: 1 },
  USD: { symbol: '$', name: 'US Dollar', rate: 0.65 },
  EUR: { symbol: '€', name: 'Euro', rate: 0.6 },
  GBP: { symbol: '£', name: 'British Pound', rate: 0.52 },
  CAD: { symbol: 'C$', name: 'Canadian Dollar', rate: 0.9 },
  NZD: { symbol: 'NZ$', name: 'New Zealand Dollar', rate: 1.08 },
  JPY: { symbol: '¥', name: 'Japanese Yen', rate: 98.5 },
  SGD: { symbol: 'S$', name: 'Singapore Dollar', rate: 0.88 },
  HKD: { symbol: 'HK$', name: 'Hong Kong Dollar', rate: 5.1 },
  INR: { symbol: '₹', name: 'Indian Rupee', rate: 55.2 },
}

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((currency) => currency === value)

/**
 * Converts Australian cents to hundredths of another currency, rounded half up. Integer arithmetic only: 1.005 must not
 * become 1.00.
 */
export function convertCents(audCents: number, currency: Currency): number {
  const hundredths = Math.round(CURRENCY_OPTIONS[currency].rate * 100)
  return Math.floor((audCents * hundredths + 50) / 100)
}

/** Formats Australian cents as symbol, amount with two decimals, and code: `A$9.99 AUD`. */
export function formatPrice(audCents: number, currency: Currency = DEFAULT_CURRENCY): string {
  const amount = (convertCents(audCents, currency) / 100).toFixed(2)
  return `${CURRENCY_OPTIONS[currency].symbol}${amount} ${currency}`
}
