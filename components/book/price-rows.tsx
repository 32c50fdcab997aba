'use client'
import { Price } from '@/components/site/price'

/**
 * What costs how much. One part of the browser's side, so that a page that is sent piece by piece has the list in one
 * piece: rows alone are no HTML.
 */
export const PriceRows = ({ rows }: { rows: readonly { label: string; cents: number }[] }) => (
  <dl className="mb-s4 grid gap-1.5">
    {rows.map(({ label, cents }) => (
      <div key={label} className="flex justify-between gap-3">
        <dt>{label}</dt>
        <dd className="font-heavy">
          <Price cents={cents} />
        </dd>
      </div>
    ))}
  </dl>
)
