import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { beyond, expect, faults, ownBook, test } from './test'
import { ADMIN, signedIn } from './admin'

test('KDP: metadata are written, prices and AI answers decided, the package made, its states set by hand; a story taken back is gone', async ({
  page,
  context,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const child = `Wren${Date.now().toString(36)}`
  const id = await ownBook(page, { child })
  const staff = await signedIn(baseURL, ADMIN)
  const decide = (action: 'approve' | 'reject', type: 'content' | 'images' | 'both') =>
    staff.post(`/api/admin/stories/${id}/approval`, { data: { action, type } })
  for (const type of ['content', 'images', 'both'] as const) expect((await decide('approve', type)).ok()).toBe(true)

  await page.goto('/sign-in?next=/kdp-dashboard')
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const card = page.getByRole('list', { name: 'Approved stories' }).getByRole('link').filter({ hasText: child })
  await expect(card).toContainText(`${child} & Biscuit`)
  await expect(card).toContainText('Overcoming Fears')
  expect(await faults(page)).toEqual([])
  await card.press('Enter')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Copy Title' }).click()
  await expect(page.getByText('Title copied to clipboard').first()).toBeVisible()
  const title = await page.getByRole('heading', { level: 2 }).first().textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(title)

  // From tab to tab by keyboard; a price below cost can't be saved, and stays as it was typed.
  await page.getByRole('tab', { name: 'Book Details' }).focus()
  for (const name of ['Description', 'Keywords & Categories', 'Pricing Strategy']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  const table = page.getByRole('table', { name: 'List prices and royalties by territory' })
  const australia = table.getByRole('row').filter({ hasText: 'Australia' })
  const price = australia.getByRole('textbox')
  // Where KDP's printing cost isn't known there is nothing to type, and no figure is made up.
  for (const name of ['Poland', 'Sweden']) {
    const row = table.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText('No price can be chosen here')
    await expect(row.getByRole('textbox')).toHaveCount(0)
    await expect(row.getByRole('cell').last()).toHaveText('–')
  }
  await price.fill('9.99')
  await expect(australia).toContainText('At least $12.84')
  await page.getByRole('button', { name: 'Submit to KDP' }).click()
  await expect(page.getByText('Please correct the marked prices first.').first()).toBeVisible()
  await expect(price).toHaveValue('9.99')
  await price.fill('14.99')
  await expect(australia).toContainText('$25.70')
  await page.getByRole('radiogroup', { name: 'Pictures' }).getByRole('radio', { name: 'AI-assisted' }).check()
  await page.getByRole('button', { name: 'Submit to KDP' }).click()
  await expect(page.getByText('Story prepared for KDP submission').first()).toBeVisible({ timeout: 60_000 })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the package' }).click(),
  ])
  const files = unzipSync(readFileSync(await file.path()))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['interior.pdf', 'cover.pdf', 'metadata.json']))
  expect(new TextDecoder().decode(files['metadata.json'])).toMatch(
    /"pictures": \{\s*"origin": "assisted",\s*"declare": false/,
  )
  expect(await faults(page)).toEqual([])

  const set = async (status: string, asin?: string) => {
    await page.getByLabel('New status').selectOption(status)
    if (asin) await page.getByLabel('Number (ASIN)').fill(asin)
    await page.getByRole('button', { name: 'Set status' }).click()
  }
  const history = page.getByRole('region', { name: 'History' })
  await set('In review')
  await expect(history).toContainText('Status: In review')
  await set('Live')
  await expect(page.getByText('Please enter the ASIN: the book has one once it is live.')).toBeVisible()
  const asin = `B0${Date.now().toString().slice(-8)}`
  await set('Live', asin)
  await expect(history).toContainText('Status: Live')
  await expect(history).toContainText(asin)

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await beyond(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  // Closing returns the focus to the story's card. One taken back is gone; its book has to be taken off sale.
  await page.getByRole('link', { name: 'All stories' }).press('Enter')
  await expect(card).toBeFocused()
  expect((await decide('reject', 'both')).ok()).toBe(true)
  await page.reload()
  await expect(card).toHaveCount(0)
  const book = page.getByRole('alert').getByRole('listitem').filter({ hasText: asin })
  await book.getByRole('button', { name: 'It is off sale' }).click()
  await expect(book).toHaveCount(0)
  expect((await staff.post(`/api/kdp/submit/${id}`)).status()).toBe(404)
})
