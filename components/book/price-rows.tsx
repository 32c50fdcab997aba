'use client'
import { Price } from '@/components/site/price'

/** What costs how much. One part of the browser's side, so that a page that is sent piece by piece has the list in one piece: rows alone are no HTML. */
export const PriceRows = ({ rows }: { rows: readonly { label: string; cents: number }[] }) => (
  <dl>
    {rows.map(({ label, cents }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Price cents={cents} />
        </dd>
      </div>
    ))}
  </dl>
)
