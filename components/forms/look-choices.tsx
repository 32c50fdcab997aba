'use client'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

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
    <details ref={box} className={className} onToggle={toggled}>
      <summary className="flex min-h-11 w-fit items-center gap-2.5 text-s font-heavy underline decoration-2 underline-offset-[0.18em]">
        {title}
      </summary>
      {opened && <div className="grid gap-6 pt-3">{children()}</div>}
    </details>
  )
}
