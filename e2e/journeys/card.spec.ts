import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { standInForStripe } from '../fakes/stripe-js'
import { CARD_SHOP_PORT } from './ports'
import { openPurchasePage } from './saved'
import { expect, faults, fillForm, MILA, test } from './test'

// The shop with card payments.
test.use({ baseURL: `http://localhost:${CARD_SHOP_PORT}` })

/** Submits the purchase form and reaches checkout. */
async function openCheckout(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /^Pay here/ }).click()
  const form = page.getByRole('form', { name: 'Who is buying?' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Full name').fill('Ann Ng')
  await form.getByLabel('Country').selectOption('AU')
  await expect(form.getByRole('radio', { name: 'Card' })).toBeEnabled()
  await form.getByRole('radio', { name: 'Card' }).check()
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('/checkout**')
}

test('card payment: pays for the book of the preview, without typing anything twice', async ({ page }) => {
  await standInForStripe(page)
  await page.goto('/')
  await fillForm(page, MILA)
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await page.getByRole('button', { name: 'Purchase Complete Story' }).click()
  await page.waitForURL('/purchase')
  const { previewStory } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('storyPreviewData'))) ?? '{}',
  ) as { previewStory: string }
  await openCheckout(page, 'ann@example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Purchase')
  await expect(page.getByRole('link', { name: 'Other ways to pay' })).toHaveAttribute('href', '/purchase')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Complete Payment - A$9.99 AUD' }).click()
  // The book that was paid for is made without another press.
  await page.waitForURL(/\/story\/[\w-]+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const story = (await (await page.request.get(`/api/stories/${id}`)).json()) as { content: string }
  // The book begins with the preview's text.
  for (const paragraph of previewStory.split('\n\n')) expect(story.content).toContain(paragraph)
  await page.goto('/create-story')
  await expect(page.getByRole('button', { name: 'Create My Story Now' })).toHaveCount(0)
})

test('card payment: a declined card shows the bank’s message, and another card pays', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/402/)
  await standInForStripe(page)
  await openPurchasePage(page)
  await openCheckout(page, 'bo@example.com')
  const card = page.getByLabel('Card number')
  await card.fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  // Announced, and still visible after the announcement ends.
  await expect(page.getByText('Your card was declined.').first()).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Your card was declined.')
  expect(await faults(page)).toEqual([])
  await card.fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
})

test('card payment: a delayed payment shows as processing until it is paid', async ({ page }) => {
  await standInForStripe(page)
  await openPurchasePage(page)
  await openCheckout(page, 'cy@example.com')
  await page.getByLabel('Card number').fill('4000 0000 0000 0341')
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await page.waitForURL('/payment-success**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is on its way')
  expect(await faults(page)).toEqual([])
})

test('return page: thanks the buyer and continues after five seconds, unless stopped', async ({ page }) => {
  await standInForStripe(page)
  await openPurchasePage(page)
  await openCheckout(page, 'di@example.com')
  const [, paymentId] = /client_secret=(pi_\w+)_secret/.exec(page.url()) ?? []
  await page.getByLabel('Card number').fill('4242')
  await page.getByRole('button', { name: /^Complete Payment/ }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
  await page.goto(`/payment-success?source=stripe&email=di%40example.com&payment_intent=${paymentId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  await expect(page.getByText('We have mailed the order to di@example.com.')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.waitForURL('/create-story')
  // An unknown payment grants nothing, and the page says so.
  await page.goto('/payment-success?source=stripe&payment_intent=pi_nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for your payment')
})

test('return page: without a payment it thanks nobody, and leads to the story', async ({ page }) => {
  await page.goto('/payment-success?source=stripe&email=x@example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for your payment')
  await expect(page).toHaveTitle(/^Looking for your payment/)
  await expect(page.getByRole('link', { name: 'To your story' })).toHaveAttribute('href', '/create-story')
  await expect(page.getByText('Payment Successful!')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})

test('checkout: without Stripe.js it says so and leads to the store', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET|ERR_NAME|stripe/i)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await openPurchasePage(page)
  await openCheckout(page, 'ed@example.com')
  await expect(page.getByText('Card Payments Unavailable')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Continue at/ })).toHaveCount(0)
  await page.unroute('https://js.stripe.com/**')
  await standInForStripe(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('content security policy: only checkout, in any language, allows Stripe', async ({ request }, { project }) => {
  test.skip(project.name === 'phone', 'what is served is the same')
  const policy = async (path: string) =>
    (await request.get(path, { maxRedirects: 0, failOnStatusCode: false })).headers()['content-security-policy']
  const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('/page.tsx') || file === 'page.tsx',
  )
  const addresses = pages.map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .map((part) => (part.startsWith('[') ? 'sample-mila-and-biscuit' : part))
        .join('/')}`,
  )
  expect(addresses.length).toBeGreaterThan(40)
  for (const path of [
    ...addresses,
    ...addresses.map((address) => `/ar${address === '/' ? '' : address}`),
    '/checkout/other',
    '/api/credits',
    '/nowhere',
  ]) {
    // A redirect has no policy and runs nothing.
    const lets = (await policy(path))?.includes('stripe') ?? false
    expect([path, lets]).toEqual([path, path === '/checkout' || path === '/ar/checkout'])
  }
})
