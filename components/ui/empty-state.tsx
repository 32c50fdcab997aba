import type { ReactNode } from 'react'
import { Empty, EmptyContent, EmptyMedia } from './empty'

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
  <Empty className={className} role={role}>
    {picture !== undefined && <EmptyMedia>{picture}</EmptyMedia>}
    <Heading className="text-d-m">{title}</Heading>
    {children !== undefined && <EmptyContent>{children}</EmptyContent>}
    {action}
  </Empty>
)

/** Nothing here yet: a picture, one sentence, and what to do next. */
export const EmptyState = (props: StateProps) => <State {...props} />
/** Something failed: announced at once, with a way on. */
export const ErrorState = (props: StateProps) => <State role="alert" {...props} />
