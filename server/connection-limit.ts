import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { rateLimitKey } from '@/lib/http/client-ip'

/** A browser opens six; a school behind one address some hundreds. */
const MOST = 512

/** A proxy or a load test of this machine. */
const isLocal = (address: string): boolean => address === '::1' || address.startsWith('127.')

interface LimitOptions {
  most?: number
  isExempt?: (address: string) => boolean
}

/**
 * Closes an address's connections beyond `most`, so that nobody alone takes up all that the process can hold. For a
 * server that is reached directly: behind a proxy every connection is the proxy's.
 */
export function limitConnections(server: Server, { most = MOST, isExempt = isLocal }: LimitOptions = {}): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const key = rateLimitKey(socket.remoteAddress ?? 'unknown')
    if (isExempt(key)) return
    const count = (open.get(key) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}
