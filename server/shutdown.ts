import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/platform/log'
import { beginShutdown, releaseResources } from '@/lib/platform/shutdown'

/**
 * Each long enough for the longest honest piece of work; whoever stops the process waits for both and for the notice.
 */
const REQUESTS_MS = 18_000
const RELEASE_MS = 6_000

const endConnection = (_request: unknown, response: ServerResponse): void => {
  response.shouldKeepAlive = false
}

/**
 * Says that it isn't ready and, for the first seconds, serves on: a proxy that still sends requests here gets its
 * answers, each of which ends its connection. Then takes no new connection, lets requests under way finish, closes
 * connections as they fall idle, and releases jobs and connections to the database. Event streams end at once.
 */
export async function drain(server: Server, { noticeMs = 0 }: { noticeMs?: number } = {}): Promise<void> {
  log.info('stopping')
  server.prependListener('request', endConnection)
  beginShutdown()
  if (noticeMs > 0) await sleep(noticeMs)
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(REQUESTS_MS, undefined, { ref: false })])
  clearInterval(idle)
  await Promise.race([releaseResources(), sleep(RELEASE_MS, undefined, { ref: false })])
}
