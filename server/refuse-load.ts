import type { IncomingMessage, ServerResponse } from 'node:http'
import { crowdedAnswer } from '@/lib/http/crowded'

/** 503 in words, and when to come again. What is left of the request's body is discarded by Node. */
export async function refuseLoad({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cookie = '', referer = '' } = headers
  const { status, headers: sent, body } = await crowdedAnswer(url, new Headers({ cookie, referer }))
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { ...sent, 'content-length': Buffer.byteLength(body) }).end(body)
}
