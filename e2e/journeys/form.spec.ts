import { expect, faults, fillForm, MILA, test } from './test'

test('story form: the button names what is missing, and a reload keeps the input', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel("Child's name").fill('Te Ariki 🦊 <script>alert(1)</script>')
  await expect(page.getByRole('button', { name: 'Complete Form to Preview' })).toBeDisabled()
  await fillForm(page, { ...MILA, child: 'Te Ariki <b>' })
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  // This shop takes no money, and says so on the card.
  const card = page.getByRole('heading', { name: 'Nothing can be bought here yet' })
  await expect(card).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Child's name")).toHaveValue('Te Ariki <b>')
  await expect(card).toBeVisible()
})

test('story form: an invalid code is reported in a banner and a toast; the URL may carry a code', async ({ page }) => {
  await page.goto('/?gift_code=NOSUCHCD')
  await expect(page.getByText('The gift code in the URL is not valid').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Gift code', { exact: true }).fill('nosuchcode')
  await expect(page.getByLabel('Gift code', { exact: true })).toHaveValue('NOSUCHCO')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('This gift code is not valid').first()).toBeVisible()
  await page.goto('/?code=WAGTALE1')
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Gift Code' }).click()
  await expect(page.getByLabel('Gift code', { exact: true })).toBeVisible()
})

test('preview: one lands on cover and title, pages through the opening, and finds the rest sealed', async ({
  page,
}) => {
  await page.goto('/')
  await fillForm(page, MILA)
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  const title = page.getByRole('heading', { name: /^Your story preview/ })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  const book = page.getByRole('region', { name: 'The opening, free to read' })
  const picture = book.getByRole('img')
  await expect(picture).toBeVisible()
  const first = await picture.getAttribute('aria-label')
  for (const number of [2, 3, 4]) {
    await book.getByRole('button', { name: 'Next' }).click()
    await expect(book.getByText(`Page ${number} of 20`)).toBeVisible()
    await expect(picture).toHaveAttribute('aria-label', /./)
  }
  expect(await picture.getAttribute('aria-label')).not.toBe(first)
  expect(await faults(page)).toEqual([])
  await book.getByRole('button', { name: 'Page 12, sealed' }).click()
  await expect(book.getByText('This page opens with the whole book.')).toBeVisible()
  // Its true picture is under the seal, and none of its words.
  await expect(book.locator('img')).toHaveCount(1)
  await expect(picture).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})

test('story form: a day, a place and a dedication are chosen here, and stand in the book', async ({ page }) => {
  await page.goto('/?code=WAGTALE1')
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  await fillForm(page, MILA)
  await page.getByText('Add details').click()
  await page.getByLabel('Special event').selectOption({ label: 'Birthday' })
  await page.getByLabel('Destination').selectOption({ label: 'Tokyo' })
  await page.getByLabel('Dedication').fill('For Mila, from Gran')
  await expect(page.getByRole('region', { name: 'Also in this book' })).toContainText('For Mila, from Gran')
  // Nothing lies over the fields while looks are chosen: the portrait stands beside them.
  await page.getByText('What does the child look like?').click()
  await page.getByRole('radio', { name: 'Ponytail' }).check()
  await page.getByLabel('Email for story delivery').fill('parent@example.com')
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await page.getByRole('button', { name: 'Create My Free Story Now!' }).click()
  await expect(page.locator('[data-making]')).toBeVisible()
  await page.waitForURL(/\/story\/[\w-]+$/)
  await expect(page.getByText('Tokyo').first()).toBeVisible()
  await page.getByRole('link', { name: 'Interactive Reader' }).click()
  await expect(page.getByText('For Mila, from Gran').first()).toBeVisible()
})
