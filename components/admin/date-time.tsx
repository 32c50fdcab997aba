import { useLocale } from 'next-intl'
import { dateLocale } from '@/lib/i18n/locales'

/** Date and time in UTC, as in every admin list. @param at ISO 8601 or a Date */
export function DateTime({ at }: { at: string | Date }) {
  const locale = useLocale()
  const time = new Date(at)
  const format = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return <time dateTime={time.toISOString()}>{format.format(time)}</time>
}
