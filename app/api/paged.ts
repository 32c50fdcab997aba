// Lists are newest first; the address of the next page is in the Link header (RFC 8288).
import { z } from 'zod'

export const pageQuery = z.object({ after: z.string().max(100).optional() })

export function nextPage(request: Request, next: string | undefined): Headers {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  if (next) headers.set('link', `<${new URL(request.url).pathname}?${new URLSearchParams({ after: next })}>; rel="next"`)
  return headers
}

export const paged = (request: Request, list: readonly object[], next: string | undefined): Response => Response.json(list, { headers: nextPage(request, next) })
