import { request as ask } from 'node:http'
import { expect, test } from './test'

/** CUSTOM_DOMAIN of the journeys' server; the browser finds it at home (playwright.config.ts). */
const DOMAIN = 'stories.wagtale.example'
const TRACKED = 'source=domain_redirect&utm_source=domain_redirect&utm_medium=direct&utm_campaign=domain_redirect'

/** As a client would ask that knows no rules: the path goes out as it is. */
const raw = (port: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = ''
      answer
        .on('data', (part) => (body += String(part)))
        .on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, body }))
    })
    call.on('error', reject).end()
  })

/** The browser says so on plain HTTP, where the host is not its own machine. */
const PLAIN_HTTP = /Cross-Origin-Opener-Policy header has been ignored/

test('the front page of the domain leads on by itself, with the visitor’s own query', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(PLAIN_HTTP)
  const { port, origin } = new URL(baseURL ?? '')
  const arriving = page.waitForRequest((sent) => sent.url().startsWith(`${origin}/?`))
  await page.goto(`http://${DOMAIN}:${port}/?code=AB12CD34`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Picture books with their name in them')
  await expect(page.getByText('We take you there in 3 seconds.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Wagtale now' })).toHaveAttribute(
    'href',
    '/api/domain-redirect/go?code=AB12CD34&manual=true',
  )
  expect((await arriving).url()).toBe(`${origin}/?code=AB12CD34&redirected=true&${TRACKED}`)
})

test('whoever stays is not sent on; the button goes at once', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(PLAIN_HTTP)
  const { port, origin } = new URL(baseURL ?? '')
  await page.goto(`http://${DOMAIN}:${port}/`)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('We take you there')).toBeHidden()
  const [arrival] = await Promise.all([
    page.waitForRequest((sent) => sent.url().startsWith(`${origin}/?`)),
    page.getByRole('link', { name: 'Go to Wagtale now' }).click(),
  ])
  expect(new URL(arrival.url()).search).toBe(`?manual=true&${TRACKED}`)
})

test('every other path there leads to the same path of the site, and never anywhere else', async ({ baseURL }) => {
  const { port, origin } = new URL(baseURL ?? '')
  const at = (path: string, headers: Record<string, string> = {}) =>
    raw(port, path, { host: `${DOMAIN}:${port}`, ...headers })
  expect(await at('/es/faq?q=a%20b')).toMatchObject({ status: 307, location: `${origin}/es/faq?q=a+b&${TRACKED}` })
  expect((await at('/api/stories/featured')).location).toBe(`${origin}/api/stories/featured?${TRACKED}`)
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/@evil.example',
    '/..//evil.example',
  ]) {
    let { status, location } = await at(path)
    // A path that is not in order is first put in order, on the same host.
    if (status === 308 && location?.startsWith('/')) ({ status, location } = await at(location))
    expect([path, status === 307 ? new URL(location ?? '').origin : status]).toEqual([
      path,
      status === 307 ? origin : expect.anything(),
    ])
    expect(location ?? '').not.toMatch(/^(?:https?:)?[\\/]{2}(?!localhost)/)
  }
})

test('only the Host header leads to the custom domain', async ({ baseURL }) => {
  const { port, host, origin } = new URL(baseURL ?? '')
  for (const headers of [
    { 'x-forwarded-host': DOMAIN },
    { 'x-wagtale-custom-domain': '1' },
    { forwarded: `host=${DOMAIN}` },
  ]) {
    const answer = await raw(port, '/faq', { host, ...headers })
    expect([headers, answer.status]).toEqual([headers, 200])
  }
  // A spoofed host changes nothing about where the door leads.
  for (const spoofed of [`${DOMAIN}.evil.example`, 'evil.example'])
    expect(
      (await raw(port, '/api/domain-redirect/go?manual=true', { host: spoofed, 'x-forwarded-host': 'evil.example' }))
        .location,
    ).toBe(`${origin}/?manual=true&${TRACKED}`)
})

test('at the site itself the page leads nobody on', async ({ page }) => {
  await page.goto('/domain-redirect')
  await expect(page.getByRole('link', { name: 'Go to Wagtale now' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeHidden()
})
