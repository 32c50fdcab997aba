import type { ReactNode } from 'react'
import { cn } from './cn'

interface StateProps {
  /** Decoration: a sleeping pet, as a rule. */
  picture?: ReactNode
  title: ReactNode
  heading?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
  className?: string
}

const State = ({
  picture,
  title,
  heading: Heading = 'h2',
  children,
  action,
  className,
  role,
}: StateProps & { role?: 'alert' }) => (
  <div className={cn('state', className)} role={role}>
    {picture !== undefined && <div aria-hidden="true">{picture}</div>}
    <Heading className="state-title">{title}</Heading>
    {children !== undefined && <div>{children}</div>}
    {action}
  </div>
)

/** Nothing here yet: a picture, one sentence, and what to do next. */
export const EmptyState = (props: StateProps) => <State {...props} />
/** Something failed: said at once, with a way on. */
export const ErrorState = (props: StateProps) => <State role="alert" {...props} />
