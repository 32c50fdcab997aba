import { expect, test } from './test'

for (const [home, privacy] of [
  ['/', 'Privacy Policy'],
  ['/ar', 'سياسة الخصوصية'],
] as const)
  test(`every link of the header and the footer leads somewhere from ${home}`, async ({ page, request }) => {
    await page.goto(home)
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect([link, (await request.get(link)).status()]).toEqual([link, 200])
    await page.getByRole('contentinfo').getByRole('link', { name: privacy }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.locator('#photos')).toBeAttached()
  })

test('the footer passes on the page, without what follows the question mark', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/faq?code=SECRET12')
  const share = page.getByRole('group', { name: 'Share this page' })
  await share.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/faq', page.url()).href)
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'There.' }))
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    share.getByRole('button', { name: 'Share on Facebook' }).click(),
  ])
  await window.waitForURL(/facebook/)
  expect(new URL(window.url()).searchParams.get('u')).toBe(new URL('/faq', page.url()).href)
})

test('a message is written, sent, and another one begun; a limit is told in words', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/429/)
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Your message' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Message must be at least 10 characters')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByLabel('Name').fill('Ann Ng')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Subject').selectOption('Order Support')
  await form.getByLabel('Message').fill('The book has not come. Where is it?')
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 429,
      json: { error: 'Too many tries (rate limit). Please wait 60 min and try again.', code: 'rate_limited' },
    }),
  )
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('alert')).toContainText('Please wait 60 min')
  // Only now: what else the page fetches meanwhile would be lost with the route.
  await page.unroute('**/api/contact')
  await page.reload()
  await expect(form.getByLabel('Message')).toHaveValue('The book has not come. Where is it?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'It is in our basket' })).toBeFocused()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('partners by where they stand; the email to a new one is written and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/partnerships')
  await expect(page.getByText('$2530/month')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page
    .getByRole('article', { name: 'Paperbark Learning' })
    .getByRole('button', { name: 'Copy Embed Code' })
    .click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await copied()).toContain(`src="${new URL(page.url()).origin}/embed/story/sample?`)
  await page.getByRole('tab', { name: 'Proposals' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Add Partner' }).click()
  const form = page.getByRole('form', { name: 'A new partner' })
  await expect(form.getByLabel('Commission rate (%)')).toHaveValue('20')
  await form.getByLabel('Commission rate (%)').fill('51')
  await form.getByRole('button', { name: 'Generate Partnership Email' }).click()
  await expect(form.getByText('Please choose from 5 to 50 percent')).toBeVisible()
  await form.getByLabel('Partner name').fill('Fish & Fetch')
  await form.getByLabel('Type').selectOption('petStore')
  await form.getByLabel('Website').fill('fishandfetch.example')
  await form.getByLabel('Contact email').fill('hi@fishandfetch.example')
  await form.getByLabel('Commission rate (%)').fill('30')
  await form.getByRole('button', { name: 'Generate Partnership Email' }).click()
  await expect(form.getByText('30% of every sale')).toBeVisible()
  expect(await copied()).toContain('Hello Fish & Fetch,')
})
