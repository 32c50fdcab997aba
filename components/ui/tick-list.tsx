import type { ComponentProps } from 'react'
import { cn } from './cn'
import styles from './tick-list.module.css'

/** A list whose items are ticked off. */
export const TickList = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul className={cn('grid gap-x-4.5 gap-y-2', styles['ticks'], className)} {...rest} />
)
