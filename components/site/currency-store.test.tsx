/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrencyPicker } from './currency-picker'
import { CURRENCY_KEY } from './currency-key'
import { Price } from './price'

beforeEach(() => localStorage.clear())
const shop = () =>
  render(
    <>
      <CurrencyPicker label="Currency" />
      <Price cents={999} />
    </>,
  )

test('Australian dollars until another is picked; the pick is kept and every price follows', async () => {
  shop()
  expect(screen.getByText('A$9.99 AUD')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'NZD')
  expect(screen.getByText('NZ$10.79 NZD')).toBeInTheDocument()
  expect(localStorage.getItem(CURRENCY_KEY)).toBe('NZD')
})

test('a stored currency is applied when it is known, and only then', () => {
  localStorage.setItem(CURRENCY_KEY, 'JPY')
  shop().unmount()
  shop()
  expect(screen.getByText('¥984.02 JPY')).toBeInTheDocument()
  localStorage.setItem(CURRENCY_KEY, 'DOUBLOONS')
  document.body.innerHTML = ''
  shop()
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('AUD')
})
