'use client'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { CloseIcon } from './icons'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

interface DialogSheetProps {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  className?: string
  children?: ReactNode
}

/** Focus stays inside, Escape and a press outside close it, and focus goes back where it came from. */
export function DialogContent({ title, description, closeLabel, className, children }: DialogSheetProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="dialog-shade" />
      <Radix.Content
        className={cn('dialog', className)}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <Radix.Title className="dialog-title">{title}</Radix.Title>
        {description !== undefined && <Radix.Description className="mt-s2">{description}</Radix.Description>}
        {children}
        <Radix.Close className="icon-btn dialog-close" aria-label={closeLabel}>
          <CloseIcon />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}
