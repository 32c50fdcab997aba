import type { IncomingMessage } from 'node:http'
import { PEER_HEADER } from '@/lib/http/client-ip'

/**
 * Hands the socket's address to route handlers, which get a Request without a socket (lib/http/client-ip.ts).
 * Replaces whatever the client sent in that header.
 */
export function setClientAddress(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown'
}
