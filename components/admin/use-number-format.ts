import { useLocale } from 'next-intl'
import { dateLocale, direction, isLocale } from '@/lib/i18n/locales'

export const useNumberFormat = () => numberFormat(useLocale())

/** Numbers, money (in hundredths) and dates (in UTC) for a locale of the shop; others are used as they are. */
export function numberFormat(shopLocale: string) {
  const locale = isLocale(shopLocale) ? dateLocale(shopLocale) : shopLocale
  /** In right-to-left text the sign of "AU$" would move before its letters: a left-to-right mark prevents that. */
  const keepSignInPlace = (money: string) =>
    isLocale(shopLocale) && direction(shopLocale) === 'rtl' ? money.replace(/(?<=\p{L})\$/u, '$$\u200e') : money
  return {
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** @param share 0.5 is a half */
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    /** @param hundredths of the currency */
    money: (hundredths: number, currency = 'AUD') =>
      keepSignInPlace(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(hundredths / 100)),
    compactMoney: (hundredths: number) =>
      keepSignInPlace(
        new Intl.NumberFormat(locale, { style: 'currency', currency: 'AUD', notation: 'compact' }).format(
          hundredths / 100,
        ),
      ),
    /** @param day '2026-11-21' or a Date */
    date: (day: string | Date) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
    fullDate: (day: string | Date) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
    clock: (at: Date) =>
      new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(at),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
  }
}
