import type { ComponentProps } from 'react'

/** What can be done next: a button and a link or two. */
export const ActionRow = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div className="mt-6.5 flex flex-wrap items-center gap-x-6.5 gap-y-3.5" {...props} />
)
