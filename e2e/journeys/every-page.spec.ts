// Every public page, found in the file tree, so that a new page is checked from its first day.
import { readdirSync } from 'node:fs'
import { sample } from '../fixtures/sample'
import { beyond, expect, faults, ownBook, test } from './test'

const TOKEN = 'bm90LWEtdG9rZW4'
const SEGMENTS: Record<string, string> = { '[token]': TOKEN, '[step]': 'confirm', '[...rest]': 'nowhere' }

const PAGES = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && !file.startsWith('(admin)'))
  .map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .map((part) => SEGMENTS[part] ?? part)
        .join('/')}`,
  )
  .sort()

test('every page: the file tree has public pages', () => {
  expect(PAGES).toContain('/')
  expect(PAGES).toContain('/story/[id]/print-order')
  expect(PAGES.length).toBeGreaterThan(40)
})

/** Colours and names are the same in every language; what direction and long words change is measured on every page. */
const axeOn = { '': PAGES, '/ar': sample(PAGES, 'axe in Arabic', 3), '/de': [] as string[] }
const IN = { '': '', '/ar': ' in Arabic', '/de': ' in German' }

for (const language of ['', '/ar', '/de'] as const)
  test(`every page${IN[language]}: one h1 in the HTML, nothing wider than 320 px, no axe violation, no error`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(600_000)
    // Pages with an unknown token answer 404, which the browser logs.
    expectedErrors.push(/status of 404/)
    const id = await ownBook(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    const found: string[] = []
    for (const name of PAGES) {
      const path = `${language}${name.replace('[id]', id)}`
      const errors: string[] = []
      const collectError = (error: Error) => errors.push(error.message)
      page.on('pageerror', collectError)
      const answer = await page.goto(path)
      const headings = (await answer?.text())?.match(/<h1[\s>]/g)?.length ?? 0
      if (headings !== 1) found.push(`${path}: ${headings} h1`)
      await expect(page.locator('h1').first()).toBeAttached()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) found.push(`${path}: ${width} px wide`)
      found.push(...(await beyond(page)).map((what) => `${path}: beyond the edge: ${what}`))
      if (axeOn[language].includes(name)) found.push(...(await faults(page)).map((fault) => `${path}: ${fault}`))
      found.push(...errors.map((error) => `${path}: ${error}`))
      page.off('pageerror', collectError)
    }
    expect(found).toEqual([])
  })
