import { readFileSync } from 'node:fs'
import { expect, faults, ownBook, test } from './test'

const LOOKED_AT = [
  '/es',
  '/no-such-page',
  '/es/no-such-page',
  '/story/no-such-story',
  '/ar/story/no-such-story/read',
] as const

for (const path of LOOKED_AT)
  test(`axe finds nothing on ${path}, which has one h1 and fits 320 px`, async ({ page, expectedErrors }) => {
    if (path.includes('no-such')) expectedErrors.push(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(path.includes('no-such') ? 404 : 200)
    expect((await answer?.text())?.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await faults(page)).toEqual([])
  })

test('axe finds nothing on a story, in its reader and on the last page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const id = await ownBook(page)
  for (const path of [`/story/${id}`, `/story/${id}/read`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await faults(page)).toEqual([])
  }
})

for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi', 'ar'])
  test(`the page speaks ${language}, in the HTML that is served and in the browser`, async ({ page }) => {
    const words = JSON.parse(readFileSync(`messages/${language}/site.json`, 'utf8')) as {
      create: { title: string }
      nav: { stories: string }
    }
    const answer = await page.goto(language === 'en' ? '/' : `/${language}`)
    expect(await answer?.text()).toContain(words.create.title.split('<')[0])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.create.title.split('<')[0] ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect((await page.locator('footer, header').first().textContent()) ?? '').toContain(words.nav.stories)
  })

test('language and currency are kept; Arabic reads from right to left', async ({ page }) => {
  await page.goto('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('an unknown page is a 404 with a way home', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
