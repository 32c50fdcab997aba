/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { PayOrRedeem } from './pay-or-redeem'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

test('a shop without a store leads to the card where cards are taken, and to gift codes in any case', () => {
  const stores = { stanstore: false, shopify: false }
  act(() => paymentMethodsStore.set({ card: false, stores }))
  render(<PayOrRedeem pay="Pay by card" redeem="Use a gift code" />)
  expect(screen.queryByRole('link', { name: 'Pay by card' })).toBeNull()
  act(() => paymentMethodsStore.set({ card: true, stores }))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/purchase', '/redeem'])
})
