/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { OpenStoreLink, OpenStoreName } from './open-store'

test.each([
  [{ stanstore: false, shopify: true }, 'Shopify', '/api/purchase/shopify'],
  [{ stanstore: true, shopify: true }, 'Stan Store', '/api/purchase/stanstore'],
])('the payment guide names and links the store that is set up (%j)', (stores, name, href) => {
  act(() => paymentMethodsStore.set({ card: false, stores }))
  render(
    <OpenStoreLink>
      <OpenStoreName />
    </OpenStoreLink>,
  )
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
