import type { Store } from '@/lib/domain/commerce/stores'
import type { Db } from '@/lib/platform/db/client'
import { countEvent } from '@/lib/server/stats/count-event'

export const storeVisitMetric = (store: Store): string => `store-visits:${store}`

/** Counts that a page of ours sent somebody to a store. */
export const countStoreVisit = (
  db: Db,
  { store, address, now }: { store: Store; address: string; now: Date },
): Promise<void> => countEvent(db, { metric: storeVisitMetric(store), address, now })
