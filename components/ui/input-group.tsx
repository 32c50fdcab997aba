import type { ComponentProps } from 'react'
import { cn } from './cn'

/** A punched ticket: a field and its button side by side. Give what should span both the class `ticket-wide`. */
export const InputGroup = ({ tone = 'sun', className, ...rest }: ComponentProps<'div'> & { tone?: 'sun' | 'good' }) => (
  <div className={cn('ticket', tone === 'good' && 'ticket-good', className)} {...rest} />
)
