import type { ReactNode } from 'react'

interface Stat {
  label: string
  value: ReactNode
  more?: ReactNode
}

/** A row of figures, each on a card; on phones two in a row, or one whose figure is too long for that. */
export const StatList = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,180px),1fr))] gap-3.5 max-sm:flex max-sm:flex-wrap max-sm:gap-2.5">
    {stats.map(({ label, value, more }) => (
      <div
        key={label}
        className="grid content-start gap-0.5 bg-card px-5 pt-4 pb-4.5 shadow-1 max-sm:max-w-full max-sm:grow max-sm:basis-[calc(50%-5px)] max-sm:px-3.5 max-sm:pt-3"
      >
        <dt className="font-bold text-ink-soft">{label}</dt>
        <dd className="font-display text-[1.6rem] leading-[1.15] font-bold wrap-break-word lining-nums max-xs:text-[1.2rem] md:text-[2.125rem]">
          {value}
        </dd>
        {more !== undefined && <dd className="text-xs text-ink-soft">{more}</dd>}
      </div>
    ))}
  </dl>
)
