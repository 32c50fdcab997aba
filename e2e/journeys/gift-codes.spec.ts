import { readFileSync } from 'node:fs'
import { expect, faults, test } from './test'
import { ADMIN } from './admin'

test('admin gift codes: created singly and in bulk with CSV, their history shown, and deactivated', async ({
  page,
}) => {
  const mark = `fair-${Date.now().toString(36)}`
  await page.goto('/sign-in?next=/admin/gift-codes')
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/gift-codes')
  const wide = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

  const one = page.getByRole('form', { name: 'One code' })
  await one.getByRole('button', { name: 'Create code' }).click()
  await expect(one.getByText('Recipient email is required for gift codes')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await one.getByLabel(/^Recipient's name/).fill('Gran')
  await one.getByLabel(/^Recipient's email/).fill(`${mark}-gran@example.com`)
  await one.getByLabel('Lasts').selectOption('3 months')
  await one.getByLabel(/^Notes/).fill('=1+1')
  // By keyboard only.
  await one.getByLabel(/^Notes/).press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const createdCode = one.getByRole('status').locator('.code-big')
  await expect(createdCode).toHaveText(/^[A-Z0-9]{8}$/)
  const code = (await createdCode.textContent()) ?? ''

  const many = page.getByRole('form', { name: 'Many codes at once' })
  await many.getByLabel('Recipients, one a line').fill(`"=HYPERLINK(1)", ${mark}-opa@example.com\nnobody`)
  await many.getByRole('button', { name: 'Create codes' }).click()
  await expect(many.getByText('No valid email address on line 2')).toBeVisible()
  await many
    .getByLabel('Recipients, one a line')
    .fill(`"=HYPERLINK(1)", ${mark}-opa@example.com\n${mark}-ann@example.com`)
  await expect(many.getByText('2 recipients')).toBeVisible()
  await many.getByRole('button', { name: 'Create codes' }).click()
  await expect(many.getByText('2 codes made.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    many.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`"'=HYPERLINK(1)","${mark}-opa@example.com"`)
  expect(await faults(page)).toEqual([])
  await wide()

  // A story made with the code is in its history.
  const answer = await page.request.post('/api/gift-codes/redeem', {
    data: {
      code,
      childName: 'Nan',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'courage',
      language: 'en',
      email: 'parent@example.com',
      seed: mark,
      pets: [{ name: 'Pip', type: 'Dog', gender: 'male' }],
    },
  })
  expect(answer.ok()).toBe(true)
  await page.getByRole('navigation', { name: 'Gift codes' }).getByRole('link', { name: 'Manage' }).click()
  await page.getByRole('searchbox', { name: 'Find a gift code' }).fill(mark)
  await page.getByRole('button', { name: 'Find' }).click()
  const rows = page.getByRole('table', { name: 'Gift codes, newest first' }).getByRole('row').filter({ hasText: mark })
  await expect(rows).toHaveCount(3)
  const gran = rows.filter({ hasText: 'Gran' })
  await expect(gran).toContainText('Used')
  await gran.getByRole('link', { name: code }).click()
  const panel = page.getByRole('complementary', { name: 'Gift code' })
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel.getByRole('region', { name: 'What it made' }).getByRole('listitem')).toContainText('Use 1:')
  await expect(panel.getByRole('region', { name: 'Letters' }).getByRole('listitem')).toHaveCount(1)
  expect(await faults(page)).toEqual([])
  await wide()

  // Closing by keyboard returns the focus to the row.
  await panel.getByRole('link', { name: 'Close the gift code' }).press('Enter')
  await expect(gran.getByRole('link', { name: code })).toBeFocused()
  await rows.filter({ hasText: 'opa' }).getByRole('link').first().click()
  await panel.getByRole('button', { name: 'Mail it again' }).click()
  await expect(panel.getByRole('region', { name: 'Letters' }).getByRole('listitem')).toHaveCount(2)
  await panel.getByRole('button', { name: 'Deactivate' }).click()
  await expect(panel.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Mail it again' })).toHaveCount(0)
  await panel.getByRole('link', { name: 'All that was done' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Gift code deactivated' })).toContainText(ADMIN.username)
  await page.getByRole('button', { name: 'Sign out' }).focus()
  expect(await faults(page)).toEqual([])
})
