/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { shownOrders } from '@/app/papers/shown-orders'
import messages from '@/messages/en/site.json'
import { PaidOrders } from './paid-orders'

test('the shelf links each paid order’s papers: a receipt always, a credit note after a refund, a gift’s certificate', async () => {
  const paidAt = new Date('2026-11-20T01:00:00.000Z')
  const paid = { paidAt, currency: 'AUD', gift: null, refunded: false }
  const orders = await shownOrders(
    [
      { ...paid, id: 'a', product: 'digital', amount: 999, gift: 'token' },
      { ...paid, id: 'b', product: 'hardcover_book', amount: 5998, refunded: true },
    ],
    'en',
  )
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PaidOrders orders={orders} />
    </NextIntlClientProvider>,
  )
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Receipt (PDF)', '/api/purchases/a/invoice'],
    ['Gift certificate (PDF)', '/api/gift-cards/token/certificate?language=en'],
    ['Receipt (PDF)', '/api/purchases/b/invoice'],
    ['Credit note (PDF)', '/api/purchases/b/credit-note'],
  ])
  // Each link says of which order it is.
  expect(screen.getByRole('link', { name: /^Credit note \(PDF\): Hardcover Book.*59\.98/ })).toBeVisible()
})
