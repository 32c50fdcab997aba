/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { toastEntries } from '@/components/ui/toast-store'
import messages from '@/messages/en/site.json'
import { GiveForm } from './give-form'
import { giftDraft } from '@/components/entitlement/gift-draft'

jest.setTimeout(30_000)
jest.mock('@/lib/i18n/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }))
const navigateAway = jest.fn()
jest.mock('@/lib/browser/navigate-away', () => ({
  openInNewTab: jest.fn(),
  navigateAway: (address: string) => navigateAway(address),
}))

const PICTURES = { 'birthday-mila': '/birthday-mila.svg', 'christmas-eli': '/christmas-eli.svg' }
let answer: { status: number; json: unknown }
const open = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <GiveForm countries={[{ code: 'AU', name: 'Australia' }]} price="A$9.99" pictures={PICTURES} />
    </NextIntlClientProvider>,
  )
const field = (name: string | RegExp) => screen.getByLabelText(name)
const button = () => screen.getByRole('button')
async function fillAndSend() {
  const user = userEvent.setup()
  await user.type(field('Recipient’s name'), 'Mila')
  await user.type(field(/^Message/), 'Happy birthday!')
  await user.type(field('Your name on the card'), 'Nan')
  await user.type(field('Email'), 'nan@example.com')
  await user.type(field('Full name'), 'Ann Ng')
  await user.selectOptions(field('Country'), 'AU')
  await user.click(button())
}

beforeEach(() => {
  giftDraft.clear()
  navigateAway.mockClear()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.assign(globalThis, {
    fetch: async () => ({
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      text: async () => JSON.stringify(answer.json),
    }),
  })
  paymentMethodsStore.set({ card: true, stores: { stanstore: true, shopify: false } })
})
afterEach(() => jest.restoreAllMocks())

test('a call that fails leaves everything where it is, and leads to no store', async () => {
  answer = { status: 503, json: { error: 'away' } }
  open()
  await fillAndSend()
  expect(toastEntries()[0]).toMatchObject({ title: 'That did not work just now', variant: 'destructive' })
  expect(button()).toHaveTextContent('Continue to payment')
  await act(() => new Promise((go) => setTimeout(go, 2100)))
  expect(navigateAway).not.toHaveBeenCalled()
  expect(field(/^Message/)).toHaveValue('Happy birthday!')
})

test('what was typed is there again after a reload, until it is paid for', async () => {
  answer = { status: 503, json: {} }
  const view = open()
  await fillAndSend()
  view.unmount()
  const again = open()
  expect(field(/^Message/)).toHaveValue('Happy birthday!')
  expect(field('Country')).toHaveValue('AU')
  again.unmount()
  giftDraft.clear()
  open()
  expect(field(/^Message/)).toHaveValue('')
})

test('a message that is too long is said to be so, and not cut', async () => {
  open()
  fireEvent.change(field(/^Message/), { target: { value: 'a'.repeat(320) } })
  fireEvent.blur(field(/^Message/))
  expect(await screen.findByText('Please keep to 300 characters')).toBeVisible()
  expect(field(/^Message/)).toHaveValue('a'.repeat(320))
})

test('whoever comes back from the till by the browser’s own button finds a form that can be sent', async () => {
  answer = { status: 200, json: { clientSecret: 'pi_1_secret_2' } }
  open()
  await fillAndSend()
  expect(navigateAway).toHaveBeenCalledWith('/checkout?client_secret=pi_1_secret_2&email=nan%40example.com')
  expect(button()).not.toHaveTextContent('Continue to payment')
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(button()).toHaveTextContent('Continue to payment')
})

test('the occasion and the front that are chosen are on the card, and are sent with dedication and time zone', async () => {
  answer = { status: 200, json: { clientSecret: 'pi_1_secret_2' } }
  const sent: unknown[] = []
  const fetched = globalThis.fetch
  Object.assign(globalThis, {
    fetch: async (address: string, init?: RequestInit) => {
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
      return fetched(address, init)
    },
  })
  const { container } = open()
  const front = () => container.querySelector('figure img')?.getAttribute('src')
  expect(front()).toBe('/birthday-mila.svg')
  fireEvent.click(screen.getByRole('radio', { name: 'Christmas' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 3' }))
  expect(front()).toBe('/christmas-eli.svg')
  fireEvent.change(field(/^Dedication/), { target: { value: 'For Mila, from Nan' } })
  fireEvent.change(field(/^Time zone/), { target: { value: 'Asia/Tokyo' } })
  await fillAndSend()
  expect(sent).toMatchObject([
    { gift: { occasion: 'christmas', front: 'eli', dedication: 'For Mila, from Nan', timeZone: 'Asia/Tokyo' } },
  ])
})

test.each([
  [{ stanstore: true, shopify: false }, 'To Stan Store', '/api/purchase/stanstore?product=digital'],
  [{ stanstore: false, shopify: true }, 'To Shopify', '/api/purchase/shopify?product=digital'],
])('where only a store sells, the page says that the gift is bought there (%j)', (stores, name, href) => {
  paymentMethodsStore.set({ card: false, stores })
  open()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText('Buy the gift in our store')).toBeVisible()
  expect(screen.queryByText('Tell me when it opens')).not.toBeInTheDocument()
})
