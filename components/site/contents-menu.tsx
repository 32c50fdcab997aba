'use client'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'

/** The header's table of contents on small screens. Closes when a link is chosen, on Escape, and on a press elsewhere. */
export function ContentsMenu({ label, children }: { label: string; children: ReactNode }) {
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
      <summary className="flex min-h-12 list-none items-center gap-1.75 font-display text-[1rem] leading-none font-bold xs:gap-2.5 xs:px-1 xs:text-s [&::-webkit-details-marker]:hidden">
        {label}
        <svg className="w-6.25 xs:w-7.5" viewBox="0 0 30 22" aria-hidden="true" focusable="false">
          <path d="M15 4C11 .6 5 .8 1 2v17c4-1.2 10-1.2 14 2 4-3.2 10-3.2 14-2V2c-4-1.2-10-1.4-14 2z" fill="#12313a" />
          <path
            d="M14.2 6v11.5C11 16 7 15.6 4 16V5c4-.6 7.5-.4 10.2 1zM15.8 6v11.5c3.2-1.5 7.2-1.9 10.2-1.5V5c-4-.6-7.5-.4-10.2 1z"
            fill="#fffdf7"
          />
        </svg>
      </summary>
      {/* Not only hidden, as a closed one is: Chromium lays that out on phones all the same, and fetches two faces for it. */}
      <div className="absolute inset-x-0 top-full hidden bg-paper px-gutter pt-2 pb-7 shadow-[0_14px_20px_-8px_#12313a55] group-open:block">
        {children}
      </div>
    </details>
  )
}
