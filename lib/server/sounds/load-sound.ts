import { objectStore } from '@/lib/platform/object-store'
import { ObjectStoreError } from '@/lib/platform/object-store-error'
import type { StoredSound } from './store-sound'

/** The columns that say where a sound is. */
export const soundColumns = { mp3: true, objectKey: true } as const

/** A sound, from wherever it is; null where the object store has lost it. @throws ObjectStoreError */
export async function loadSound({ mp3, objectKey }: StoredSound): Promise<Uint8Array<ArrayBuffer> | null> {
  if (objectKey === null) return mp3
  const store = objectStore()
  if (!store) throw new ObjectStoreError('SOUND_STORE_URL is not set, and this sound is there')
  return store.get(objectKey)
}
