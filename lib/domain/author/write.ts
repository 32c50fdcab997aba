// The built-in author: turns a request into a whole manuscript. The same request and seed give the same book on every
// machine.
import { readingLevel } from '../story/lists'
import type { Manuscript, ManuscriptPage } from '../story/manuscript'
import type { Earlier, StoryRequest } from '../story/request'
import { createBook } from './grammar/book'
import type { Book } from './grammar/book'
import { fitBook } from './fit-book'
import { renderLine, renderPages } from './grammar/render-text'
import { loadStory } from './library/load'
import { toPlaceholder, type Names } from './names'
import { NoTemplateError } from './no-template'
import { withToldTraits } from '../story/told-traits'

const BUILT_IN_AUTHOR = 'built-in@1'

function renderBackMatter(
  book: Book,
  bookText: string,
): Pick<
  Manuscript,
  | 'extras'
  | 'refrain'
  | 'words'
  | 'questions'
  | 'interactiveElements'
  | 'hiddenSurprises'
  | 'summary'
  | 'recall'
  | 'deed'
  | 'memory'
  | 'day'
> {
  const { template } = book
  const line = (text: Parameters<typeof renderLine>[1], key: string) => renderLine(book, text, key)
  return {
    extras: template.extras.map((e) => ({ who: e.who, name: line(e.name, e.who), pronoun: e.pronoun })),
    refrain: line(template.refrain, 'refrain'),
    words: template.words.filter((w) => bookText.includes(w.word.toLowerCase())),
    questions: template.questions.map((q, i) => line(q, `question ${i}`)),
    interactiveElements: template.activities.map((a, i) => ({
      type: a.type,
      content: line(a.content, `activity ${i}`),
      ...(a.options.length ? { options: a.options.map((o, j) => line(o, `activity ${i} ${j}`)) } : {}),
    })),
    hiddenSurprises: template.surprises.map((s, i) => ({
      type: s.type,
      content: line(s.content, `surprise ${i}`),
      trigger: line(s.trigger, `trigger ${i}`),
    })),
    summary: line(template.summary, 'summary'),
    // A sequel uses them in the middle of a sentence.
    recall: template.language.inASentence(line(template.recall, 'recall')),
    deed: template.language.inASentence(line(template.deed, 'deed')),
    memory: rememberFor(book),
    ...dayOf(book),
  }
}

/** What the next book of the series may take up. */
function rememberFor(book: Book): Manuscript['memory'] {
  const { extras, keepsake, joke, language } = book.template
  const friend = extras.find(({ who }) => who.startsWith('friend'))
  return {
    ...(friend ? { friend: { name: renderLine(book, friend.name, friend.who), pronoun: friend.pronoun } } : {}),
    keepsake: language.inASentence(renderLine(book, keepsake, 'keepsake')),
    joke: renderLine(book, joke, 'joke'),
  }
}

/** What the story does with the day that was asked for; nothing if none was. */
function dayOf({ event, occasion, template, asksForDay }: Book): Pick<Manuscript, 'day'> {
  if (!asksForDay) return {}
  const part = event && template.days.get(event.id)
  return { day: part ?? (occasion === undefined ? 'none' : 'greeted') }
}

async function openStory(request: StoryRequest, earlier: Earlier | undefined): Promise<Book> {
  const level = readingLevel(request.childAge)
  const template = await loadStory(request.lifeSkill, level, request.language)
  if (!template) throw new NoTemplateError(request.lifeSkill, level)
  return createBook(template, await withToldTraits(request), earlier)
}

function renderBook(book: Book, pages: ManuscriptPage[]): Manuscript {
  const bookText = pages
    .map((p) => p.content)
    .join(' ')
    .toLowerCase()
  const { skill, level, language } = book.template
  return {
    title: renderLine(book, book.template.title, 'title'),
    language: language.id,
    lifeSkill: skill,
    level,
    author: BUILT_IN_AUTHOR,
    pages,
    ...renderBackMatter(book, bookText),
  }
}

/** @throws NoTemplateError if there is no story for this skill and age */
export async function writeStory(request: StoryRequest, earlier?: Earlier): Promise<Manuscript> {
  const { book, pages } = fitBook(await openStory(request, earlier))
  return renderBook(book, pages)
}

/** A manuscript with placeholders ({{CHILD}}, {{PET_1}} ...) for the buyer's texts, and their values. */
export interface Masked {
  manuscript: Manuscript
  names: Names
}

const namesIn = (book: Book): Names => new Map(book.masks.map((mask, i) => [mask, book.names[i] ?? '']))

/**
 * The same book with placeholders; with the names inserted (author/names) it is identical to writeStory's. For Claude,
 * who continues it.
 * @throws NoTemplateError like writeStory
 */
export async function writeMasked(request: StoryRequest, earlier?: Earlier): Promise<Masked> {
  // Room depends on the length of the real names.
  const { book } = fitBook(await openStory(request, earlier))
  const masked = { ...book, names: book.masks.map(toPlaceholder) }
  return { manuscript: renderBook(masked, renderPages(masked)), names: namesIn(book) }
}
