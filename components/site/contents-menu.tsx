'use client'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/**
 * The header's table of contents on small screens. Closes when a link is chosen, on Escape, and on a press elsewhere.
 */
export function ContentsMenu({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')

  useEffect(() => {
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])

  const chosen = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={details} className="group" onClick={chosen} onKeyDown={keyed}>
      <summary className="flex min-h-12 list-none items-center gap-1.75 font-display text-[0.875rem] leading-none font-bold xs:gap-2.5 xs:px-1 xs:text-s [&::-webkit-details-marker]:hidden">
        {label}
        {icon}
      </summary>
      {/* Not only hidden, as a closed one is: Chromium lays that out on phones all the same, and fetches two faces for it. */}
      <div className="absolute inset-x-0 top-full hidden bg-paper px-gutter pt-2 pb-7 shadow-[0_14px_20px_-8px_#12313a55] group-open:block">
        {children}
      </div>
    </details>
  )
}
