import { env } from './env'

/**
 * The public address of the site, without a slash at its end. Static pages carry it from the build on (canonical
 * links, link pictures), so it is part of the build's fingerprint (scripts/build-steps.ts).
 */
export const siteOrigin = (): string => env().APP_URL
