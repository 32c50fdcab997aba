import { expect, faults, test } from './test'

const WHY = 'Because my niece and her two guinea pigs deserve a book with all three of them in it.'

test('beta: an application names missing fields, is approved at once, and its code makes stories; a second one from the same address is refused', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const email = `tester-${Date.now()}@example.com`
  await page.goto('/beta-program')
  await expect(
    page.getByText('Beta program limited to 100 participants. Applications processed automatically upon submission.'),
  ).toBeVisible()
  const form = page.getByRole('form', { name: 'Apply here' })
  const apply = () => form.getByRole('button', { name: 'Apply for the beta program' }).click()
  await form.getByLabel('Full Name').fill('A')
  await form.getByLabel('Why would you like to join?').fill('Because.')
  await apply()
  for (const text of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please specify your follower count',
    '(minimum 50 characters)',
    'Please describe your experience',
  ]) {
    await expect(form.getByText(text).first()).toBeVisible()
  }
  expect(await faults(page)).toEqual([])

  const fill = async () => {
    await form.getByLabel('Full Name').fill('Ann Ng')
    await form.getByLabel('Email Address').fill(email)
    await form.getByLabel('Primary Social Platform').selectOption({ label: 'Twitter/X' })
    await form.getByLabel('Follower/Network Size').fill('About 300')
    await form.getByLabel('Why would you like to join?').fill(WHY)
    await form.getByLabel('Your experience with children’s content').fill('Reading aloud, every night, for six years.')
  }
  await fill()
  await apply()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the beta program' })).toBeFocused()
  await expect(page.getByText('Application Approved!').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: 'There.' }))
  const [share] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: /^LinkedIn/ }).click(),
  ])
  await share.waitForURL(/linkedin/)
  expect(new URL(share.url()).searchParams.get('url')).toBe(new URL('/beta-program', page.url()).href)
  await share.close()
  await page.getByRole('link', { name: 'Start Creating Stories Now' }).click()
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  await page.goto('/beta-program')
  await fill()
  await apply()
  await expect(form.getByText('This email address has already been used for an application.')).toBeVisible()
  await expect(form.getByLabel('Why would you like to join?')).toHaveValue(WHY)
})
