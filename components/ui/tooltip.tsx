'use client'
import { Slot } from 'radix-ui'
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cn } from './cn'

/** Milliseconds before a first tooltip opens, and in which, after one has closed, the next opens at once. */
export const TOOLTIP_OPENS_AFTER = 700
export const TOOLTIP_SKIPS_WITHIN = 300
/** Time to move the pointer from the trigger to its tooltip. */
const CLOSES_AFTER = 120
const MARGIN_PX = 10
const GAP_PX = 8

let lastClosed = -Infinity

/** Centred above the trigger, below it where there is no room, and always inside the window. */
function place(bubble: HTMLElement, anchor: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = Math.max(
    MARGIN_PX,
    Math.min(anchor.left + (anchor.width - width) / 2, document.documentElement.clientWidth - width - MARGIN_PX),
  )
  const above = anchor.top - height - GAP_PX
  const top = above >= MARGIN_PX ? above : Math.min(anchor.bottom + GAP_PX, window.innerHeight - height - MARGIN_PX)
  bubble.style.translate = `${left}px ${top}px`
}

interface TooltipState {
  id: string
  /** Where the trigger is; null while the tooltip is closed. */
  anchor: DOMRect | null
  openAfter: (delay: number, target: Element) => void
  closeAfter: (delay: number) => void
  cancel: () => void
}
const TooltipContext = createContext<TooltipState | null>(null)
function useTooltip(): TooltipState {
  const state = useContext(TooltipContext)
  if (!state) throw new Error('TooltipTrigger and TooltipContent belong inside a Tooltip')
  return state
}

/**
 * A few words about something that can have focus. Radix's own brings a layout engine along; this one needs none. It
 * stays while the pointer is on it, closes on Escape, and never opens for a finger.
 */
export function Tooltip({ children }: { children: ReactNode }) {
  const id = useId()
  const [anchor, setAnchor] = useState<DOMRect | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  const openAfter = (delay: number, target: Element) => {
    cancel()
    timer.current = setTimeout(() => setAnchor(target.getBoundingClientRect()), delay)
  }
  const closeAfter = (delay: number) => {
    cancel()
    timer.current = setTimeout(() => {
      if (anchor) lastClosed = Date.now()
      setAnchor(null)
    }, delay)
  }
  return <TooltipContext value={{ id, anchor, openAfter, closeAfter, cancel }}>{children}</TooltipContext>
}

/** The thing described. `asChild` takes its one child (the usual case), else it is a button. */
export function TooltipTrigger({ asChild = false, ...rest }: ComponentProps<'button'> & { asChild?: boolean }) {
  const { id, anchor, openAfter, closeAfter, cancel } = useTooltip()
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (anchor) cancel()
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
  const props = { ...rest, ...handlers, 'aria-describedby': anchor ? id : undefined }
  return asChild ? <Slot.Root {...props} /> : <button type="button" {...props} />
}

export function TooltipContent({ className, children }: { className?: string; children: ReactNode }) {
  const { id, anchor, closeAfter, cancel } = useTooltip()
  const bubble = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!anchor || !bubble.current) return
    // Above everything by the browser's top layer, while it stays in the page beside what it describes.
    bubble.current.showPopover()
    place(bubble.current, anchor)
  }, [anchor])
  if (!anchor) return null
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className={cn(
        'fixed inset-[0_auto_auto_0] m-0 w-max max-w-65 overflow-visible border-0 bg-ink px-3 pt-1.5 pb-1.75 clip-snip',
        'text-xs leading-[1.3] font-heavy text-white',
        className,
      )}
      onPointerEnter={cancel}
      onPointerLeave={() => closeAfter(CLOSES_AFTER)}
    >
      {children}
    </span>
  )
}
