import { cn } from '@/components/ui/cn'
import { topOf } from '@/lib/domain/admin/dashboard-stats'

export interface Series {
  name: string
  tone: 'coral' | 'eucalyptus' | 'sky' | 'sun'
  values: readonly number[]
}

interface ChartProps {
  title: string
  /** What the bars show, in a sentence, for screen readers. */
  summary: string
  /** Days below the axis, evenly spaced: the first, the middle one, the last. */
  days: readonly string[]
  series: readonly Series[]
  /** A bar's tooltip: the day and the figure. */
  barTitle: (at: number, series: Series) => string
  figure: (value: number) => string
  /** The scale reaches at least this value. */
  least: number
}

const HEIGHT = 100
/** The bars' share of the width; the rest is space between them. */
const WIDTH = 0.76

const COLORS = {
  coral: { bar: 'fill-coral', key: 'before:bg-coral' },
  eucalyptus: { bar: 'fill-eucalyptus-deep', key: 'before:bg-eucalyptus-deep' },
  sky: { bar: 'fill-sky-deep', key: 'before:bg-sky-deep' },
  sun: { bar: 'fill-sun-under', key: 'before:bg-sun-under' },
} as const
/** Lines at the top and in the middle of the scale; the lower border is the axis. */
const GRID_LINES =
  'border-b-2 border-ink bg-[linear-gradient(var(--color-admin-line)_1px,transparent_0)] bg-[length:100%_50%]'

/** A bar chart; several series stand side by side. Drawn on the server, labels are text of the page. */
export function Chart({ title, summary, days, series, barTitle, figure, least }: ChartProps) {
  const count = series[0]?.values.length ?? 0
  const top = topOf(Math.max(least, ...series.flatMap(({ values }) => values)))
  const each = WIDTH / series.length
  return (
    <figure className="bg-card px-5 pt-4 pb-3.5 shadow-1">
      <figcaption className="flex min-h-7.5 flex-wrap justify-between gap-x-4 gap-y-0.5">
        <h3 className="font-ui text-s leading-[1.3] font-heavy">{title}</h3>
        {series.length > 1 && (
          <ul className="flex gap-3.5 text-xs" aria-hidden="true">
            {series.map(({ name, tone }) => (
              <li key={name} className={cn('before:me-1.5 before:inline-block before:size-3', COLORS[tone].key)}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className="mt-3.5 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[170px_auto] gap-x-2.5">
        <div
          className={
            '-my-[0.6em] flex min-w-[3ch] flex-col justify-between text-end text-[0.875rem] leading-[1.2] ' +
            'text-ink-soft lining-nums tabular-nums'
          }
          aria-hidden="true"
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{figure(value)}</span>
          ))}
        </div>
        <svg
          className={cn('size-full rtl:-scale-x-100', GRID_LINES)}
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${Math.max(1, count)} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {series.map((one, n) =>
            one.values.map((value, at) => {
              const tall = (Math.max(0, value) / top) * HEIGHT
              return (
                <rect
                  key={`${n} ${at}`}
                  className={cn(COLORS[one.tone].bar, 'hover:fill-ink')}
                  x={at + (1 - WIDTH) / 2 + n * each}
                  y={HEIGHT - tall}
                  width={each}
                  height={tall}
                >
                  <title>{barTitle(at, one)}</title>
                </rect>
              )
            }),
          )}
        </svg>
        <div className="col-start-2 flex justify-between pt-1.5 text-[0.875rem] text-ink-soft" aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}
