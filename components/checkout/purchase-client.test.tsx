/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { DrawnPreview } from '@/components/story-preview/drawn-preview'
import type { PreviewRenderer } from '@/components/story-preview/preview-renderer'
import { toastEntries } from '@/components/ui/toast-store'
import { PURCHASE_DRAFT_KEY } from '@/lib/domain/commerce/purchase'
import { PENDING_STORY_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import messages from '@/messages/en/site.json'
import { PurchaseClient } from './purchase-client'
import { credits } from '@/components/entitlement/credits'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'

jest.setTimeout(30_000)

const push = jest.fn()
const replace = jest.fn()
const router = { push, replace }
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => router,
  Link: ({ href, children, className }: { href: string; children: React.ReactNode; className?: string }) => (
    <a href={href} className={className}>
      {children}
    </a>
  ),
}))
const openInNewTab = jest.fn()
const navigateAway = jest.fn()
jest.mock('@/lib/browser/navigate-away', () => ({
  openInNewTab: (address: string) => openInNewTab(address),
  navigateAway: (address: string) => navigateAway(address),
}))

// Drawing is tried in its own test; here it answers at once with the first page's picture.
let coverNames: DrawnPreview['coverNames']
const draw: PreviewRenderer['draw'] = async () => ({
  coverNames,
  opening: null,
  problem: null,
  cover: '<svg/>',
  coverTitled: true,
  coverDark: false,
  picture: { svg: '<svg/>', alt: 'Mila at the gate' },
  pets: [],
  looks: null,
  petLooks: [],
  children: { '0-2': '', '3-4': '', '5-6': '', '7-8': '', '9-10': '', '11-12': '' },
})
jest.mock('@/components/story-preview/preview-renderer', () => ({
  openPreviewRenderer: (): PreviewRenderer => ({ draw, close: () => undefined }),
}))

const STORY = {
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  preferredLocation: 'sydney',
  email: 'mum@example.com',
  seed: 's',
  language: 'en',
  pets: [
    { name: 'Biscuit', type: 'Dog', gender: 'male' },
    { name: 'Olive', type: 'Cat', gender: 'female' },
  ],
  title: 'Mila Is Brave',
  previewStory: 'Mila looked.\n\nBiscuit barked.',
}
const save = (value: unknown) =>
  localStorage.setItem(SAVED_PREVIEW_KEY, typeof value === 'string' ? value : JSON.stringify(value))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const lastToast = () => toastEntries()[0]
const ALL = { card: true, stores: { stanstore: true, shopify: true } }
const STAN = { card: false, stores: { stanstore: true, shopify: false } }
const NONE = { card: false, stores: { stanstore: false, shopify: false } }

type Answer = { status?: number; json: unknown } | Error
let answer: Answer = { json: {} }
const sent: unknown[] = []
const fakeFetch = async (_: string, init: { method: string; body: string }) => {
  if (init.method === 'GET') throw new TypeError('the stores are set by the tests')
  sent.push(JSON.parse(init.body))
  if (answer instanceof Error) throw answer
  const { status = 200, json } = answer
  return { ok: status < 400, status, statusText: '', text: async () => JSON.stringify(json) }
}

async function open() {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const view = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PurchaseClient title={<h1>Buy the whole book</h1>} />
    </NextIntlClientProvider>,
  )
  await after(0)
  return { user, view }
}
type User = Awaited<ReturnType<typeof open>>['user']

const form = () => within(screen.getByRole('form', { name: 'Who is buying?' }))
async function fill(user: User) {
  await user.click(screen.getByRole('button', { name: /Pay here/ }))
  await user.type(form().getByLabelText('Full name'), 'Ann Ng')
  await user.selectOptions(form().getByLabelText('Country'), 'NZ')
}
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const send = () =>
  act(async () => {
    fireEvent.click(form().getByRole('button', { name: 'Continue to payment' }))
    await jest.advanceTimersByTimeAsync(0)
  })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  answer = { json: {} }
  act(() => {
    paymentMethodsStore.set(ALL)
    credits.set(0)
  })
  for (const mock of [push, replace, openInNewTab, navigateAway]) mock.mockClear()
  Object.assign(globalThis, { fetch: fakeFetch })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('without a preview', () => {
  test('none was saved: told, and sent to the creation screen', async () => {
    await open()
    expect(lastToast()).toMatchObject({
      title: 'Preview Required',
      description: 'Please create your story preview first before purchasing.',
      variant: 'destructive',
    })
    expect(replace).toHaveBeenCalledWith('/')
    expect(screen.queryByText('Stan Store')).toBeNull()
  })
  test.each(['{"childName":', '[]', '"Mila"', '{"childName":"Mila"}'])(
    '%s cannot be read: logged, and sent to the creation screen',
    async (text) => {
      save(text)
      await open()
      expect(console.warn).toHaveBeenCalledWith('the saved preview cannot be read')
      expect(replace).toHaveBeenCalledWith('/')
    },
  )
})

describe('with a preview', () => {
  beforeEach(() => save(STORY))

  test('shows whose story it is, how it begins, and what it costs', async () => {
    await open()
    const details = within(screen.getByRole('region', { name: 'Story Details' }))
    for (const text of ['Mila, 5-6 years', 'Biscuit (Dog)', 'Olive (Cat)', 'Overcoming Fears', 'Sydney'])
      expect(details.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Preview' })).toHaveAttribute('href', '/')
    expect(screen.getByText('Mila looked.').tagName).toBe('P')
    expect(screen.getByText('Biscuit barked.').tagName).toBe('P')
    expect(screen.getByRole('img', { name: 'Mila at the gate' })).toBeVisible()
    expect(screen.getByText(/full story has 20 pages/)).toBeVisible()
    // One price, at the button; the same figure in the same currency isn't said twice.
    expect(document.querySelectorAll('.price-strip')).toHaveLength(1)
    expect(screen.queryByText(/Charged in AUD/)).toBeNull()
    expect(replace).not.toHaveBeenCalled()
  })

  test('names whose letters the drawn cover lacks are set over it', async () => {
    coverNames = { text: 'ليلى and Ngọc', bottom: 0.06, size: 0.05 }
    await open()
    expect(screen.getByText('ليلى and Ngọc')).toBeVisible()
    coverNames = undefined
  })

  test.each([
    ['Stan Store', 'stanstore'],
    ['Shopify', 'shopify'],
  ])('%s keeps the story, opens beside this page, and is marked', async (name, store) => {
    const { user } = await open()
    const stall = screen.getByRole('link', { name: new RegExp(name) })
    expect(stall).toHaveAttribute('href', `/api/purchase/${store}`)
    expect(stall).toHaveAttribute('target', '_blank')
    stall.addEventListener('click', (event) => event.preventDefault())
    expect(stored(PENDING_STORY_KEY)).toBeNull()
    await user.click(stall)
    expect(stored(PENDING_STORY_KEY)).toMatchObject({ childName: 'Mila', seed: 's', previewStory: STORY.previewStory })
    expect(stall).toHaveAttribute('aria-current', 'true')
    expect(stall).toHaveTextContent('Chosen')
    expect(screen.getByRole('link', { name: 'What happens after paying' })).toHaveAttribute('href', '/payment-guide')
  })

  test('paying here keeps the story and opens the form, which knows the email already', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Pay here/ }))
    expect(screen.getByRole('button', { name: /Pay here/ })).toHaveAttribute('aria-expanded', 'true')
    expect(stored(PENDING_STORY_KEY)).toMatchObject({ childName: 'Mila' })
    expect(form().getByLabelText('Email')).toHaveValue('mum@example.com')
    expect(form().getByLabelText('Email')).toHaveFocus()
    expect(form().getByRole('radio', { name: 'Card' })).toBeChecked()
  })

  const stalls = () =>
    screen
      .getAllByText(/^(Stan Store|Shopify|Pay here)$/)
      .map((name) => [name.textContent, name.closest('a, button') !== null])

  test('the ways to pay that work come first; those not set up say so, and lead nowhere', async () => {
    await open()
    expect(stalls()).toEqual([
      ['Pay here', true],
      ['Stan Store', true],
      ['Shopify', true],
    ])
    act(() => paymentMethodsStore.set({ card: true, stores: { stanstore: false, shopify: false } }))
    expect(stalls()).toEqual([
      ['Pay here', true],
      ['Stan Store', false],
      ['Shopify', false],
    ])
    expect(screen.getAllByText('Not set up in this shop yet.')).toHaveLength(2)
    act(() => paymentMethodsStore.set({ card: false, stores: { stanstore: false, shopify: true } }))
    expect(stalls()).toEqual([
      ['Shopify', true],
      ['Pay here', false],
      ['Stan Store', false],
    ])
  })

  test('where the card works, one button beside the price opens its form', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Pay by card' }))
    expect(form().getByLabelText('Email')).toHaveFocus()
    expect(stored(PENDING_STORY_KEY)).toMatchObject({ childName: 'Mila' })
  })

  test('where nothing can be bought it is said before any form, with a gift code and a letter at the opening', async () => {
    act(() => paymentMethodsStore.set(NONE))
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Nothing can be bought here yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Use a gift code' })).toHaveAttribute('href', '/redeem')
    expect(screen.queryByRole('button', { name: 'Pay by card' })).toBeNull()
    expect(stalls().every(([, leads]) => leads === false)).toBe(true)
    const tellMe = within(screen.getByRole('form', { name: 'Tell me when it opens' }))
    await user.click(tellMe.getByRole('button'))
    expect(tellMe.getByText('Please enter a valid email address')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(tellMe.getByLabelText('Your email'), 'mum@example.com')
    answer = { json: { success: true } }
    await user.click(tellMe.getByRole('button'))
    await after(0)
    expect(sent).toEqual([{ email: 'mum@example.com', language: 'en' }])
    expect(screen.getByText(/Please press the link in the email/)).toBeVisible()
  })

  test('whoever has a credit is told so instead of the price, and sold another only on request', async () => {
    act(() => credits.set(2))
    const { user } = await open()
    expect(screen.getByText('2 stories are paid for. There is nothing more to pay for this book.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create My Story Now' })).toHaveAttribute('href', '/create-story')
    expect(screen.queryByText(/9\.99/)).toBeNull()
    expect(screen.queryByText('Pay here')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Buy another one' }))
    expect(screen.getByText('Pay here')).toBeVisible()
  })

  test('a card can be chosen only where one can be taken', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Pay here/ }))
    expect(form().getByRole('radio', { name: 'Card' })).toBeChecked()
    act(() => paymentMethodsStore.set(STAN))
    expect(screen.queryByRole('button', { name: /Pay here/ })).toBeNull()
  })

  test('a form that is not whole is not sent: each field says why', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Pay here/ }))
    await user.clear(form().getByLabelText('Email'))
    await send()
    for (const text of [
      'Please enter a valid email address',
      'Please enter your full name',
      'Please select your country',
    ])
      expect(form().getByText(text)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('no error moves the button while it is pressed; released, it says what is wrong', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Pay here/ }))
    const [email, button] = [
      form().getByLabelText('Email'),
      form().getByRole('button', { name: 'Continue to payment' }),
    ]
    await user.clear(email)
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    // A field that is left says what is wrong with it.
    expect(email).toHaveFocus()
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await form().findByText('Please enter a valid email address')).toBeVisible()
    expect(form().getByText('Please select your country')).toBeVisible()
  })

  test('what was typed is there again after the page is left and another way was looked at', async () => {
    const { user, view } = await open()
    await fill(user)
    view.unmount()
    const again = await open()
    await again.user.click(screen.getByRole('button', { name: /Pay here/ }))
    expect(form().getByLabelText('Full name')).toHaveValue('Ann Ng')
    expect(form().getByLabelText('Country')).toHaveValue('NZ')
    expect(stored(PURCHASE_DRAFT_KEY)).toMatchObject({ fullName: 'Ann Ng' })
  })
})

describe('the purchase', () => {
  beforeEach(() => save(STORY))
  async function buy(with_: Answer) {
    answer = with_
    const { user } = await open()
    await fill(user)
    await send()
    return user
  }

  test('ends at the store by the fallback: told, opened beside, and on to the guide after a second', async () => {
    await buy({ json: { redirectUrl: 'https://stan.example/w', fallback: true } })
    expect(sent).toEqual([
      expect.objectContaining({
        email: 'mum@example.com',
        fullName: 'Ann Ng',
        country: 'NZ',
        paymentMethod: 'stripe',
        language: 'en',
      }),
    ])
    // The story goes along with its seed, as the shared schema reads it.
    expect(sent).toMatchObject([
      { story: { childName: 'Mila', seed: 's', pets: [{ name: 'Biscuit' }, { name: 'Olive' }] } },
    ])
    expect(lastToast()).toMatchObject({
      title: 'Redirecting to Stan Store',
      description: 'After the payment, come back here to create your story.',
    })
    expect(openInNewTab).toHaveBeenCalledWith('https://stan.example/w')
    await after(999)
    expect(push).not.toHaveBeenCalled()
    await after(1)
    expect(push).toHaveBeenCalledWith('/payment-guide')
  })
  test('names the store that it really ends at', async () => {
    await buy({ json: { redirectUrl: 'https://shop.example/w', fallback: true, store: 'shopify' } })
    expect(lastToast()).toMatchObject({ title: 'Redirecting to Shopify' })
  })
  test('goes to a payment page that is no fallback', async () => {
    await buy({ json: { redirectUrl: 'https://pay.example/p' } })
    expect(lastToast()).toMatchObject({ title: 'Redirecting to Payment' })
    expect(openInNewTab).toHaveBeenCalledWith('https://pay.example/p')
  })
  test('goes to the checkout with a client secret, by a full page load', async () => {
    await buy({ json: { clientSecret: 'cs_1' } })
    expect(push).not.toHaveBeenCalled()
    expect(navigateAway).toHaveBeenCalledWith('/checkout?client_secret=cs_1&email=mum%40example.com')
  })
  test('is done when nothing more is asked: told, and on to the creation screen after a second', async () => {
    await buy({ json: {} })
    expect(lastToast()).toMatchObject({ title: 'Purchase Successful!' })
    await after(1000)
    expect(push).toHaveBeenCalledWith('/create-story')
  })
  test.each<[string, Answer]>([
    ['the server fails', { status: 500, json: { error: 'Something unexpected went wrong.' } }],
    ['the call is unknown', { status: 404, json: { error: 'Not found.' } }],
  ])('goes to the store two seconds after %s, and loses nothing', async (_, failure) => {
    await buy(failure)
    expect(lastToast()).toMatchObject({
      title: 'Payment Setup Issue',
      description: 'Redirecting to Stan Store checkout...',
      variant: 'destructive',
    })
    expect(console.warn).toHaveBeenCalledWith('purchase failed', expect.any(Error))
    await after(1999)
    expect(navigateAway).not.toHaveBeenCalled()
    await after(1)
    expect(navigateAway).toHaveBeenCalledWith('/api/purchase/stanstore?email=mum%40example.com')
    expect(form().getByLabelText('Full name')).toHaveValue('Ann Ng')
    expect(form().getByRole('button', { name: 'Continue to payment' })).toBeEnabled()
  })
  test.each<[string, Answer, string, typeof ALL]>([
    ['nobody answers', new TypeError('Failed to fetch'), 'Nothing has been charged, and what you wrote', ALL],
    [
      'there were too many tries',
      { status: 429, json: { error: 'Too many tries.', code: 'x' } },
      'Too many tries.',
      ALL,
    ],
    [
      'the provider is away',
      { status: 502, json: { error: 'Nothing was charged.', code: 'x' } },
      'Nothing was charged.',
      ALL,
    ],
    [
      'the server fails and no store is set up',
      { status: 500, json: {} },
      'Nothing has been charged',
      { ...NONE, card: true },
    ],
  ])('when %s the buyer stays on the page with the words of it, and can try again', async (_, failure, words, ways) => {
    act(() => paymentMethodsStore.set(ways))
    await buy(failure)
    await after(5000)
    expect(navigateAway).not.toHaveBeenCalled()
    expect(push).not.toHaveBeenCalled()
    expect(form().getByRole('alert')).toHaveTextContent(words)
    expect(form().getByLabelText('Full name')).toHaveValue('Ann Ng')
    answer = { json: { clientSecret: 'cs_1' } }
    await act(async () => {
      fireEvent.click(form().getByRole('button', { name: messages.common.retry }))
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(navigateAway).toHaveBeenCalledWith('/checkout?client_secret=cs_1&email=mum%40example.com')
  })
  test('says the status of a refusal', async () => {
    await buy({ status: 502, json: null })
    expect(console.warn).toHaveBeenCalledWith(
      'purchase failed',
      expect.objectContaining({ message: 'Payment processing failed: 502' }),
    )
  })
  test('stays when the server finds a field wrong, and says it there', async () => {
    await buy({ status: 400, json: { error: 'No', fields: { fullName: ['That is no name'] } } })
    expect(form().getByText('That is no name')).toBeVisible()
    await after(5000)
    expect(navigateAway).not.toHaveBeenCalled()
  })
  test('is sent once, however often the button is pressed', async () => {
    const user = await buy({ json: { redirectUrl: 'https://stan.example/w', fallback: true } })
    await user.click(form().getByRole('button', { name: 'One moment...' }))
    await user.type(form().getByLabelText('Full name'), '{Enter}')
    expect(sent).toHaveLength(1)
    expect(openInNewTab).toHaveBeenCalledTimes(1)
  })
})
