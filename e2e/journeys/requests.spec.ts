// Requests that no browser of a visitor sends, and files that only machines read.
import { request as ask } from 'node:http'
import { expect, test } from './test'

test('a request for a whole address, which may name another host, is refused', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  for (const path of ['http://evil.example/about', '*']) {
    const answer = await new Promise<{ status?: number | undefined; location?: string | undefined }>(
      (resolve, reject) => {
        ask({ hostname, port, path, method: path === '*' ? 'OPTIONS' : 'GET' }, (response) => {
          response.resume()
          resolve({ status: response.statusCode, location: response.headers.location })
        })
          .on('error', reject)
          .end()
      },
    )
    expect(answer).toEqual({ status: 400, location: undefined })
  }
})

test('malformed addresses, unknown calls and methods are refused in a line, never with an error 500', async ({
  request,
}) => {
  for (const [method, path, status] of [
    ['GET', '/api/stories/%ff', 400],
    ['GET', '/story/%ff%fe', 400],
    ['GET', '/de/%c0%af', 400],
    ['TRACE', '/', 405],
    ['GET', '/api/auth/callback/credentials', 405],
  ] as const) {
    const response = await request.fetch(path, { method })
    expect([method, path, response.status()]).toEqual([method, path, status])
  }
  for (const [method, path] of [
    ['GET', '/api/nowhere'],
    ['POST', '/api/stories/sample/nowhere/at/all'],
    ['DELETE', '/api/nowhere'],
  ] as const) {
    const response = await request.fetch(path, { method })
    expect([path, response.status(), await response.json()]).toEqual([
      path,
      404,
      { error: expect.any(String), code: 'not_found' },
    ])
  }
})

test('security.txt says where to report a weakness, and is valid for months', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/)
  expect(fields.get('Canonical')).toBe(`${baseURL}/.well-known/security.txt`)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})
