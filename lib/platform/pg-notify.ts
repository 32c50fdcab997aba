/**
 * News between processes through PostgreSQL: one LISTEN connection a process, ids only. News can get lost while that
 * connection is down, so whoever waits looks for himself when it is back, and now and then anyway.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Db, Tx } from './db/client'
import { env } from './env'
import { log } from './log'

const CHANNEL = 'wagtale'
const AGAIN_MS = 1_000
const LOOK_MS = 2_000

interface Ear {
  callbacks: Map<string, Set<() => void>>
  ready: Promise<void> | undefined
  client: pg.Client | undefined
  closed: boolean
}
const kept: typeof globalThis & { wagtaleEar?: Ear } = globalThis
const ear: Ear = (kept.wagtaleEar ??= { callbacks: new Map(), ready: undefined, client: undefined, closed: false })

/** Told when the transaction commits. */
export async function notify(tx: Db | Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${key})`
}

/** Calls back on news of the key, and whenever news may have been missed. @returns a function that ends it */
export function subscribe(key: string, callback: () => void): () => void {
  const all = ear.callbacks.get(key) ?? new Set()
  ear.callbacks.set(key, all.add(callback))
  void listening()
  return () => {
    all.delete(callback)
    if (all.size === 0) ear.callbacks.delete(key)
  }
}

interface News {
  /** Resolves at the next news since it was called, or true at once for news since the last call; false after `ms`, and when the signal says so. */
  next: (ms: number, signal: AbortSignal) => Promise<boolean>
  stop: () => void
}

/** News of a key one after the other, none lost between two askings. */
export function notificationsOf(key: string): News {
  let missed = false
  let wake = () => {}
  const end = subscribe(key, () => {
    missed = true
    wake()
  })
  return {
    next: async (ms, signal) => {
      if (!missed) {
        const patience = new AbortController()
        const over = AbortSignal.any([signal, patience.signal])
        await Promise.race([
          new Promise<void>((resolve) => void (wake = resolve)),
          sleep(ms, undefined, { signal: over }).catch(() => {}),
        ])
        patience.abort()
      }
      const heard = missed
      missed = false
      return heard
    },
    stop: () => {
      end()
      wake()
    },
  }
}

/** Asks `check` now and at each news of the key until it gives something; null after `timeoutMs`. */
export async function waitForNotification<T>(
  key: string,
  check: () => Promise<T | null>,
  timeoutMs: number,
): Promise<T | null> {
  const until = Date.now() + timeoutMs
  let wake = () => {}
  const end = subscribe(key, () => wake())
  try {
    await Promise.race([listening(), sleep(Math.min(AGAIN_MS, timeoutMs))])
    for (;;) {
      const news = new Promise<void>((resolve) => {
        wake = resolve
      })
      const found = await check()
      const left = until - Date.now()
      if (found !== null || left <= 0) return found
      const patience = new AbortController()
      await Promise.race([news, sleep(Math.min(LOOK_MS, left), undefined, { signal: patience.signal }).catch(() => {})])
      patience.abort()
    }
  } finally {
    end()
  }
}

/** Ends the connection: at shutdown, and after tests. */
export async function stopListening(): Promise<void> {
  ear.closed = true
  await ear.client?.end().catch(() => {})
  ear.client = undefined
  ear.ready = undefined
}

function listening(): Promise<void> {
  ear.closed = false
  return (ear.ready ??= connect())
}

async function connect(): Promise<void> {
  while (!ear.closed) {
    const client = new pg.Client({
      connectionString: env().DATABASE_URL,
      application_name: 'wagtale-listen',
      keepAlive: true,
    })
    try {
      let lost = () => {}
      client.on('error', () => lost())
      client.on('end', () => lost())
      client.on('notification', ({ payload }) => ear.callbacks.get(payload ?? '')?.forEach((callback) => callback()))
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      ear.client = client
      lost = () => {
        if (ear.client !== client) return
        ear.client = undefined
        if (!ear.closed) ear.ready = sleep(AGAIN_MS).then(connect)
      }
      for (const callbacks of ear.callbacks.values()) callbacks.forEach((callback) => callback())
      return
    } catch (error) {
      log.warn('listen.unavailable', { error })
      await client.end().catch(() => {})
      await sleep(AGAIN_MS)
    }
  }
}
