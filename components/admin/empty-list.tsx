import type { ReactNode } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'

/** An empty list, or the end of one. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <div className="flex items-end gap-3.5 px-3.5 pt-5 pb-3.5 text-ink-soft">
    <SleepingDachshund className="h-10 w-auto flex-none" />
    <p>{children}</p>
  </div>
)
