import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

export interface AdminColumn<Row> {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures and times: aligned, without line breaks. */
  figures?: boolean
  /**
   * Names and addresses: may break anywhere, and take the whole width of a card; in a table at least 16 letters wide.
   * Other cells break between words only, so that no column shrinks to the width of a letter.
   */
  long?: boolean
  /** On a narrow screen it is the heading of the card, without the column's name. Breaks like `long`. */
  heads?: boolean
  /** Buttons: take the whole width of a card, so that their words stay whole. */
  acts?: boolean
}

interface AdminTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly AdminColumn<Row>[]
  rows: readonly Row[]
  /** The id of the row that is open beside the table. */
  open?: string | undefined
  /** Shown if there are no rows. */
  empty: ReactNode
}

/** A table that is wider than its sheet is moved within it: the page itself never scrolls sideways. */
const SHEET = 'bg-card pt-1 shadow-1 max-lg:overflow-x-auto'
const HEAD = 'border-b-2 border-ink px-3.5 pt-2.5 pb-2 text-start text-xs font-heavy text-ink-soft max-md:px-2.25'
const CARD =
  'max-table:grid max-table:grid-cols-[repeat(auto-fit,minmax(min(100%,136px),1fr))] max-table:border-b ' +
  'max-table:border-admin-line max-table:py-2'
const CELL =
  'border-b border-admin-line px-3.5 py-2.25 align-middle table:max-md:px-2.25 ' +
  'max-table:min-w-0 max-table:border-0 max-table:py-0.75 max-table:wrap-anywhere max-table:empty:hidden'
const CELL_LABEL =
  'max-table:before:block max-table:before:text-[0.875rem] max-table:before:leading-[1.3] ' +
  'max-table:before:whitespace-normal max-table:before:text-ink-soft max-table:before:content-[attr(data-label)]'

/**
 * A table; on narrow screens a list of cards. The roles keep it a table for screen readers, since `display` other than
 * a table's removes the table semantics in browsers.
 */
export function AdminTable<Row extends { id: string }>({ caption, columns, rows, open, empty }: AdminTableProps<Row>) {
  if (rows.length === 0) return <div className={SHEET}>{empty}</div>
  return (
    <div className={SHEET}>
      <table role="table" className="w-full border-collapse leading-tight max-table:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-table:hidden">
          <tr role="row">
            {columns.map(({ key, head }) => (
              <th key={key} role="columnheader" scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-table:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              data-state={row.id === open ? 'selected' : undefined}
              className={cn(
                CARD,
                row.id === open
                  ? 'bg-sun-pale [&>:first-child]:shadow-[inset_7px_0_0_var(--color-sun)] ' +
                      'rtl:[&>:first-child]:shadow-[inset_-7px_0_0_var(--color-sun)]'
                  : 'hover:bg-[#f4f7f2]',
              )}
            >
              {columns.map(({ key, head, cell, figures, long, heads, acts }) => (
                <td
                  key={key}
                  role="cell"
                  className={cn(
                    CELL,
                    figures && 'whitespace-nowrap lining-nums tabular-nums max-table:whitespace-normal',
                    (long || heads) && 'wrap-anywhere max-table:col-span-full table:min-w-32',
                    acts && 'max-table:col-span-full',
                    !heads && CELL_LABEL,
                  )}
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
