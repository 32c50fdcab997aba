import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { accepts } from './accepts'

interface Packed {
  etag: string
  brotli: Buffer
}

/** All prerendered pages of ten languages several times over; some 20 kB each. */
const MOST = 1_000
const packed = new Map<string, Packed>()

/**
 * Next hands over the same string for each request of a page, whose hash the engine remembers: a look-up doesn't read
 * it.
 */
function pack(html: string): Packed {
  const known = packed.get(html)
  if (known) return known
  if (packed.size >= MOST) packed.clear()
  const page = {
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  }
  packed.set(html, page)
  return page
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === etag)

/**
 * Packs and hashes a prerendered page once instead of for each request; Next's own ETag is off for it (next.config.ts).
 * Measured on /home (83 kB): docs/decisions/packed-pages.md.
 */
export function packOnce(request: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response)
  response.end = (...given: unknown[]) => {
    const [body] = given
    if (typeof body !== 'string' || response.headersSent || !response.hasHeader('x-nextjs-prerender'))
      return Reflect.apply(end, response, given)
    const page = pack(body)
    response.setHeader('ETag', page.etag)
    if (response.statusCode === 200 && matches(request.headers['if-none-match'], page.etag)) {
      response.statusCode = 304
      response.removeHeader('Content-Length')
      return end()
    }
    if (!accepts(request.headers['accept-encoding'], 'br')) return end(body)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', page.brotli.byteLength)
    response.appendHeader('Vary', 'Accept-Encoding')
    return end(page.brotli)
  }
}
