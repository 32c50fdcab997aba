import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { config, middleware } from './middleware'

const asked = (url: string, cookie?: string) =>
  new NextRequest(url, cookie === undefined ? {} : { headers: { cookie } })
const runs = (url: string, cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  matches({ config, nextConfig: {}, url, cookies, headers })
const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new NextRequest('https://wagtale.example/faq', { method: 'POST', body, headers, duplex: 'half' })
const REFUSED = 'https://wagtale.example/api/too-large'
const rewritten = async (request: NextRequest) => (await middleware(request)).headers.get('x-middleware-rewrite')

test('runs at the front door for whoever has picked another language, and for nobody else', () => {
  expect(runs('/', { 'wagtale-language': 'es' })).toBe(true)
  expect(runs('/')).toBe(false)
  expect(runs('/', { 'wagtale-language': 'en' })).toBe(false)
  expect(runs('/pricing', { 'wagtale-language': 'es' })).toBe(false)
})

test('runs for what a page is sent when it is long or does not say how long it is, and leaves calls to themselves', () => {
  expect(runs('/faq', {}, { 'content-length': '100001' })).toBe(true)
  expect(runs('/ar/my-stories', {}, { 'transfer-encoding': 'chunked' })).toBe(true)
  expect(runs('/', {}, { 'content-length': '5000000' })).toBe(true)
  expect(runs('/faq', {}, { 'content-length': '99999' })).toBe(false)
  expect(runs('/api/moderate-image', {}, { 'content-length': '5000000' })).toBe(false)
})

test('a form over 100 kB is refused, whatever length it announces, and not read to its end', async () => {
  expect(await rewritten(sent('x'.repeat(100_000)))).toBeNull()
  expect(await rewritten(sent('x'.repeat(100_001)))).toBe(REFUSED)
  expect(await rewritten(sent('x', { 'content-length': '100001' }))).toBe(REFUSED)
  let pulled = 0
  expect(
    await rewritten(sent(new ReadableStream({ pull: (to) => void (pulled++, to.enqueue(new Uint8Array(10_000))) }))),
  ).toBe(REFUSED)
  expect(pulled).toBeLessThan(15)
})

test('opens the door in the picked language, the query kept', async () => {
  const answer = await middleware(asked('https://wagtale.example/?code=AB12CD34', 'wagtale-language=ar'))
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('https://wagtale.example/ar?code=AB12CD34')
})

test('a cookie that names no language changes nothing', async () => {
  expect(
    (await middleware(asked('https://wagtale.example/', 'wagtale-language=//evil.example'))).headers.get('location'),
  ).toBeNull()
})
