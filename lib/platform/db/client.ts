import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '../env'
import { PrismaClient, type Prisma } from './generated/client'

export type Db = PrismaClient
/** The client inside `db.$transaction(async (tx) => …)`. */
export type Tx = Prisma.TransactionClient

/** How long a request waits for a free connection before it gets a 503. */
const WAIT_MS = 3_000

/**
 * In milliseconds: how long a statement of a request may run, so that a hanging one returns its connection, and how
 * long its transaction may be left waiting, so that a process that is frozen lets go of its locks. Jobs and
 * migrations have no limits. By PostgreSQL's names.
 */
export const REQUEST_LIMITS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }

interface ConnectOptions {
  pool?: number
  waitMs?: number
  /** Sent at connecting, which poolers refuse. Without them the role's own hold. */
  limits?: Partial<typeof REQUEST_LIMITS>
}

/** Closes connections that are idle for half a minute, except one. */
export const connect = (url: string, { pool = 10, waitMs = WAIT_MS, limits = {} }: ConnectOptions = {}): Db =>
  new PrismaClient({
    adapter: new PrismaPg({
      connectionString: url,
      min: 1,
      max: pool,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: 30_000,
      ...limits,
      application_name: 'wagtale',
    }),
    transactionOptions: { maxWait: waitMs, timeout: 15_000 },
  })

/** On globalThis, which outlives module reloads in development. */
const store: typeof globalThis & { wagtaleDb?: Db } = globalThis

/** This process's client and pool for requests. Connects with the first query. */
export function db(): Db {
  const { DATABASE_URL, DATABASE_POOL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded database')
  return (store.wagtaleDb ??= connect(DATABASE_URL, { pool: DATABASE_POOL, limits: requestLimits() }))
}

/** What a connection for requests asks for. Behind a pooler the role has the limits (limit-requests.ts). */
export const requestLimits = (): Partial<typeof REQUEST_LIMITS> =>
  env().DATABASE_DIRECT_URL === undefined ? REQUEST_LIMITS : {}
