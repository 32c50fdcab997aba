'use client'
import { useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

interface LookChoicesProps {
  title: string
  onOpen: () => void
  className?: string
  children: () => ReactNode
}

/** What few visitors want to say: closed at first, and made only when it is opened, because it holds a hundred pictures. */
export function LookChoices({ title, onOpen, className, children }: LookChoicesProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={cn('desk-more', className)}
      onToggle={(event) => {
        if (!event.currentTarget.open) return
        setOpened(true)
        onOpen()
      }}
    >
      <summary className="desk-summary">{title}</summary>
      {opened && <div className="desk-more-fields">{children()}</div>}
    </details>
  )
}
