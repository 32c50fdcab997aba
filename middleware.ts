// What must be decided for each request before a page is chosen: the language of `/`, the custom domain, and the
// nonce of pages that are rendered for one visitor. The matchers below are constants and let no prerendered page in:
// middleware costs a static page two thirds of its throughput. The build fails when a dynamic page is missing here
// (scripts/seal-pages.ts).
import { NextResponse, type NextRequest } from 'next/server'
import { PRE_PAINT_SCRIPT } from './components/site/pre-paint-script'
import { CUSTOM_DOMAIN_HEADER } from './lib/domain/custom-domain/custom-domain'
import { STRIPE, contentSecurityPolicy } from './lib/http/content-security-policy'
import { localePath, splitLocale } from './lib/i18n/locale-path'
import { DEFAULT_LOCALE, LANGUAGE_KEY, isLocale } from './lib/i18n/locales'
import { api, paths } from './lib/paths'

/** What the page on the custom domain is made of; every other path there leads on to the site. */
const CUSTOM_DOMAIN_PATHS =
  /^\/(?:_next\/|pictures\/|api\/domain-redirect\/go|paper\/|icon|apple-icon|favicon|manifest)/

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.headers.has(CUSTOM_DOMAIN_HEADER)) return serveCustomDomain(request)
  if (request.nextUrl.pathname === '/') return redirectToStoredLocale(request)
  return renderWithNonce(request)
}

/** The custom domain shows one page at `/`; every other path is redirected to the same path of the site. */
function serveCustomDomain(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone()
  if (CUSTOM_DOMAIN_PATHS.test(target.pathname)) return NextResponse.next()
  target.pathname =
    target.pathname === '/' ? `/${DEFAULT_LOCALE}${paths.domainRedirect}` : api.domainRedirectGo + target.pathname
  return NextResponse.rewrite(target)
}

/** `/` opens in the language that the visitor picked before. Other addresses say their language themselves. */
function redirectToStoredLocale(request: NextRequest): NextResponse {
  const stored = request.cookies.get(LANGUAGE_KEY)?.value
  if (!isLocale(stored) || stored === DEFAULT_LOCALE) return NextResponse.next()
  const target = request.nextUrl.clone()
  target.pathname = localePath(stored, '/')
  return NextResponse.redirect(target, 307)
}

/**
 * Rewrites a page of the default language to its locale here, not in next.config.ts: Next's router then knows that
 * the query was passed on, so links that change nothing else work. Next puts the nonce of the request's policy on
 * every script that it writes.
 */
async function renderWithNonce(request: NextRequest): Promise<NextResponse> {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  const nonce = crypto.randomUUID().replaceAll('-', '')
  const policy = contentSecurityPolicy({
    scripts: `'nonce-${nonce}' ${await prePaintHash}`,
    ...(path === paths.checkout() ? { guests: STRIPE } : {}),
  })
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const target = request.nextUrl.clone()
  if (locale === null) target.pathname = `/${DEFAULT_LOCALE}${target.pathname}`
  const response =
    locale === null
      ? NextResponse.rewrite(target, { request: { headers } })
      : NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** The one inline script of our own. Static pages share it, so it can carry no nonce; its hash stands in for one. */
const prePaintHash: Promise<string> = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(PRE_PAINT_SCRIPT))
  .then((digest) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)

/** Literals, because Next reads them without running this file. */
export const config = {
  matcher: [
    { source: '/(.*)', has: [{ type: 'header', key: 'x-wagtale-custom-domain' }] },
    { source: '/', has: [{ type: 'cookie', key: 'wagtale-language', value: '(?!en$).+' }] },
    // Pages rendered for one visitor, in every language.
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/:page(checkout|create-sequel|my-stories|payment-success|shopify-success|sign-in)',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/:page(access|collaboration-playground|gift-card|newsletter|story)/:id',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/my-stories/find/:token',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/story/:id/:part(corrections|download|print-order|read)',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/admin',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/admin/:list(approval|audit|dashboard|gift-codes|inbox|orders|security)',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/admin/:setup(stanstore-setup)',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/:operators(beta-dashboard|domain-redirect-dashboard|shopify-update)',
    '/:locale(es|fr|de|it|pt|zh|ja|hi|ar)?/kdp-dashboard',
  ],
}
