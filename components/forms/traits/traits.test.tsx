/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import DayNote from '@/components/create/form/day-note'
import { PetsSection } from '@/components/forms/cast/pets-section'
import { StoryFormContext, emptyForm, type StoryFormValues } from '@/components/forms/story-form-values'
import type { StoryRequest } from '@/lib/domain/story/request'
import messages from '@/messages/en/site.json'
import ChildTraits from './child-traits'
import PetTraits from './pet-traits'
import { ShortName } from './short-name'

jest.setTimeout(30_000)
jest.mock('@/lib/domain/author/world/story-days', () => ({
  STORY_DAYS: { courage: { '5-8': { easter: 'greeted' } }, honesty: { '5-8': { easter: 'plot' } } },
}))
let languages = ['en']
jest.mock('@/components/forms/book-languages', () => ({
  bookLanguages: { subscribe: () => () => undefined, read: () => languages },
}))
jest.mock('@/lib/browser/fetch-once-store', () => ({
  useFetchedOnce: (store: { read: () => unknown }) => store.read(),
}))

beforeEach(() => {
  languages = ['en']
})

let values: () => StoryFormValues
function Form({ given, children }: { given: Partial<StoryFormValues>; children: React.ReactNode }) {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({ defaultValues: { ...emptyForm('en'), ...given } })
  useEffect(() => {
    values = form.getValues
  }, [form])
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoryFormContext value={form}>{children}</StoryFormContext>
    </NextIntlClientProvider>
  )
}
const [blank] = emptyForm('en').pets
if (!blank) throw new Error('the form begins with a pet')
const chosen = { childAge: '5-6', lifeSkill: 'courage' } as const
const rusty = { ...blank, name: 'Rusty', type: 'Dog' } as const
const show = (children: React.ReactNode, given: Partial<StoryFormValues> = {}) => {
  render(<Form given={{ ...chosen, pets: [rusty], ...given }}>{children}</Form>)
  return userEvent.setup()
}

test('three traits are chosen by kind; then the others wait until one is taken back', async () => {
  const user = show(<PetTraits index={0} />)
  await user.click(within(screen.getByRole('group', { name: 'Steals' })).getByRole('checkbox', { name: 'socks' }))
  await user.click(screen.getByRole('checkbox', { name: 'howls' }))
  await user.click(screen.getByRole('checkbox', { name: 'three legs' }))
  expect(values().pets[0]?.traits).toEqual(['socks', 'howls', 'threelegs'])
  expect(screen.getByText('3 of 3 chosen')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'digs' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'socks' }))
  expect(screen.getByRole('checkbox', { name: 'digs' })).toBeEnabled()
  expect(screen.getByText('In the story: howls, three legs.')).toBeVisible()
})

test('what an animal can’t be is not offered, and one chosen before is left out with words', () => {
  show(<PetTraits index={0} />, { pets: [{ ...rusty, type: 'Fish', traits: ['threelegs', 'oneeye'] }] })
  expect(screen.queryByRole('checkbox', { name: 'three legs' })).toBeNull()
  expect(screen.getByText('In the story: one eye.')).toBeVisible()
  expect(screen.getByText('Left out, since this animal can’t: three legs.')).toBeVisible()
})

test('own words: it says what the story uses, and what only the picture may', async () => {
  const user = show(<PetTraits index={0} />)
  await user.type(screen.getByLabelText('In your own words'), 'Steals socks, one blue eye')
  expect(await screen.findByText('In the story: Steals socks.')).toBeVisible()
  expect(screen.getByText('Only for the picture, where it tells of breed or colour: one blue eye.')).toBeVisible()
  expect(screen.queryByText(/Claude/)).toBeNull()
})

test('where Claude writes, it says that the words go there', async () => {
  languages = ['en', 'de', 'fr']
  const user = show(<ChildTraits />)
  await user.type(screen.getByLabelText('In your own words'), 'collects stones, has a brother')
  expect(await screen.findByText('In the story: collects stones.')).toBeVisible()
  expect(screen.getByText('Not in this story: has a brother.')).toBeVisible()
  expect(screen.getByText(/sent to Claude/)).toBeVisible()
})

test('of a pet that isn’t the first the story uses nothing, and says so', () => {
  show(<PetTraits index={1} />, { pets: [rusty, { ...blank, name: 'Pip', type: 'Bird', traits: ['digs'] }] })
  expect(screen.getByText('Not in this story: digs.')).toBeVisible()
  expect(screen.queryByText(/^In the story/)).toBeNull()
})

test('as long as no story is chosen, it says when it will be known', () => {
  show(<ChildTraits />, { childTraits: ['dark'], lifeSkill: '' })
  expect(screen.getByText(/^Once age and life skill are chosen/)).toBeVisible()
})

test.each([
  ['Isabella Rose', true],
  ['Maximiliano', true],
  ['Mila', false],
])('%s: asked for a short name: %s', (childName, asksFor) => {
  show(<ShortName of="child" />, { childName })
  expect(screen.queryByLabelText(`What do you call ${childName}?`) !== null).toBe(asksFor)
})

test('the same name twice: it says what the story says', () => {
  show(<PetsSection />, { childName: 'zoe', pets: [{ ...blank, name: 'Zoe', type: 'Cat' }] })
  expect(screen.getByText('The same name twice: the story says “Zoe the cat”.')).toBeVisible()
})

test('a day that the story only greets: another that takes it can be chosen', async () => {
  const user = show(<DayNote />, { specialEvent: 'easter' })
  expect(screen.getByText('This story only greets your day: Easter.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose Honesty' }))
  await waitFor(() => expect(values().lifeSkill).toBe('honesty'))
  expect(screen.getByText('This story takes your day into its plot: Easter.')).toBeVisible()
})
