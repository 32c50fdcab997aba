/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { PRODUCTS, type Product } from '@/lib/domain/commerce/products'
import { PlanButton } from './plan-button'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children?: ReactNode }) => <a href={href}>{children}</a>,
}))

const show = (product: Product) =>
  render(<PlanButton product={product} label="Buy" newTab="(new tab)" notSetUp="Not set up yet" variant="default" />)

test.each(PRODUCTS)('%s: with the commerce store set up, it is bought there, in a tab of its own', (product) => {
  paymentMethodsStore.set({ card: true, stores: { stanstore: true, shopify: true } })
  show(product)
  const link = screen.getByRole('link', { name: 'Buy (new tab)' })
  expect(link).toHaveAttribute('href', `/api/purchase/shopify?product=${product}`)
  expect(link).toHaveAttribute('target', '_blank')
})

test.each([
  ['digital', '/'],
  ['collaborative', '/collaborate'],
] as const)('%s: without that store, it leads to %s, where it is paid', (product, page) => {
  paymentMethodsStore.set({ card: true, stores: { stanstore: true, shopify: false } })
  show(product)
  expect(screen.getByRole('link', { name: 'Buy' })).toHaveAttribute('href', page)
})

test('bundle: without that store nothing can be pressed, and it says why', () => {
  paymentMethodsStore.set({ card: true, stores: { stanstore: true, shopify: false } })
  show('bundle')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Not set up yet')).toBeVisible()
})
