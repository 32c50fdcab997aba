import { expect, fillForm, MILA, test } from './test'

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
