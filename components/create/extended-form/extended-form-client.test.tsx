/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { toastEntries } from '@/components/ui/toast-store'
import { DRAFT_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import { AGE_BANDS } from '@/lib/domain/story/lists'
import messages from '@/messages/en/site.json'
import { credits } from '@/components/entitlement/credits'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import type { PreviewRenderer } from '@/components/story-preview/preview-renderer'
import { openingOf, type DrawnPreview } from '@/components/story-preview/drawn-preview'
import { loadValidationRules } from '@/components/forms/use-validation-rules'
import { photosOpen } from './photos-open'
import { ExtendedFormClient } from './extended-form-client'

// A form of a hundred controls, on a machine that may be busy.
jest.setTimeout(60_000)

const push = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href, children, ...rest }: { href: string; children?: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}))
const drawn: DrawnPreview = {
  opening: openingOf('Mila Is Brave', ['Mila looked.']),
  problem: null,
  cover: '<svg/>',
  coverTitled: true,
  coverDark: false,
  picture: null,
  pets: [],
  children: Object.fromEntries(AGE_BANDS.map((age) => [age, '<svg/>'])) as DrawnPreview['children'],
  looks: null,
  petLooks: [],
}
jest.mock('@/components/story-preview/preview-renderer', () => ({
  openPreviewRenderer: (): PreviewRenderer => ({ draw: async () => drawn, close: () => undefined }),
}))

const STORY = {
  id: 'abc',
  state: 'ready',
  title: 'Mila Is Brave',
  lifeSkill: 'courage',
  imageUrl: '/p.svg',
  storyContent: 'Mila looked.\n\nBiscuit barked.',
  childName: 'Mila',
  petName: 'Biscuit',
  petType: 'Dog',
  language: 'en',
}
const GOOD = {
  isAppropriate: true,
  containsPet: true,
  petDescription: 'small brown dog with one white ear',
  issues: [],
  colours: ['brown', 'white'],
}

const sent: { path: string; body: Record<string, unknown> }[] = []
let answers: Record<string, { status?: number; json: unknown } | Error> = {}
/** How many stories are paid for, the languages of books, and the ways to pay. */
const FETCHED_ONCE = JSON.stringify({
  ...{ stories: 0, languages: ['en'] },
  ...{ card: true, stores: { stanstore: false, shopify: false } },
})
const fakeFetch = async (path: string, init: { method: string; body: string }) => {
  if (init.method === 'GET') return { ok: true, status: 200, statusText: '', text: async () => FETCHED_ONCE }
  sent.push({ path, body: JSON.parse(init.body) })
  const answer = answers[path]
  if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch')
  return {
    ok: (answer.status ?? 200) < 400,
    status: answer.status ?? 200,
    statusText: '',
    text: async () => JSON.stringify(answer.json),
  }
}
const MODERATE = '/api/moderate-image'

const setUp = () => {
  const user = userEvent.setup()
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ExtendedFormClient title={<h1>Create</h1>} first={null} />
    </NextIntlClientProvider>,
  )
  return user
}
type User = ReturnType<typeof setUp>
const stored = (key: string): Record<string, unknown> => JSON.parse(localStorage.getItem(key) ?? 'null')
const lastToast = () => toastEntries()[0]
async function fill(user: User) {
  await user.type(screen.getByLabelText("Child's name"), 'Mila')
  await user.click(screen.getByRole('radio', { name: /^5-6/ }))
  await user.click(screen.getByRole('radio', { name: 'Girl' }))
  const [pet] = screen.getAllByRole('group', { name: 'Pet 1' })
  if (!pet) throw new Error('no pet')
  await user.type(within(pet).getByLabelText('Name'), 'Biscuit')
  await user.selectOptions(within(pet).getByLabelText('Type'), 'Dog')
  await user.click(within(pet).getByRole('radio', { name: 'Male' }))
  await user.click(screen.getByRole('radio', { name: 'Overcoming Fears' }))
}
const photo = (name = 'dog.jpg', type = 'image/jpeg', size = 10) => new File([new Uint8Array(size)], name, { type })
/** Past the browser's own filter, as a drop does. */
const choose = (file: File) => fireEvent.change(screen.getByLabelText(/^Photo of/), { target: { files: [file] } })

beforeAll(() =>
  Promise.all([
    loadValidationRules(),
    import('./breed-picker'),
    import('./colour-picks'),
    import('@/components/story-preview/partial-request'),
    import('@/lib/http/endpoints'),
    import('@/lib/http/error-response'),
  ]),
)
beforeEach(() => {
  credits.set(0)
  paymentMethodsStore.set({ card: true, stores: { stanstore: true, shopify: true } })
  photosOpen.set(true)
  localStorage.clear()
  sent.length = 0
  answers = {}
  push.mockClear()
  Object.assign(globalThis, { fetch: fakeFetch, scrollTo: () => undefined })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() => act(async () => {}))

it('has the sections, ages, pets and button of the specification', async () => {
  setUp()
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent?.replace(/^\d /, ''))
      .slice(0, 7),
  ).toEqual([
    'About Your Child',
    'About Your Pet',
    'Pet Photo & Description',
    'Holiday Destination (optional)',
    'Add Special Event (optional)',
    'Home (optional)',
    'Choose a Life Skill Theme',
  ])
  expect(screen.queryByRole('radio', { name: /^0-2/ })).toBeNull()
  expect(
    within(screen.getByLabelText('Type'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Choose',
    'Dog',
    'Cat',
    'Rabbit',
    'Bird',
    'Fish',
    'Hamster',
    'Guinea Pig',
    'Lizard',
    'Animal Toy',
    'Other',
  ])
  expect(screen.getByRole('button', { name: 'Create Digital Story - $9.99' })).toBeDisabled()
})

it('checks a photo: describes the pet, offers its colours, and forgets all of it when another way is chosen', async () => {
  const user = setUp()
  await fill(user)
  await user.click(screen.getByRole('button', { name: /^Upload a photo/ }))
  choose(photo('notes.pdf', 'application/pdf'))
  expect(lastToast()).toMatchObject({ title: 'Invalid file type', description: 'Please upload an image file.' })
  choose(photo('huge.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1))
  expect(lastToast()).toMatchObject({
    title: 'File too large',
    description: 'Please upload an image smaller than 5MB.',
  })
  expect(sent).toEqual([])
  answers[MODERATE] = { json: GOOD }
  choose(photo())
  expect(await screen.findByText('Great! We found your small brown dog with one white ear')).toBeInTheDocument()
  expect(String(sent[0]?.body['image'])).toMatch(/^data:image\/jpeg;base64,/)
  const description = screen.getByRole('textbox', { name: /^What is special about Biscuit/ })
  expect(description).toHaveValue('small brown dog with one white ear')
  expect(
    within(screen.getByRole('group', { name: 'Main colour' })).getByRole('radio', { name: 'Surprise me' }),
  ).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Use these colours' }))
  expect(within(screen.getByRole('group', { name: 'Main colour' })).getByRole('radio', { name: 'Brown' })).toBeChecked()
  expect(
    within(screen.getByRole('group', { name: 'Second colour' })).getByRole('radio', { name: 'White' }),
  ).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Choose different method' }))
  expect(screen.queryByText(/Great!/)).toBeNull()
  await waitFor(() =>
    expect(stored(DRAFT_KEY)).toMatchObject({ pets: [{ name: 'Biscuit', breed: '', colors: '', description: '' }] }),
  )
})

it.each([
  [
    { json: { ...GOOD, isAppropriate: false, issues: ['a child is in this photo', 'too dark'] } },
    'Image rejected: a child is in this photo, too dark',
  ],
  [{ json: { ...GOOD, isAppropriate: false } }, 'Image content not suitable for children'],
  [{ json: { ...GOOD, containsPet: false } }, 'No pet detected in image'],
  [{ status: 500, json: { error: 'x', code: 'unexpected' } }, 'Failed to analyze image. Please try again.'],
  [new TypeError('Failed to fetch'), 'Failed to analyze image. Please try again.'],
])('a photo that is refused is gone, with the reason (%#)', async (answer, words) => {
  const user = setUp()
  await user.click(screen.getByRole('button', { name: /^Upload a photo/ }))
  answers[MODERATE] = answer
  choose(photo())
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(document.querySelector('div:has(> input[type="file"]) + img')).toBeNull()
  expect(screen.getByRole('textbox', { name: /^What is special about/ })).toHaveValue('')
})

it('a breed says the kind of pet, and takes up to three different colours of its own', async () => {
  const user = setUp()
  await fill(user)
  await user.click(screen.getByRole('button', { name: /^Choose a breed/ }))
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Dogs',
    'Cats',
    'Small Pets',
    'Others',
  ])
  await user.click(screen.getByRole('tab', { name: 'Small Pets' }))
  await user.click(screen.getByRole('radio', { name: 'Dutch' }))
  expect(screen.getByLabelText('Type')).toHaveValue('Rabbit')
  const part = (name: string) => within(screen.getByRole('group', { name }))
  expect(screen.getByRole('group', { name: 'Accent' })).toBeDisabled()
  await user.click(part('Main colour').getByRole('radio', { name: 'Black' }))
  await user.click(part('Second colour').getByRole('radio', { name: 'White' }))
  expect(part('Accent').queryByRole('radio', { name: 'Black' })).toBeNull()
  await user.click(part('Accent').getByRole('radio', { name: 'Grey' }))
  await waitFor(() =>
    expect(stored(DRAFT_KEY)).toMatchObject({
      pets: [{ type: 'Rabbit', breed: 'Dutch', colors: 'Black, White, Grey' }],
    }),
  )
  await user.click(part('Second colour').getByRole('radio', { name: 'Surprise me' }))
  await waitFor(() => expect(stored(DRAFT_KEY)).toMatchObject({ pets: [{ colors: 'Black' }] }))
})

it('without a credit it leads to the purchase of this very book, and nothing that was said is lost', async () => {
  const user = setUp()
  await fill(user)
  await user.selectOptions(screen.getByLabelText('Destination'), 'Tokyo')
  await user.selectOptions(screen.getByLabelText('Special event'), 'Diwali')
  await user.click(screen.getByRole('radio', { name: 'Houseboat' }))
  answers['/api/stories'] = {
    status: 402,
    json: { error: 'A complete story needs a purchase or a gift code.', code: 'payment_required' },
  }
  await user.click(screen.getByRole('button', { name: 'Create Digital Story - $9.99' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/purchase'))
  const chosen = {
    childName: 'Mila',
    preferredLocation: 'tokyo',
    specialEvent: 'diwali',
    homeType: 'houseboat',
    lifeSkill: 'courage',
  }
  expect(sent.at(-1)?.body).toMatchObject(chosen)
  expect(stored(SAVED_PREVIEW_KEY)).toMatchObject({ ...chosen, title: 'Mila Is Brave', previewStory: 'Mila looked.' })
  expect(screen.getByLabelText("Child's name")).toHaveValue('Mila')
})

it('with a credit it shows the story, and another one begins with an empty form', async () => {
  credits.set(2)
  const user = setUp()
  await fill(user)
  answers['/api/stories'] = { status: 500, json: { error: '', code: 'unexpected' } }
  await user.click(screen.getByRole('button', { name: 'Create My Story Now' }))
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: 'Failed to create story. Please try again.' }),
  )
  answers['/api/stories'] = { status: 201, json: STORY }
  await user.click(screen.getByRole('button', { name: 'Create My Story Now' }))
  expect(await screen.findByRole('heading', { name: 'Your Story is Ready!' })).toHaveFocus()
  expect(lastToast()).toMatchObject({
    title: 'Story Created!',
    description: 'Your personalized story has been generated successfully.',
  })
  expect(screen.getByText('Overcoming Fears')).toBeInTheDocument()
  expect(screen.getByText('Biscuit barked.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Order Printed Book - $6.49' })).toHaveAttribute(
    'href',
    '/story/abc/print-order?book=softcover_book',
  )
  await user.click(screen.getByRole('button', { name: 'Create Another Story' }))
  expect(screen.getByLabelText("Child's name")).toHaveValue('')
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
})

it('hides the way by a photo where no photo can be checked', async () => {
  photosOpen.set(false)
  setUp()
  const way = (name: string) => screen.queryByRole('button', { name: new RegExp(name) })
  expect(way(messages.whole.petLook.breed)).not.toBeNull()
  expect(way(messages.whole.petLook.upload)).toBeNull()
  expect(screen.queryByLabelText(/^Photo of/)).toBeNull()
  act(() => photosOpen.set(true))
  expect(way(messages.whole.petLook.upload)).not.toBeNull()
})

it('says before any question that nothing can be bought, with what can be done instead; with a credit it doesn’t', async () => {
  paymentMethodsStore.set({ card: false, stores: { stanstore: false, shopify: false } })
  setUp()
  const notice = screen.getByRole('heading', { name: messages.preview.closed })
  expect(notice.compareDocumentPosition(screen.getByLabelText("Child's name"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: messages.preview.closedCode })).toHaveAttribute('href', '/redeem')
  expect(screen.getByRole('form', { name: messages.preview.tellMe })).toBeVisible()
  act(() => credits.set(1))
  expect(screen.queryByRole('heading', { name: messages.preview.closed })).toBeNull()
})
