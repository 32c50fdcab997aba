'use client'
import type { ComponentProps } from 'react'
import { useFetchedOnce } from '@/lib/browser/fetch-once-store'
import type { Store } from '@/lib/domain/commerce/stores'
import { api } from '@/lib/paths'
import { paymentMethodsStore } from './payment-methods-store'

interface StoreLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  store: Store
  query?: { product?: string }
}

/** A link to a store, where it is set up: none ever leads to a store that isn't there. */
export function StoreLink({ store, query, ...rest }: StoreLinkProps) {
  const ways = useFetchedOnce(paymentMethodsStore)
  return ways?.stores[store] ? (
    <a href={api.store(store, query)} target="_blank" rel="noopener noreferrer" {...rest} />
  ) : null
}
