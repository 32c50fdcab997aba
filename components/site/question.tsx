import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** The arrow that shows whether a `details` of the group is open. */
const ARROW =
  'after:absolute after:end-2 after:top-5 after:h-3 after:w-4.5 after:bg-coral-deep after:transition-transform ' +
  "after:content-[''] group-open:after:-scale-y-100 " +
  'after:[clip-path:polygon(0_12%,14%_0,50%_58%,86%_4%,100%_18%,52%_100%)]'

/** A question that opens on its answer. */
export const Question = ({
  question,
  className,
  children,
}: {
  question: ReactNode
  className?: string
  children: ReactNode
}) => (
  <details className={cn('group', className)}>
    <summary
      className={cn(
        'relative block list-none py-3 pe-11 font-display text-d-s leading-[1.3] font-bold text-balance break-phrases',
        '[&::-webkit-details-marker]:hidden',
        ARROW,
      )}
    >
      {question}
    </summary>
    <p className="max-w-(--measure) pb-4.5">{children}</p>
  </details>
)
