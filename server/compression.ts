import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { packOnce } from './prerendered'

/**
 * Brotli's quality. A page is packed for each request: measured on /pricing (60 kB), 2 takes 0.3 ms for 13.8 kB, 4
 * takes 1.0 ms for 12.8 kB, and gzip's default 1.1 ms for 13.4 kB. What browsers keep for ever may take longer.
 */
const PAGE_QUALITY = 2
const ASSET_QUALITY = 6
/**
 * A window of 64 kB instead of Brotli's 4 MB, which each response would allocate anew: pages and most assets are
 * smaller or hardly larger.
 */
const WINDOW_BITS = 16
const ASSETS = '/_next/static/'

const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

const withQuality = (quality: number) =>
  compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } },
    // An event must leave at once, not when the compressor's block is full.
    filter: (request, response) => !isEventStream(response) && compression.filter(request, response),
  })

const compressPage = withQuality(PAGE_QUALITY)
const compressAsset = withQuality(ASSET_QUALITY)
type Arguments = Parameters<typeof compressPage>

/**
 * Brotli or gzip, as the client accepts, for responses written after this. Of Express the package uses nothing but
 * its types.
 */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const handle = request.url?.startsWith(ASSETS) ? compressAsset : compressPage
  handle(request as Arguments[0], response as Arguments[1], () => {
    packOnce(request, response)
    next()
  })
}
