/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { listLeaves } from '@/lib/domain/book/leaves'
import { makeOffers, printRates, type PrintOffers } from '@/lib/domain/commerce/print-rates'
import type { StoryPage } from '@/lib/domain/story/story'
import messages from '@/messages/en/site.json'
import { PrintOrder, type PrintOrderProps } from './print-order'

const mockCall = jest.fn<Promise<never>, [unknown, object]>(() => new Promise(() => {}))
jest.mock('@/lib/http/client', () => ({
  ...jest.requireActual<object>('@/lib/http/client'),
  call: (to: unknown, body: object) => mockCall(to, body),
}))
beforeEach(() => mockCall.mockClear())

const trim = { x: 9, y: 9, width: 612, height: 612 }
const bindingOf = (pages: 24 | 32) => ({
  cover: { width: 1300, height: 630, trim: { ...trim, width: 1282 }, spine: [640, 660] as const },
  page: { width: 630, height: 630, trim },
  leaves: listLeaves(pages, { story: 20, hasTable: false }),
})
const pages = Array.from({ length: 20 }, (_, i): StoryPage => ({
  pageNumber: i + 1,
  content: `Words ${i + 1}`,
  imageUrl: '/p.svg',
  alt: '',
}))
const props: PrintOrderProps = {
  id: 'a',
  version: 1,
  childName: 'Mila',
  dedication: '',
  cover: '/cover.svg',
  pages,
  dir: 'ltr',
  countries: [
    { code: 'AU', name: 'Australia' },
    { code: 'FR', name: 'France' },
    { code: 'US', name: 'United States' },
  ],
  offers: null,
  book: 'hardcover_book',
  sizes: { hardcover_book: { side: 8.5, thick: 0.25 }, softcover_book: { side: 8.5, thick: 0.132 } },
  bindings: { hardcover_book: bindingOf(24), softcover_book: bindingOf(32) },
  tones: {
    field: '#000000',
    fieldDark: '#000000',
    table: '#000000',
    tableEdge: '#000000',
    skin: '#000000',
    skinDark: '#000000',
    sleeve: '#000000',
    sleeveDark: '#000000',
  },
  now: '2026-11-26T10:00:00.000Z',
  closed: null,
  orders: null,
}
const show = (more: Partial<PrintOrderProps> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PrintOrder {...props} {...more} />
    </NextIntlClientProvider>,
  )
const BOOK = {
  cost: 600,
  postageCost: { first: 900, more: 300 },
  postage: { first: 900, more: 300 },
  production: [3, 5],
  transit: [4, 8],
}
const offers: PrintOffers = makeOffers(
  printRates.parse({
    AU: { hardcover_book: BOOK, softcover_book: BOOK },
    FR: { hardcover_book: { ...BOOK, surcharge: 500, surchargeVariant: '4' }, softcover_book: { ...BOOK, cost: 700 } },
    US: { phone: true, hardcover_book: BOOK },
  }),
)
const [topCountry, addressCountry] = [0, 1].map((at) => () => screen.getAllByLabelText('Country')[at] as HTMLElement)

it('says of each book its size, price and contents, and without rates no postage that nobody knows', async () => {
  const user = userEvent.setup()
  show({ book: 'softcover_book' })
  const soft = screen.getByRole('radio', { name: /^Softcover, 32 pages/ })
  expect(soft).toBeChecked()
  expect(soft).toHaveAccessibleName(/Order Printed Book - \$6\.49$/)
  expect(soft).toHaveAccessibleDescription(/21\.6 cm × 21\.6 cm, 0\.3 cm thick/)
  expect(soft).toHaveAccessibleDescription(/pictures to colour in/)
  expect(soft).toHaveAccessibleDescription(/Postage The store says how much before you pay$/)
  expect(soft).not.toHaveAccessibleDescription(/days|Altogether/)
  await user.selectOptions(topCountry?.() as HTMLElement, 'United States')
  expect(soft).toHaveAccessibleDescription(/21\.6 cm \(8\.5 in\)/)
})

it('adds up postage and surcharge by country before the address, with the days on which the parcel may come', async () => {
  const user = userEvent.setup()
  show({ offers })
  const hard = screen.getByRole('radio', { name: /^Hardcover/ })
  expect(hard).toHaveAccessibleDescription(
    /Postage A\$9\.00 AUD Altogether A\$38\.99 AUD.*7\s*to\s*13\s*days.*3\s*–\s*9 December$/,
  )
  await user.selectOptions(topCountry?.() as HTMLElement, 'France')
  expect(hard).toHaveAccessibleDescription(
    /Printer’s surcharge A\$5\.00 AUD Postage A\$9\.00 AUD Altogether A\$43\.99 AUD/,
  )
  const soft = screen.getByRole('radio', { name: /^Softcover/ })
  expect(soft).toBeDisabled()
  expect(soft).toHaveAccessibleDescription(/isn’t sold to France: printing and posting it there costs more/)
})

it('says before paying what another country in the address changes, and sends the sum that was shown', async () => {
  const user = userEvent.setup()
  show({ offers })
  await user.selectOptions(addressCountry?.() as HTMLElement, 'France')
  expect(screen.getByRole('status')).toHaveTextContent(
    'To France it is A$43.99 AUD altogether, instead of A$38.99 AUD.',
  )
  expect(topCountry?.()).toHaveValue('FR')
  for (const [label, text] of [
    ['Name on the parcel', 'A. Parent'],
    ['Street and number', '1 rue de la Paix'],
    ['Town or city', 'Paris'],
    ['Postcode', '75002'],
  ] as const)
    await user.type(screen.getByLabelText(label), text)
  expect(screen.queryByLabelText('State or province')).toBeNull()
  expect(screen.queryByLabelText('Phone number')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /looked at every page/ }))
  await user.click(screen.getByRole('button', { name: 'Order Physical Book' }))
  const address = {
    name: 'A. Parent',
    line1: '1 rue de la Paix',
    line2: '',
    city: 'Paris',
    postcode: '75002',
    country: 'FR',
  }
  expect(mockCall.mock.calls.map(([, body]) => body)).toEqual([
    expect.objectContaining({ productType: 'hardcover_book', total: 4399, shippingAddress: address }),
  ])
})

it('asks for a phone number where the carrier does, and sells nothing that isn’t sold there', async () => {
  const user = userEvent.setup()
  show({ offers, book: 'softcover_book' })
  await user.selectOptions(addressCountry?.() as HTMLElement, 'United States')
  expect(screen.getByLabelText('Phone number')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('The printer doesn’t post this book to United States.')
  expect(screen.getByRole('button', { name: 'Order Physical Book' })).toBeDisabled()
})

it('shows the whole proof in the order of its binding, each page by name', async () => {
  const user = userEvent.setup()
  show()
  const next = screen.getByRole('button', { name: 'Next opening' })
  const images = () =>
    within(screen.getByRole('group', { name: 'Look at your proof' }))
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt'))
  expect(images()).toEqual(['Cover: back, spine and front'])
  const names: (string | null)[] = []
  for (let i = 0; i < 13; i++) {
    await user.click(next)
    names.push(...images())
  }
  expect(names).toEqual([
    'Title',
    'Dedication',
    ...pages.map(({ pageNumber, content }) => `Page ${pageNumber}: ${content}`),
    'Words and questions',
    'The end',
  ])
  expect(next).toHaveAttribute('aria-disabled', 'true')
})
