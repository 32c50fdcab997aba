'use client'
import type { ComponentProps } from 'react'
import type { VariantProps } from 'class-variance-authority'
import { cn } from './cn'
import { controlVariants } from './control'
import { useFieldWiring } from './field-context'

/** `variant="display"` writes in the display face, for what will stand on a cover. */
export function Input({ className, variant, ...rest }: ComponentProps<'input'> & VariantProps<typeof controlVariants>) {
  return <input className={cn(controlVariants({ variant }), className)} {...rest} {...useFieldWiring(rest)} />
}
