'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

interface ListDetailProps {
  /** The id of the row whose details are open. */
  open: string | undefined
  panel: ReactNode
  /** The list. */
  children: ReactNode
}

/**
 * A list, and beside it the details of the open row; on narrow screens the details take the list's place. When they
 * close, focus goes to the row at the same position.
 */
export function ListDetail({ open, panel, children }: ListDetailProps) {
  const list = useRef<HTMLDivElement>(null)
  const at = useRef(-1)
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('tbody tr') ?? [])]
    if (open !== undefined)
      at.current = rows.findIndex((row) => row instanceof HTMLElement && row.dataset['state'] === 'selected')
    else if (at.current >= 0) {
      rows[Math.min(at.current, rows.length - 1)]?.querySelector('a')?.focus()
      at.current = -1
    }
  })
  return (
    <div
      className={cn(
        panel && 'grid grid-cols-1 items-start gap-6 min-[1101px]:grid-cols-[minmax(0,1fr)_minmax(340px,400px)]',
      )}
    >
      <div ref={list} className={cn(panel && 'max-[1101px]:hidden')}>
        {children}
      </div>
      {panel}
    </div>
  )
}
