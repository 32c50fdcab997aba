import { cn } from './cn'

/** A place held for what is on its way; the words that say so stand beside it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cn('skeleton', className)} />
)
