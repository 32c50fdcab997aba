import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, faults, ownBook, test } from './test'

const expectNoAxeViolations = async (page: Page) => expect(await faults(page)).toEqual([])

/** Presses Tab until the focused element has this accessible name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const accessibleName = await page.evaluate(() => {
      const at = document.activeElement
      return at instanceof HTMLInputElement
        ? `${at.labels?.[0]?.textContent ?? ''} ${at.getAttribute('aria-label') ?? ''}`.trim()
        : (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim()
    })
    if (name.test(accessibleName)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}

test('customizer: by keyboard: colours, a place and a lamp are changed, and every picture has them', async ({
  page,
}) => {
  const id = await ownBook(page)
  await page.goto(`/story/${id}`)
  const before = await (await page.request.get(`/api/stories/${id}/pages/0/picture.svg`)).text()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Customize Story' }).press('Enter')
  await expect(page.getByRole('tab', { name: 'Characters' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View Story' })).toBeFocused()
  const grip = page.getByRole('button', { name: /^Move Mila/ })
  await expect(grip).toBeVisible()
  await page.getByRole('radio', { name: 'Mila' }).focus()
  await tabTo(page, /^As drawn/)
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await expectNoAxeViolations(page)
  await grip.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('5 %')).toBeVisible()
  await page.getByRole('tab', { name: 'Characters' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Furniture' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, /^(Go to a room|Chair)/)
  if (await page.getByRole('button', { name: 'Go to a room' }).isVisible()) await page.keyboard.press('Enter')
  await tabTo(page, /^Lamp$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '1. Lamp' })).toBeChecked()
  await expectNoAxeViolations(page)
  await page.getByRole('tab', { name: 'Furniture' }).focus()
  await page.keyboard.press('ArrowRight')
  await tabTo(page, /^As drawn/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Warm Sunset' })).toBeChecked()
  await tabTo(page, /^1 star/)
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await tabTo(page, /^Save Customizations/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Customizations Saved').first()).toBeVisible()

  const story = (await (await page.request.get(`/api/stories/${id}`)).json()) as {
    version: number
    imageUrl: string
    customizations: {
      colorScheme: string
      rating: number
      furniture: { type: string }[]
      characters: { id: string; positions: object }[]
    }
  }
  expect(story).toMatchObject({
    version: 2,
    customizations: {
      colorScheme: 'Warm Sunset',
      rating: 4,
      furniture: [{ type: 'lamp' }],
      characters: [{ id: 'child', positions: { 0: { x: 5, y: 0 } } }],
    },
  })
  expect(await (await page.request.get(story.imageUrl)).text()).not.toBe(before)
  await page.getByRole('button', { name: 'View Story' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Customize Story' })).toBeFocused()
  await expect(page.locator('div[dir] > img')).toHaveAttribute('src', /v=2$/)
  await expect(page.getByText('4 of 5 stars')).toBeAttached()
})

test('story page: the narrator reads along; the picture engine is not loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.url())
  })
  await page.goto('/story/sample-mila-and-biscuit')
  await expect(page.getByRole('button', { name: 'Listen to Story' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customize Story' })).toBeHidden()
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(texts.join('\n')).not.toContain('underwater')
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await expect(page.getByRole('region', { name: 'Narrator' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Hide Narrator' }).click()
  await expect(page.getByRole('region', { name: 'Narrator' })).toBeHidden()
})

test("corrections: a name is corrected, a page keeps its owner's text, and the old version is restored", async ({
  page,
}) => {
  const id = await ownBook(page)
  await page.goto(`/story/${id}`)
  const textOf = async () =>
    ((await (await page.request.get(`/api/stories/${id}`)).json()) as { content: string }).content
  const before = await textOf()
  await page.getByRole('link', { name: 'Fix a mistake' }).click()
  await expect(page.getByRole('button', { name: 'Save and redraw the book' })).toHaveAttribute('aria-disabled', 'true')
  await expectNoAxeViolations(page)
  await page.getByLabel("Child's name").fill('Milena')
  await page.getByRole('textbox', { name: 'Page 2', exact: true }).fill('Mila is what her nan calls her.')
  await page.getByLabel('Dedication').fill('For Milena, from Nan')
  await page.getByRole('button', { name: 'Save and redraw the book' }).press('Enter')
  await expect(page.getByText('The book is put right')).toBeVisible()
  await expectNoAxeViolations(page)
  const after = await textOf()
  expect(after).toContain('Milena')
  expect(after.match(/\bMila\b/g)).toHaveLength(1)
  await page.goto(`/story/${id}/read`)
  await expect(page.getByText('For Milena, from Nan')).toBeVisible()
  await page.goto(`/story/${id}/corrections`)
  await page.getByRole('button', { name: 'Bring back version 1' }).press('Enter')
  await expect(page.getByText('Version 1 is back').first()).toBeVisible()
  expect(await textOf()).toBe(before)
})

test('listening: a book is taken home as an EPUB that reads itself and as an MP3 that plays', async ({
  page,
}, info) => {
  test.slow()
  const id = await ownBook(page)
  await page.goto(`/story/${id}/download`)
  const take = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      page.getByRole('button', { name }).click(),
    ])
    const file = info.outputPath(download.suggestedFilename())
    await download.saveAs(file)
    return { name: download.suggestedFilename(), bytes: readFileSync(file) }
  }
  const epub = await take('Download Listen to it: EPUB with voice')
  expect(epub.name).toMatch(/_With_Voice\.epub$/)
  const files = Object.keys(unzipSync(epub.bytes))
  expect(files.filter((name) => name.endsWith('.smil'))).toHaveLength(22)
  expect(files.filter((name) => name.endsWith('.mp3'))).toHaveLength(22)
  const mp3 = await take('Download Listen to it: MP3')
  expect(mp3.name).toMatch(/\.mp3$/)
  expect(mp3.bytes.toString('latin1')).toContain('CHAP')
  const seconds = await page.evaluate(async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
    const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer)
    return decoded.duration
  }, mp3.bytes.toString('base64'))
  expect(seconds).toBeGreaterThan(120)
  await expectNoAxeViolations(page)
})

test('sharing: switched off, the book is visible to its owner only', async ({ page, browser, expectedErrors }) => {
  expectedErrors.push(/404/)
  const id = await ownBook(page)
  await page.goto(`/story/${id}`)
  const guest = await browser.newContext()
  const visit = await guest.newPage()
  await visit.goto(`/story/${id}`)
  await expect(visit.getByRole('heading', { level: 1, name: 'Mila and Biscuit' })).toBeVisible()
  for (const hidden of ['Customize Story', 'Order Print Book', 'Fix a mistake', 'Share this book'])
    await expect(visit.getByText(hidden)).toHaveCount(0)
  // A guest is invited to make one, and the owner shares by a code too.
  await expect(visit.getByRole('link', { name: 'Make one with your child' }).first()).toHaveAttribute('href', '/')
  await page.getByText('QR code', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'QR code: the link to this book' })).toBeVisible()
  for (const own of ['corrections', 'print-order'])
    expect((await visit.request.get(`/story/${id}/${own}`)).status(), own).toBe(404)
  const picture = await visit.locator('div[dir] > img').getAttribute('src')
  await page.getByRole('checkbox', { name: /Whoever has the link/ }).press('Space')
  await expect(page.getByText('The book is yours alone').first()).toBeVisible()
  await expectNoAxeViolations(page)
  for (const gone of [
    `/story/${id}`,
    `/story/${id}/read`,
    `/story/${id}/download`,
    picture ?? '',
    `/api/stories/${id}`,
    `/api/stories/${id}/share.png`,
    `/api/stories/${id}/download?format=epub`,
  ])
    expect((await visit.request.get(gone)).status(), gone).toBe(404)
  await visit.reload()
  await expect(visit.getByRole('heading', { name: 'Story Not Found' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Whoever has the link/ })).not.toBeChecked()
  await guest.close()
})
