import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '../env'
import { PrismaClient, type Prisma } from './generated/client'

export type Db = PrismaClient
/** Inside a transaction: what `db.$transaction(async (tx) => …)` hands over. */
export type Tx = Prisma.TransactionClient

/** How long a request waits for a free connection before it is told that the shop is busy. */
const WAIT_MS = 3_000

/** How long a statement may run for a request. One that hangs gives its connection back then, and the visitor is told; jobs and migrations take the time they need. */
const STATEMENT_MS = 30_000

interface ConnectOptions {
  pool?: number
  waitMs?: number
  /** Without it a statement may run for ever. */
  statementMs?: number
}

/** Closes what has been idle for half a minute, but for one connection, so that nobody waits for a first one. */
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

/** Kept across reloads of modules in development. */
const kept: typeof globalThis & { wagtaleDb?: Db } = globalThis

/** The one client and pool for what visitors ask of this process. Opens no connection before the first query. */
export function db(): Db {
  const { DATABASE_URL, DATABASE_POOL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded database')
  return (kept.wagtaleDb ??= connect(DATABASE_URL, { pool: DATABASE_POOL, statementMs: STATEMENT_MS }))
}
