import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/platform/log'
import { beginShutdown, releaseResources } from '@/lib/platform/shutdown'

/** Together less than the 27 s that the command allows, and each long enough for the longest honest piece of work. */
const REQUESTS_MS = 18_000
const RELEASE_MS = 6_000

/**
 * Takes no new connection, ends event streams, lets requests under way finish, closes connections as they fall idle, then releases jobs and
 * connections to the database.
 */
export async function drain(server: Server): Promise<void> {
  log.info('stopping')
  beginShutdown()
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(REQUESTS_MS, undefined, { ref: false })])
  clearInterval(idle)
  await Promise.race([releaseResources(), sleep(RELEASE_MS, undefined, { ref: false })])
}
