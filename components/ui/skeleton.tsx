import { cn } from './cn'

/** A placeholder while something loads; the words that say so stand beside it. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={cn('skeleton', className)} />
)
