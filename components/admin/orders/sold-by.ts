import { isStore, STORE_NAMES } from '@/lib/domain/commerce/stores'

/** Where an order was paid, by its own name; one that a newer version wrote, as it is written. */
export const soldBy = (source: string): string =>
  isStore(source) ? STORE_NAMES[source] : source === 'stripe' ? 'Stripe' : source
