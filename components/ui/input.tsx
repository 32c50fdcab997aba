'use client'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { useFieldWiring } from './field-context'

/** `kind="name"` writes in the display face, for what will stand on a cover. */
export function Input({ className, kind = 'plain', ...rest }: ComponentProps<'input'> & { kind?: 'plain' | 'name' }) {
  return (
    <input className={cn('input', kind === 'name' && 'input-name', className)} {...rest} {...useFieldWiring(rest)} />
  )
}
