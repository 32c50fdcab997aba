import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

export const checkboxVariants = () =>
  'inline-flex min-h-11 items-center gap-2.5 ' +
  '[&>input]:size-5.5 [&>input]:flex-none [&>input]:accent-eucalyptus-deep'

/** The browser's own checkbox with its words; the whole line can be pressed. */
export function Checkbox({
  className,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={cn(checkboxVariants(), className)}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}
