import type { Page } from '@playwright/test'
import { CARD_SHOP_PORT } from './ports'
import { openPurchasePage } from './saved'
import { expect, faults, test } from './test'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('purchase: a shop that sells nothing says so before any form, and writes when it opens', async ({ page }) => {
  await openPurchasePage(page)
  await expect(page.getByRole('region', { name: 'Story Details' })).toContainText('Mila, 5-6 years')
  const { previewStory } = JSON.parse((await stored(page, 'storyPreviewData')) ?? '{}') as { previewStory: string }
  for (const paragraph of previewStory.split('\n\n'))
    await expect(page.getByText(paragraph, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing can be bought here yet' })).toBeVisible()
  // The three ways stand, none leads anywhere, each says why.
  await expect(page.getByText('Not set up in this shop yet.')).toHaveCount(3)
  for (const name of [/^Stan Store/, /^Shopify/]) await expect(page.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay here/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Use a gift code' })).toHaveAttribute('href', '/redeem')
  expect(await faults(page)).toEqual([])
  const tellMe = page.getByRole('form', { name: 'Tell me when it opens' })
  await tellMe.getByLabel('Your email').fill(`open-${Date.now()}@example.com`)
  await tellMe.getByRole('button', { name: 'Tell me when it opens' }).click()
  await expect(page.getByText('Please press the link in the email')).toBeVisible()
})

test('payment guide: an order is looked for, and the story that was begun is there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await openPurchasePage(page)
  await page.goto('/payment-guide')
  expect(await faults(page)).toEqual([])
  await expect(page.getByRole('link', { name: /on Stan Store/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'I Already Paid' }).click()
  const order = page.getByRole('form', { name: 'Find your order' })
  await order.getByLabel('Order number').fill('1001')
  await order.getByLabel('Email').fill('ann@example.com')
  await order.getByRole('button', { name: 'Find my order' }).click()
  await expect(order.getByText('If this order was bought with ann@example.com,')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await order.getByRole('link', { name: 'Just take me to my story' }).click()
  await page.waitForURL('/create-story')
  await expect(page.getByLabel("Child's name")).toHaveValue('Mila')
})

test.describe('with card payments', () => {
  test.use({ baseURL: `http://localhost:${CARD_SHOP_PORT}` })

  test('purchase: the form names missing fields, keeps the input, and a failed call stays on the page', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/502|ERR_FAILED/)
    await openPurchasePage(page)
    await expect(page.getByText('Not set up in this shop yet.')).toHaveCount(2)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    const form = page.getByRole('form', { name: 'Who is buying?' })
    await expect(form.getByLabel('Email')).toBeFocused()
    await form.getByLabel('Full name').fill('Ann Ng')
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByText('Please select your country')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.reload()
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await expect(form.getByLabel('Full name')).toHaveValue('Ann Ng')
    await expect(form.getByRole('radio', { name: 'Card' })).toBeChecked()
    await form.getByLabel('Email').fill('ann@example.com')
    await form.getByLabel('Country').selectOption('NZ')
    const words = 'Nothing has been charged. Please try again.'
    await page.route('**/api/purchase', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, json: { error: words, code: 'payment_provider' } })
        : route.fallback(),
    )
    await form.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(form.getByRole('alert').filter({ hasText: words })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/purchase')
    await page.unroute('**/api/purchase')
    // The provider's own form is card.spec's; here nothing leaves the machine.
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await form.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('**/checkout?**')
  })
})

test('purchase: without a preview it links to the creation screen', async ({ page }) => {
  await page.goto('/purchase')
  await page.waitForURL('/')
  await expect(page.getByText('Please create your story preview first before purchasing.').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('storyPreviewData', '{"childName":'))
  await page.goto('/purchase')
  await page.waitForURL('/')
})

test('checkout: without a provider it says so and leads back to the ways to pay', async ({ page }) => {
  await page.goto('/checkout?client_secret=pi_1_secret_1&email=ann%2B1%40example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Setup Issue')
  await expect(page.getByRole('link', { name: 'Other ways to pay' })).toHaveAttribute('href', '/purchase')
  await expect(page.getByRole('link', { name: /^Continue at/ })).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})

test('redeem: a gift code is validated and carried to the creation screen', async ({ page }) => {
  await page.goto('/redeem')
  const code = page.getByRole('textbox', { name: 'Gift code' })
  await code.fill('nosuchco')
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('This gift code is not valid').first()).toBeVisible()
  expect(await faults(page)).toEqual([])
  await code.fill('wagtale1')
  await code.press('Enter')
  await expect(page.getByRole('heading', { name: 'This code is good' })).toBeFocused()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Create Your Free Story' }).click()
  await page.waitForURL('/story-preview')
  await expect(page.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
})

test('purchase pages: each has one h1 in the HTML, in its language', async ({ request }) => {
  const headings = {
    '/purchase': 'Buy the whole book',
    '/purchase/shop': 'The store isn’t open yet',
    '/payment-guide': 'Three steps to the whole book',
    '/checkout': 'Payment Setup Issue',
    '/redeem': 'Redeem a gift code',
    '/ar/redeem': 'استخدم رمز هدية',
    '/de/purchase': 'Das ganze Buch kaufen',
  }
  for (const [path, heading] of Object.entries(headings)) {
    const html = await (await request.get(path)).text()
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect(html).toContain(`>${heading}</h1>`)
  }
})
