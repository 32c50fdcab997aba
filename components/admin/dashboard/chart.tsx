import { topOf } from '@/lib/domain/admin/dashboard-stats'

export interface Series {
  name: string
  tone: 'coral' | 'eucalyptus' | 'sky' | 'sun'
  values: readonly number[]
}

interface PlotProps {
  title: string
  /** What the bars show, in a sentence: for those who don't see them. */
  summary: string
  /** Days under the scale, evenly: the first, one in the middle, the last. */
  days: readonly string[]
  series: readonly Series[]
  /** Each bar's own words, shown while it is pointed at: the day and the figure. */
  tell: (at: number, series: Series) => string
  figure: (value: number) => string
  /** What the scale rises to at the least. */
  least: number
}

const HEIGHT = 100
/** Of a bar's place; the rest is air. */
const WIDTH = 0.76

/** Bars of paper, one after the other, those of several series side by side. Drawn on the server; the words around it are text of the page. */
export function Chart({ title, summary, days, series, tell, figure, least }: PlotProps) {
  const count = series[0]?.values.length ?? 0
  const top = topOf(Math.max(least, ...series.flatMap(({ values }) => values)))
  const each = WIDTH / series.length
  return (
    <figure className="plot">
      <figcaption>
        <h3>{title}</h3>
        {series.length > 1 && (
          <ul className="plot-key" aria-hidden="true">
            {series.map(({ name, tone }) => (
              <li key={name} data-tone={tone}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div className="plot-field">
        <div className="plot-scale" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{figure(value)}</span>
          ))}
        </div>
        <svg role="img" aria-label={summary} viewBox={`0 0 ${Math.max(1, count)} ${HEIGHT}`} preserveAspectRatio="none">
          {series.map((one, n) =>
            one.values.map((value, at) => {
              const tall = (Math.max(0, value) / top) * HEIGHT
              return (
                <rect
                  key={`${n} ${at}`}
                  className="plot-bar"
                  data-tone={one.tone}
                  x={at + (1 - WIDTH) / 2 + n * each}
                  y={HEIGHT - tall}
                  width={each}
                  height={tall}
                >
                  <title>{tell(at, one)}</title>
                </rect>
              )
            }),
          )}
        </svg>
        <div className="plot-days" aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}
