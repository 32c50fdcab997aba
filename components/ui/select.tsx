'use client'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlVariants } from './control'
import { useFieldWiring } from './field-context'

/** The browser's own select in the shop's clothes: it needs no script and is right on every phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      className={cn(controlVariants(), 'appearance-none select-arrow pe-8.5 text-ellipsis', className)}
      {...rest}
      {...useFieldWiring(rest)}
    />
  )
}
