import { cache } from 'react'
import { db } from '@/lib/platform/db/client'
import { pingDatabase } from '@/lib/platform/db/ping'

/**
 * True once the database answers; asked once a request, by a page and by its title.
 *
 * @throws what any query would throw while it can't be had
 */
export const canRead = cache(async (): Promise<true> => {
  await pingDatabase(db())
  return true
})
