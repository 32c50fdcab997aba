import fc from 'fast-check'
import { siteUrlFor, isCustomDomain } from './custom-domain'

const SITE = 'https://wagtale.example'
const go = (segments: string[], query = '') => siteUrlFor(SITE, segments, new URLSearchParams(query))

test('redirect: same path, the visitor’s query first, tracking parameters after it', () => {
  expect(go(['es', 'pricing'], 'code=AB12CD34&utm_source=letter')).toBe(
    'https://wagtale.example/es/pricing?code=AB12CD34&utm_source=letter&source=domain_redirect&utm_medium=direct&utm_campaign=domain_redirect',
  )
  expect(go([], 'redirected=true')).toBe(
    'https://wagtale.example/?redirected=true&source=domain_redirect&utm_source=domain_redirect&utm_medium=direct&utm_campaign=domain_redirect',
  )
  expect(new URL(go(['caf%C3%A9', '100%'])).pathname).toBe('/caf%C3%A9/100%25')
})

test.each([
  ['', 'evil.example'],
  ['\\evil.example'],
  ['%5Cevil.example'],
  ['\t', 'evil.example'],
  ['%09', 'evil.example'],
  ['@evil.example'],
  ['.', '..', '', 'evil.example'],
  ['https:', '', 'evil.example'],
  ['%2F%2Fevil.example'],
])('%p stays on the site', (...segments) => {
  expect(new URL(go(segments)).origin).toBe(SITE)
})

test('redirect: any path stays on the origin of the site', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string(), (segments, query) => {
      const well = segments.map((segment) => segment.replace(/\p{Cs}/gu, ''))
      const { origin, pathname } = new URL(go(well, query))
      return origin === SITE && !pathname.startsWith('//')
    }),
  )
})

test('isCustomDomain: the domain and its www, in any case, with any port; no other host that contains it', () => {
  for (const host of ['stories.example', 'STORIES.example:8080', 'www.stories.example', 'stories.example.'])
    expect(isCustomDomain(host, 'stories.example')).toBe(true)
  for (const host of [
    'stories.example.evil.example',
    'evilstories.example',
    'app.stories.example',
    'stories.example@evil.example',
    '',
    undefined,
  ])
    expect(isCustomDomain(host, 'stories.example')).toBe(false)
  expect(isCustomDomain('stories.example', undefined)).toBe(false)
})
