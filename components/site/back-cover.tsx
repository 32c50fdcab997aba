import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'
import type { Tone } from '@/components/ui/tone'

/** The back cover of a book, where its price stands. */
export const BackCover = ({ tone = 'sun', className, ...rest }: ComponentProps<'div'> & { tone?: Tone }) => (
  <div
    data-tone={tone}
    className={cn(
      'rounded-[5px_2px_2px_5px] bg-(--sheet) ps-7 pe-4.5 pt-6.5 pb-7 shadow-back-cover xs:ps-10 xs:pe-7.5',
      'rtl:rounded-[2px_5px_5px_2px] rtl:shadow-back-cover-rtl forced-colors:border-2',
      className,
    )}
    {...rest}
  />
)
