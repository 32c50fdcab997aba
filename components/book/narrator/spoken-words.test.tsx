/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { buildSpokenPages } from '@/lib/domain/book/narration/spoken'
import { splitWords } from '@/lib/domain/book/narration/script'
import type { Language } from '@/lib/domain/story/lists'
import { SpokenPiece } from './spoken-words'

/** What stands out of the piece as the whole of what is said of the page is read, word by word. */
function litUp(text: string, spoken: string, language: Language): string[] {
  return splitWords(spoken, language).flatMap((word) => {
    const { container } = render(<SpokenPiece text={text} spoken={spoken} word={word} />)
    return [...container.querySelectorAll('[data-spoken]')].map((one) => one.textContent)
  })
}
const [title = '', end = ''] = buildSpokenPages(
  [
    { pageNumber: 1, content: '', isTitle: true, isEndPage: false },
    { pageNumber: 2, content: '', isTitle: false, isEndPage: true },
  ],
  {
    title: 'Mila and Biscuit Wait',
    names: ['Mila', 'Biscuit'],
    language: 'en',
    phrases: bookPhrases('en', ['Mila', 'Biscuit']),
  },
)

it.each([
  ['names, which stand in the title too', 'Mila and Biscuit', title, ['Mila', 'and', 'Biscuit']],
  ['the end', 'The End', end, ['The', 'End']],
  [
    'thanks, of which only the beginning is said',
    'Thank you for reading with Mila and Biscuit. Every good story deserves a second look.',
    end,
    ['Thank', 'you', 'for', 'reading', 'with', 'Mila', 'and', 'Biscuit'],
  ],
  ['what the interface says in another language', 'Fin', end, []],
])('the words of a title page and of the last one light up: %s', (_what, text, spoken, lit) =>
  expect(litUp(text, spoken, 'en')).toEqual(lit),
)
