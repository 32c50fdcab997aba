import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '../env'
import { PrismaClient, type Prisma } from './generated/client'

export type Db = PrismaClient
/** The client inside `db.$transaction(async (tx) => …)`. */
export type Tx = Prisma.TransactionClient

/** How long a request waits for a free connection before it gets a 503. */
const WAIT_MS = 3_000

/**
 * How long a statement of a request may run, so that a hanging one returns its connection. Jobs and migrations have
 * no limit.
 */
const STATEMENT_MS = 30_000

interface ConnectOptions {
  pool?: number
  waitMs?: number
  /** Without it, statements have no time limit. */
  statementMs?: number
}

/** Closes connections that are idle for half a minute, except one. */
export const connect = (url: string, { pool = 10, waitMs = WAIT_MS, statementMs = 0 }: ConnectOptions = {}): Db =>
  new PrismaClient({
    adapter: new PrismaPg({
      connectionString: url,
      min: 1,
      max: pool,
      connectionTimeoutMillis: waitMs,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementMs,
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
  return (store.wagtaleDb ??= connect(DATABASE_URL, { pool: DATABASE_POOL, statementMs: STATEMENT_MS }))
}
