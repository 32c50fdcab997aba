import { createHmac } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { findInMail } from './mail'
import { CARD_SHOP_PORT } from './ports'
import { storePreview } from './saved'
import { expect, faults, test } from './test'

// The shop that receives both stores' webhooks.
test.use({ baseURL: `http://localhost:${CARD_SHOP_PORT}` })

async function sendStanstoreOrder(request: APIRequestContext, order: object): Promise<number> {
  const data = JSON.stringify(order)
  const signature = createHmac('sha256', 'stan secret').update(data).digest('hex')
  return (
    await request.post('/api/stanstore/webhook/purchase', {
      headers: { 'content-type': 'application/json', 'x-stanstore-signature': signature },
      data,
    })
  ).status()
}
async function sendShopifyOrder(request: APIRequestContext, topic: string, order: object): Promise<number> {
  const data = JSON.stringify(order)
  const signature = createHmac('sha256', 'shopify secret').update(data).digest('base64')
  return (
    await request.post('/api/shopify/webhook/purchase', {
      headers: { 'content-type': 'application/json', 'x-shopify-topic': topic, 'x-shopify-hmac-sha256': signature },
      data,
    })
  ).status()
}
const expectCreditsLeft = (page: Page, stories: string) =>
  expect(page.getByText(new RegExp(`you can make ${stories}\\.`, 'i')).first()).toBeVisible()

test('store order: “I Already Paid” sends its letter again, whose link makes the story that was begun', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[04]/)
  const order = `st-${Date.now()}`
  const email = `ann-${order}@example.com`
  expect(
    await sendStanstoreOrder(request, {
      order_id: order,
      email,
      name: 'Ann Ng',
      product: 'digital',
      amount: 999,
      currency: 'AUD',
    }),
  ).toBe(200)
  await page.goto('/payment-guide')
  await storePreview(page)
  await page.getByRole('button', { name: 'I Already Paid' }).click()
  const form = page.getByRole('form', { name: 'Find your order' })
  await form.getByRole('button', { name: 'Find my order' }).click()
  await expect(form.getByText('Please enter your order number, or the access code from your email')).toBeVisible()
  await form.getByLabel('Order number').fill(order)
  // Whoever knows the number gets the same answer for any address, and nothing else.
  for (const typed of ['somebody@example.com', email.toUpperCase()]) {
    await form.getByLabel('Email').fill(typed)
    await form.getByRole('button', { name: 'Find my order' }).click()
    await expect(form.getByText(`If this order was bought with ${typed}, its email is on the way.`)).toBeVisible()
  }
  expect(await (await page.request.get('/api/credits')).json()).toEqual({ stories: 0 })
  // The code of the letter can be typed instead of opening its link.
  const link = await findInMail(email, /http\S+\/access\/\S+/, 'till')
  await form.getByLabel('Access code').fill('no-such-code')
  await form.getByRole('button', { name: 'Find my order' }).click()
  await expect(form.getByText('We can’t find this order yet.')).toBeVisible()
  await form.getByLabel('Access code').fill(link.split('/').at(-1) ?? '')
  await form.getByRole('button', { name: 'Find my order' }).click()
  await page.waitForURL('/create-story')
  await expectCreditsLeft(page, '1 story')
  await page.getByRole('button', { name: 'Create My Story Now' }).click()
  await page.waitForURL(/\/story\/[\w-]+$/)
  // Opened again, the order is shown as used.
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of this order is used')
})

test('store order: paid for by its mailed link, moved by it, and unusable once refunded', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const name = `S${Date.now()}`
  const email = `bo-${name}@example.com`
  const order = {
    id: 1,
    name: `#${name}`,
    email,
    currency: 'AUD',
    financial_status: 'paid',
    customer: { first_name: 'Bo', last_name: 'Ng' },
    line_items: [{ sku: 'bundle', quantity: 1, price: '29.99' }],
  }
  const thanks = `/shopify-success?order_id=${name}&email=${encodeURIComponent(email)}&product=bundle`
  // The buyer arrives before the store's webhook.
  await page.goto(thanks)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for your payment')
  await expect(page).toHaveTitle(/^Looking for your payment/)
  await expect(page.getByText('Story Bundle')).toBeVisible()
  expect(await faults(page)).toEqual([])
  expect(await sendShopifyOrder(request, 'orders/paid', order)).toBe(200)
  await storePreview(page)
  // The address of this page can be typed by anybody: it grants nothing.
  await page.getByRole('link', { name: 'To your story' }).click()
  await page.waitForURL('/create-story')
  expect(await (await page.request.get('/api/credits')).json()).toEqual({ stories: 0 })

  const link = await findInMail(email, /http\S+\/access\/\S+/, 'till')
  await page.goto(link)
  await page.getByRole('button', { name: 'Create My Story Now' }).click()
  await page.waitForURL('/create-story')
  await expectCreditsLeft(page, '5 stories')

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const there = await elsewhere.newPage()
  await there.goto(link)
  await expect(there.getByText('5 of 5')).toBeVisible()
  expect(await faults(there)).toEqual([])
  await storePreview(there)
  await there.getByRole('button', { name: 'Create My Story Now' }).click()
  await there.waitForURL('/create-story')
  await expectCreditsLeft(there, '5 stories')
  expect(await (await page.request.get('/api/credits')).json()).toEqual({ stories: 0 })

  expect(await sendShopifyOrder(request, 'orders/updated', { ...order, financial_status: 'refunded' })).toBe(200)
  expect(await (await there.request.get('/api/credits')).json()).toEqual({ stories: 0 })
  await there.goto(link)
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('This order was refunded')
  await elsewhere.close()
})

test('pricing: prices in every currency, and nothing sold that is not available', async ({ page }) => {
  await page.goto('/pricing')
  const plan = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  for (const [name, price] of [
    ['Digital Story', 'A$9.99 AUD'],
    ['Collaborative Story', 'A$19.99 AUD'],
    ['Story Bundle', 'A$29.99 AUD'],
  ] as const)
    await expect(plan(name).getByText(price, { exact: true })).toBeVisible()
  await expect(plan('Collaborative Story')).toContainText('Most Popular')
  await page.evaluate(() => localStorage.setItem('wagtale-currency', 'USD'))
  await page.reload()
  for (const [name, price, charged] of [
    ['Digital Story', '$6.49 USD', 'A$9.99 AUD'],
    ['Collaborative Story', '$12.99 USD', 'A$19.99 AUD'],
    ['Story Bundle', '$19.49 USD', 'A$29.99 AUD'],
  ] as const) {
    await expect(plan(name).getByText(price, { exact: true })).toBeVisible()
    await expect(plan(name)).toContainText(`Charged in AUD: ${charged}.`)
  }
  // This shop takes cards itself; what only a store sells says that there is none.
  await expect(plan('Digital Story').getByRole('link')).toHaveAttribute('href', '/')
  await expect(plan('Story Bundle').getByRole('link')).toHaveCount(0)
  await expect(plan('Story Bundle').getByText('Not set up in this shop yet.')).toBeVisible()
  // Collaborative sessions are not sold before they exist.
  const rooms = (await page.request.get('/collaborate', { failOnStatusCode: false })).status() === 200
  await expect(plan('Collaborative Story').getByRole('link')).toHaveCount(rooms ? 1 : 0)
  await expect(page.getByRole('link', { name: 'Start a room' })).toHaveCount(rooms ? 1 : 0)
  await page.getByText('In what currency do I pay?').click()
  await expect(page.getByText('In Australian dollars.')).toBeVisible()
  expect(await faults(page)).toEqual([])
})
