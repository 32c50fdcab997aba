// A book on paper, where the operator has said what printing and posting cost: chosen, looked through, ordered, paid in
// the store, and ordered again and cancelled.
import { createHmac } from 'node:crypto'
import { OwnShop } from './own-shop'
import { PRINT_SHOP } from './ports'
import { expect, faults, ownBook, test } from './test'

const SECRET = 'a store’s secret'
const STORE = 'https://store.wagtale.example'
/** Cents: what the printer takes for the book and for posting it, what the buyer pays for posting; days on the way. */
const printed = (cost: number, postageCost: number, postage: number, transit: [number, number]) => ({
  cost,
  postageCost: { first: postageCost, more: 300 },
  postage: { first: postage, more: 300 },
  production: [3, 5],
  transit,
})
const RATES = {
  AU: { hardcover_book: printed(1900, 900, 950, [4, 8]), softcover_book: printed(600, 700, 750, [4, 8]) },
  DE: {
    phone: true,
    // Below cost without its surcharge.
    hardcover_book: { ...printed(3300, 1900, 1990, [7, 14]), surcharge: 400, surchargeVariant: '77' },
    softcover_book: printed(700, 1500, 1590, [7, 14]),
  },
}

test.use({ baseURL: PRINT_SHOP.address })
test.setTimeout(240_000)
const shop = new OwnShop(PRINT_SHOP)
test.beforeAll(async () =>
  shop.start({
    DATABASE_URL: '',
    PRINT_RATES: JSON.stringify(RATES),
    SHOPIFY_STORE_URL: STORE,
    SHOPIFY_VARIANTS: 'hardcover_book=11,softcover_book=12',
    SHOPIFY_WEBHOOK_SECRET: SECRET,
  }),
)
test.afterAll(async () => shop.stop())

/** As the store sends an order that was paid. */
async function payInStore(order: string): Promise<number> {
  const body = JSON.stringify({
    id: 9001,
    name: '#9001',
    email: 'parent@example.com',
    currency: 'AUD',
    financial_status: 'paid',
    line_items: [
      { sku: 'hardcover_book', quantity: 2, price: '29.99' },
      { sku: 'print_surcharge', quantity: 2, price: '4.00' },
    ],
    shipping_lines: [{ price: '22.90' }],
    shipping_address: { country_code: 'DE' },
    note_attributes: [{ name: 'print_order', value: order }],
  })
  const { status } = await shop.send('/api/shopify/webhook/purchase', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'orders/paid',
      'x-shopify-hmac-sha256': createHmac('sha256', SECRET).update(body).digest('base64'),
    },
    body,
  })
  return status
}

test('a printed book: both with price, surcharge, postage and days by country, its proof, its order, paid and cancelled', async ({
  page,
  context,
}) => {
  await context.route(`${STORE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Till</h1>' }))
  const id = await ownBook(page)
  await page.goto(`/story/${id}/print-order`)

  // Before any address.
  const books = page.getByRole('radiogroup', { name: 'Which book?' })
  const hardcover = books.getByRole('radio', { name: /^Hardcover, 24 pages Order Printed Book - \$29\.99$/ })
  const softcover = books.getByRole('radio', { name: /^Softcover, 32 pages Order Printed Book - \$6\.49$/ })
  await expect(hardcover).toBeChecked()
  await expect(hardcover).toHaveAccessibleDescription(
    /Postage A\$9\.50 AUD.*Altogether A\$39\.49 AUD.*7\sto 13\sdays.*Arrives, if you order today \d/,
  )
  await expect(softcover).toHaveAccessibleDescription(/Postage A\$7\.50 AUD.*Altogether A\$13\.99 AUD/)
  const countries = page.getByLabel('Country')
  await countries.first().selectOption({ label: 'Japan' })
  await expect(hardcover).toBeDisabled()
  await expect(hardcover).toHaveAccessibleDescription(/The printer doesn’t post this book to Japan\./)
  const submit = page.getByRole('button', { name: 'Order Physical Book' })
  await expect(submit).toBeDisabled()
  await countries.first().selectOption({ label: 'Germany' })
  await expect(hardcover).toHaveAccessibleDescription(/Printer’s surcharge A\$4\.00 AUD.*Altogether A\$53\.89 AUD/)
  await expect(submit).toBeEnabled()
  expect(await faults(page)).toEqual([])

  // The proof is this book's, with the dedication as it is typed.
  const proof = page.getByRole('group', { name: 'Look at your proof' })
  await page.getByLabel('Dedication').fill('For Mila, from Nan in Perth')
  await page.getByLabel('How many?').fill('2')
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Next opening' }).click()
  await expect(page.getByText('Opening 3 of 13')).toBeVisible()
  const pictures = proof.getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  // Two copies to Germany, for whose carrier a phone number is needed.
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order.getByText('A$90.88 AUD')).toBeVisible()
  for (const [label, value] of Object.entries({
    'Name on the parcel': 'Anna Weber',
    'Street and number': 'Lange Straße 4',
    'Town or city': 'Köln',
    Postcode: '50667',
  }))
    await order.getByLabel(label).fill(value)
  await submit.click()
  await expect(order.getByText('Please look at the proof first and tick this.')).toBeVisible()
  await order.getByRole('checkbox').check()
  await submit.click()
  await expect(order.getByText('Please enter a phone number.')).toBeVisible()
  await order.getByLabel('Phone number').fill('+49 221 5550199')
  const [till] = await Promise.all([context.waitForEvent('page'), submit.click()])
  await till.waitForURL(`${STORE}/**`)
  const link = new URL(till.url())
  expect(link.pathname).toBe('/cart/11:2,77:2')
  const number = link.searchParams.get('attributes[print_order]') ?? ''
  await till.close()

  // Until it is paid it can be paid, by the same link; then it says where it is.
  await page.reload()
  const orders = page.getByRole('region', { name: 'On paper' })
  await expect(orders.getByText('Waiting for payment')).toBeVisible()
  await expect(orders.getByText('A$90.88 AUD')).toBeVisible()
  await expect(orders.getByRole('link', { name: 'Pay for it now' })).toHaveAttribute('href', link.href)
  expect(await payInStore(number)).toBe(200)
  await page.reload()
  await expect(orders.getByText('Waiting for payment')).toHaveCount(0)
  await expect(orders.getByRole('list', { name: 'Where this order is' }).getByText('Paid')).toBeVisible()

  // The same again, thought better of.
  const again = await page.request.post(`/api/stories/${id}/print-order`, { data: { productType: 'softcover_book' } })
  expect(again.status()).toBeLessThan(300)
  await page.reload()
  await orders.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(page.getByText('The order is cancelled. Nothing was paid.').first()).toBeVisible()
  await expect(orders.getByText('Cancelled', { exact: true })).toBeVisible()
})
