import type { ComponentProps } from 'react'
import { cn } from './cn'
import styles from './torn-paper.module.css'

/** A page torn along its lower edge. */
export const TornPaper = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    className={cn('relative bg-card px-7.5 pt-6.5 pb-11 text-card-foreground', styles['torn'], className)}
    {...rest}
  />
)
