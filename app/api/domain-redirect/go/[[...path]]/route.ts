import { siteUrlFor } from '@/lib/domain/custom-domain/custom-domain'
import { classifyRedirect, redirectMetric } from '@/lib/domain/custom-domain/redirects'
import { clientIp } from '@/lib/http/client-ip'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { countEvent } from '@/lib/server/stats/count-event'

/**
 * From the custom domain to the site: `/` there comes here by its page, every other path by a rewrite
 * (middleware.ts).
 */
export async function GET(request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  const { path = [] } = await params
  const query = new URL(request.url).searchParams
  const there = siteUrlFor(env().APP_URL, path, query)
  if (isVisit(request)) {
    const { source, way } = classifyRedirect(query)
    // Nobody waits for the figure.
    void countEvent(db(), {
      metric: redirectMetric(source, way),
      address: clientIp(request.headers),
      now: new Date(),
    })
  }
  return new Response(null, { status: 307, headers: { location: there, 'cache-control': 'no-store' } })
}

/** A browser that only fetches ahead visits nothing yet. */
const isVisit = ({ method, headers }: Request) =>
  method === 'GET' && !(headers.get('sec-purpose') ?? '').includes('prefetch')
