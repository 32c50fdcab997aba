/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { Suspense } from 'react'
import { credits } from '@/components/entitlement/credits'
import { paymentMethodsStore } from '@/components/entitlement/payment-methods-store'
import { bookLanguages } from '@/components/forms/book-languages'
import { loadSequelChoice } from '@/components/forms/sequel-choice'
import type { SequelStart } from '@/lib/domain/story/sequel'
import messages from '@/messages/en/site.json'
import { SequelForm } from './sequel-form'

jest.setTimeout(60_000)
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a>,
}))

const start: SequelStart = {
  previousStoryId: 'before',
  title: 'Only a Sock',
  cover: '',
  lastPlace: null,
  remaining: 3,
  toldSkills: ['courage'],
  family: {
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    language: 'en',
    childTraits: ['dark'],
    childDescription: '',
    pets: [
      { name: 'Bo', type: 'Dog', gender: 'male', traits: ['socks'], description: 'howls at the moon' },
      { name: 'Pip', type: 'Bird', gender: 'unknown' },
    ],
  },
}
const onMake = jest.fn()
const show = () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Suspense>
        <SequelForm start={start} busy={false} onMake={onMake} />
      </Suspense>
    </NextIntlClientProvider>,
  )
  return userEvent.setup()
}
beforeEach(() => {
  act(() => {
    credits.set(0)
    bookLanguages.set(['en'])
    paymentMethodsStore.set({ card: true, stores: { stanstore: false, shopify: false } })
  })
  localStorage.clear()
  onMake.mockClear()
})

test('what was told for the book before is chosen already, says what the story uses, and can be changed', async () => {
  const user = show()
  expect(await screen.findByRole('checkbox', { name: 'the dark' }, { timeout: 20_000 })).toBeChecked()
  const thefts = await screen.findByRole('group', { name: 'Steals' }, { timeout: 20_000 })
  expect(within(thefts).getByRole('checkbox', { name: 'socks' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Sharing & Kindness' }))
  expect(await screen.findByText('In the story: the dark.')).toBeVisible()
  await user.click(within(thefts).getByRole('checkbox', { name: 'socks' }))
  await user.click(within(thefts).getByRole('checkbox', { name: 'spoons' }))
  await user.click(screen.getByRole('button', { name: 'Create Sequel Story' }))
  const own = {
    childTraits: ['dark'],
    pets: [
      { traits: ['spoons'], description: 'howls at the moon' },
      { traits: [], description: '' },
    ],
  }
  expect(onMake).toHaveBeenCalledWith(expect.objectContaining({ ...own, lifeSkill: 'sharing' }), null)
  // It survives the way to the till.
  expect(loadSequelChoice()).toMatchObject({ previousStoryId: 'before', ...own })
})

test('a skill that the series has had says so and cannot be chosen', async () => {
  show()
  const radio = await screen.findByRole(
    'radio',
    { name: /Overcoming Fears.*In this series already/ },
    { timeout: 20_000 },
  )
  expect(radio).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Sharing & Kindness' })).toBeEnabled()
})

test('who has a credit is told so before the first question, and sees no price', async () => {
  act(() => credits.set(2))
  show()
  const form = await screen.findByRole('form', { name: 'The sequel' })
  expect(form.firstElementChild).toHaveTextContent('Your book is paid for: you can make 2 stories.')
  expect(form).not.toHaveTextContent('A$')
})

test('who has none sees the price', async () => {
  show()
  expect(await screen.findByRole('form', { name: 'The sequel' })).toHaveTextContent('A$9.99')
})

test('where nothing can be bought, that is said before the form, and no price', async () => {
  act(() => paymentMethodsStore.set({ card: false, stores: { stanstore: false, shopify: false } }))
  show()
  const form = await screen.findByRole('form', { name: 'The sequel' })
  const closed = screen.getByRole('heading', { name: 'Nothing can be bought here yet' })
  expect(closed.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(form).not.toHaveTextContent('A$')
})
