'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/lib/i18n/navigation'

interface PanelHeadProps {
  id?: string
  className?: string
  /** The page's address without the panel, and what going there is called. */
  closed: string
  closeLabel: string
  children: ReactNode
}

/** The name of what is open, which is read first, and the way back to the list. */
export function PanelHead({ id, className, closed, closeLabel, children }: PanelHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="panel-head">
      <h2 ref={heading} id={id} tabIndex={-1} className={className}>
        {children}
      </h2>
      <Link
        href={closed}
        scroll={false}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        aria-label={closeLabel}
      >
        <CloseIcon />
      </Link>
    </div>
  )
}
