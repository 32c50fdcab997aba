import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { DEFAULT_LOCALE, LOCALES } from './lib/i18n/locales'

/** First segments that are no page of the site in any language. */
const NOT_PAGES = [...LOCALES, 'api', 'embed', '_next']

const config: NextConfig = {
  poweredByHeader: false,
  async rewrites() {
    // After files in public/, before dynamic routes: the default language's pages stand without a prefix.
    const afterFiles = [
      { source: '/', destination: `/${DEFAULT_LOCALE}` },
      { source: `/:path((?!(?:${NOT_PAGES.join('|')})(?:/|$)).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    ]
    return { beforeFiles: [], afterFiles, fallback: [] }
  },
  async redirects() {
    return [
      { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
      { source: `/${DEFAULT_LOCALE}/:path*`, destination: '/:path*', permanent: true },
    ]
  },
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(config)
