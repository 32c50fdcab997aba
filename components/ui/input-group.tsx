import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A punched ticket: a field and its button side by side. What should span both gets `col-span-full`. */
export const inputGroupVariants = cva('grid grid-cols-[minmax(0,1fr)_auto] items-end paper-ticket [&_.hint]:text-ink', {
  variants: {
    variant: { default: 'ticket-sun', success: 'ticket-eucalyptus-pale' },
    size: {
      default: 'gap-x-3.5 gap-y-1.5 px-5.5 py-4 xs:px-8.5 xs:pt-5 xs:pb-4.5',
      lg: 'gap-4.5 px-[clamp(30px,4.4vw,56px)] pt-8.5 pb-9',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

export const InputGroup = ({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof inputGroupVariants>) => (
  <div className={cn(inputGroupVariants({ variant, size }), className)} {...rest} />
)
