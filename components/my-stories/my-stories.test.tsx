/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { dismissToast, toastEntries } from '@/components/ui/toast-store'
import { DRAFT_KEY } from '@/lib/domain/story/storage-keys'
import type { ListedBook, ListedSeries } from '@/lib/domain/book/my-stories'
import messages from '@/messages/en/site.json'
import type { BookMenuActions } from './book-menu'
import { FindForm } from './find-form'
import { SeriesList } from './series-list'

const mockRefresh = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children, ...rest }: { href: string; children?: ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
  useRouter: () => ({ refresh: mockRefresh }),
}))

const book = (over: Partial<ListedBook> = {}): ListedBook => ({
  id: 'a',
  title: 'Mila Meets the Sea',
  language: 'en',
  childName: 'Mila',
  petName: 'Biscuit',
  petType: 'Dog',
  seriesNumber: 1,
  state: 'ready',
  cover: '/api/stories/a/pages/0/picture.svg?v=1',
  hidden: false,
  ...over,
})
const series = (books: ListedBook[], over: Partial<ListedSeries> = {}): ListedSeries => ({
  key: 'k',
  childName: 'Mila',
  petName: 'Biscuit',
  books,
  count: books.length,
  remaining: 10 - books.length,
  last: books.at(-1) ?? null,
  ...over,
})

const ok: () => ReturnType<BookMenuActions['rename']> = async () => ({ ok: true })
const actions = { rename: jest.fn(ok), hide: jest.fn(ok), erase: jest.fn(ok) } satisfies BookMenuActions
const show = (one: ListedSeries) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SeriesList id="series-1" series={one} actions={actions} />
    </NextIntlClientProvider>,
  )
const open = async (title: string) => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: `Change: ${title}` }))
  return { user, dialog: within(screen.getByRole('dialog', { name: title })) }
}
beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  for (const { id } of toastEntries()) dismissToast(id)
})

it('shows each book with its number and address, and how many the series has', () => {
  show(series([book(), book({ id: 'b', seriesNumber: 2, state: 'writing', title: '', cover: null })], { count: 3 }))
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/story/a', expect.stringMatching(/^#1/)],
    ['/story/b', expect.stringMatching(/^#2.*being written$/)],
  ])
  expect(screen.getByText('3 of 10 stories')).toBeInTheDocument()
})

it('erases only after it has asked again, and forgets what this browser keeps of the book', async () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ childName: 'Mila' }))
  show(series([book()]))
  const { user, dialog } = await open('Mila Meets the Sea')
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
  expect(actions.erase).not.toHaveBeenCalled()
  expect(dialog.getByText(/can’t be brought back/)).toHaveFocus()
  await user.click(dialog.getByRole('button', { name: 'Erase the book' }))
  expect(actions.erase).toHaveBeenCalledWith({ id: 'a' })
  await waitFor(() => expect(mockRefresh).toHaveBeenCalled())
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
})

it('keeps a title that was refused, with the reason, and sends none that is blank', async () => {
  actions.rename.mockResolvedValueOnce({ ok: false, error: 'Please choose kinder ones.' })
  show(series([book()]))
  const { user, dialog } = await open('Mila Meets the Sea')
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, '  {Enter}')
  expect(await dialog.findByText('Please enter a title')).toBeInTheDocument()
  expect(actions.rename).not.toHaveBeenCalled()
  await user.type(title, 'Rude{Enter}')
  expect(await dialog.findByText('Please choose kinder ones.')).toBeInTheDocument()
  expect(title).toHaveValue('  Rude')
  expect(mockRefresh).not.toHaveBeenCalled()
})

it('a book that is being written can be put away, not erased or renamed', async () => {
  show(series([book({ state: 'writing' })]))
  const { user, dialog } = await open('Mila Meets the Sea')
  expect(dialog.queryByRole('button', { name: 'Erase for good' })).toBeNull()
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Put away' }))
  expect(actions.hide).toHaveBeenCalledWith({ id: 'a', hidden: true })
})

it('asks for a letter, and keeps what was typed when it is refused', async () => {
  const find = jest.fn(async (): Promise<{ done: true } | { done: false; error: string; code: string }> => ({
    done: false,
    error: 'x',
    code: 'invalid',
  }))
  const text = {
    title: 'Find',
    email: 'Email',
    send: 'Send',
    sending: '...',
    sent: 'On its way.',
    wrong: 'Please enter a valid email address',
    noAnswer: 'Not reached',
  }
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FindForm find={find} language="en" text={text} />
    </NextIntlClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nan@{Enter}')
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('nan@')
  find.mockResolvedValueOnce({ done: true })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('On its way.')).toBeInTheDocument()
})
