import { IncomingMessage } from 'node:http'
import { MAX_BODY_BYTES } from '@/lib/http/read-body'
import { api } from '@/lib/paths'

/**
 * What a page's form may send is bounded as a call's body is (route() in lib/http bounds calls itself; Next's own
 * bound for server actions is ten times as high and answers 500). Gives the request for Next: the one that came, or
 * one for the page that refuses it with 413.
 */
export async function limitBody(request: IncomingMessage): Promise<IncomingMessage> {
  if (request.method !== 'POST' || request.url?.startsWith('/api/')) return request
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refusal(request)
  if (request.headers['transfer-encoding'] === undefined) return request
  // Of unknown length (no browser's form is): read here, since it can only be measured by reading.
  const body = await readAtMost(request, MAX_BODY_BYTES)
  return body ? withBody(request, body) : refusal(request)
}

/** The body, or undefined as soon as it is longer than `most` bytes. */
async function readAtMost(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  // Without destroyOnReturn the socket would be closed with the refusal unsent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) continue
    size += part.byteLength
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket)
  const { 'transfer-encoding': _, ...headers } = request.headers
  Object.assign(copy, { method: request.method, url: request.url, httpVersion: request.httpVersion, complete: true })
  copy.headers = { ...headers, 'content-length': String(body.byteLength) }
  copy.push(body)
  copy.push(null)
  return copy
}

function refusal(request: IncomingMessage): IncomingMessage {
  // The rest is discarded as it comes, within the request's time-out: a connection that is closed on a sender may
  // lose the response.
  request.resume()
  const copy = withBody(request, Buffer.alloc(0))
  copy.url = api.tooLarge
  return copy
}
