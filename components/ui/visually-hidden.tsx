import type { ComponentProps } from 'react'
import { cn } from './cn'

export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={cn('sr-only', className)} {...rest} />
)
