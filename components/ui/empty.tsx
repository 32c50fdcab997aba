import type { ComponentProps } from 'react'
import { cn } from './cn'

/** The place of a list or a page that has nothing to show. */
export const Empty = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={cn(
      'mx-auto grid max-w-[34rem] grid-cols-[minmax(0,1fr)] justify-items-center gap-s4 py-s6 text-center',
      className,
    )}
    {...rest}
  />
)
/** Decoration: a sleeping pet, as a rule. */
export const EmptyMedia = (props: ComponentProps<'div'>) => <div aria-hidden="true" {...props} />

export const EmptyContent = (props: ComponentProps<'div'>) => <div {...props} />
