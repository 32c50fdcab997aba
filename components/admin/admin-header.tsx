import type { ReactNode } from 'react'
import { AdminTitle } from './headings'

/** The heading of an admin page, and beside it what switches or searches the whole page. */
export const AdminHeader = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="mb-4 flex flex-wrap items-end gap-x-8.5 gap-y-3.5">
    <AdminTitle>{title}</AdminTitle>
    {children}
  </div>
)
