/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/site.json'
import type { FormAction } from './form-result'
import { NewsletterForm } from './newsletter-form'

const text = {
  title: 'Newsletter',
  email: 'Your email',
  send: 'Send',
  sending: 'Sending...',
  sent: 'Look in your inbox',
  wrong: 'No address',
  noAnswer: 'Not reached',
}

async function type(subscribe: FormAction) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <NewsletterForm subscribe={subscribe} language="fr" fieldClassName="" text={text} />
    </NextIntlClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Your email'), 'ann@example.com')
  await user.click(screen.getByRole('button', { name: 'Send' }))
}

test.each<[string, FormAction, string]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Not reached'],
  [
    'a refusal',
    () => Promise.resolve({ done: false, error: 'Please wait 60 min.', code: 'rate_limited' }),
    'Please wait 60 min.',
  ],
  ['an address that is none', () => Promise.resolve({ done: false, error: 'English', code: 'invalid' }), 'No address'],
])('%s is said below, and the address stays', async (_, subscribe, words) => {
  await type(subscribe)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Your email')).toHaveValue('ann@example.com')
})

test('what is sent is the address and the language', async () => {
  const sent: unknown[] = []
  await type((_, form) => {
    sent.push(Object.fromEntries(form))
    return Promise.resolve({ done: true })
  })
  expect(await screen.findByText('Look in your inbox')).toBeVisible()
  expect(sent).toEqual([{ email: 'ann@example.com', language: 'fr' }])
})
