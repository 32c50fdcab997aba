import { useLocale } from 'next-intl'

/** Figures as staff read them; days in UTC. English is Australian here. */
export function useFigures() {
  const given = useLocale()
  const locale = given === 'en' ? 'en-AU' : given
  return {
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** @param hundredths of the currency */
    money: (hundredths: number, currency = 'AUD') => new Intl.NumberFormat(locale, { style: 'currency', currency }).format(hundredths / 100),
    roughly: (hundredths: number) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'AUD', notation: 'compact' }).format(hundredths / 100),
    /** @param day '2026-11-21' or a Date */
    date: (day: string | Date) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
    fullDate: (day: string | Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
    clock: (at: Date) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(at),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
  }
}
