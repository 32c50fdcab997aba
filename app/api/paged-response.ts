// Keyset pagination, newest first; the URL of the next page is in the Link header (RFC 8288).
import { z } from 'zod'

export const pageQuery = z.object({ after: z.string().max(100).optional() })

export function nextPageLink(request: Request, next: string | undefined): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  if (next) {
    const { pathname, searchParams } = new URL(request.url)
    searchParams.set('after', next)
    headers.set('link', `<${pathname}?${searchParams}>; rel="next"`)
  }
  return headers
}

export const pagedResponse = (request: Request, list: readonly object[], next: string | undefined): Response =>
  Response.json(list, { headers: nextPageLink(request, next) })
