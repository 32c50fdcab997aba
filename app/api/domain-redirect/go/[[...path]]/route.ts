import { siteUrlFor } from '@/lib/domain/custom-domain/custom-domain'
import { env } from '@/lib/platform/env'

/** From the custom domain to the site: `/` there comes here by its page, every other path by a rewrite (next.config.ts). */
export async function GET(request: Request, { params }: { params: Promise<{ path?: string[] }> }): Promise<Response> {
  const { path = [] } = await params
  const there = siteUrlFor(env().APP_URL, path, new URL(request.url).searchParams)
  return new Response(null, { status: 307, headers: { location: there, 'cache-control': 'no-store' } })
}
