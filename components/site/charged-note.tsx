'use client'
import type { ReactNode } from 'react'
import { DEFAULT_CURRENCY } from '@/lib/domain/commerce/currencies'
import { useCurrency } from './currency-store'

/** What is really charged, beside prices in another currency. */
export function ChargedNote({ className, children }: { className?: string; children: ReactNode }) {
  return useCurrency() === DEFAULT_CURRENCY ? null : <p className={className}>{children}</p>
}
