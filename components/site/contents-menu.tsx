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
    <details ref={details} className="contents" onClick={chosen} onKeyDown={keyed}>
      <summary>
        {label}
        <svg viewBox="0 0 30 22" aria-hidden="true" focusable="false">
          <path d="M15 4C11 .6 5 .8 1 2v17c4-1.2 10-1.2 14 2 4-3.2 10-3.2 14-2V2c-4-1.2-10-1.4-14 2z" fill="#12313a" />
          <path
            d="M14.2 6v11.5C11 16 7 15.6 4 16V5c4-.6 7.5-.4 10.2 1zM15.8 6v11.5c3.2-1.5 7.2-1.9 10.2-1.5V5c-4-.6-7.5-.4-10.2 1z"
            fill="#fffdf7"
          />
        </svg>
      </summary>
      <div className="contents-sheet">{children}</div>
    </details>
  )
}
