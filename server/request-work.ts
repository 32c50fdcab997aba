import type { IncomingMessage } from 'node:http'

/**
 * Pages that are rendered for each request, by the first part of their address. middleware.ts has them too: a test
 * compares.
 */
const RENDERED_PAGES = [
  'access',
  'admin',
  'beta-dashboard',
  'checkout',
  'collaboration-playground',
  'create-sequel',
  'domain-redirect-dashboard',
  'gift-card',
  'kdp-dashboard',
  'my-stories',
  'newsletter',
  'payment-success',
  'shopify-success',
  'shopify-update',
  'sign-in',
  'story',
]
const RENDERED = new RegExp(`^(?:/[a-z]{2})?/(?:${RENDERED_PAGES.join('|')})(?:/|$)`)
const CALLED = /^\/(?:api|embed\/story)\//
/** Drawn at the build. */
const DRAWN = /^\/api\/breeds\//
/** What somebody paid, told by those who took the money. */
const TOLD = /^\/api\/(?:[a-z]+\/)+webhook(?:\/|$)/
/** An answer that is open for minutes, or that another thread makes. */
const OPEN = /\/(?:events|download|export|certificate|sound\.mp3|page\.svg)$/
const READS = new Set(['GET', 'HEAD'])

/**
 * What a request costs the one thread of the server. static: nothing to speak of. dynamic: its answer is made here, for
 * it alone. waiting: a little; most of its time it waits for its body, for a book or for another thread.
 */
export function workOf({
  method = '',
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): 'static' | 'dynamic' | 'waiting' {
  const path = url.split('?', 1)[0] ?? ''
  if (!(RENDERED.test(path) || CALLED.test(path)) || DRAWN.test(path) || TOLD.test(path)) return 'static'
  return READS.has(method) && !OPEN.test(path) ? 'dynamic' : 'waiting'
}
