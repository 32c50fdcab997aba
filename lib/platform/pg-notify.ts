/**
 * Notifications between processes by PostgreSQL's LISTEN and NOTIFY: one connection per process, payloads are ids
 * only. Notifications are lost while that connection is down, so waiters also check after a reconnect and at
 * intervals.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Db, Tx } from './db/client'
import { directUrl } from './db/direct-url'
import { log } from './log'

const CHANNEL = 'wagtale'
const RECONNECT_MS = 1_000
const POLL_MS = 2_000

interface NotificationListener {
  callbacks: Map<string, Set<(detail?: string) => void>>
  ready: Promise<void> | undefined
  client: pg.Client | undefined
  closed: boolean
}
const globals: typeof globalThis & { wagtaleListener?: NotificationListener } = globalThis
const listener: NotificationListener = (globals.wagtaleListener ??= {
  callbacks: new Map(),
  ready: undefined,
  client: undefined,
  closed: false,
})

/** NOTIFY is delivered on commit. @param key without a blank @param detail what happened, as ids */
export async function notify(tx: Db | Tx, key: string, detail?: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${detail === undefined ? key : `${key} ${detail}`})`
}

/**
 * Calls back on each notification of the key, with its detail, and whenever one may have been missed. @returns a
 * function that unsubscribes
 */
export function subscribe(key: string, callback: (detail?: string) => void): () => void {
  const all = listener.callbacks.get(key) ?? new Set()
  listener.callbacks.set(key, all.add(callback))
  void ensureListening()
  return () => {
    all.delete(callback)
    if (all.size === 0) listener.callbacks.delete(key)
  }
}

interface Notifications {
  /**
   * Resolves to true at the next notification, at once if one came since the last call; false after `ms` or on abort.
   */
  next: (ms: number, signal: AbortSignal) => Promise<boolean>
  stop: () => void
}

/** Notifications of a key one after the other; none is lost between two calls of `next`. */
export function notificationsOf(key: string): Notifications {
  let pending = false
  let wake = () => {}
  const unsubscribe = subscribe(key, () => {
    pending = true
    wake()
  })
  return {
    next: async (ms, signal) => {
      if (!pending) {
        const timeout = new AbortController()
        const ended = AbortSignal.any([signal, timeout.signal])
        await Promise.race([
          new Promise<void>((resolve) => void (wake = resolve)),
          sleep(ms, undefined, { signal: ended }).catch(() => {}),
        ])
        timeout.abort()
      }
      const notified = pending
      pending = false
      return notified
    },
    stop: () => {
      unsubscribe()
      wake()
    },
  }
}

/** Runs `check` now and on each notification of the key until it gives a value; null after `timeoutMs`. */
export async function waitForNotification<T>(
  key: string,
  check: () => Promise<T | null>,
  timeoutMs: number,
): Promise<T | null> {
  // A wall clock that is set back would make this wait for as long again.
  const deadline = performance.now() + timeoutMs
  let wake = () => {}
  const unsubscribe = subscribe(key, () => wake())
  try {
    await Promise.race([ensureListening(), sleep(Math.min(RECONNECT_MS, timeoutMs))])
    for (;;) {
      const notification = new Promise<void>((resolve) => {
        wake = resolve
      })
      const found = await check()
      const left = deadline - performance.now()
      if (found !== null || left <= 0) return found
      const timeout = new AbortController()
      await Promise.race([
        notification,
        sleep(Math.min(POLL_MS, left), undefined, { signal: timeout.signal }).catch(() => {}),
      ])
      timeout.abort()
    }
  } finally {
    unsubscribe()
  }
}

/** Closes the connection: at shutdown, and after tests. */
export async function stopListening(): Promise<void> {
  listener.closed = true
  await listener.client?.end().catch(() => {})
  listener.client = undefined
  listener.ready = undefined
}

function ensureListening(): Promise<void> {
  listener.closed = false
  return (listener.ready ??= connect())
}

async function connect(): Promise<void> {
  while (!listener.closed) {
    const client = new pg.Client({
      connectionString: directUrl(),
      application_name: 'wagtale-listen',
      keepAlive: true,
    })
    try {
      let onLost = () => {}
      client.on('error', () => onLost())
      client.on('end', () => onLost())
      client.on('notification', ({ payload = '' }) => {
        const end = payload.indexOf(' ')
        const [key, detail] = end < 0 ? [payload] : [payload.slice(0, end), payload.slice(end + 1)]
        listener.callbacks.get(key)?.forEach((callback) => callback(detail))
      })
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      listener.client = client
      onLost = () => {
        if (listener.client !== client) return
        listener.client = undefined
        if (!listener.closed) listener.ready = sleep(RECONNECT_MS).then(connect)
      }
      for (const callbacks of listener.callbacks.values()) callbacks.forEach((callback) => callback())
      return
    } catch (error) {
      log.warn('listen.unavailable', { error })
      await client.end().catch(() => {})
      await sleep(RECONNECT_MS)
    }
  }
}
