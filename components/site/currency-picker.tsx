'use client'
import { useDisabledUntilHydrated } from '@/lib/browser/use-hydrated'
import { CURRENCIES, CURRENCY_OPTIONS, isCurrency } from '@/lib/domain/commerce/currencies'
import { cn } from '@/components/ui/cn'
import { setCurrency, useCurrency } from './currency-store'
import styles from './picker.module.css'

export function CurrencyPicker({ label }: { label: string }) {
  const current = useCurrency()
  const waiting = useDisabledUntilHydrated()
  const choose = (currency: string) => {
    if (isCurrency(currency)) setCurrency(currency)
  }
  return (
    <label className={cn('inline-flex items-center whitespace-nowrap', styles['picker'])} data-shows={current}>
      <span className="sr-only">{label}</span>
      <select value={current} onChange={(event) => choose(event.target.value)} {...waiting}>
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency}>
            {CURRENCY_OPTIONS[currency].symbol} {currency}
          </option>
        ))}
      </select>
    </label>
  )
}
