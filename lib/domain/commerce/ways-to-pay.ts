import { z } from 'zod'
import { STORES, type Store } from './stores'

/** Which ways to pay are set up: by card here, and in the stores. */
export const waysToPay = z.object({
  card: z.boolean(),
  stores: z.object({ stanstore: z.boolean(), shopify: z.boolean() }),
})
export type WaysToPay = z.infer<typeof waysToPay>

/** The store to which a payment may be moved; null while none is set up. */
export const openStore = ({ stores }: WaysToPay): Store | null => STORES.find((store) => stores[store]) ?? null

export const canBuy = (ways: WaysToPay): boolean => ways.card || openStore(ways) !== null
