import type { Page } from '@playwright/test'
import { storePreview } from './saved'
import { expect, faults, fillForm, MILA, test, textAppears } from './test'

/** From the form to the purchase page, without a gift code. */
async function openPurchasePage(page: Page): Promise<void> {
  await page.goto('/')
  await fillForm(page, MILA)
  await page.getByRole('button', { name: 'Generate Story Preview' }).click()
  await page.getByRole('button', { name: 'Purchase Complete Story' }).click()
  await page.waitForURL('/purchase')
}
/** With a preview that was made before. */
async function openPurchaseForm(page: Page) {
  await page.goto('/robots.txt')
  await storePreview(page)
  await page.goto('/purchase')
  await page.getByRole('button', { name: /^Pay here/ }).click()
  return page.getByRole('form', { name: 'Who is buying?' })
}
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('purchase: a buyer without a code sees the story and is sent to a store and back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await openPurchasePage(page)
  await expect(page.getByRole('region', { name: 'Story Details' })).toContainText('Mila, 5-6 years')
  const { previewStory } = JSON.parse((await stored(page, 'storyPreviewData')) ?? '{}') as { previewStory: string }
  for (const paragraph of previewStory.split('\n\n'))
    await expect(page.getByText(paragraph, { exact: true }).first()).toBeVisible()
  await expect(page.locator('section[aria-labelledby="opening"] img')).toBeVisible()
  expect(await faults(page)).toEqual([])

  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Stan Store/ }).click(),
  ])
  // No store is configured here: the page says so and links back.
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('The store isn’t open yet')
  await expect(beside.getByRole('link', { name: 'Use a gift code' })).toHaveAttribute('href', '/redeem')
  await beside.close()
  expect(JSON.parse((await stored(page, 'pendingStoryData')) ?? '{}')).toMatchObject({ childName: 'Mila' })

  // Navigation from far down a page starts at the top of the next, without smooth scrolling.
  const stood = await page.evaluateHandle(() => {
    const places = [scrollY]
    addEventListener('scroll', () => places.push(scrollY))
    return places
  })
  await page.getByRole('link', { name: 'What happens after paying' }).click()
  await page.waitForURL('/payment-guide')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const places = (await stood.jsonValue()).filter((y, i, all) => y !== all[i - 1])
  expect(Math.max(...places)).toBeGreaterThan(300)
  expect(places.length).toBeLessThanOrEqual(4)
  expect(await faults(page)).toEqual([])
  await expect(page.getByRole('link', { name: /Pay A\$9\.99 AUD on Stan Store/ })).toHaveAttribute('target', '_blank')
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

test('purchase: the form names missing fields, keeps the input, and continues at the store', async ({
  page,
  context,
}) => {
  const form = await openPurchaseForm(page)
  await expect(form.getByLabel('Email')).toBeFocused()
  await form.getByLabel('Full name').fill('Ann Ng')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(form.getByText('Please enter a valid email address')).toBeVisible()
  await expect(form.getByText('Please select your country')).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: /^Pay here/ }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('Ann Ng')
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Country').selectOption('NZ')
  await expect(form.getByRole('radio', { name: 'Card' })).toBeDisabled()
  await expect(form.getByText('Cards can’t be taken here at the moment.')).toBeVisible()
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: 'Continue to payment' }).click(),
  ])
  await expect(page.getByText('Redirecting to Stan Store').first()).toBeVisible()
  await beside.waitForURL('/purchase/shop')
  await page.waitForURL('/payment-guide')
})

test('purchase: a failed purchase leads to the store and loses nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/)
  await page.route('**/api/purchase', (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
  const form = await openPurchaseForm(page)
  await form.getByLabel('Email').fill('ann@example.com')
  await form.getByLabel('Full name').fill('Ann Ng')
  await form.getByLabel('Country').selectOption('AU')
  // Shown for two seconds before the page leaves: polling could miss it.
  const shown = textAppears(page, 'Redirecting to Stan Store checkout...')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await shown
  await page.waitForURL('/purchase/shop')
  await page.goBack()
  await page.getByRole('button', { name: /^Pay here/ }).click()
  await expect(form.getByLabel('Full name')).toHaveValue('Ann Ng')
})

test('purchase: without a preview it links to the creation screen', async ({ page }) => {
  await page.goto('/purchase')
  await page.waitForURL('/')
  await expect(page.getByText('Please create your story preview first before purchasing.').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('storyPreviewData', '{"childName":'))
  await page.goto('/purchase')
  await page.waitForURL('/')
})

test('checkout: without a provider it leads to the store with the email', async ({ page }) => {
  await page.goto('/checkout?client_secret=pi_1_secret_1&email=ann%2B1%40example.com')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Setup Issue')
  await expect(page.getByRole('link', { name: 'Continue at Stan Store' })).toHaveAttribute(
    'href',
    '/api/purchase/stanstore?email=ann%2B1%40example.com',
  )
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
    '/purchase': 'Take the whole book home',
    '/purchase/shop': 'The store isn’t open yet',
    '/payment-guide': 'Three steps to the whole book',
    '/checkout': 'Payment Setup Issue',
    '/redeem': 'Somebody gave you a story',
    '/ar/redeem': 'أهداك أحدهم قصة',
    '/de/purchase': 'Nimm das ganze Buch mit nach Hause',
  }
  for (const [path, heading] of Object.entries(headings)) {
    const html = await (await request.get(path)).text()
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    expect(html).toContain(`>${heading}</h1>`)
  }
})
