import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Label = ({ className, ...rest }: ComponentProps<'label'>) => (
  <label className={cn('label', className)} {...rest} />
)
