'use client'
import { useSyncExternalStore } from 'react'
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '@/lib/domain/commerce/currencies'
import { CURRENCY_KEY } from './currency-key'

const CHANGED = 'wagtale:currency'

/** Storage may be closed to us (private windows, full disks): then the choice lasts as long as the page. */
let unsaved: Currency | null = null

function read(): Currency {
  if (unsaved !== null) return unsaved
  try {
    const stored = localStorage.getItem(CURRENCY_KEY)
    return isCurrency(stored) ? stored : DEFAULT_CURRENCY
  } catch {
    return DEFAULT_CURRENCY
  }
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
  try {
    localStorage.setItem(CURRENCY_KEY, currency)
    unsaved = null
  } catch (error) {
    unsaved = currency
    console.info('currency not stored', error)
  }
  // Prices that waited for the stored currency need not wait for this one.
  delete document.documentElement.dataset.currency
  window.dispatchEvent(new Event(CHANGED))
}

/** The picked currency; Australian dollars on the server and until the browser's choice is read. */
export const useCurrency = (): Currency => useSyncExternalStore(subscribe, read, () => DEFAULT_CURRENCY)
