// Apart from the schema, so that a page that only asks doesn't load zod for it.
import { STORES, type Store } from './stores'
import type { WaysToPay } from './ways-to-pay'

/** The store to which a payment may be moved; null while none is set up. */
export const openStore = ({ stores }: WaysToPay): Store | null => STORES.find((store) => stores[store]) ?? null

export const canBuy = (ways: WaysToPay): boolean => ways.card || openStore(ways) !== null
