'use client'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

interface LookChoicesProps {
  title: string
  onOpen: () => void
  className?: string
  /** Open from the beginning, where there is something to show. */
  open?: boolean
  children: () => ReactNode
}

/** Optional choices, mostly closed at first. Rendered only once opened: they hold a hundred pictures. */
export function LookChoices({ title, onOpen, className, open = false, children }: LookChoicesProps) {
  const [opened, setOpened] = useState(open)
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
    <details ref={box} className={className} open={open} onToggle={toggled}>
      <summary className="flex min-h-11 w-fit items-center gap-2.5 text-s font-heavy underline decoration-2 underline-offset-[0.18em]">
        {title}
      </summary>
      {opened && <div className="grid gap-6 pt-3">{children()}</div>}
    </details>
  )
}
