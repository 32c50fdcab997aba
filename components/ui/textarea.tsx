'use client'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { useFieldWiring } from './field-context'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn('input', className)} {...rest} {...useFieldWiring(rest)} />
}
