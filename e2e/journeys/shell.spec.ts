import { readFileSync } from 'node:fs'
import { expect, faults, test } from './test'

const LOOKED_AT = [
  '/es',
  '/no-such-page',
  '/es/no-such-page',
  '/story/no-such-story',
  '/ar/story/no-such-story/read',
] as const

test('pages that are not there, and a story form in Spanish: one h1, fit for 320 px, nothing for axe', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of LOOKED_AT)
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path.includes('no-such') ? 404 : 200)
      expect((await answer?.text())?.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await faults(page)).toEqual([])
      if (path === '/no-such-page') await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    })
})

test('the page speaks each language, in the HTML that is served and in the browser; Arabic reads from right to left', async ({
  page,
}) => {
  // The first again at the end: reading Arabic leaves no trace.
  for (const language of ['en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'hi', 'ar', 'en'])
    await test.step(language, async () => {
      const words = JSON.parse(readFileSync(`messages/${language}/site.json`, 'utf8')) as {
        create: { title: string }
        nav: { stories: string }
      }
      const answer = await page.goto(language === 'en' ? '/' : `/${language}`)
      expect(await answer?.text()).toContain(words.create.title.split('<')[0])
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.create.title.split('<')[0] ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      expect((await page.locator('footer, header').first().textContent()) ?? '').toContain(words.nav.stories)
    })
})
