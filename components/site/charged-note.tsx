'use client'
import type { ReactNode } from 'react'
import { DEFAULT_CURRENCY } from '@/lib/domain/commerce/currencies'
import { useCurrency } from './currency-store'

/** What is really charged, beside prices in another currency. */
export function ChargedNote({
  as: Tag = 'p',
  className,
  children,
}: {
  /** A span inside a label. */
  as?: 'p' | 'span'
  className?: string
  children: ReactNode
}) {
  return useCurrency() === DEFAULT_CURRENCY ? null : <Tag className={className}>{children}</Tag>
}
