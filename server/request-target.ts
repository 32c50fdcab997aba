import type { IncomingMessage } from 'node:http'

/** Written by no page of ours; TRACE would echo cookies. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The status with which a request is refused before anything reads it, null for one that names a path of ours as every
 * browser and proxy does (RFC 9112, 3.2.1). A whole address, as a forward proxy gets it, may name another host, which
 * would then stand in our redirects; `*` is for no page; escapes that are no UTF-8 would be an error 500 further on.
 */
export function refusalOf({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): 400 | 405 | null {
  if (!METHODS.has(method)) return 405
  if (!url.startsWith('/')) return 400
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return null
  } catch {
    return 400
  }
}
