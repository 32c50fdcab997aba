import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { accepts } from './accepts'
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id'

interface Kept {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Their names hold a hash of what is in them, so that one is the same for ever. */
const ASSETS = '/_next/static/'
/** Several times what one build has. */
const MOST_BYTES = 32 * 1024 * 1024
/** Of one response, not of the file. */
const OF_THE_RESPONSE = ['connection', 'date', 'keep-alive', 'transfer-encoding', REQUEST_ID_HEADER]

const answers = new Map<string, Kept>()
let bytes = 0

const isPlain = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  url.startsWith(ASSETS) &&
  !url.includes('?') &&
  headers.range === undefined &&
  headers['if-none-match'] === undefined &&
  headers['if-modified-since'] === undefined &&
  accepts(headers['accept-encoding'], 'br')

/**
 * Scripts, style sheets and faces are answered and packed once, and from memory after that. Before `compress`, whose bytes it keeps; `handle` is
 * called for what isn't kept. Measured: docs/decisions/load.md.
 */
export function keepAssets(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  if (!isPlain(request)) return handle()
  const { url = '' } = request
  const known = answers.get(url)
  if (known) {
    for (const [name, value] of Object.entries(known.headers)) if (value !== undefined) response.setHeader(name, value)
    return void response.end(known.body)
  }
  keepAnswer(url, response)
  handle()
}

function keepAnswer(url: string, response: ServerResponse): void {
  const parts: Buffer[] = []
  const take = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as Uint8Array))
  }
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  response.write = (...given: unknown[]) => {
    take(given[0])
    return Reflect.apply(write, response, given)
  }
  response.end = (...given: unknown[]) => {
    take(given[0])
    const body = Buffer.concat(parts)
    const isForEver = String(response.getHeader('cache-control')).includes('immutable')
    if (response.statusCode === 200 && isForEver && bytes + body.byteLength <= MOST_BYTES && !answers.has(url)) {
      const headers = { ...response.getHeaders(), 'content-length': body.byteLength }
      answers.set(url, { headers: withoutOwn(headers), body })
      bytes += body.byteLength
    }
    return Reflect.apply(end, response, given)
  }
}

const withoutOwn = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_RESPONSE.includes(name.toLowerCase())))
