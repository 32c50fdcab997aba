import { LANGUAGE_FACTS, type Language } from '../languages'

/** What things cost, in Australian cents: the one table that every screen, message and charge reads. */
export const PRICES = {
  digitalStory: 999,
  /** A room's illustrated book, and one more version of it after new ideas. */
  collaborativeStory: 1999,
  /** The illustrated book of a room, bought in the room. */
  roomBook: 999,
  storyBundle: 2999,
  /** 'Order Printed Book' on the creation screen. */
  printedBook: 649,
  /** 'Print Book' on the download page. */
  printBook: 2999,
} as const

/**
 * An amount as a sentence of a language writes it, for messages that name the currency themselves: `9.99`, in German
 * `9,99`. Always in European digits, as the shop writes all prices. Takes Australian cents; `formatPrice` writes a
 * price that stands alone.
 */
export const audAmount = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_FACTS[language].dateLocale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(cents / 100)
