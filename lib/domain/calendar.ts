// Days and months in UTC, for rules that run by the clock.
export const DAY_MS = 86_400_000

/** @param days negative: before it */
export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/**
 * Adds months to a date; if the day doesn't exist, takes the last day of the month: 31 January + 1 month is 28
 * February.
 */
export function addMonths(from: Date, months: number): Date {
  const then = new Date(from)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return then
}
