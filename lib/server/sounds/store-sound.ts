import { newId } from '@/lib/platform/ids'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { objectStore } from '@/lib/platform/object-store'

/** Where a sound is, as columns: in the row, or in the object store under a name. */
export interface StoredSound {
  mp3: Uint8Array<ArrayBuffer> | null
  objectKey: string | null
}

/**
 * Stores a sound before its row is. In the object store it is due for deletion until `claimSound` says in the row's
 * transaction that there is a row: whoever dies in between leaves nothing behind for good.
 * @throws ObjectStoreError
 */
export async function storeSound(db: Db, mp3: Uint8Array<ArrayBuffer>): Promise<StoredSound> {
  const store = objectStore()
  if (!store) return { mp3, objectKey: null }
  const objectKey = `sounds/${newId()}.mp3`
  // By then its row is stored, or never will be.
  await db.$executeRaw`INSERT INTO sound_deletions (key, due_at) VALUES (${objectKey}, now() + interval '1 hour')`
  await store.put(objectKey, mp3, 'audio/mpeg')
  return { mp3: null, objectKey }
}

/** In the transaction that stores the sound's row. @throws when it took so long that the sound may be gone */
export async function claimSound(tx: Prisma.TransactionClient, { objectKey }: StoredSound): Promise<void> {
  if (objectKey === null) return
  // With a minute to spare: it may be being deleted from the moment that it is due.
  const claimed = await tx.$executeRaw`
    DELETE FROM sound_deletions WHERE key = ${objectKey} AND due_at > now() + interval '1 minute'`
  if (claimed === 0) throw new Error('the sound was stored too long ago')
}
