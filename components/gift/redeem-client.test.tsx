/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { toastEntries } from '@/components/ui/toast-store'
import messages from '@/messages/en/site.json'
import { RedeemClient } from './redeem-client'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

type Answer = { status?: number; json: unknown } | Error
let answers: (Answer | Promise<Answer>)[] = []
const sent: unknown[] = []
const fakeFetch = async (_: string, init: { body: string }) => {
  sent.push(JSON.parse(init.body))
  const answer = await answers.shift()
  if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('Failed to fetch')
  const { status = 200, json } = answer
  return { ok: status < 400, status, statusText: '', text: async () => JSON.stringify(json) }
}

function open() {
  const user = userEvent.setup()
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RedeemClient />
    </NextIntlClientProvider>,
  )
  return user
}
const field = () => screen.getByLabelText('Gift code', { selector: 'input' })
const validate = () => screen.getByRole('button', { name: 'Validate' })
const lastToast = () => toastEntries()[0]

beforeEach(() => {
  answers = []
  sent.length = 0
  Object.assign(globalThis, { fetch: fakeFetch })
})

test('nothing typed, or only spaces: asked for a code, and nobody is called', async () => {
  const user = open()
  await user.click(validate())
  expect(screen.getByText('Please enter a gift code')).toBeVisible()
  await user.type(field(), '   {Enter}')
  expect(screen.getByText('Please enter a gift code')).toBeVisible()
  expect(field()).toBeInvalid()
  expect(sent).toEqual([])
})

test.each([
  ['blanks and a dash', ' wagt-ale1 x'],
  ['a long dash and no-break spaces', 'WAGT\u00a0–\u00a0ALE1'],
  ['a hyphen that doesn’t break', 'wagt\u2011ale1'],
  ['the invisible signs of an Arabic letter', '\u2068WAGTALE1\u2069\n'],
])('a code is upper case and eight characters, pasted with %s', async (_, pasted) => {
  const user = open()
  await user.click(field())
  await user.paste(pasted)
  expect(field()).toHaveValue('WAGTALE1')
})

test('a code that is good takes away what was said of the one before', async () => {
  answers = [
    { json: { valid: false, reason: 'This gift code is not valid' } },
    { json: { valid: true, giftCode: { code: 'WAGTALE1' } } },
  ]
  const user = open()
  await user.type(field(), 'nope1234{Enter}')
  expect(await screen.findByText('This gift code is not valid')).toBeVisible()
  expect(lastToast()).toMatchObject({ title: 'Invalid Gift Code', open: true })
  await user.clear(field())
  await user.type(field(), 'wagtale1{Enter}')
  await screen.findByRole('heading', { name: 'This code is good' })
  expect(lastToast()).toMatchObject({ title: 'Invalid Gift Code', open: false })
})

test('a good code leads to the creation screen with it', async () => {
  answers = [{ json: { valid: true, giftCode: { code: 'WAGTALE1' } } }]
  const user = open()
  await user.type(field(), 'wagtale1{Enter}')
  expect(await screen.findByRole('heading', { name: 'This code is good' })).toHaveFocus()
  expect(sent).toEqual([{ code: 'WAGTALE1' }])
  expect(screen.getByRole('link', { name: 'Create Your Free Story' })).toHaveAttribute(
    'href',
    '/story-preview?gift_code=WAGTALE1',
  )
  await user.click(screen.getByRole('button', { name: 'Try another code' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
})

test.each([
  ['This gift code has expired', 'This gift code has expired'],
  [undefined, 'This gift code is not valid'],
])('a code that is not good says why: %s', async (reason, text) => {
  answers = [{ json: { valid: false, reason } }]
  const user = open()
  await user.type(field(), 'OLDCODE1')
  await user.click(validate())
  expect(await screen.findByText(text)).toBeVisible()
  expect(lastToast()).toMatchObject({ title: 'Invalid Gift Code', description: text, variant: 'destructive' })
  expect(field()).toHaveValue('OLDCODE1')
})

test.each<[Answer, string]>([
  [new TypeError('Failed to fetch'), 'Failed to validate gift code'],
  [{ status: 500, json: null }, 'Failed to validate gift code'],
  [
    { status: 429, json: { error: 'Too many tries (rate limit). Please wait 9 min and try again.' } },
    'Too many tries (rate limit). Please wait 9 min and try again.',
  ],
])('a call that fails says so, and can be made again: %o', async (failure, text) => {
  answers = [failure, { json: { valid: true } }]
  const user = open()
  await user.type(field(), 'WAGTALE1{Enter}')
  expect(await screen.findByText(text)).toBeVisible()
  expect(lastToast()).toMatchObject({ title: 'Error', description: text })
  await user.click(validate())
  expect(await screen.findByRole('link', { name: 'Create Your Free Story' })).toBeVisible()
})

test('an answer to a code that has been changed meanwhile is not taken for the new one', async () => {
  let answer: (given: Answer) => void = () => undefined
  answers = [
    new Promise<Answer>((resolve) => {
      answer = resolve
    }),
  ]
  const user = open()
  await user.type(field(), 'WAGTALE1{Enter}')
  expect(screen.getByRole('button', { name: 'Checking...' })).toBeVisible()
  await user.type(field(), '{Backspace}2')
  answer({ json: { valid: true } })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(screen.queryByText('This code is good')).toBeNull()
  expect(field()).toHaveValue('WAGTALE2')
  expect(validate()).toBeVisible()
})
