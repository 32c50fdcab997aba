import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A small flag of paper. */
export const badgeVariants = cva(
  'inline-block px-2.5 pt-0.5 pb-0.75 text-xs leading-[1.3] font-heavy whitespace-nowrap clip-snip',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground',
        secondary: 'bg-paper-3 text-foreground',
        outline: 'border border-input text-foreground',
        destructive: 'bg-coral-pale text-coral-under',
        success: 'bg-eucalyptus-pale text-foreground',
        sun: 'bg-accent text-accent-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

export const Badge = ({ variant, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) => (
  <span className={cn(badgeVariants({ variant }), className)} {...rest} />
)
