import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import type { RouteHas } from 'next/dist/lib/load-custom-routes'
import { iconPath } from './lib/domain/site-illustrations/icon'
import { DEFAULT_LOCALE, LOCALES } from './lib/i18n/locales'

/** First segments that are no page of the site in any language. */
const NOT_PAGES = [...LOCALES, 'api', 'embed', 'pictures', '_next']

/** What the page on the custom domain is made of; every other path there leads on to the site. */
const DOORS_OWN = [
  '_next/',
  'pictures/',
  'api/domain-redirect/go',
  'paper/',
  'icon',
  'apple-icon',
  'favicon',
  'manifest',
]
/** Set for requests that come for the custom domain (lib/platform/custom-domain.ts). */
const atTheDoor: RouteHas[] = [{ type: 'header', key: 'x-wagtale-door', value: '1' }]

const development = process.env.NODE_ENV === 'development'

interface Guests {
  scripts: string
  frames: string
  calls: string
  pictures: string
}
const NOBODY: Guests = { scripts: '', frames: '', calls: '', pictures: '' }
/** What Stripe's own manual asks for, and only at the till. */
const STRIPE: Guests = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
  pictures: ' https://*.stripe.com',
}

/** Why scripts may be inline: docs/decisions/content-security-policy.md. */
const contentSecurityPolicy = (framedBy: string, { scripts, frames, calls, pictures }: Guests = NOBODY) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self'${development ? ' ws:' : ''}${calls}`,
    `frame-src 'self'${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
]

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by `npm test`; checking them again would only make the first start slower.
  typescript: { ignoreBuildErrors: true },
  // A not-found.tsx in the root is rendered along with every page, and would set every page's language; this one stands apart.
  experimental: { globalNotFound: true },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      {
        source: '/:path((?!embed(?:/|$)).*)',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy("'none'") },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        ],
      },
      // The last word on a path wins. A page that is entered by a link keeps the policy of the page before it, so the till is entered by a full load.
      ...['/checkout', `/:locale(${LOCALES.join('|')})/checkout`].map((source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy("'none'", STRIPE) }],
      })),
      { source: '/embed/:path*', headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy('*') }] },
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
        headers: [{ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' }],
      },
    ]
  },
  async rewrites() {
    // After files in public/, before dynamic routes: the default language's pages stand without a prefix.
    const afterFiles = [
      { source: '/', destination: `/${DEFAULT_LOCALE}` },
      // Where what opens it is no page of ours (a file, a call), a browser asks for this by itself; so do those that know no vectors.
      { source: '/favicon.ico', destination: iconPath('icon-48') },
      { source: `/:path((?!(?:${NOT_PAGES.join('|')})(?:/|$)).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    ]
    // What is left is no page. In the default language that is Next's own 404, served whole; the others have theirs at an address of its own.
    const fallback = [
      {
        source: `/:locale(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})/:path*`,
        destination: '/:locale/lost/:path*',
      },
    ]
    // Each is tried on what the one before it made, so the front page comes last.
    const beforeFiles = [
      { source: `/:path((?!${DOORS_OWN.join('|')}).+)`, has: atTheDoor, destination: '/api/domain-redirect/go/:path' },
      { source: '/', has: atTheDoor, destination: `/${DEFAULT_LOCALE}/domain-redirect` },
    ]
    return { beforeFiles, afterFiles, fallback }
  },
  async redirects() {
    return [
      { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
      { source: `/${DEFAULT_LOCALE}/:path*`, destination: '/:path*', permanent: true },
      // One page holds both, since the one speaks of the other.
      { source: '/terms', destination: '/privacy#terms', permanent: true },
      { source: `/:locale(${LOCALES.join('|')})/terms`, destination: '/:locale/privacy#terms', permanent: true },
    ]
  },
}

/** Messages are compiled at build time, so that no browser loads a message parser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

export default withMessages(config)
