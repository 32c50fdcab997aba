'use client'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button'
import { cn } from './cn'
import { CloseIcon } from './icons'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

const DialogOverlay = ({ className, ...rest }: ComponentProps<typeof Radix.Overlay>) => (
  <Radix.Overlay
    className={cn('fixed inset-0 z-50 bg-ink-under/70 data-[state=open]:animate-lay-down', className)}
    {...rest}
  />
)

/**
 * Focus stays inside, Escape and a press outside close it, and focus goes back where it came from.
 * Without a `DialogDescription` inside, pass `aria-describedby={undefined}` (Radix asks for it).
 */
export function DialogContent({
  closeLabel,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Content> & { closeLabel: string }) {
  return (
    <Radix.Portal>
      <DialogOverlay />
      <Radix.Content
        className={cn(
          'fixed inset-0 z-51 m-auto h-fit max-h-[calc(100dvh-32px)] w-[min(560px,calc(100vw-32px))]',
          'overflow-y-auto bg-popover px-[clamp(20px,5vw,40px)] pt-7.5 pb-8.5 text-popover-foreground shadow-dialog',
          'data-[state=open]:animate-lay-down',
          className,
        )}
        {...rest}
      >
        {children}
        <Radix.Close
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute end-3 top-3')}
          aria-label={closeLabel}
        >
          <CloseIcon />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}

export const DialogHeader = (props: ComponentProps<'div'>) => <div {...props} />
export const DialogTitle = ({ className, ...rest }: ComponentProps<typeof Radix.Title>) => (
  <Radix.Title className={cn('me-11 text-d-m', className)} {...rest} />
)
export const DialogDescription = ({ className, ...rest }: ComponentProps<typeof Radix.Description>) => (
  <Radix.Description className={cn('mt-s2', className)} {...rest} />
)
export const DialogFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cn('flex flex-wrap gap-s3', className)} {...rest} />
)
