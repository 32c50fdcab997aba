// The dashboard's figures, computed from the shop's statistics (lib/server/stats).
import { CURRENCY_OPTIONS, isCurrency } from '../commerce/currencies'

/** Totals of the shop (spec 2, section 3), without the recent activity. Money in Australian cents. */
export interface Totals {
  totalUsers: number
  totalStories: number
  storiesThisWeek: number
  totalGiftCodes: number
  giftCodesUsed: number
  totalRevenue: number
  pendingApprovals: number
  /** By currency, in its hundredths. */
  revenue: Readonly<Record<string, number>>
}

type StatTotals = ReadonlyMap<string, number>
export interface DayFigures {
  /** '2026-11-21' */
  day: string
  stories: number
  codes: number
  codeUses: number
  /** Australian cents. */
  revenue: number
}

const REVENUE = 'revenue:'

/** Revenue by currency, in its hundredths. Currencies without revenue are left out. */
export function revenueByCurrency(stats: StatTotals): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [metric, amount] of stats)
    if (metric.startsWith(REVENUE) && amount !== 0) sums[metric.slice(REVENUE.length)] = amount
  return sums
}

/** Total revenue in Australian cents, converted at the shop's own rates; currencies without a rate are left out. */
export function revenueInAud(stats: StatTotals): number {
  let cents = 0
  for (const [currency, amount] of Object.entries(revenueByCurrency(stats)))
    if (isCurrency(currency)) cents += Math.round(amount / CURRENCY_OPTIONS[currency].rate)
  return cents
}

export const dayFiguresFrom = ({ day, stats }: { day: string; stats: StatTotals }): DayFigures => ({
  day,
  stories: stats.get('stories') ?? 0,
  codes: stats.get('codes') ?? 0,
  codeUses: stats.get('code-uses') ?? 0,
  revenue: revenueInAud(stats),
})

/** Sums `size` days into one bar of the chart, dated by its first day. Only the oldest group may be shorter. */
export function grouped(days: readonly DayFigures[], size: number): DayFigures[] {
  const groups: DayFigures[] = []
  for (let end = days.length; end > 0; end -= size) {
    const group = days.slice(Math.max(0, end - size), end)
    const sum = (of: (day: DayFigures) => number) => group.reduce((total, day) => total + of(day), 0)
    groups.unshift({
      day: group[0]?.day ?? '',
      stories: sum((d) => d.stories),
      codes: sum((d) => d.codes),
      codeUses: sum((d) => d.codeUses),
      revenue: sum((d) => d.revenue),
    })
  }
  return groups
}

/**
 * The top of a chart's scale: the first of 1, 2, 4, 6, 10, 20, 40 ... that is at least `most`; half of it is round
 * too.
 */
export function topOf(most: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 4, 6, 10]) if (step * ten >= most) return step * ten
}
