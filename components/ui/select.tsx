'use client'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { useFieldWiring } from './field-context'

/** The browser's own select in the shop's clothes: it needs no script and is right on every phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={cn('input', className)} {...rest} {...useFieldWiring(rest)} />
}
