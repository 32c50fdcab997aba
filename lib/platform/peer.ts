/**
 * Next hands route handlers a Request without its socket, and fills X-Forwarded-For only when the client sent none.
 * Node tells of every request before anyone handles it: the socket's address is written down then, over whatever the
 * client claims.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

export const PEER_HEADER = 'x-wagtale-peer'

const isRequest = (value: unknown): value is { request: IncomingMessage } =>
  typeof value === 'object' && value !== null && 'request' in value

export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    if (isRequest(message)) message.request.headers[PEER_HEADER] = message.request.socket.remoteAddress ?? 'unknown'
  })
}
