import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '../env'
import { PrismaClient, type Prisma } from './generated/client'

export type Db = PrismaClient
/** Inside a transaction: what `db.$transaction(async (tx) => …)` hands over. */
export type Tx = Prisma.TransactionClient

/** How long a request waits for a free connection before it is told that the shop is busy. */
const WAIT_MS = 3_000

interface ConnectOptions { pool?: number; waitMs?: number }

export const connect = (url: string, { pool = 10, waitMs = WAIT_MS }: ConnectOptions = {}): Db =>
  new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, max: pool, connectionTimeoutMillis: waitMs, idleTimeoutMillis: 30_000, application_name: 'wagtale' }),
    transactionOptions: { maxWait: waitMs, timeout: 15_000 },
  })

/** Kept across reloads of modules in development. */
const kept: typeof globalThis & { wagtaleDb?: Db } = globalThis

/** The process's one client and pool. Opens no connection before the first query. */
export function db(): Db {
  const { DATABASE_URL, DATABASE_POOL } = env()
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded database')
  return (kept.wagtaleDb ??= connect(DATABASE_URL, { pool: DATABASE_POOL }))
}
