import { refresh } from 'next/cache'
import type { ActionResult } from '@/lib/http/action'

/** After an act the page shows how things stand; while the database is away it would only take what was typed away. */
export function revalidateAdmin(result: ActionResult<unknown>): void {
  if (result.ok || result.code !== 'unavailable') refresh()
}
