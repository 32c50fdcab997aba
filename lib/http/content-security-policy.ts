// The content security policy of every kind of response, in one place: next.config.ts, middleware.ts and
// scripts/seal-pages.ts use it. Why which page has which: docs/decisions/content-security-policy.md.

const development = process.env.NODE_ENV === 'development'

/** Origins of others that a page needs, each list with a space before it. */
interface Guests {
  scripts: string
  frames: string
  calls: string
  pictures: string
}
const NOBODY: Guests = { scripts: '', frames: '', calls: '', pictures: '' }
/** What Stripe's manual asks for (docs.stripe.com/security/guide#content-security-policy), and only at checkout. */
export const STRIPE: Guests = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: ' https://api.stripe.com',
  pictures: ' https://*.stripe.com',
}

/** Sound is encoded by WebAssembly where a book is recorded, and only there. */
export const RECORDER_SCRIPTS = "'wasm-unsafe-eval'"

interface PolicyOptions {
  /** Sources of `script-src` beside the site itself and the guests; `'none'` alone forbids every script. */
  scripts: string
  framedBy?: "'none'" | '*'
  guests?: Guests
}

/**
 * Of an SVG picture, which is a document when it is opened by itself: no script, no load, an origin of its own.
 */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

export function contentSecurityPolicy({ scripts, framedBy = "'none'", guests = NOBODY }: PolicyOptions): string {
  const { scripts: guestScripts, frames, calls, pictures } = guests
  return [
    "default-src 'self'",
    scripts === "'none'"
      ? "script-src 'none'"
      : `script-src 'self'${scripts && ` ${scripts}`}${development ? " 'unsafe-eval'" : ''}${guestScripts}`,
    "script-src-attr 'none'",
    // React writes style attributes, and those can't be hashed in practice.
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
}
