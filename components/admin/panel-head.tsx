'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/i18n/navigation'

/** A gift code in large letters. */
export const CODE_LOOK = 'font-ui text-[1.75rem] leading-[1.15] font-heavy tracking-[0.06em] tabular-nums lining-nums'

interface PanelHeadProps {
  id?: string
  /** The heading is a code: set larger, in the interface's face. */
  code?: boolean
  /** The page's address without the panel. */
  closed: string
  closeLabel: string
  children: ReactNode
}

/** The panel's heading, which gets focus when the panel opens, and the link that closes the panel. */
export function PanelHead({ id, code = false, closed, closeLabel, children }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex justify-between gap-3">
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className={cn(
          'min-w-0 wrap-anywhere focus:shadow-none focus:outline-none',
          code ? CODE_LOOK : 'text-[1.5rem] leading-tight',
        )}
      >
        {children}
      </h2>
      <Link
        href={closed}
        scroll={false}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '-my-2.5 -me-3 flex-none')}
        aria-label={closeLabel}
      >
        <CloseIcon />
      </Link>
    </div>
  )
}
