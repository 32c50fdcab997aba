import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { iconPath } from './lib/domain/site-illustrations/icon'
import { PICTURE_POLICY, RECORDER_SCRIPTS, STRIPE, contentSecurityPolicy } from './lib/http/content-security-policy'
import { assetPolicy, everywhere, permissions, unframed } from './lib/http/security-headers'
import { DEFAULT_LOCALE, LOCALES } from './lib/i18n/locales'

/** First segments that are no page of the site in any language. */
const NOT_PAGES = [...LOCALES, 'api', 'embed', 'js', 'pictures', '_next']

/**
 * Pages that were neither sealed after the build nor rendered with a nonce: `next dev`, and `next build && next
 * start`.
 */
const UNSEALED = "'unsafe-inline'"

const config: NextConfig = {
  // A folder for each build that scripts/build-steps.ts makes, so that a new one never changes the files of a server
  // that runs.
  distDir: process.env.WAGTALE_BUILD_DIR || '.next',
  poweredByHeader: false,
  // Compiles what embedded readers load, while the site is built (app/embed/bundle-browser-files.ts).
  serverExternalPackages: ['esbuild'],
  // server.ts compresses, with Brotli too; event streams never.
  compress: false,
  // server.ts gives prerendered pages theirs; Next would hash each page anew for each request.
  generateEtags: false,
  // Types are checked by `npm test`; checking them again would only make the first start slower.
  // Of its own file: Next writes the build's folder into a configuration that extends no other.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    // A not-found.tsx in the root is rendered along with every page, and would set every page's language; this one
    // stands apart.
    globalNotFound: true,
    // Pages are rendered by every core: left to itself Next keeps one free, and on two that is half the speed.
    cpus: availableParallelism(),
    // Each build has a folder of its own, so nothing would read what the compiler stores for the next one.
    turbopackFileSystemCacheForBuild: false,
  },
  async headers() {
    return [
      { source: '/:path*', headers: everywhere },
      {
        // The embedded reader sets its own; no other page may be framed (e2e/journeys/embeds.spec.ts).
        source: '/:path((?!embed/story/[^/]+$).*)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy({ scripts: UNSEALED }) }, ...unframed],
      },
      // The last word on a path wins. A page that is entered by a link keeps the policy of the page before it, so the
      // till is entered by a full load.
      ...['/checkout', `/:locale(${LOCALES.join('|')})/checkout`].map((source) => ({
        source,
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy({ scripts: UNSEALED, guests: STRIPE }) },
        ],
      })),
      // Where a book is recorded; entered by a full load as well.
      ...['/record', `/:locale(${LOCALES.join('|')})/record`].map((source) => ({
        source,
        headers: [
          {
            key: 'Content-Security-Policy',
            value: contentSecurityPolicy({ scripts: `${UNSEALED} ${RECORDER_SCRIPTS}` }),
          },
          permissions('(self)'),
        ],
      })),
      { source: '/_next/:path*', headers: [assetPolicy] },
      // Calls are no documents; an SVG picture opened by itself is one. The policy stands here, since it replaces a
      // route's own.
      {
        source: '/api/:path*',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy({ scripts: "'none'" }) }],
      },
      ...['/pictures/:path*', '/api/:path*/picture.svg'].map((source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: PICTURE_POLICY }],
      })),
    ]
  },
  async rewrites() {
    // After files in public/, before dynamic routes: the default language's pages stand without a prefix.
    const afterFiles = [
      { source: '/', destination: `/${DEFAULT_LOCALE}` },
      // Where what opens it is no page of ours (a file, a call), a browser asks for this by itself; so do those that
      // know no vectors.
      { source: '/favicon.ico', destination: iconPath('icon-48') },
      { source: `/:path((?!(?:${NOT_PAGES.join('|')})(?:/|$)).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    ]
    // What is left is no page. In the default language that is app/global-not-found.tsx; the others have
    // /[locale]/lost.
    const fallback = [
      {
        source: `/:locale(${LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')})/:path*`,
        destination: '/:locale/lost',
      },
    ]
    return { beforeFiles: [], afterFiles, fallback }
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

/**
 * Messages are compiled at build time, so that no browser loads a message parser. A server that only runs does
 * without the plugin, which is a development package.
 */
export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  const withMessages = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  })
  return withMessages(config)
}
