'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { CloseIcon } from './icons'

interface SlipProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'plain' | 'good' | 'bad'
  title?: ReactNode
  /** With both, a button puts the slip away. */
  onClose?: () => void
  closeLabel?: string
}

/** A message that stays in the page. Bad news is announced at once, other news when there is a pause. */
export function Alert({ tone = 'plain', title, onClose, closeLabel, className, children, ...rest }: SlipProps) {
  const closable = onClose !== undefined && closeLabel !== undefined
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn(
        'slip',
        tone === 'bad' && 'slip-bad',
        tone === 'good' && 'slip-good',
        closable && 'slip-closable',
        className,
      )}
      {...rest}
    >
      {title !== undefined && <p className="slip-title">{title}</p>}
      {children}
      {closable && (
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
    </div>
  )
}
