/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { redirect } from 'next/navigation'
import { Component, type ReactNode } from 'react'
import { useFormAnswer } from './use-form-answer'

interface Refusal { error: string }
type Act = (before: Refusal | null, form: FormData) => Promise<Refusal | null>

function Letter({ act }: { act: Act }) {
  const { answer, busy, form } = useFormAnswer(act, { noAnswer: { error: 'Not reached' } })
  return <form {...form}><input name="body" aria-label="Body" defaultValue="" /><button disabled={busy}>Send</button><p role="status">{answer?.error}</p></form>
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { caught: '' }
  static getDerivedStateFromError = (error: Error) => ({ caught: 'digest' in error ? String(error.digest) : error.message })
  override render = () => (this.state.caught ? <output>{this.state.caught}</output> : this.props.children)
}

async function send(act: Act) {
  render(<Boundary><Letter act={act} /></Boundary>)
  await userEvent.type(screen.getByLabelText('Body'), 'On Monday')
  await userEvent.click(screen.getByRole('button'))
}

test.each<[string, Act, string]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Not reached'],
  ['a refusal', () => Promise.resolve({ error: 'Answered meanwhile' }), 'Answered meanwhile'],
])('%s is said, and what was typed stays', async (_, act, words) => {
  await send(act)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Body')).toHaveValue('On Monday')
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
  const seen = jest.spyOn(console, 'error').mockImplementation(() => {})
  await send(async () => redirect('/admin/dashboard'))
  expect(await screen.findByText(/^NEXT_REDIRECT;.*\/admin\/dashboard/)).toBeVisible()
  seen.mockRestore()
})
