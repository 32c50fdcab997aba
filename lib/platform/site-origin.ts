import { env } from './env'

/**
 * Static pages are built before anyone knows where they will be served, and search engines want whole addresses: they are built with this
 * one, and `scripts/address-pages.ts` puts the real one in its place when the server starts. `.invalid` is nobody's (RFC 2606).
 */
export const BUILT_ORIGIN = 'https://wagtale.invalid'

/** The public address of the site, without a slash at its end. */
export const siteOrigin = (): string =>
  process.env.NEXT_PHASE === 'phase-production-build' ? BUILT_ORIGIN : env().APP_URL
