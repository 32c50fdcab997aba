// The built-in author: a request becomes a whole manuscript. The same request and seed give the same book on every machine.
import { readingLevel } from '../story/lists'
import type { Manuscript } from '../story/manuscript'
import type { Earlier, StoryRequest } from '../story/request'
import { openBook, restoreNames } from './grammar/book'
import type { Book } from './grammar/book'
import { tellLine, tellPages } from './grammar/tell'
import { loadStory } from './library/load'
import { NoTemplateError } from './no-template'

const BUILT_IN_AUTHOR = 'built-in@1'

function tellMatter(book: Book, told: string): Pick<Manuscript, 'extras' | 'refrain' | 'words' | 'questions' | 'interactiveElements' | 'hiddenSurprises' | 'summary' | 'recall'> {
  const { template } = book
  const line = (text: Parameters<typeof tellLine>[1], key: string) => tellLine(book, text, key)
  return {
    extras: template.extras.map((e) => ({ who: e.who, name: line(e.name, e.who), pronoun: e.pronoun })),
    refrain: line(template.refrain, 'refrain'),
    words: template.words.filter((w) => told.includes(w.word.toLowerCase())),
    questions: template.questions.map((q, i) => line(q, `question ${i}`)),
    interactiveElements: template.activities.map((a, i) => ({
      type: a.type, content: line(a.content, `activity ${i}`),
      ...(a.options.length ? { options: a.options.map((o, j) => line(o, `activity ${i} ${j}`)) } : {}),
    })),
    hiddenSurprises: template.surprises.map((s, i) => ({ type: s.type, content: line(s.content, `surprise ${i}`), trigger: line(s.trigger, `trigger ${i}`) })),
    summary: line(template.summary, 'summary'),
    // Lower case at the start: a sequel puts it in the middle of a sentence.
    recall: restoreNames(book, line(template.recall, 'recall').replace(/^The /, 'the ')),
  }
}

/** Throws NoTemplateError when the story is not written yet. */
export async function writeStory(request: StoryRequest, earlier?: Earlier): Promise<Manuscript> {
  const level = readingLevel(request.childAge)
  const template = await loadStory(request.lifeSkill, level)
  if (!template) throw new NoTemplateError(request.lifeSkill, level)
  const book = openBook(template, request, earlier)
  const pages = tellPages(book)
  const told = pages.map((p) => p.content).join(' ').toLowerCase()
  return { title: tellLine(book, template.title, 'title'), language: 'en', lifeSkill: request.lifeSkill, level, author: BUILT_IN_AUTHOR, pages, ...tellMatter(book, told) }
}
