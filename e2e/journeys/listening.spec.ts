import type { Locator, Page } from '@playwright/test'
import { expect, faults, ownBook, test } from './test'

declare global {
  interface Window {
    litWords?: string[]
  }
}

/** Keeps, in the page, each word that lights up. */
const recordWords = (page: Page) =>
  page.addInitScript(() => {
    const words: string[] = (window.litWords = [])
    new MutationObserver(() => {
      const word = document.querySelector('[data-place=here] [data-spoken]')?.textContent
      if (word && word !== words.at(-1)) words.push(word)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
const litWords = (page: Page) => page.evaluate(() => window.litWords ?? [])

/** Does something with the place in the page, which a phone keeps among the settings. */
async function atPlace(bar: Locator, use: (place: Locator) => Promise<void>): Promise<void> {
  const place = bar.getByRole('slider', { name: 'Place in the page' }).first()
  const settings = bar.locator('summary')
  const isFolded = !(await place.isVisible())
  if (isFolded) await settings.press('Enter')
  await use(place)
  if (isFolded) await settings.press('Escape')
}

const pageNumber = (n: number) => new RegExp(`^Page ${n} of 22$`)

test('listening: Wagtale’s voice reads an own book by keyboard, lights its words, turns its pages, and offline too', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
  const id = await ownBook(page)
  await recordWords(page)
  await page.goto(`/story/${id}/read`)
  await page.getByRole('button', { name: 'Listen to Story' }).press('Enter')
  const bar = page.getByRole('region', { name: 'Narrator' })
  const lit = page.locator('[data-place=here] [data-spoken]')
  await bar.getByRole('combobox', { name: 'Voice' }).selectOption('Wagtale’s voice')
  await expect(bar.getByRole('combobox', { name: 'Voice' })).toBeFocused()

  await bar.getByRole('button', { name: 'Play' }).press('Enter')
  const making = bar.getByRole('progressbar', { name: 'Getting ready to read' })
  await expect(making).toHaveAttribute('aria-valuetext', /: [1-9]\d? of 22/)
  expect(await faults(page)).toEqual([])
  await expect(lit).toBeVisible({ timeout: 60_000 })
  await expect(making).toBeHidden()
  // The first story page comes by itself.
  await expect(page.getByText(pageNumber(2))).toBeVisible({ timeout: 30_000 })
  const title = await litWords(page)
  expect(title.slice(-4)).toEqual(['Mila', 'Biscuit', 'and', 'Olive'])
  await expect.poll(async () => (await litWords(page)).length).toBeGreaterThan(title.length + 3)
  const words = (await page.locator('[data-place=here] div[lang]').innerText()).match(/[\p{L}\p{N}’-]+/gu) ?? []
  const ofPage = (await litWords(page)).slice(title.length)
  expect(ofPage).toEqual(words.slice(0, ofPage.length))
  await bar.getByRole('button', { name: 'Pause' }).press('Enter')
  expect(await faults(page)).toEqual([])
  await atPlace(bar, async (place) => {
    await place.press('End')
    await place.press('ArrowLeft')
  })
  await expect(page.getByText(pageNumber(2))).toBeVisible()
  await bar.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(page.getByText(pageNumber(3))).toBeVisible()
  await bar.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(lit).toBeHidden()

  const sounds = async () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
      return requests.filter(({ url }) => url.includes('/sound.mp3')).length
    })
  await expect.poll(sounds).toBe(22)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await expect(bar.getByRole('combobox', { name: 'Voice' })).toHaveValue('wagtale')
  await page.getByRole('button', { name: 'Go to page 22' }).click()
  await page.getByRole('button', { name: 'Bedtime mode' }).click()
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(lit).toBeVisible({ timeout: 30_000 })
  // It stops after the book.
  await expect(bar.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 30_000 })
})

test('listening: the pictures are described between the words and the turn, by keyboard, and offline too', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/)
  const id = await ownBook(page)
  await page.goto(`/story/${id}/read`)
  const bar = page.getByRole('region', { name: 'Narrator' })
  const lit = page.locator('[data-place=here] [data-spoken]')
  const describe = bar.getByRole('switch', { name: 'Describe the pictures' })
  await page.getByRole('button', { name: 'Listen to Story' }).press('Enter')
  await bar.getByRole('combobox', { name: 'Voice' }).selectOption('Wagtale’s voice')
  await bar.locator('summary').press('Enter')
  await describe.press('Space')
  await expect(describe).toBeChecked()
  expect(await faults(page)).toEqual([])
  await describe.press('Escape')
  await page.getByRole('button', { name: 'Go to page 2', exact: true }).click()
  await bar.getByRole('button', { name: 'Play' }).press('Enter')
  await expect(lit).toBeVisible({ timeout: 60_000 })
  await bar.getByRole('button', { name: 'Pause' }).press('Enter')
  const pictures = async (): Promise<{ state: string; id: string }> =>
    (await page.request.get(`/api/stories/${id}/narrations/wagtale?v=1&part=pictures`)).json()
  await expect.poll(async () => (await pictures()).state, { timeout: 60_000 }).toBe('ready')
  const { id: narration } = await pictures()
  const description = page.waitForResponse((answer) => answer.url().includes(`/pages/2/sound.mp3?v=${narration}`))
  await atPlace(bar, (place) => place.press('End'))
  await bar.getByRole('button', { name: 'Resume' }).press('Enter')
  await description
  await expect(lit).toBeHidden()
  await expect(page.getByText(pageNumber(2))).toBeVisible()
  await expect(page.getByText(pageNumber(3))).toBeVisible({ timeout: 40_000 })
  await expect(lit).toBeVisible()
  await bar.getByRole('button', { name: 'Stop' }).press('Enter')

  const sounds = async () =>
    page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
      return requests.filter(({ url }) => url.includes('/sound.mp3')).length
    })
  await expect.poll(sounds, { timeout: 30_000 }).toBe(44)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Listen to Story' }).click()
  await page.getByRole('button', { name: 'Go to page 4', exact: true }).click()
  await page.getByRole('button', { name: 'Bedtime mode' }).click()
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect(lit).toBeVisible({ timeout: 30_000 })
  await atPlace(bar, async (place) => {
    const words = await place.getAttribute('max')
    await place.press('End')
    await expect(lit).toBeHidden()
    await expect.poll(() => place.getAttribute('max')).not.toBe(words)
  })
  await expect(page.getByText(pageNumber(4))).toBeVisible()
  await expect(page.getByText(pageNumber(5))).toBeVisible({ timeout: 60_000 })
  await expect(bar.getByText('A picture could not be described')).toBeHidden()
})
