import type { IncomingMessage, ServerResponse } from 'node:http'

/** A photo of 5 MB over a phone's line takes a minute; everything else that is sent here is a few kB. */
const PHOTO = /^\/api\/moderate-image(?:\?|$)/
const DEADLINE_MS = 30_000

/** Ends a request whose body isn't whole in time with 408. Node's own limit (server.ts) is the longer one of photos. */
export function setRequestDeadline(
  request: IncomingMessage,
  response: ServerResponse,
  milliseconds = DEADLINE_MS,
): void {
  if (PHOTO.test(request.url ?? '')) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) response.writeHead(408, { connection: 'close' }).end()
    request.destroy()
  }, milliseconds)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
}
