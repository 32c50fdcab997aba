'use client'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlVariants } from './control'
import { useFieldWiring } from './field-context'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={cn(controlVariants({ variant: 'area' }), className)} {...rest} {...useFieldWiring(rest)} />
  )
}
