// The custom domain: a second host name with one page, from which visitors go on to the site itself.

/** Query parameters that say, in an address of the site, that somebody came by the custom domain. */
export const TRACKING = {
  source: 'domain_redirect',
  utm_source: 'domain_redirect',
  utm_medium: 'direct',
  utm_campaign: 'domain_redirect',
} as const

/** Marks requests for the custom domain: set or removed by server.ts, read by middleware.ts. */
export const CUSTOM_DOMAIN_HEADER = 'x-wagtale-custom-domain'

export const REDIRECTS_AFTER_SECONDS = 3

/** Whether a Host header is the domain or its www. */
export function isCustomDomain(host: string | undefined, domain: string | undefined): boolean {
  if (!host || !domain) return false
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return name === domain || name === `www.${domain}`
}

/**
 * Redirect target: the same path on the site, the visitor's query kept, tracking parameters added unless present. The
 * origin is always the site's own; only the path's segments and the query come from the request (no open redirect).
 */
export function siteUrlFor(site: string, segments: readonly string[], query: URLSearchParams): string {
  const target = new URL('/', site)
  target.pathname = `/${segments
    .filter(Boolean)
    .map((segment) => encodeURIComponent(plain(segment)))
    .join('/')}`
  for (const [key, value] of query) target.searchParams.append(key, value)
  for (const [key, value] of Object.entries(TRACKING))
    if (!target.searchParams.has(key)) target.searchParams.set(key, value)
  return target.href
}

/** Decodes a segment; one that is not validly encoded stays as it is. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
