// Books in pages of others: a second origin shows what the dashboard gives out.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { beyond, expect, faults, ownBook, test as base } from './test'

const PAGES = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .map((part) => part.replace(/^\[.*\]$/, 'nobody-s'))
        .join('/')}`,
  )

/** A site of somebody else: 127.0.0.1 is another origin than localhost. */
const test = base.extend<{ show: (body: string) => Promise<void> }>({
  show: async ({ page }, use) => {
    let html = ''
    const site = createServer(({ url }, response) => {
      response.writeHead(url === '/' ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    })
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
    const address = site.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    await use(async (body) => {
      html = `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Blog</title></head>
        <body style="margin:10px"><main><h1>Blog</h1>${body}</main></body></html>`
      await page.goto(`http://127.0.0.1:${address.port}/`)
    })
    site.closeAllConnections()
    site.close()
  },
})

const next = (frame: FrameLocator) => frame.getByRole('button', { name: 'Next page' })
const open = (frame: FrameLocator, at: number) => frame.getByRole('group', { name: `Page ${at} of 22` })
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('only the embedded reader may be framed; it and its parts set no cookie', async ({ page }) => {
  const framable: string[] = []
  const addresses = [
    ...PAGES,
    ...['/de', '/ar/pricing', '/fr/embed-dashboard', '/hi/story/nobody-s/read'],
    ...['/embed', '/embed/story', '/embed/story/sample/more', '/es/embed/story/sample', '/embed-dashboard/x'],
    ...['/api/oembed', '/api/stories/featured', '/pictures/sample-1.svg', '/js/wagtale-widget.js', '/nowhere'],
    ...['/embed/story/sample', '/embed/story/nobody-s', '/embed/story/sample?theme=dark&branding=false'],
  ]
  await Promise.all(
    addresses.map(async (address) => {
      const headers = (await page.request.get(address, { maxRedirects: 0 })).headers()
      const refused =
        headers['x-frame-options'] === 'DENY' && headers['content-security-policy']?.includes("frame-ancestors 'none'")
      const redirects = 'location' in headers
      if (!refused && !redirects) framable.push(address)
      if (/embed|oembed|js\//.test(address)) expect([address, headers['set-cookie']]).toEqual([address, undefined])
    }),
  )
  expect(framable.sort()).toEqual([
    '/embed/story/nobody-s',
    '/embed/story/sample',
    '/embed/story/sample?theme=dark&branding=false',
  ])
})

test('two widgets in a page of another origin, dark and 320 px wide: they turn, grow, store nothing, and axe is content', async ({
  page,
  baseURL,
  show,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const widget = (more: string) => `<script async src="${baseURL}/js/wagtale-widget.js" ${more}></script>`
  await show(
    widget('data-theme="dark"') +
      widget('data-story="friendship" data-theme="dark" data-branding="false" data-width="280"'),
  )
  const frames = page.locator('iframe')
  await expect(frames).toHaveCount(2)
  const [first, second] = [page.frameLocator('iframe').nth(0), page.frameLocator('iframe').nth(1)]
  await frames.nth(1).scrollIntoViewIfNeeded()
  // As tall as their pages, and named after their books.
  for (const frame of [frames.nth(0), frames.nth(1)]) {
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(450)
    await expect(frame).not.toHaveAttribute('title', 'A Wagtale picture book')
  }
  // Nobody else speaks for a reader.
  await page.evaluate(() => window.postMessage({ type: 'wagtale:size', height: 9, title: 'Forged' }, '*'))
  expect((await frames.nth(1).boundingBox())?.width).toBe(280)
  expect(await isWide(page)).toBe(false)
  await next(first).click()
  await expect(open(first, 2)).toBeInViewport({ ratio: 0.2 })
  await expect(open(first, 2).getByRole('img')).toHaveAccessibleName(/\w/)
  await expect(first.getByRole('link', { name: 'Made with Wagtale' })).toBeVisible()
  await expect(second.getByRole('link', { name: 'Made with Wagtale' })).toHaveCount(0)
  await second.getByRole('group', { name: 'Pages', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(second.getByText('Page 2 of 22')).toBeVisible()
  await page.keyboard.press('End')
  await expect(second.getByRole('link', { name: 'Make a book about your child' })).toBeInViewport()
  await expect(frames.nth(0)).toHaveAttribute('title', 'The Long Jetty')
  expect((await frames.nth(0).boundingBox())?.height).toBeGreaterThan(450)
  expect(await page.context().cookies()).toEqual([])
  // A browser that denies storage to frames of other sites throws instead: then nothing is stored either.
  const stored = page.frames().map((frame) =>
    frame.evaluate(() => {
      try {
        return localStorage.length + sessionStorage.length
      } catch {
        return 0
      }
    }),
  )
  expect(await Promise.all(stored)).toEqual([0, 0, 0])
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
})

test('the reader fits its narrowest frame in every language, and shows its pictures whole', async ({
  page,
  baseURL,
  show,
}) => {
  const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi', 'ar']
  await page.setViewportSize({ width: 1100, height: 900 })
  await show(
    languages
      .map((lang) => `<iframe src="${baseURL}/embed/story/friendship?lang=${lang}" width="200" height="300"></iframe>`)
      .join(''),
  )
  for (const [at, lang] of languages.entries()) {
    const root = page.frameLocator('iframe').nth(at).locator('html')
    await expect(root.locator('#next')).toBeVisible()
    const found = await root.evaluate((html) => ({
      lang: html.getAttribute('lang'),
      width: html.scrollWidth,
      height: html.scrollHeight,
      beyond: [...html.querySelectorAll('.bar *')].filter((part) => part.getBoundingClientRect().right > 200).length,
      fit: [...html.querySelectorAll('img')].every((picture) => getComputedStyle(picture).objectFit === 'contain'),
    }))
    expect(found).toEqual({ lang, width: 200, height: 300, beyond: 0, fit: true })
  }
})

test('what the dashboard gives out works elsewhere: all six codes, and those for partners', async ({
  page,
  context,
  baseURL,
  expectedErrors,
  show,
}) => {
  // The cards' previews run no scripts, not even those that record a journey.
  expectedErrors.push(/Blocked script execution in 'about:srcdoc'/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/partnerships')
  await page.getByRole('button', { name: 'Copy Embed Code' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const partner = await copied()
  await page.goto('/embed-dashboard')
  await page.getByLabel('Book', { exact: true }).selectOption('courage')
  await page.getByLabel('Theme').selectOption('light')
  await page.getByLabel('Width in pixels').fill('12')
  await expect(page.getByText('Please enter a whole number from 200 to 1600')).toBeVisible()
  await page.getByLabel('Width in pixels').fill('360')
  await page.getByLabel('Show the line').uncheck()
  const codes: string[] = []
  for (const kind of ['iFrame', 'Widget', 'Blog', 'Affiliate', 'Social', 'Email']) {
    await page.getByRole('tab', { name: kind }).click()
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect.poll(copied).not.toBe(codes.at(-1) ?? partner)
    codes.push(await copied())
    // What is previewed is what the code shows.
    const preview = page.locator('[role=tabpanel] iframe:visible')
    await expect(preview).toHaveCount(1)
    expect((await preview.boundingBox())?.height).toBeGreaterThan(60)
  }
  expect(new Set(codes).size).toBe(6)
  expect(await faults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect([await isWide(page), await beyond(page)]).toEqual([false, []])
  const [social = ''] = codes.splice(4, 1)
  await show(codes.join('') + partner)
  await expect(page.locator('iframe')).toHaveCount(3)
  for (const at of [0, 1]) {
    await page.locator('iframe').nth(at).scrollIntoViewIfNeeded()
    await expect(page.frameLocator('iframe').nth(at).getByRole('heading', { level: 1 })).toHaveText('It’s Just a Sock')
  }
  await page.locator('iframe').nth(2).scrollIntoViewIfNeeded()
  const shop = page.frameLocator('iframe').nth(2).getByRole('link', { name: 'Made with Wagtale' })
  await expect(shop).toHaveAttribute('href', `${baseURL}/?ref=wet-nose`)
  for (const image of await page.locator('img').all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  const links = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links.some((href) => href.endsWith('/?ref=YOUR-NAME'))).toBe(true)
  for (const href of [...links, social.split('\n')[1] ?? '']) expect((await page.request.get(href)).status()).toBe(200)
})

test('oEmbed: the sample’s page leads to its code; a book that is not for the public has none', async ({ page }) => {
  const { request } = page
  /** What the head of a page as it is served names, as machines read it. */
  const discover = async (path: string) => {
    const html = await (await request.get(path)).text()
    const [link] = /<link[^>]*application\/json\+oembed[^>]*>/.exec(html) ?? []
    return /href="([^"]+)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&')
  }
  expect(await discover('/de/story/sample-juno-and-bear')).toContain(encodeURIComponent('/de/story/'))
  for (const path of [
    '/sample-story',
    '/de/sample-story',
    '/story/sample-juno-and-bear',
    '/de/story/sample-juno-and-bear',
  ]) {
    const response = await request.get((await discover(path)) ?? '')
    expect(response.headers()['content-type']).toBe('application/json')
    const { html } = await response.json()
    expect((await request.get(/src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')).status()).toBe(200)
  }
  const id = await ownBook(page)
  expect(await discover(`/story/${id}`)).toBeUndefined()
  const url = new URL(`/story/${id}`, test.info().project.use.baseURL).toString()
  expect((await request.get('/api/oembed', { params: { url } })).status()).toBe(401)
  expect((await request.get(`/embed/story/${id}`)).status()).toBe(404)
})
