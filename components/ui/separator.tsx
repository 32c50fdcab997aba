import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const separatorVariants = cva('shrink-0 border-0 bg-border', {
  variants: { orientation: { horizontal: 'h-px w-full', vertical: 'h-full w-px' } },
  defaultVariants: { orientation: 'horizontal' },
})

/** Decoration between two parts; what is read aloud is divided by headings. */
export const Separator = ({
  orientation,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof separatorVariants>) => (
  <div role="none" className={cn(separatorVariants({ orientation }), className)} {...rest} />
)
