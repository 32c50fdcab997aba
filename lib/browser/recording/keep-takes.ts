'use client'
// What was recorded and isn't with the server yet, in the browser's database: a closed page or a lost line costs
// nothing.

/** A page that somebody read, as the microphone gave it, and once it is encoded, as it is sent. */
export interface KeptTake {
  recording: string
  /** From 1. */
  page: number
  /** Names the words that were read (StudioPage). */
  words: string
  /** Tells this take from another one of the same page. */
  id: string
  sound: Blob
  isEncoded: boolean
}

const NAME = 'wagtale-takes'
const STORE = 'takes'

export interface TakeShelf {
  /** False when the browser's storage is closed or full: then it lasts as long as the page is open. */
  keep: (take: KeptTake) => Promise<boolean>
  list: (recording: string) => Promise<KeptTake[]>
  /** Another take of the page that has come since stays. */
  forget: (take: KeptTake) => Promise<void>
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser’s database failed'))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['recording', 'page'] })
  return done(request)
}

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser’s storage is full'))
    })
    const [result] = await Promise.all([done(work(transaction.objectStore(STORE))), finished])
    return result
  } finally {
    database.close()
  }
}

const within = (recording: string) => IDBKeyRange.bound([recording, 0], [recording, Number.MAX_SAFE_INTEGER])

export function browserShelf(): TakeShelf {
  /** Takes that the browser wouldn't store. */
  const held = new Map<number, KeptTake>()
  return {
    keep: async (take) => {
      try {
        await withStore('readwrite', (store) => store.put(take))
        held.delete(take.page)
        return true
      } catch (error) {
        console.warn('a take is only kept while the page is open', error)
        held.set(take.page, take)
        return false
      }
    },
    list: async (recording) => {
      const stored = await withStore<KeptTake[]>('readonly', (store) => store.getAll(within(recording))).catch(
        (): KeptTake[] => [],
      )
      return [...stored.filter(({ page }) => !held.has(page)), ...held.values()].sort((a, b) => a.page - b.page)
    },
    forget: async ({ recording, page, id }) => {
      if (held.get(page)?.id === id) held.delete(page)
      try {
        const key = [recording, page]
        const stored = await withStore<KeptTake | undefined>('readonly', (store) => store.get(key))
        if (stored?.id === id) await withStore('readwrite', (store) => store.delete(key))
      } catch (error) {
        console.warn('a take that was sent is still kept here', error)
      }
    },
  }
}
