/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/site.json'
import { PrintOrderForm } from './print-order-form'

jest.mock('@/components/site/price', () => ({ Price: () => null }))
const mockCall = jest.fn<Promise<never>, [unknown, { shippingAddress: object }]>(() => new Promise(() => {}))
jest.mock('@/lib/http/client', () => ({
  ...jest.requireActual<object>('@/lib/http/client'),
  call: (to: unknown, body: { shippingAddress: object }) => mockCall(to, body),
}))

it('says of each book what its pages hold, beside its price', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PrintOrderForm id="a" version={1} childName="Mila" dedication="" countries={[]} book="softcover_book" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('radio', { name: /^Hardcover, 24 pages.*the 20 pages of the story/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: /^Softcover, 32 pages.*pictures to colour in/ })).toBeChecked()
})

it('sends what the chosen country asks for, and nothing that was typed for another one', async () => {
  const user = userEvent.setup()
  const countries = [
    { code: 'AU', name: 'Australia' },
    { code: 'FR', name: 'France' },
  ] as const
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PrintOrderForm id="a" version={1} childName="Mila" dedication="" countries={countries} book="hardcover_book" />
    </NextIntlClientProvider>,
  )
  for (const [label, text] of [
    ['Name on the parcel', 'A. Parent'],
    ['Street and number', '1 rue de la Paix'],
    ['Town or city', 'Paris'],
    ['State or province', 'WA'],
    ['Postcode', '75002'],
  ] as const)
    await user.type(screen.getByLabelText(label), text)
  await user.selectOptions(screen.getByLabelText('Country'), 'France')
  expect(screen.queryByLabelText('State or province')).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Order Physical Book' }))
  expect(mockCall.mock.calls.map(([, { shippingAddress }]) => shippingAddress)).toEqual([
    { name: 'A. Parent', line1: '1 rue de la Paix', line2: '', city: 'Paris', postcode: '75002', country: 'FR' },
  ])
})
