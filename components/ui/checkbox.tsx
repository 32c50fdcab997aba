import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

export function Checkbox({
  className,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={cn('check', className)}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}
