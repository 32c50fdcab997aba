'use client'
import { useSyncExternalStore } from 'react'
import { DEFAULT_CURRENCY, isCurrency, type Currency } from '@/lib/domain/commerce/currencies'
import { CURRENCY_KEY } from './currency-key'

const CHANGED = 'wagtale:currency'

/** Storage may be closed to us (private windows, full disks): then the choice lasts as long as the page. */
let unsaved: Currency | null = null

function read(): Currency {
  try {
    const stored = localStorage.getItem(CURRENCY_KEY)
    if (isCurrency(stored)) return stored
  } catch {
    return unsaved ?? DEFAULT_CURRENCY
  }
  return unsaved ?? DEFAULT_CURRENCY
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
  unsaved = currency
  try {
    localStorage.setItem(CURRENCY_KEY, currency)
  } catch (error) {
    console.info('currency not stored', error)
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** The picked currency; Australian dollars on the server and until the browser's choice is read. */
export const useCurrency = (): Currency => useSyncExternalStore(subscribe, read, () => DEFAULT_CURRENCY)
