/**
 * A clean end on SIGTERM and Ctrl-C: requests under way get time to finish, then jobs, then everything is let go.
 * Next's own handling is switched off by NEXT_MANUAL_SIG_HANDLE.
 */
import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'
import { beginStopping } from './stopping'

const REQUESTS_MS = 18_000
const RELEASE_MS = 6_000
const servers = new Set<Server>()
let stopping = false

const hasServer = (value: unknown): value is { server: Server } =>
  typeof value === 'object' && value !== null && 'server' in value && value.server instanceof Server

export function handleSignals(release: () => Promise<void>): void {
  subscribe('http.server.request.start', (message) => {
    if (hasServer(message)) servers.add(message.server)
  })
  const stop = async () => {
    if (stopping) return
    stopping = true
    log.info('stopping')
    beginStopping()
    await Promise.race([Promise.all([...servers].map(drained)), sleep(REQUESTS_MS)])
    await Promise.race([release(), sleep(RELEASE_MS)]).catch((error: unknown) => log.error('stopping', { error }))
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT'] as const) process.on(event, () => void stop())
}

/** No new connections; each one that is there closes once its request is answered, without waiting for another. */
async function drained(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearInterval(idle)
}
