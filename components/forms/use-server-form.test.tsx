/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { Component, type ReactNode } from 'react'
import messages from '@/messages/en/site.json'
import { useServerForm } from './use-server-form'

// Next exports the question, but no way to make such an error.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  unstable_isUnrecognizedActionError: (error: unknown) => error instanceof ActionOfAnOlderBuild,
}))
class ActionOfAnOlderBuild extends Error {}

// At once, so that what isn’t given back a second time would be seen.
jest.mock('@/lib/browser/when-idle', () => ({ whenIdle: (work: () => void) => void work() }))

interface Refusal {
  error: string
}
type Act = (before: Refusal | null, form: FormData) => Promise<Refusal | null>

function Letter({ act }: { act: Act }) {
  const { answer, busy, form } = useServerForm(act, { noAnswer: { error: 'Not reached' } })
  return (
    <form {...form}>
      <input name="body" aria-label="Body" defaultValue="" />
      <button disabled={busy}>Send</button>
      <p role="status">{answer?.error}</p>
    </form>
  )
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { caught: '' }
  static getDerivedStateFromError = (error: Error) => ({
    caught: 'digest' in error ? String(error.digest) : error.message,
  })
  override render = () => (this.state.caught ? <output>{this.state.caught}</output> : this.props.children)
}

const open = (act: Act) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Boundary>
        <Letter act={act} />
      </Boundary>
    </NextIntlClientProvider>,
  )

async function send(act: Act) {
  open(act)
  await userEvent.type(screen.getByLabelText('Body'), 'On Monday')
  await userEvent.click(screen.getByRole('button'))
}

test.each<[string, Act, string]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Not reached'],
  [
    'too much',
    () => Promise.reject(new Error('too_large')),
    'That is more than can be sent at once. Please shorten it and try again.',
  ],
  ['a refusal', () => Promise.resolve({ error: 'Answered meanwhile' }), 'Answered meanwhile'],
])('%s is said, and what was typed stays', async (_, act, words) => {
  await send(act)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Body')).toHaveValue('On Monday')
})

test('what is said below the screen’s edge is brought into view, unless a field is wrong', async () => {
  const brought = jest.fn()
  Element.prototype.scrollIntoView = brought
  await send(() => Promise.resolve({ error: 'Sent to you' }))
  await screen.findByText('Sent to you')
  await waitFor(() => expect(brought.mock.contexts.at(-1)).toBe(screen.getByRole('status')))
  brought.mockClear()
  screen.getByLabelText('Body').setAttribute('aria-invalid', 'true')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByLabelText('Body')).toHaveFocus())
  expect(brought).not.toHaveBeenCalled()
})

test('a server that was renewed meanwhile is no lost connection; the page, loaded anew, has what was typed, once', async () => {
  const gone: Act = () => Promise.reject(new ActionOfAnOlderBuild())
  await send(gone)
  expect(await screen.findByText('This page has been renewed since you opened it. Please load it again.')).toBeVisible()
  for (const typed of ['On Monday', '']) {
    cleanup()
    open(gone)
    expect(screen.getByLabelText('Body')).toHaveValue(typed)
  }
})

test.each([
  [true, 'This page has been renewed since you opened it. Please load it again.'],
  [false, 'Not reached'],
])('a script that does not come, with a server that is there (%s)', async (there, words) => {
  globalThis.fetch = there
    ? jest.fn().mockResolvedValue({ ok: true })
    : jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  await send(() => Promise.reject(Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })))
  expect(await screen.findByText(words)).toBeVisible()
  cleanup()
  sessionStorage.clear()
})

test('what was taken is gone from the form', async () => {
  const sent: unknown[] = []
  await send((_, form) => {
    sent.push(Object.fromEntries(form))
    return Promise.resolve(null)
  })
  expect(sent).toEqual([{ body: 'On Monday' }])
  expect(screen.getByLabelText('Body')).toHaveValue('')
})

test('a redirect by the action goes on to where it leads', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  await send(async () => redirect('/admin/dashboard'))
  expect(await screen.findByText(/^NEXT_REDIRECT;.*\/admin\/dashboard/)).toBeVisible()
  logged.mockRestore()
})
