'use client'
import type { ComponentProps } from 'react'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { StoreLink } from '@/components/entitlement/store-link'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import { openStore } from '@/lib/domain/commerce/can-buy'
import { STORE_NAMES, type Store } from '@/lib/domain/commerce/stores'

/** The store that is set up; until that is known, the one for digital books. */
function useOpenStore(): Store {
  const ways = useFetchedOnce(paymentMethodsStore)
  return (ways && openStore(ways)) ?? 'stanstore'
}

export const OpenStoreName = () => <>{STORE_NAMES[useOpenStore()]}</>

export const OpenStoreLink = (rest: Omit<ComponentProps<typeof StoreLink>, 'store'>) => (
  <StoreLink store={useOpenStore()} {...rest} />
)
