import type { Db } from '@/lib/platform/db/client'
import { objectStore } from '@/lib/platform/object-store'
import { isObjectStoreError } from '@/lib/platform/object-store-error'
import { log } from '@/lib/platform/log'

const AT_ONCE = 50

/**
 * Deletes sounds from the object store whose rows are gone or never came (prisma/sql/sound-deletions.sql). One that
 * can't be deleted now stays on the list. Two at once delete the same things, which does no harm.
 */
export async function deleteSounds(db: Db): Promise<void> {
  const store = objectStore()
  for (let after = ''; ;) {
    const due = await db.$queryRaw<{ key: string }[]>`
      SELECT key FROM sound_deletions WHERE due_at <= now() AND key > ${after} ORDER BY key LIMIT ${AT_ONCE}`
    const last = due.at(-1)
    if (!last) return
    if (!store) return log.warn('sounds wait for deletion, and SOUND_STORE_URL is not set')
    try {
      await Promise.all(due.map(({ key }) => store.remove(key)))
    } catch (error) {
      if (!isObjectStoreError(error)) throw error
      return log.warn('sounds could not be deleted', { error })
    }
    await db.soundDeletion.deleteMany({ where: { key: { in: due.map(({ key }) => key) } } })
    after = last.key
  }
}
