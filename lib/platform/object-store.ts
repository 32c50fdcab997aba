// A bucket of an S3 service (SOUND_STORE_URL): Amazon's, or any that speaks the same protocol.
import { S3mini } from 's3mini'
import { env } from './env'
import { ObjectStoreError } from './object-store-error'

/** A play is waiting: a service that takes longer is as good as away. */
const TIMEOUT_MS = 10_000

export interface ObjectStore {
  /** @throws ObjectStoreError */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>
  /** Null where there is none. @throws ObjectStoreError */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** One that isn't there is deleted already. @throws ObjectStoreError */
  remove: (key: string) => Promise<void>
}

let cached: { store: ObjectStore; settings: string } | undefined

/** The configured one; undefined where the database keeps everything. */
export function objectStore(): ObjectStore | undefined {
  const { SOUND_STORE_URL, SOUND_STORE_KEY_ID, SOUND_STORE_SECRET, SOUND_STORE_REGION } = env()
  if (!SOUND_STORE_URL || !SOUND_STORE_KEY_ID || !SOUND_STORE_SECRET) return undefined
  const settings = [SOUND_STORE_URL, SOUND_STORE_KEY_ID, SOUND_STORE_SECRET, SOUND_STORE_REGION].join(' ')
  if (cached?.settings !== settings)
    cached = {
      settings,
      store: openStore({
        endpoint: SOUND_STORE_URL,
        accessKeyId: SOUND_STORE_KEY_ID,
        secretAccessKey: SOUND_STORE_SECRET,
        region: SOUND_STORE_REGION,
      }),
    }
  return cached.store
}

interface Settings {
  /** https://HOST/BUCKET */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

function openStore(settings: Settings): ObjectStore {
  const s3 = new S3mini({ ...settings, requestAbortTimeout: TIMEOUT_MS })
  return {
    put: (key, bytes, type) => named(async () => void (await s3.putObject(key, bytes, type))),
    get: (key) =>
      named(async () => {
        const found = await s3.getObjectArrayBuffer(key)
        return found && new Uint8Array(found)
      }),
    remove: (key) => named(async () => void (await s3.deleteObject(key))),
  }
}

async function named<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw new ObjectStoreError(error)
  }
}
