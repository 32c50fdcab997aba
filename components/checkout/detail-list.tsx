import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** Names and values joined by dotted lines, as in a table of contents. */
export const DetailList = ({ className, ...rest }: ComponentProps<'dl'>) => (
  <dl className={cn('mt-2.5 mb-6 max-w-[34rem]', className)} {...rest} />
)

/** A name with one value, or with several below one another. */
export const Detail = ({ name, values }: { name: ReactNode; values: readonly ReactNode[] }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 border-b-3 border-dotted border-ink/40 pt-2 pb-2.25 in-data-dark:border-white/50">
    <dt className="col-start-1 text-s">{name}</dt>
    {values.map((value, index) => (
      <dd key={index} className="col-start-2 text-end font-heavy wrap-anywhere">
        {value}
      </dd>
    ))}
  </div>
)
