// Redirects from the custom domain to the site: by what way a visitor came, and whether they pressed the button.

/** Values of the query parameter `source` that we hand out ourselves; whatever else is sent counts as `other`. */
export const REDIRECT_SOURCES = ['domain_redirect', 'domain_forwarding', 'html_page', 'other'] as const
export type RedirectSource = (typeof REDIRECT_SOURCES)[number]
export const REDIRECT_WAYS = ['automatic', 'manual'] as const
export type RedirectWay = (typeof REDIRECT_WAYS)[number]

/** Metric of the statistics: 'redirects:domain_redirect:manual'. */
export const redirectMetric = (source: RedirectSource, way: RedirectWay): string => `redirects:${source}:${way}`

/** Without a source it is the custom domain's own page, or a path that it forwards. */
export function classifyRedirect(query: URLSearchParams): { source: RedirectSource; way: RedirectWay } {
  const given = query.get('source')
  return {
    source: given === null ? 'domain_redirect' : (REDIRECT_SOURCES.find((source) => source === given) ?? 'other'),
    way: query.get('manual') === 'true' ? 'manual' : 'automatic',
  }
}

export type RedirectCounts = Record<RedirectSource, Record<RedirectWay, number>>

/** @param amountOf the amount of a metric */
export function countRedirects(amountOf: (metric: string) => number | undefined): RedirectCounts {
  const of = (source: RedirectSource) => ({
    automatic: amountOf(redirectMetric(source, 'automatic')) ?? 0,
    manual: amountOf(redirectMetric(source, 'manual')) ?? 0,
  })
  return {
    domain_redirect: of('domain_redirect'),
    domain_forwarding: of('domain_forwarding'),
    html_page: of('html_page'),
    other: of('other'),
  }
}

export const sumRedirects = (counts: RedirectCounts, way?: RedirectWay): number =>
  Object.values(counts).reduce(
    (sum, { automatic, manual }) => sum + (way === 'manual' ? 0 : automatic) + (way === 'automatic' ? 0 : manual),
    0,
  )
