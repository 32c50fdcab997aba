'use client'
import { cn } from '@/components/ui/cn'
import { formatPrice } from '@/lib/domain/commerce/currencies'
import { useCurrency } from './currency-store'

/**
 * A price in the picked currency; takes Australian cents. What is charged is Australian dollars: say so where money
 * changes hands.
 */
export function Price({ cents, className }: { cents: number; className?: string }) {
  const currency = useCurrency()
  return (
    <bdi className={cn('whitespace-nowrap', className)} data-shows={currency}>
      {formatPrice(cents, currency)}
    </bdi>
  )
}
