// The dashboard's figures from the shop's tallies.
import { CURRENCY_OPTIONS, isCurrency } from '../commerce/currencies'

/** The shop in numbers: spec 2, section 3, without its recent activity. Money in Australian cents. */
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

type Tallies = ReadonlyMap<string, number>
export interface DayFigures {
  /** '2026-11-21' */ day: string
  stories: number
  codes: number
  codeUses: number
  /** Australian cents. */ revenue: number
}

const REVENUE = 'revenue:'

/** What came in, by currency, in its hundredths. Nothing is said of a currency in which nothing did. */
export function revenueByCurrency(tallies: Tallies): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [what, amount] of tallies)
    if (what.startsWith(REVENUE) && amount !== 0) sums[what.slice(REVENUE.length)] = amount
  return sums
}

/** All of it in Australian cents, other currencies at the shop's own rates; one that the shop has no rate for is left out. */
export function revenueInAud(tallies: Tallies): number {
  let cents = 0
  for (const [currency, amount] of Object.entries(revenueByCurrency(tallies)))
    if (isCurrency(currency)) cents += Math.round(amount / CURRENCY_OPTIONS[currency].rate)
  return cents
}

export const dayFiguresFrom = ({ day, tallies }: { day: string; tallies: Tallies }): DayFigures => ({
  day,
  stories: tallies.get('stories') ?? 0,
  codes: tallies.get('codes') ?? 0,
  codeUses: tallies.get('code-uses') ?? 0,
  revenue: revenueInAud(tallies),
})

/** As many days in one, so that a long time still fits: named by its first day. The newest group is whole; the oldest may be short. */
export function grouped(days: readonly DayFigures[], size: number): DayFigures[] {
  const groups: DayFigures[] = []
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end)
    const sum = (of: (day: DayFigures) => number) => some.reduce((all, day) => all + of(day), 0)
    groups.unshift({
      day: some[0]?.day ?? '',
      stories: sum((d) => d.stories),
      codes: sum((d) => d.codes),
      codeUses: sum((d) => d.codeUses),
      revenue: sum((d) => d.revenue),
    })
  }
  return groups
}

/** The top of a scale: the first of 1, 2, 4, 6, 10, 20, 40 ... that nothing rises above, so that its middle is a plain figure as well. */
export function topOf(most: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of [1, 2, 4, 6, 10]) if (step * ten >= most) return step * ten
}
