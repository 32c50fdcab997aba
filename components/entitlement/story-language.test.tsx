/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { bookLanguages } from '@/components/forms/book-languages'
import type { Language } from '@/lib/domain/story/lists'
import messages from '@/messages/hi/site.json'
import { StoryLanguage } from './story-language'

const shown = (props: ComponentProps<typeof StoryLanguage>, locale: Language = 'hi') => {
  const { container, unmount } = render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <StoryLanguage {...props} />
    </NextIntlClientProvider>,
  )
  const words = container.textContent
  unmount()
  return words === messages.create.storyInEnglish
}

test('beside the price: a story in English is told where no author writes the shop’s language, and only there', () => {
  act(() => bookLanguages.set(['en']))
  expect([shown({}), shown({ language: 'hi' }), shown({}, 'en')]).toEqual([true, false, false])
  act(() => bookLanguages.set(['en', 'hi']))
  expect([shown({}), shown({ whole: true })]).toEqual([false, true])
})
