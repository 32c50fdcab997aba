import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

export interface AdminColumn<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures and times: aligned, and never broken. */
  figures?: boolean
  /** Names and addresses: they may be broken anywhere, and take a card's whole width. Nothing else is broken, so that no column is squeezed to a letter. */
  long?: boolean
  /** On a narrow screen it heads the card, without its name; long. */
  heads?: boolean
}

interface StaffTableProps<Row> {
  /** What the table lists, for those who don't see where it stands. */
  caption: string
  columns: readonly AdminColumn<Row>[]
  rows: readonly Row[]
  /** The row that is open beside the table. */
  open?: string | undefined
  /** Shown in the place of rows. */
  empty: ReactNode
}

/** A table that is a list of cards where it has no room. The roles keep it a table for screen readers, whatever it looks like. */
export function AdminTable<Row extends { id: string }>({ caption, columns, rows, open, empty }: StaffTableProps<Row>) {
  if (rows.length === 0) return <div className="ledger">{empty}</div>
  return (
    <div className="ledger">
      <table role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, head }) => (
              <th key={key} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" className={row.id === open ? 'ledger-open' : undefined}>
              {columns.map(({ key, head, cell, figures, long, heads }) => (
                <td
                  key={key}
                  role="cell"
                  className={cn(figures && 'ledger-figures', (long || heads) && 'ledger-long')}
                  data-label={heads ? undefined : head}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
