import { env } from '../env'
import { connect, db, requestLimits, type Db } from './client'
import { createReplica, type Replica } from './replica'

/** How long a read waits for a connection to the replica before it goes to the primary. */
const WAIT_MS = 500

interface Opened {
  client: Db
  replica: Replica
}
/** On globalThis: Next bundles routes apart. */
const globals: typeof globalThis & { wagtaleReplica?: Opened } = globalThis

/**
 * What is public and may be some seconds old, from the replica where there is one; else from the primary. Never what a
 * family reads of its own, nor what must be gone at once: a book by its link (docs/decisions/corrections.md).
 * @param read may be run twice
 */
export async function readPublic<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const { DATABASE_REPLICA_URL } = env()
  if (DATABASE_REPLICA_URL === undefined) return read(db())
  globals.wagtaleReplica ??= open(DATABASE_REPLICA_URL)
  return globals.wagtaleReplica.replica.read(read)
}

function open(url: string): Opened {
  const { DATABASE_POOL } = env()
  const client = connect(url, { pool: DATABASE_POOL, waitMs: WAIT_MS, limits: requestLimits() })
  return { client, replica: createReplica({ primary: db(), replica: client }) }
}

/** Closes the connections: at shutdown, and after tests. */
export async function closeReplica(): Promise<void> {
  await globals.wagtaleReplica?.client.$disconnect()
  delete globals.wagtaleReplica
}
