/**
 * A clean end on SIGTERM and Ctrl-C: requests and jobs under way get time to finish, then everything is let go.
 * Next's own handling is switched off by NEXT_MANUAL_SIG_HANDLE.
 */
import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'

const GRACE_MS = 20_000
const servers = new Set<Server>()
const stopping = new AbortController()

/** Aborted when the server is to stop: endless answers (events) end then. */
export const stopSignal: AbortSignal = stopping.signal

const hasServer = (value: unknown): value is { server: Server } => typeof value === 'object' && value !== null && 'server' in value && value.server instanceof Server

export function handleSignals(release: () => Promise<void>): void {
  subscribe('http.server.request.start', (message) => {
    if (hasServer(message)) servers.add(message.server)
  })
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info('stopping')
    const closed = [...servers].map((server) => new Promise<void>((resolve) => void server.close(() => resolve())))
    await Promise.race([Promise.all([...closed, release()]), sleep(GRACE_MS)]).catch((error: unknown) => log.error('stopping', { error }))
    process.exit(0)
  }
  for (const event of ['SIGTERM', 'SIGINT'] as const) process.on(event, () => void stop())
}
