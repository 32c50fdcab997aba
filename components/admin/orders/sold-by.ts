import { isStore, STORE_NAMES } from '@/lib/domain/commerce/stores'

/** The name of the store that sold an order; an unknown source (stored by a newer version) as it is. */
export const soldBy = (source: string): string =>
  isStore(source) ? STORE_NAMES[source] : source === 'stripe' ? 'Stripe' : source
