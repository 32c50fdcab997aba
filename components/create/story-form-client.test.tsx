/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { toastEntries } from '@/components/ui/toast-store'
import { DRAFT_KEY, SAVED_PREVIEW_KEY } from '@/lib/domain/story/storage-keys'
import { versionFor } from '@/lib/domain/story/story-version'
import { AGE_BANDS } from '@/lib/domain/story/lists'
import type { Story } from '@/lib/domain/story/story'
import messages from '@/messages/en/site.json'
import { credits } from '@/components/entitlement/credits'
import { rememberPaidBook } from '@/components/entitlement/paid-book'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import type { PreviewRenderer } from '@/components/story-preview/preview-renderer'
import { openingOf, type DrawnPreview } from '@/components/story-preview/drawn-preview'
import { StoryFormClient } from './story-form-client'
import { loadValidationRules } from '@/components/forms/use-validation-rules'

// Whole journeys through a form of a hundred controls, on a machine that may be busy.
jest.setTimeout(30_000)

const push = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

// The drawing table is tried in its own test; here it answers at once (or as late as a test says), as the real one
// would for courage.
let lateBy = 0
const draw: PreviewRenderer['draw'] = async (request): Promise<DrawnPreview> => {
  if (lateBy > 0) await new Promise((resolve) => setTimeout(resolve, lateBy))
  const complete = Boolean(
    request.childName && request.childAge && request.lifeSkill && request.pets?.some((pet) => pet.name && pet.type),
  )
  const written = request.lifeSkill === 'courage'
  return {
    opening:
      complete && written
        ? openingOf(`${request.childName} Is Brave`, [
            `${request.childName} looked.\n\n${request.pets?.[0]?.name} barked.`,
            'It was dark.',
          ])
        : null,
    problem: complete && !written ? 'noSkill' : null,
    cover: '<svg/>',
    coverTitled: true,
    coverDark: false,
    picture: null,
    pets: [],
    children: Object.fromEntries(AGE_BANDS.map((age) => [age, '<svg/>'])) as DrawnPreview['children'],
    looks: null,
    petLooks: [],
  }
}
jest.mock('@/components/story-preview/preview-renderer', () => ({
  openPreviewRenderer: (): PreviewRenderer => ({ draw, close: () => undefined }),
}))

interface Answer {
  status?: number
  json: unknown
}
const calls: { path: string; body: unknown }[] = []
let answers: Record<string, Answer | Error> = {}
/** How many stories are paid for, the languages of books, and the ways to pay. */
const FETCHED_ONCE = JSON.stringify({
  ...{ stories: 0, languages: ['en'] },
  ...{ card: true, stores: { stanstore: false, shopify: false } },
})
const fakeFetch = async (path: string, init: { method: string; body: string }) => {
  // How many stories are paid for is fetched once; the tests set it by `credits.set`.
  if (init.method === 'GET') return { ok: true, status: 200, statusText: '', text: async () => FETCHED_ONCE }
  calls.push({ path, body: JSON.parse(init.body) })
  const answer = answers[path]
  if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch')
  const text = typeof answer.json === 'string' ? answer.json : JSON.stringify(answer.json)
  const status = answer.status ?? 200
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  }
}
const STORY: Story = {
  id: 'abc',
  title: 'Mila Is Brave',
  storyTitle: 'Mila Is Brave',
  childName: 'Mila',
  childAge: '5-6',
  childGender: 'girl',
  petName: 'Biscuit',
  petType: 'Dog',
  petBreed: 'Pug',
  petColors: 'Fawn',
  pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male', breed: 'Pug', colors: 'Fawn' }],
  lifeSkill: 'courage',
  preferredLocation: null,
  travelDestination: null,
  specialEvent: null,
  homeType: null,
  storyContent: '',
  content: '',
  storyImages: [],
  imageUrl: null,
  pages: [],
  interactiveElements: '[]',
  hiddenSurprises: '[]',
  seriesNumber: 1,
  previousStoryId: null,
  dedication: null,
  shared: true,
  featured: false,
  approved: false,
  contentApproved: false,
  imagesApproved: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  language: 'en',
  wantedLanguage: null,
  level: '5-8',
  state: 'ready',
  progress: 20,
  failure: null,
  version: 1,
  customizations: null,
  words: [],
  questions: [],
  summary: '',
  mine: true,
}
const VALIDATE = '/api/gift-codes/validate'
const REDEEM = '/api/gift-codes/redeem'

const setUp = () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const view = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoryFormClient title={<h1>Make a Wagtale Story</h1>} first={null} />
    </NextIntlClientProvider>,
  )
  return { user, view }
}
type User = ReturnType<typeof setUp>['user']
/** What was kept has been read, what was asked has been answered. */
const settled = () => act(async () => {})

const pet = (number: number) => within(screen.getByRole('group', { name: `Pet ${number}` }))
async function fillPet(user: User, number: number, name: string, type: string, gender: string) {
  await user.type(pet(number).getByLabelText('Name'), name)
  await user.selectOptions(pet(number).getByLabelText('Type'), type)
  await user.click(pet(number).getByRole('radio', { name: gender }))
}
async function fill(user: User) {
  await user.type(screen.getByLabelText("Child's name"), 'Mila')
  await user.click(screen.getByRole('radio', { name: /^5-6/ }))
  await user.click(screen.getByRole('radio', { name: 'Girl' }))
  await fillPet(user, 1, 'Biscuit', 'Dog', 'Male')
  await user.click(screen.getByRole('radio', { name: 'Overcoming Fears' }))
}
/**
 * The form as somebody left it a while ago: for what begins where it is filled in. Typing a hundred fields is tried
 * above all this.
 */
async function setUpFilled(lifeSkill = 'courage') {
  localStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
      lifeSkill,
    }),
  )
  const { user } = setUp()
  await settled()
  return user
}
const lastToast = () => toastEntries()[0]
const preview = () => screen.getByRole('complementary', { name: 'Live preview' })
const stored = (key: string): Record<string, unknown> => JSON.parse(localStorage.getItem(key) ?? 'null')
async function applyCode(user: User, code = 'wagtale1') {
  answers[VALIDATE] = { json: { valid: true, giftCode: { code: 'WAGTALE1' } } }
  await user.click(screen.getByLabelText('Gift code'))
  await user.paste(code)
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByRole('button', { name: 'Remove Gift Code' })
}

// What a browser would fetch when somebody begins is there from the start.
beforeAll(() =>
  Promise.all([
    loadValidationRules(),
    import('@/components/forms/look-fields'),
    import('@/components/forms/pet-looks'),
    import('@/components/story-preview/opening-book'),
    import('./form/detail-fields'),
    import('@/components/story-preview/partial-request'),
    import('@/lib/http/endpoints'),
    import('@/lib/http/error-response'),
  ]),
)
beforeEach(() => {
  jest.useFakeTimers()
  lateBy = 0
  credits.set(0)
  paymentMethodsStore.set({ card: true, stores: { stanstore: false, shopify: false } })
  localStorage.clear()
  calls.length = 0
  answers = {}
  push.mockClear()
  window.history.replaceState(null, '', '/')
  Object.assign(globalThis, { fetch: fakeFetch })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() => {
  act(() => {
    jest.runOnlyPendingTimers()
  })
  jest.useRealTimers()
})

describe('the form', () => {
  it('lists what is missing and waits for it', async () => {
    const { user } = setUp()
    expect(screen.getByText('A$9.99 AUD')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Complete Form to Preview' })).toBeDisabled()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      "Child's name",
      'Age group',
      'Gender preference',
      'Pet 1: Name',
      'Pet 1: Type',
      'Pet 1: Gender',
      'Life skill theme',
    ])
    // Nothing is wrong yet with a form that nobody has begun.
    expect(screen.getByText('Still to fill in').parentElement).not.toHaveClass('border-destructive')
    await user.click(screen.getByRole('link', { name: 'Pet 1: Type' }))
    expect(pet(1).getByLabelText('Type')).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Age group' }))
    expect(screen.getByRole('radio', { name: /^0-2/ })).toHaveFocus()

    await fill(user)
    expect(screen.getByRole('button', { name: 'Generate Story Preview' })).toBeEnabled()
    expect(screen.queryByText('Still to fill in')).not.toBeInTheDocument()
  })

  it('says what is wrong once a field is left, and takes it back', async () => {
    const { user } = setUp()
    expect(screen.queryByText("Please enter your child's name.")).not.toBeInTheDocument()
    await user.click(screen.getByLabelText("Child's name"))
    for (let stops = 0; stops < 40; stops++) await user.tab()
    for (const message of [
      "Please enter your child's name.",
      "Please select your child's age.",
      'Please select gender preference.',
      'Pet name is required',
      'Pet type is required',
      'Pet gender is required',
      'Please choose a life skill theme.',
    ])
      expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.getByLabelText("Child's name")).toBeInvalid()
    expect(screen.getByLabelText("Child's name")).toHaveAccessibleDescription("Please enter your child's name.")

    await user.type(screen.getByLabelText("Child's name"), 'Mila')
    expect(screen.queryByText("Please enter your child's name.")).not.toBeInTheDocument()
    await user.type(screen.getByLabelText(/^Email/), 'nan@')
    await user.tab()
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument()
  })

  it('takes one to five pets', async () => {
    const { user } = setUp()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
    await user.type(pet(1).getByLabelText('Name'), 'Biscuit')
    for (let number = 2; number <= 5; number++) {
      await user.click(screen.getByRole('button', { name: 'Add Pet' }))
      expect(pet(number).getByLabelText('Name')).toHaveFocus()
    }
    expect(screen.queryByRole('button', { name: 'Add Pet' })).not.toBeInTheDocument()
    expect(pet(5).queryByText('Pet name is required')).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Remove Biscuit' }))
    expect(screen.getByText('Biscuit removed.')).toBeInTheDocument()
    expect(pet(1).getByLabelText('Name')).toHaveFocus()
    expect(pet(1).getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Add Pet' })).toBeVisible()
    for (let left = 4; left > 1; left--) await user.click(screen.getByRole('button', { name: 'Remove pet 1' }))
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })
})

describe('pets', () => {
  it('keep their own gender when one of them is taken out', async () => {
    const user = await setUpFilled()
    for (const [number, name, gender] of [
      [2, 'Olive', 'Female'],
      [3, 'Pip', 'Unknown'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Add Pet' }))
      await fillPet(user, number, name, 'Cat', gender)
    }
    await user.click(screen.getByRole('button', { name: 'Remove Biscuit' }))
    expect(pet(1).getByRole('radio', { name: 'Female' })).toBeChecked()
    expect(pet(2).getByRole('radio', { name: 'Unknown' })).toBeChecked()
    await user.click(pet(2).getByRole('radio', { name: 'Male' }))
    expect(pet(1).getByRole('radio', { name: 'Female' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Remove Olive' }))
    expect(pet(1).getByRole('radio', { name: 'Male' })).toBeChecked()
    await act(async () => jest.advanceTimersByTime(1000))
    expect(stored(DRAFT_KEY)).toMatchObject({ pets: [{ name: 'Pip', gender: 'male' }] })
  })
})

describe('the preview', () => {
  it('opens on a whole form, is kept, and leads to the purchase', async () => {
    const { user } = setUp()
    await fill(user)
    expect(within(preview()).queryByText('Ready to Purchase')).not.toBeInTheDocument()
    // What was typed last is drawn after what was asked for, and takes its place. Scrolled to once it is there: what
    // comes later would push it out of sight.
    lateBy = 300
    Element.prototype.scrollIntoView = jest.fn(() =>
      expect(within(preview()).queryByRole('heading', { name: /Mila Is Brave/ })).not.toBeNull(),
    )
    await user.click(screen.getByRole('button', { name: 'Generate Story Preview' }))
    expect(await screen.findByText('Ready to Purchase')).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: 'Your story preview Mila Is Brave' })).toHaveFocus()
    expect(await within(preview()).findByText('Biscuit barked.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(within(preview()).getByText('It was dark.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Page 20, sealed' }))
    expect(within(preview()).getByText('This page opens with the whole book.')).toBeVisible()
    expect(within(preview()).queryByText('It was dark.')).not.toBeInTheDocument()
    const { seed } = stored(SAVED_PREVIEW_KEY) as { seed: string }
    await user.click(screen.getByRole('button', { name: 'Try another' }))
    const story = { skill: 'courage', level: '5-8' } as const
    await waitFor(() => expect(stored(SAVED_PREVIEW_KEY)).not.toMatchObject({ seed }))
    const { seed: other } = stored(SAVED_PREVIEW_KEY) as { seed: string }
    expect(versionFor(story, other)).not.toBe(versionFor(story, seed))
    for (const gain of [
      'Complete 20-page story',
      'Custom illustrations',
      'Age-appropriate vocabulary',
      'Instant PDF download',
    ])
      expect(screen.getByText(gain)).toBeVisible()
    const saved = stored(SAVED_PREVIEW_KEY)
    expect(saved).toMatchObject({
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
      lifeSkill: 'courage',
      preferredLocation: '',
      previewStory: 'Mila looked.\n\nBiscuit barked.\n\nIt was dark.',
    })
    expect(saved.seed).toMatch(/^\w{8,64}$/)

    await user.click(screen.getByRole('button', { name: 'Purchase Complete Story' }))
    await waitFor(() => expect(push).toHaveBeenCalledWith('/purchase'))
  })

  it('keeps the seed while the form changes, and keeps what is typed', async () => {
    const { user, view } = setUp()
    await fill(user)
    act(() => {
      jest.advanceTimersByTime(500)
    })
    const { seed } = stored(DRAFT_KEY)
    await user.type(screen.getByLabelText("Child's name"), ' Rose')
    view.unmount()
    expect(stored(DRAFT_KEY)).toMatchObject({ childName: 'Mila Rose', seed })
    setUp()
    await settled()
    expect(screen.getByLabelText("Child's name")).toHaveValue('Mila Rose')
    expect(screen.getByRole('radio', { name: /^5-6/ })).toBeChecked()
    expect(pet(1).getByLabelText('Type')).toHaveValue('Dog')
  })

  it('comes back with what was kept, opens, and scrolls into view', async () => {
    localStorage.setItem(
      SAVED_PREVIEW_KEY,
      JSON.stringify({
        childName: 'Ari',
        childAge: '7-8',
        childGender: 'boy',
        pets: [
          { name: 'Olive', type: 'Cat', gender: 'female' },
          { name: 'Bo', type: 'Bird', gender: 'unknown' },
        ],
        lifeSkill: 'courage',
        preferredLocation: 'paris',
        previewStory: 'As it was kept.',
        seed: 'kept-seed',
      }),
    )
    setUp()
    await settled()
    expect(screen.getByLabelText("Child's name")).toHaveValue('Ari')
    expect(pet(2).getByLabelText('Name')).toHaveValue('Bo')
    await act(async () => {
      jest.advanceTimersToNextFrame()
    })
    expect(screen.getByText('As it was kept.')).toBeVisible()
    expect(screen.getByText('Ready to Purchase')).toBeVisible()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000)
    })
    expect(stored(SAVED_PREVIEW_KEY)).toMatchObject({
      seed: 'kept-seed',
      preferredLocation: 'paris',
      previewStory: 'Ari looked.\n\nOlive barked.\n\nIt was dark.',
    })
  })

  it('shows what another screen put into the book, and can leave it out', async () => {
    const draft = {
      childName: 'Ari',
      childAge: '7-8',
      childGender: 'boy',
      lifeSkill: 'courage',
      seed: 'kept-seed',
      preferredLocation: 'paris',
      specialEvent: 'The day of the blue bus',
      homeType: 'houseboat',
      pets: [{ name: 'Pim', type: 'Other', gender: 'male', description: 'a small hedgehog' }],
    }
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
    const { user } = setUp()
    await settled()
    const saved = within(screen.getByRole('region', { name: 'Also in this book' }))
    expect(saved.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Paris',
      'The day of the blue bus',
      'Houseboat',
      'Pim: a small hedgehog',
    ])
    await user.click(saved.getByRole('button', { name: 'Leave out The day of the blue bus' }))
    expect(saved.getByRole('button', { name: 'Leave out Houseboat' })).toHaveFocus()
    expect(screen.getByText('The day of the blue bus is left out.')).toBeInTheDocument()
    for (const what of ['Pim: a small hedgehog', 'Houseboat', 'Paris'])
      await user.click(saved.getByRole('button', { name: `Leave out ${what}` }))
    expect(screen.queryByRole('region', { name: 'Also in this book' })).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Overcoming Fears' })).toHaveFocus()
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000)
    })
    expect(stored(DRAFT_KEY)).toMatchObject({
      childName: 'Ari',
      preferredLocation: '',
      specialEvent: '',
      homeType: '',
      pets: [{ name: 'Pim', description: '' }],
    })
  })

  it('stays closed for half a story, or for one that cannot be read', async () => {
    localStorage.setItem(SAVED_PREVIEW_KEY, '{"childName":"Ari","childAge":"7-8"}')
    localStorage.setItem(DRAFT_KEY, '{{')
    setUp()
    await settled()
    expect(screen.getByLabelText("Child's name")).toHaveValue('Ari')
    expect(screen.queryByText('Ready to Purchase')).not.toBeInTheDocument()
  })

  it('says when a life skill has no story, and sells none', async () => {
    const user = await setUpFilled('leadership')
    await user.click(screen.getByRole('button', { name: 'Generate Story Preview' }))
    expect(await screen.findByText('Story template not found for this life skill.')).toBeVisible()
    expect(screen.queryByText('Ready to Purchase')).not.toBeInTheDocument()
  })
})

describe('a gift code', () => {
  it('is checked, shown, and taken away again', async () => {
    const { user } = setUp()
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText('Please enter a gift code.')).toBeVisible()
    expect(calls).toEqual([])
    await applyCode(user, 'wagtale123')
    expect(calls).toEqual([{ path: VALIDATE, body: { code: 'WAGTALE1' } }])
    expect(screen.getByRole('group', { name: 'Applied gift code' })).toHaveTextContent('WAGTALE1')
    expect(screen.queryByText('A$9.99 AUD')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Email for story delivery')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close this message' }))
    expect(screen.queryByText(/is applied/)).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Remove Gift Code' }))
    expect(screen.getByText('A$9.99 AUD')).toBeVisible()
    expect(screen.queryByLabelText('Email for story delivery')).not.toBeInTheDocument()
  })

  it('is applied by Enter, without sending the form', async () => {
    const user = await setUpFilled()
    answers[VALIDATE] = { json: { valid: true } }
    await user.type(screen.getByLabelText('Gift code'), 'wagtale1{Enter}')
    expect(await screen.findByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
    expect(screen.queryByText('Gift Code Active')).not.toBeInTheDocument()
  })

  it.each([
    [
      { json: { valid: false, reason: 'This gift code has expired' } },
      'Invalid Gift Code',
      'This gift code has expired',
    ],
    [{ json: { valid: false } }, 'Invalid Gift Code', 'This gift code is not valid'],
    [
      { status: 429, json: { error: 'Too many tries (rate limit).', code: 'rate_limited' } },
      'Error',
      'Too many tries (rate limit).',
    ],
    [new TypeError('Failed to fetch'), 'Error', 'Failed to validate gift code'],
  ])('that is refused with %j says so', async (answer, title, text) => {
    const { user } = setUp()
    answers[VALIDATE] = answer
    await user.type(screen.getByLabelText('Gift code'), 'NOPE0000')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(lastToast()).toMatchObject({ title, description: text, variant: 'destructive' })
    expect(screen.getByLabelText('Gift code')).toHaveValue('NOPE0000')
    // A code that is good takes the complaint away.
    answers[VALIDATE] = { json: { valid: true } }
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(lastToast()).toMatchObject({ open: false }))
  })

  it('in the address is checked on load and taken out of the address', async () => {
    window.history.replaceState(null, '', '/?gift_code=wagtale1&utm=x')
    answers[VALIDATE] = { json: { valid: true } }
    setUp()
    expect(await screen.findByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(calls).toHaveLength(1)
  })

  it('in the address that is wrong is told as such', async () => {
    window.history.replaceState(null, '', '/story-preview?code=bad')
    answers[VALIDATE] = { json: { valid: false } }
    setUp()
    expect(await screen.findByRole('alert')).toHaveTextContent('The gift code in the URL is not valid')
    await waitFor(() => expect(window.location.search).toBe(''))
  })
})

describe('a story paid by a purchase', () => {
  async function ready() {
    const user = await setUpFilled()
    await user.click(screen.getByRole('button', { name: 'Generate Story Preview' }))
    await screen.findByText('Ready to Purchase')
    act(() => credits.set(4))
    return user
  }

  it('takes the place of the purchase, is made with the seed of the preview, and opened after three seconds', async () => {
    const user = await ready()
    expect(screen.queryByRole('button', { name: 'Purchase Complete Story' })).toBeNull()
    expect(within(preview()).getByText(/You can make 4 stories\./)).toBeVisible()
    const { seed } = stored(SAVED_PREVIEW_KEY)
    answers['/api/stories'] = { status: 201, json: STORY }
    await user.click(screen.getByRole('button', { name: 'Create My Story Now' }))
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Your story is ready!' }))
    expect(calls).toEqual([
      { path: '/api/stories', body: expect.objectContaining({ childName: 'Mila', lifeSkill: 'courage', seed }) },
    ])
    await act(async () => {
      await jest.advanceTimersByTimeAsync(3000)
    })
    expect(push).toHaveBeenCalledWith('/story/abc')
  })

  it('in this very tab is made at once when the form comes back with its preview, once', async () => {
    await ready()
    const { seed } = stored(SAVED_PREVIEW_KEY)
    answers['/api/stories'] = { status: 201, json: STORY }
    cleanup()
    rememberPaidBook()
    setUp()
    await settled()
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Your story is ready!' }))
    expect(calls).toEqual([
      { path: '/api/stories', body: expect.objectContaining({ childName: 'Mila', lifeSkill: 'courage', seed }) },
    ])
    cleanup()
    setUp()
    await settled()
    expect(calls).toHaveLength(1)
  })

  it('that was spent meanwhile leads to the purchase, with nothing typed lost', async () => {
    const user = await ready()
    answers['/api/stories'] = {
      status: 402,
      json: { error: 'A complete story needs a purchase or a gift code.', code: 'payment_required' },
    }
    await user.click(screen.getByRole('button', { name: 'Create My Story Now' }))
    await waitFor(() => expect(push).toHaveBeenCalledWith('/purchase'))
    expect(lastToast()).toMatchObject({ description: 'A complete story needs a purchase or a gift code.' })
    expect(stored(SAVED_PREVIEW_KEY)).toMatchObject({ childName: 'Mila' })
  })
})

describe('a story paid by a gift code', () => {
  async function ready() {
    const user = await setUpFilled()
    await applyCode(user)
    await user.click(screen.getByRole('button', { name: 'Generate Story Preview' }))
    await screen.findByText('Gift Code Active')
    return user
  }
  const create = async (user: User) => {
    await user.click(screen.getByRole('button', { name: 'Create My Free Story Now!' }))
    await settled()
  }

  it.each([
    ['writing', null],
    ['held', 'A person reads your story first'],
  ] as const)('goes at once to one that is %s', async (state, title) => {
    const user = await ready()
    await user.type(screen.getByLabelText('Email for story delivery'), 'nan@example.org')
    answers[REDEEM] = { status: 202, json: { story: { ...STORY, state } } }
    const before = lastToast()
    await create(user)
    await waitFor(() => expect(push).toHaveBeenCalledWith('/story/abc'))
    expect(lastToast()?.title).toBe(title ?? before?.title)
  })

  it('is made, told for ten seconds, and opened after three', async () => {
    const user = await ready()
    expect(within(preview()).getByText('FREE')).toBeVisible()
    expect(within(preview()).getByText('WAGTALE1')).toBeVisible()
    expect(within(preview()).getByText(/digital PDF only/)).toBeVisible()
    const { seed } = stored(SAVED_PREVIEW_KEY)
    await user.type(screen.getByLabelText('Email for story delivery'), 'nan@example.org')
    answers[REDEEM] = { status: 201, json: { story: STORY } }
    await create(user)
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Your story is ready!', duration: 10_000 }))
    expect(calls.at(-1)).toMatchObject({
      path: REDEEM,
      body: {
        code: 'WAGTALE1',
        childName: 'Mila',
        childAge: '5-6',
        childGender: 'girl',
        pets: [
          {
            name: 'Biscuit',
            type: 'Dog',
            gender: 'male',
          },
        ],
        lifeSkill: 'courage',
        email: 'nan@example.org',
        language: 'en',
        seed,
      },
    })
    // What chance drew is no breed that was told.
    expect(JSON.stringify(calls.at(-1))).not.toMatch(/"(?:breed|colors)"/)
    expect(await screen.findByRole('button', { name: 'Creating Your Story...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(push).not.toHaveBeenCalled()
    await act(async () => {
      await jest.advanceTimersByTimeAsync(3000)
    })
    expect(push).toHaveBeenCalledWith('/story/abc')
    expect(localStorage.getItem(SAVED_PREVIEW_KEY)).toBeNull()
    expect(stored(DRAFT_KEY).seed).toBeUndefined()
  })

  it('needs an address to send it to', async () => {
    const user = await ready()
    await create(user)
    expect(lastToast()).toMatchObject({
      title: 'Email Required',
      description: 'Please enter your email address to receive your free story',
    })
    expect(screen.getByLabelText('Email for story delivery')).toHaveFocus()
    await user.type(screen.getByLabelText('Email for story delivery'), 'nan at home')
    await create(user)
    expect(lastToast()).toMatchObject({ title: 'Invalid Email', description: 'Please enter a valid email address' })
    expect(calls.filter((call) => call.path === REDEEM)).toEqual([])
  })

  it.each([
    [
      { status: 503, json: { error: 'The writer is busy', code: 'busy' } },
      'Story generation is temporarily busy. Please try again in a moment.',
    ],
    [
      { status: 503, json: { error: 'The database connection is not available right now.', code: 'unavailable' } },
      'Service temporarily unavailable. Please try again in a moment.',
    ],
    [
      { status: 400, json: { error: 'This gift code has already been used', code: 'code_used' } },
      'This gift code has already been used',
    ],
    [{ status: 502, json: '<html>Bad gateway</html>' }, 'Server returned 502'],
    [new TypeError('Failed to fetch'), 'Service temporarily unavailable. Please try again in a moment.'],
  ])('that fails with %j loses nothing', async (answer, description) => {
    const user = await ready()
    await user.type(screen.getByLabelText('Email for story delivery'), 'nan@example.org')
    answers[REDEEM] = answer
    await create(user)
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }))
    expect(screen.getByLabelText("Child's name")).toHaveValue('Mila')
    expect(screen.getByRole('button', { name: 'Create My Free Story Now!' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Remove Gift Code' })).toBeVisible()
  })

  it('that the server finds wrong marks the fields', async () => {
    const user = await ready()
    await user.type(screen.getByLabelText('Email for story delivery'), 'nan@example.org')
    answers[REDEEM] = {
      status: 400,
      json: {
        error: 'That name cannot be printed',
        code: 'invalid',
        fields: { 'pets.0.name': ['That name cannot be printed'] },
      },
    }
    await create(user)
    expect(await pet(1).findByText('That name cannot be printed')).toBeInTheDocument()
  })
})
