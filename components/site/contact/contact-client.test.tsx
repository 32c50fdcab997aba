/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/site.json'
import { ContactClient } from './contact-client'

interface Answer {
  status: number
  json: unknown
}
let answers: (Answer | Error)[] = []
const sent: unknown[] = []

beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  const fetch = async (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    const answer = answers.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch')
    return {
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      text: async () => JSON.stringify(answer.json),
    }
  }
  Object.assign(global, { fetch })
})

const open = () =>
  render(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="UTC">
      <ContactClient />
    </NextIntlClientProvider>,
  )
async function write(user = userEvent.setup()) {
  await user.type(screen.getByLabelText('Name'), 'Ann')
  await user.type(screen.getByLabelText('Email'), 'ann@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'Order Support')
  await user.type(screen.getByLabelText('Message'), 'Where is the book?')
  return user
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send Message' }))

test('says what is missing, and sends nothing', async () => {
  open()
  await press(userEvent.setup())
  expect(await screen.findByText('Please enter your name')).toBeVisible()
  for (const words of ['Valid email is required', 'Please choose a subject', 'Message must be at least 10 characters'])
    expect(screen.getByText(words)).toBeVisible()
  expect(sent).toEqual([])
})

test('a sent message gives way to the news, and another one starts empty', async () => {
  answers = [{ status: 200, json: { success: true } }]
  open()
  const user = await write()
  await press(user)
  expect(await screen.findByRole('heading', { name: 'It is in our basket' })).toHaveFocus()
  expect(sent).toEqual([
    { name: 'Ann', email: 'ann@example.com', subject: 'Order Support', message: 'Where is the book?', language: 'fr' },
  ])
  await user.click(screen.getByRole('button', { name: 'Send Another Message' }))
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test.each<[string, Answer | Error, string]>([
  ['a fault', { status: 500, json: { error: 'no', code: 'unexpected' } }, 'Failed to send message. Please try again.'],
  ['no answer', new TypeError('Failed to fetch'), 'Failed to send message. Please try again.'],
  [
    'too many tries',
    { status: 429, json: { error: 'Please wait 60 min.', code: 'rate_limited' } },
    'Please wait 60 min.',
  ],
])('after %s nothing typed is lost, not by a reload either', async (_, answer, words) => {
  answers = [answer]
  const { unmount } = open()
  await press(await write())
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByLabelText('Message')).toHaveValue('Where is the book?')
  unmount()
  open()
  expect(screen.getByLabelText('Message')).toHaveValue('Where is the book?')
  expect(screen.getByLabelText('Subject')).toHaveValue('Order Support')
})

test('what the server finds wrong stands at its field', async () => {
  answers = [{ status: 400, json: { error: 'x', code: 'invalid', fields: { email: ['Valid email is required'] } } }]
  open()
  await press(await write())
  expect(await screen.findByText('Valid email is required')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
