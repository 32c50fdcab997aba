// The operators' pages of a shop without stores: what they say is missing, and what they do without them.
import { request } from '@playwright/test'
import { LANGUAGES } from '@/lib/domain/languages'
import { ADMIN } from './admin'
import { beyond, expect, faults, test } from './test'

const PAGES = ['/admin/stanstore-setup', '/shopify-update', '/beta-dashboard', '/domain-redirect-dashboard']
const WHY = 'Because my niece and her two guinea pigs deserve a book with all three of them in it.'

test('operators: stores name what is missing, a beta code is mailed again, redirects are counted; fits a phone, in German and Arabic', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  // The preview runs no scripts, not even those that record a journey.
  expectedErrors.push(/Blocked script execution in 'about:srcdoc'/)
  const visitor = await request.newContext(baseURL === undefined ? {} : { baseURL })
  const email = `operators-${Date.now()}@example.com`
  const applied = await visitor.post('/api/beta-program/apply', {
    data: { name: 'Ottoline Ng', email, followers: '12', why: WHY, experience: 'Reading aloud for six years.' },
  })
  const { giftCode } = (await applied.json()) as { giftCode: string }
  await visitor.get('/api/domain-redirect/go?source=html_page&manual=true', { maxRedirects: 0 })

  await page.goto('/shopify-update')
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/shopify-update')

  await expect(page.getByText('Not set: SHOPIFY_STORE_URL and SHOPIFY_ADMIN_TOKEN.')).toBeVisible()
  await page.getByRole('button', { name: 'Update Shopify Product' }).click()
  await expect(page.getByText('Update Failed').first()).toBeVisible()
  const card = page.getByRole('region', { name: 'Update the product' })
  await expect(card.getByText('FAILED')).toBeVisible()
  await expect(card.getByText('SHOPIFY_STORE_URL, SHOPIFY_ADMIN_TOKEN must be set')).toBeVisible()

  await page.goto('/admin/stanstore-setup')
  await expect(page.getByText('/api/stanstore/webhook/purchase')).toBeVisible()
  await page.getByRole('button', { name: 'Set up StanStore product' }).click()
  await expect(page.getByText('Failed to setup StanStore product. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Address of the store' })).toContainText('Missing')

  await page.goto('/beta-dashboard')
  await expect(page.getByText('Total Beta Testers')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Ottoline Ng')
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('Used: 0/10')
  await row.getByRole('button', { name: `Mail again ${giftCode}` }).click()
  await expect(page.getByText('The letter is on its way').first()).toBeVisible()

  await page.goto('/domain-redirect-dashboard')
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Picture books with their name in them' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'DNS Setup' }).click()
  await expect(page.getByRole('group', { name: 'DNS instructions' })).toContainText('/api/domain-redirect/go?source=')
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'HTML page' }).getByRole('cell').last()).toHaveText(/[1-9]/)

  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  // German has the longest words, Arabic the other direction.
  for (const path of PAGES.flatMap((one) => [`/de${one}`, `/ar${one}`])) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 390) found.push(`${path}: ${width} px wide`)
    const amiss = [...(await beyond(page)), ...(path.startsWith('/ar') ? await faults(page) : [])]
    found.push(...amiss.map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('operators: the staff menu stands on one line at 1280 px in every language', async ({ page }) => {
  await page.goto('/admin/security')
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation')).toBeVisible()
  // As wide as a scroll bar leaves it.
  await page.setViewportSize({ width: 1265, height: 860 })
  const lines: Record<string, number> = {}
  for (const language of LANGUAGES) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/admin/security`)
    const tops = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    lines[language] = new Set(tops).size
  }
  expect(lines).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, 1])))
})
