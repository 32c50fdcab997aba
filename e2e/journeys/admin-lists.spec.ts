import { request, type Page } from '@playwright/test'
import { FAKE_STRIPE, CARD_SHOP_PORT } from './ports'
import { ADMIN } from './admin'
import { expect, faults, test } from './test'

// The shop with card payments: only there is something to refund.
const baseURL = `http://localhost:${CARD_SHOP_PORT}`
test.use({ baseURL })

const expectFitsWidth = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** A customer's message, card order and print order. */
async function createCustomer(name: string): Promise<void> {
  const context = await request.newContext({ baseURL })
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`
  await context.post('/api/contact', {
    data: { name, email, subject: 'Order Support', message: 'Where is my book, please? I have waited all week.' },
  })
  const { clientSecret } = (await (
    await context.post('/api/purchase', {
      data: { email, fullName: name, country: 'AU', paymentMethod: 'stripe', language: 'en' },
    })
  ).json()) as { clientSecret: string }
  const payment = clientSecret.split('_secret_')[0] ?? ''
  await context.post(`${FAKE_STRIPE.url}/v1/payment_intents/${payment}/confirm`, {
    form: { key: FAKE_STRIPE.publishableKey, client_secret: clientSecret, payment_method: 'card' },
  })
  await context.get(`/payment-success?source=stripe&payment_intent=${payment}`)
  const redeemed = await context.post('/api/gift-codes/redeem', {
    data: {
      code: 'WAGTALE1',
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'courage',
      email,
      seed: name,
      language: 'en',
      pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
    },
  })
  const { story } = (await redeemed.json()) as { story: { id: string } }
  const address = { name, line1: '1 Wattle St', city: 'Perth', region: 'WA', postcode: '6000', country: 'AU' }
  expect(
    (
      await context.post(`/api/stories/${story.id}/print-order`, {
        data: { productType: 'hardcover_book', shippingAddress: address },
      })
    ).status(),
  ).toBeLessThan(300)
}

async function signInAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**${path}`)
}
/** By a word of its own: other journeys create rows too. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(/[?&]q=/)
}

test('admin: dashboard, inbox reply, refund and print order status work end to end', async ({ page, expectedErrors }, {
  project,
}) => {
  expectedErrors.push(/status of 400/, /status of 403/)
  const name = `Zelda ${project.name}${Date.now()}`
  await createCustomer(name)
  await signInAt(page, '/admin/dashboard')

  await test.step('the dashboard: figures, plots that can be read as a table, health that was measured', async () => {
    const health = page.getByRole('region', { name: 'Platform health' })
    await expect(health.getByText(/^PostgreSQL/)).toBeVisible()
    await expect(health.getByRole('listitem').filter({ hasText: 'Card payments' })).toContainText('Working')
    await expect(
      page.getByRole('region', { name: 'Recent activity' }).getByText(`${name} wrote: Order Support`),
    ).toBeVisible()
    await expect(page.getByRole('img', { name: /^Stories, .* in all/ })).toBeVisible()
    await page.getByText('The same as a table').press('Enter')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
    await page.getByRole('link', { name: '90 days' }).press('Enter')
    await page.waitForURL(/days=90/)
    await expect(page.getByText('Each bar is 3 days (UTC), named by the first.')).toBeVisible()
    expect([await faults(page), await expectFitsWidth(page)]).toEqual([[], true])
  })

  await test.step('the inbox: found, answered by keyboard, and answered no more', async () => {
    await page.goto('/admin/inbox')
    await searchFor(page, name)
    await page.getByRole('link', { name }).press('Enter')
    const thread = page.getByRole('region', { name: 'Order Support' })
    await expect(thread.getByText('Where is my book, please? I have waited all week.')).toBeVisible()
    await thread.getByRole('button', { name: 'Send answer' }).press('Enter')
    await expect(thread.getByText('Please write an answer first.')).toBeVisible()
    expect([await faults(page), await expectFitsWidth(page)]).toEqual([[], true])
    await thread.getByLabel('Your answer').fill('It left us on Monday.')
    await thread.getByRole('button', { name: 'Send answer' }).press('Enter')
    await expect(thread.getByRole('listitem').filter({ hasText: 'It left us on Monday.' })).toContainText(
      ADMIN.username,
    )
    await expect(thread.getByLabel('Your answer')).toHaveValue('')
    await thread.getByRole('link', { name: 'What was done with it' }).click()
    await expect(page.getByText('Message answered')).toBeVisible()
  })

  await test.step('orders: a refund is asked twice, and done once', async () => {
    await page.goto('/admin/orders')
    await searchFor(page, name)
    await page.getByRole('row').filter({ hasText: name }).getByRole('link').press('Enter')
    const order = page.locator('#order')
    await expect(order.getByText('Paid', { exact: true })).toBeVisible()
    expect([await faults(page), await expectFitsWidth(page)]).toEqual([[], true])
    await order.getByRole('button', { name: 'Refund $9.99' }).press('Enter')
    const sure = page.getByRole('dialog', { name: `Give $9.99 back to ${name}?` })
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(order.getByRole('button', { name: 'Refund $9.99' })).toBeFocused()
    await page.keyboard.press('Enter')
    await sure.getByLabel('Your password, or the code from your app').fill('not the password')
    await sure.getByRole('button', { name: 'Refund now' }).press('Enter')
    await expect(order.getByRole('alert')).toHaveText('The password or the code is not right. Nothing was changed.')
    await order.getByRole('button', { name: 'Refund $9.99' }).press('Enter')
    await sure.getByLabel('Your password, or the code from your app').fill(ADMIN.password)
    await sure.getByRole('button', { name: 'Refund now' }).press('Enter')
    await expect(order.getByText('Refunded', { exact: true })).toBeVisible()
    await expect(order.getByRole('button')).toHaveCount(0)
  })

  await test.step('print orders: forwards', async () => {
    await page.goto('/admin/orders?tab=print')
    await searchFor(page, name)
    await page.getByRole('link', { name: '1 × Hardcover Book' }).press('Enter')
    const order = page.locator('#order')
    await order.getByLabel('New status').selectOption({ label: 'Shipped' })
    await order.getByLabel('Tracking number').fill('TR-77')
    await order.getByRole('button', { name: 'Change status' }).press('Enter')
    await expect(order.getByRole('list', { name: 'Status' }).getByText('Shipped')).toBeVisible()
    await expect(order.getByLabel('New status').getByRole('option')).toHaveText(['Delivered', 'Cancelled'])
    expect([await faults(page), await expectFitsWidth(page)]).toEqual([[], true])
  })
})
