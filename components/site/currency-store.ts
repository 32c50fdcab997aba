'use client'
import { useSyncExternalStore } from 'react'
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '@/lib/domain/commerce/currencies'
import { writeStorage, readStorage } from '@/lib/browser/storage'
import { CURRENCY_KEY } from './currency-key'

const CHANGED = 'wagtale:currency'

/** Where storage is closed to us, the choice lasts as long as the page. */
let unsaved: Currency | null = null

function read(): Currency {
  const stored = unsaved ?? readStorage(CURRENCY_KEY)
  return isCurrency(stored) ? stored : DEFAULT_CURRENCY
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

export function setCurrency(currency: Currency): void {
  unsaved = writeStorage(CURRENCY_KEY, currency) ? null : currency
  // Prices that waited for the stored currency need not wait for this one.
  delete document.documentElement.dataset.currency
  window.dispatchEvent(new Event(CHANGED))
}

/** The picked currency; Australian dollars on the server and until the browser's choice is read. */
export const useCurrency = (): Currency => useSyncExternalStore(subscribe, read, () => DEFAULT_CURRENCY)
