import { env } from './env'

/** What static pages are built with; `scripts/address-pages.ts` puts the real one in its place at each start, as it does with the site's own address. */
export const BUILT_SUPPORT_EMAIL = 'support@wagtale.invalid'

/** Where people write to the shop, and where messages of the contact form are announced. */
export const supportEmail = (): string =>
  process.env.NEXT_PHASE === 'phase-production-build' ? BUILT_SUPPORT_EMAIL : env().SUPPORT_EMAIL
