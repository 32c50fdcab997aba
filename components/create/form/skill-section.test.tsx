/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useForm } from 'react-hook-form'
import { emptyForm, StoryFormContext, type StoryFormValues } from '@/components/forms/story-form-values'
import { writtenStories } from '@/lib/domain/author/library/load'
import type { StoryRequest } from '@/lib/domain/story/request'
import english from '@/messages/en/site.json'
import german from '@/messages/de/site.json'
import japanese from '@/messages/ja/site.json'
import french from '@/messages/fr/site.json'
import spanish from '@/messages/es/site.json'
import { BookLanguage } from '../book-language'
import { bookLanguages } from '@/components/forms/book-languages'
import { WrittenStoriesContext } from '../written-stories'
import { SkillSection } from './skill-section'

const MESSAGES = { en: english, de: german, es: spanish, fr: french, ja: japanese }

function Form({ locale, age }: { locale: keyof typeof MESSAGES; age: StoryFormValues['childAge'] }) {
  const form = useForm<StoryFormValues, unknown, StoryRequest>({
    defaultValues: { ...emptyForm(locale), childAge: age },
  })
  return (
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]}>
      <WrittenStoriesContext value={writtenStories(locale)}>
        <StoryFormContext value={form}>
          <BookLanguage />
          <SkillSection />
        </StoryFormContext>
      </WrittenStoriesContext>
    </NextIntlClientProvider>
  )
}

const marked = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => /Deutsch|français|español|日本語/.test(radio.closest('label')?.textContent ?? ''))
    .map((radio) => radio.getAttribute('value'))

beforeEach(() => bookLanguages.set(['en']))

test('marks only the skills whose story for the chosen age is in the language of the shop', () => {
  const { unmount } = render(<Form locale="de" age="5-6" />)
  expect(marked()).toEqual(['courage'])
  unmount()
  render(<Form locale="de" age="3-4" />)
  expect(marked()).toEqual(['friendship'])
})

test('in the French shop the same skills are marked as written in French', async () => {
  const user = userEvent.setup()
  render(<Form locale="fr" age="5-6" />)
  expect(marked()).toEqual(['courage'])
  const [courage] = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('value') === 'courage')
  if (!courage) throw new Error('courage is no choice')
  await user.click(courage)
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Cette histoire est écrite en français.')
})

test.each(['es', 'ja'] as const)('in the shop /%s the same skills are marked', (locale) => {
  const { unmount } = render(<Form locale={locale} age="5-6" />)
  expect(marked()).toEqual(['courage'])
  unmount()
  render(<Form locale={locale} age="3-4" />)
  expect(marked()).toEqual(['friendship'])
})

test('marks nothing before an age is chosen, and says that some stories are in the language', () => {
  render(<Form locale="de" age="" />)
  expect(marked()).toEqual([])
  expect(screen.getByText(/Einige Geschichten sind auf Deutsch geschrieben/)).toBeInTheDocument()
})

test('says of the chosen skill in which language its story is', async () => {
  const user = userEvent.setup()
  render(<Form locale="de" age="5-6" />)
  await user.click(screen.getByRole('radio', { name: /^Ängste überwinden/ }))
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Diese Geschichte ist auf Deutsch geschrieben.')
  await user.click(screen.getByRole('radio', { name: /^Teilen/ }))
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Diese Geschichte gibt es vorerst auf Englisch.')
})

test('where an author writes any book in the language, nothing is marked', () => {
  bookLanguages.set(['en', 'de'])
  render(<Form locale="de" age="5-6" />)
  expect(marked()).toEqual([])
  expect(screen.getByText(/Dein Buch wird auf Deutsch geschrieben/)).toBeInTheDocument()
})

test('the English shop marks nothing', () => {
  render(<Form locale="en" age="5-6" />)
  expect(marked()).toEqual([])
  expect(screen.getByRole('radiogroup')).not.toHaveAccessibleDescription()
})
