/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { PrePaintScript } from './pre-paint-script'

const script = renderToStaticMarkup(<PrePaintScript />).replace(/^<script>|<\/script>$/g, '')

/** Runs the script as a page at this address would; gives back where it went and the currency it marked. */
function settle(pathname: string, stored: Record<string, string>) {
  const went: string[] = []
  const html = { dataset: {} as { currency?: string } }
  const location = { pathname, search: '?x=1', hash: '#y', replace: (to: string) => went.push(to) }
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  new Function('document', 'window', 'location', script)({ documentElement: html }, { localStorage }, location)
  return { went: went[0] ?? null, currency: html.dataset.currency ?? null }
}

test.each([
  ['/', 'es', '/es?x=1#y'],
  ['/pricing', 'ar', '/ar/pricing?x=1#y'],
  ['/essay', 'fr', '/fr/essay?x=1#y'],
  ['/es/pricing', 'fr', null],
  ['/pricing', 'en', null],
  ['/pricing', 'tlh', null],
])('at %s with %s stored it goes to %s', (pathname, language, to) => {
  expect(settle(pathname, { 'wagtale-language': language }).went).toBe(to)
})

test('a known stored currency other than Australian dollars marks the page', () => {
  expect(settle('/', { 'wagtale-currency': 'INR' })).toEqual({ went: null, currency: 'INR' })
  expect(settle('/', { 'wagtale-currency': 'AUD' }).currency).toBeNull()
  expect(settle('/', { 'wagtale-currency': '<b>' }).currency).toBeNull()
})
