'use client'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

interface LookChoicesProps {
  title: string
  onOpen: () => void
  className?: string
  children: () => ReactNode
}

/** Optional choices, closed at first. Rendered only once opened: they hold a hundred pictures. */
export function LookChoices({ title, onOpen, className, children }: LookChoicesProps) {
  const [opened, setOpened] = useState(false)
  const box = useRef<HTMLDetailsElement>(null)
  const toggled = () => {
    if (!box.current?.open) return
    setOpened(true)
    onOpen()
  }
  const openedBefore = useEffectEvent(toggled)
  // It may have been opened before hydration.
  useEffect(() => openedBefore(), [])
  return (
    <details ref={box} className={cn('desk-more', className)} onToggle={toggled}>
      <summary className="desk-summary">{title}</summary>
      {opened && <div className="desk-more-fields">{children()}</div>}
    </details>
  )
}
