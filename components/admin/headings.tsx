import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** The heading of an admin page. */
export const AdminTitle = ({ className, ...rest }: ComponentProps<'h1'>) => (
  <h1
    className={cn('min-w-0 text-[1.75rem] leading-(--leading-display) wrap-anywhere md:text-[2.125rem]', className)}
    {...rest}
  />
)

/** The heading of one part of an admin page. */
export const PanelTitle = ({ className, ...rest }: ComponentProps<'h2'>) => (
  <h2 className={cn('text-[1.5rem] leading-(--leading-display)', className)} {...rest} />
)
