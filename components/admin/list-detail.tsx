'use client'
import { useEffect, useRef, type ReactNode } from 'react'

interface StaffSplitProps {
  /** The id of what is open. */
  open: string | undefined
  panel: ReactNode
  /** The list. */
  children: ReactNode
}

/**
 * A list, and beside it what is open of it: in its place, where there is no room for two. When that closes, focus goes to the row that
 * stands where the open one stood.
 */
export function ListDetail({ open, panel, children }: StaffSplitProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = useRef(-1)
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('tbody tr') ?? [])]
    if (open !== undefined) at.current = rows.findIndex((row) => row.classList.contains('ledger-open'))
    else if (at.current >= 0) {
      rows[Math.min(at.current, rows.length - 1)]?.querySelector('a')?.focus()
      at.current = -1
    }
  })
  return (
    <div className={panel ? 'staff-split' : undefined}>
      <div ref={list} className="staff-list">
        {children}
      </div>
      {panel}
    </div>
  )
}
