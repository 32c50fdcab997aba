import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { config, middleware } from './middleware'

const asked = (url: string, cookie?: string) => new NextRequest(url, cookie === undefined ? {} : { headers: { cookie } })
const runs = (url: string, cookies: Record<string, string> = {}) => matches({ config, nextConfig: {}, url, cookies })

test('runs at the front door for whoever has picked another language, and for nobody else', () => {
  expect(runs('/', { 'wagtale-language': 'es' })).toBe(true)
  expect(runs('/')).toBe(false)
  expect(runs('/', { 'wagtale-language': 'en' })).toBe(false)
  expect(runs('/pricing', { 'wagtale-language': 'es' })).toBe(false)
})

test('opens the door in the picked language, the query kept', () => {
  const answer = middleware(asked('https://wagtale.example/?code=AB12CD34', 'wagtale-language=ar'))
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('https://wagtale.example/ar?code=AB12CD34')
})

test('a cookie that names no language changes nothing', () => {
  expect(middleware(asked('https://wagtale.example/', 'wagtale-language=//evil.example')).headers.get('location')).toBeNull()
})
