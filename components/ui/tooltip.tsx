'use client'
import { Slot } from 'radix-ui'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

/** Milliseconds before a first tooltip opens, and in which, after one has closed, the next opens at once. */
export const TOOLTIP_OPENS_AFTER = 700
export const TOOLTIP_SKIPS_WITHIN = 300
/** Time to move the pointer from the thing to its tooltip. */
const CLOSES_AFTER = 120
const MARGIN_PX = 10
const GAP_PX = 8

let lastClosed = -Infinity

/** Centred above the thing, below it where there is no room, and always inside the window. */
function place(bubble: HTMLElement, thing: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = Math.max(
    MARGIN_PX,
    Math.min(thing.left + (thing.width - width) / 2, document.documentElement.clientWidth - width - MARGIN_PX),
  )
  const above = thing.top - height - GAP_PX
  const top = above >= MARGIN_PX ? above : Math.min(thing.bottom + GAP_PX, window.innerHeight - height - MARGIN_PX)
  bubble.style.translate = `${left}px ${top}px`
}

/**
 * A few words about its one child, which must be something that can have focus. Radix's own brings a whole layout engine along; this one
 * needs none, and stays while the pointer is on it, closes on Escape, and never opens for a finger.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const id = useId()
  const [thing, setThing] = useState<DOMRect | null>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!thing || !bubble.current) return
    // Above everything by the browser's top layer, while it stays in the page beside what it describes.
    bubble.current.showPopover()
    place(bubble.current, thing)
  }, [thing])

  const openAfter = (delay: number, target: Element) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setThing(target.getBoundingClientRect()), delay)
  }
  const closeAfter = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (thing) lastClosed = Date.now()
      setThing(null)
    }, delay)
  }
  const stay = () => clearTimeout(timer.current)

  const trigger = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (thing) stay()
      else openAfter(Date.now() - lastClosed < TOOLTIP_SKIPS_WITHIN ? 0 : TOOLTIP_OPENS_AFTER, event.currentTarget)
    },
    onPointerLeave: () => closeAfter(CLOSES_AFTER),
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) openAfter(0, event.currentTarget)
    },
    onBlur: () => closeAfter(0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeAfter(0)
    },
  }
  return (
    <>
      <Slot.Root {...trigger} aria-describedby={thing ? id : undefined}>
        {children}
      </Slot.Root>
      {thing && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="tooltip"
          onPointerEnter={stay}
          onPointerLeave={() => closeAfter(CLOSES_AFTER)}
        >
          {text}
        </span>
      )}
    </>
  )
}
