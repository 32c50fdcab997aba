import type { ReactNode } from 'react'

/** The head of a staff page: its name, and beside it what the whole page is switched or searched by. */
export const AdminHeader = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="staff-top">
    <h1>{title}</h1>
    {children}
  </div>
)
