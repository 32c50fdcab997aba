import { useLocale } from 'next-intl'
import { dateLocale, direction, isLocale } from '@/lib/i18n/locales'

export const useNumberFormat = () => numberFormat(useLocale())

/** Figures as staff read them; days in UTC. English is Australian here. */
export function numberFormat(given: string) {
  const locale = isLocale(given) ? dateLocale(given) : given
  /** Read from right to left the sign of "AU$" would stand before its letters: a mark holds it behind them. */
  const together = (money: string) =>
    isLocale(given) && direction(given) === 'rtl' ? money.replace(/(?<=\p{L})\$/u, '$$\u200e') : money
  return {
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** @param hundredths of the currency */
    money: (hundredths: number, currency = 'AUD') =>
      together(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(hundredths / 100)),
    roughly: (hundredths: number) =>
      together(
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
