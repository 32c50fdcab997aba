import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { CUSTOM_DOMAIN_HEADER } from './lib/domain/custom-domain/custom-domain'
import { DEFAULT_LOCALE, LANGUAGE_KEY, LOCALES } from './lib/i18n/locales'
import { config, middleware } from './middleware'

const ORIGIN = 'https://wagtale.example'
const runs = (url: string, cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  matches({ config, nextConfig: {}, url, cookies, headers })
const run = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(ORIGIN + path, { headers }))
const onCustomDomain = { [CUSTOM_DOMAIN_HEADER]: '1' }

test('runs at / for whoever has picked another language, and for nobody else', () => {
  expect(runs('/', { [LANGUAGE_KEY]: 'es' })).toBe(true)
  expect(runs('/')).toBe(false)
  expect(runs('/', { [LANGUAGE_KEY]: DEFAULT_LOCALE })).toBe(false)
  expect(runs('/pricing', { [LANGUAGE_KEY]: 'es' })).toBe(false)
})

test('runs for everything on the custom domain', () => {
  for (const path of ['/', '/pricing', '/api/stories', '/_next/static/a.js'])
    expect([path, runs(path, {}, onCustomDomain), runs(path)]).toEqual([path, true, false])
})

test('knows every language', () => {
  for (const locale of LOCALES.filter((each) => each !== DEFAULT_LOCALE))
    expect([locale, runs(`/${locale}/story/abc/read`)]).toEqual([locale, true])
  expect(runs('/story/abc/read')).toBe(true)
  expect(runs('/story/abc/nowhere')).toBe(false)
})

test('/ is redirected to the picked language, the query kept', async () => {
  const response = await run('/?code=AB12CD34', { cookie: `${LANGUAGE_KEY}=ar` })
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`${ORIGIN}/ar?code=AB12CD34`)
})

test('a cookie that names no language changes nothing', async () => {
  const response = await run('/', { cookie: `${LANGUAGE_KEY}=//evil.example` })
  expect(response.headers.get('location')).toBeNull()
})

test('the custom domain shows its page, its files, and leads on from every other path', async () => {
  const target = async (path: string) => (await run(path, onCustomDomain)).headers.get('x-middleware-rewrite')
  expect(await target('/?code=A')).toBe(`${ORIGIN}/en/domain-redirect?code=A`)
  expect(await target('/es/faq?q=a%20b')).toBe(`${ORIGIN}/api/domain-redirect/go/es/faq?q=a%20b`)
  expect(await target('/story/x')).toBe(`${ORIGIN}/api/domain-redirect/go/story/x`)
  for (const path of ['/_next/static/a.js', '/paper/a.svg', '/icon.svg', '/api/domain-redirect/go?manual=true'])
    expect(await target(path)).toBeNull()
})

describe('a page rendered for one visitor', () => {
  const policies = async (path: string) => {
    const { headers } = await run(path)
    const [sent, rendered] = [
      headers.get('content-security-policy'),
      headers.get('x-middleware-request-content-security-policy'),
    ]
    expect(rendered).toBe(sent)
    return sent ?? ''
  }

  test('is rewritten to the default language with its query', async () => {
    const { headers } = await run('/admin/orders?q=mila')
    expect(headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/en/admin/orders?q=mila`)
    expect((await run('/es/admin/orders?q=mila')).headers.get('x-middleware-rewrite')).toBeNull()
  })

  test('has a nonce of its own each time, and allows no other inline script', async () => {
    const nonceOf = (policy: string) =>
      /script-src 'self' 'nonce-([0-9a-f]{32})' 'sha256-[\w+/]{43}='[;]/.exec(policy)?.[1]
    const [first, second] = [nonceOf(await policies('/my-stories')), nonceOf(await policies('/es/my-stories'))]
    expect(first).toBeDefined()
    expect(second).toBeDefined()
    expect(first).not.toBe(second)
    expect(await policies('/sign-in')).toContain("script-src-attr 'none'")
    expect(/script-src [^;]*unsafe/.test(await policies('/sign-in'))).toBe(false)
  })

  test('lets Stripe in at checkout alone', async () => {
    expect(await policies('/checkout')).toContain('https://js.stripe.com')
    expect(await policies('/de/checkout')).toContain('https://js.stripe.com')
    expect(await policies('/my-stories')).not.toContain('stripe')
  })
})
