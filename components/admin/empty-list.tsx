import type { ReactNode } from 'react'
import { SleepingDachshund } from '@/components/site/dachshund'

/** A list with nothing in it, or its end. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <div className="staff-end">
    <SleepingDachshund />
    <p>{children}</p>
  </div>
)
