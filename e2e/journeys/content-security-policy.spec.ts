// What somebody manages to write into a page must not run: on every kind of page an inline script and an inline
// handler are refused.
import type { Page } from '@playwright/test'
import { CARD_SHOP_PORT } from './ports'
import { expect, ownBook, test } from './test'

const INJECTED = '<script>window.injected = "script"</script><img src="x" onerror="window.injected = \'handler\'">'

/**
 * Opens a page into which something was written on its way; gives what the browser refused and what ran all the same.
 */
async function openInjected(page: Page, address: string, headers: Record<string, string> = {}) {
  await page.addInitScript(`
    window.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
  `)
  const url = (at: URL) => at.pathname === new URL(address, at).pathname
  await page.route(url, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'accept-encoding': 'identity' } })
    const html = await response.text()
    const body = html.includes('</body>') ? html.replace('</body>', `${INJECTED}</body>`) : html + INJECTED
    await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } })
  })
  const response = await page.goto(address)
  // What other pages fetch of this one later comes as it is.
  await page.unroute(url)
  const both = expect.arrayContaining(['script-src-elem', 'script-src-attr'])
  await expect.poll(() => page.evaluate('refused')).toEqual(both)
  expect(await page.evaluate('window.injected')).toBeUndefined()
  return response?.status()
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/, /404/)
})

test('each kind of page runs nothing that was written into it', async ({ page }) => {
  const id = await ownBook(page)
  for (const [kind, address, status] of [
    ['a static page', '/pricing', 200],
    ['a static page in another language', '/ar/home', 200],
    ['the story form', '/', 200],
    ['a dynamic page', '/my-stories', 200],
    ['a dynamic page in another language', '/de/sign-in', 200],
    ['a story’s page', `/story/${id}`, 200],
    ['the default language’s 404', '/nowhere/at/all', 404],
    ['another language’s 404', '/es/nowhere/at/all', 404],
    ['the 404 page’s own address', '/fr/lost', 404],
    ['a dynamic page’s own 404', '/story/nobody-s', 404],
    ['an address for embedding', '/embed/story/nobody-s', 404],
  ] as const)
    await test.step(kind, async () => {
      expect(await openInjected(page, address)).toBe(status)
    })
})

test('a picture that is opened by itself is sandboxed', async ({ page }) => {
  const id = await ownBook(page)
  for (const address of [
    '/pictures/sample-1.svg',
    '/api/breeds/labrador/picture.svg',
    `/api/stories/${id}/pages/1/picture.svg`,
  ]) {
    const response = await page.request.get(address)
    expect([address, response.status(), response.headers()['content-type']]).toEqual([
      address,
      200,
      expect.stringContaining('image/svg+xml'),
    ])
    const policy = response.headers()['content-security-policy'] ?? ''
    expect([address, policy.split('; ')]).toEqual([
      address,
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
    ])
  }
})

test('an API error taken for a page runs nothing', async ({ page }) => {
  expect(await openInjected(page, '/api/stories/nobody-s', { 'content-type': 'text/html' })).toBe(404)
})

test('checkout with Stripe runs nothing that was written into it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_|net::|Failed to load/)
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await openInjected(page, `http://localhost:${CARD_SHOP_PORT}/checkout`)
})
