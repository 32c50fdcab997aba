// Renders single lines of text as a story has them, for the tests of a language.
import { createBook, restoreNames, spellingIn } from '../grammar/book'
import { expand } from '../grammar/expand'
import { parsePlan } from '../grammar/plan'
import { renderLine } from '../grammar/render-text'
import { joinTemplate } from '../grammar/template'
import { parseText } from '../grammar/text'
import { parseWords } from '../grammar/words'
import { words as older } from '../library/courage/5-8.en'
import { plan as olderPlan } from '../library/courage/5-8.plan'
import { words as youngest } from '../library/friendship/0-4.en'
import { plan as youngestPlan } from '../library/friendship/0-4.plan'
import { storyRequest } from '../../story/request'
import type { StoryRequestInput } from '../../story/request'
import type { StoryLanguage } from './language'

type Over = Partial<StoryRequestInput>

/** @param cast the pets, and a child's name as the language writes it */
export function linesIn(language: StoryLanguage, cast: Pick<StoryRequestInput, 'pets'> & Over) {
  // Only the cast and the level matter here, so the plan and the words may be any story's.
  const templates = {
    '0-4': joinTemplate(parsePlan(youngestPlan), parseWords(youngest), language),
    '5-8': joinTemplate(parsePlan(olderPlan), parseWords(older), language),
  }
  const bookOf = (over: Over = {}, level: keyof typeof templates = '5-8') =>
    createBook(
      templates[level],
      storyRequest.parse({
        childName: 'Mia',
        childAge: '5-6',
        childGender: 'girl',
        lifeSkill: 'courage',
        language: language.id,
        seed: 's',
        ...cast,
        ...over,
      }),
      undefined,
    )
  const rendered = (text: string, over?: Over, level?: keyof typeof templates): string =>
    renderLine(bookOf(over, level), parseText(text), 'test')
  /** As on a page, where pets are introduced. */
  function introduced(text: string, over?: Over): string {
    const book = bookOf(over)
    const voice = { book, key: 't', pet: book.partner, met: new Set<number>(), number: { plural: false } }
    return restoreNames(book, language.normalise(expand(parseText(text), voice), '5-8', spellingIn(book)))
  }
  return { bookOf, rendered, introduced }
}
