import type { IncomingMessage } from 'node:http'

const PAGE_DATA = /\.rsc(?:\?|$)/

/**
 * Next also serves React's stream of a page at `<page>.rsc`, and hides from middleware that it was asked for there.
 * Its router sends a header instead, so nobody needs that address: it is none, as every other that isn't a page's
 * own.
 */
export function refusePageData(request: IncomingMessage): void {
  if (PAGE_DATA.test(request.url ?? '')) request.url = '/404'
}
