import type { MetadataRoute } from 'next'
import { siteOrigin } from '@/lib/platform/site-origin'

export const dynamic = 'force-dynamic'

/**
 * Private pages say `noindex` themselves, so that whoever finds a link to one learns it; only calls are kept from
 * crawlers altogether.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/stories/*/share.png', '/api/stories/*/pages/'], disallow: '/api/' },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  }
}
