// Checks Claude's manuscript: pages, word count, reading level, cast. Names are still placeholders here.
import { PAGES_IN_A_STORY, type Language } from '../../story/lists'
import type { Manuscript } from '../../story/manuscript'
import { LIMITS, measure, WORDS_IN_A_BOOK } from '../languages/en/measure'
import { putNames, findUnknownMasks, type Names } from '../names'
import type { Company } from './cast'
import { countWords } from './count-words'
import { neutralNames, findPageFaults } from './page'
import { findFoulWords } from '../../moderation/foul-words'
import { findPrivateDetails } from '../../moderation/private-details'

/** Tolerance, since the limits were measured on the built-in stories only. */
const ROOM = { meanSentence: 1.5, grade: 1 }
/**
 * Words per book in languages without a readability formula; spelling and word forms make a translation longer or
 * shorter.
 */
const WORDS_ELSEWHERE = [400, 900] as const
const PAGES_FOR_A_NAME = 4
const PICTURES_OF_THE_CHILD = 12

function lengthFaults(text: string, level: Manuscript['level'], language: Language): string[] {
  const words = countWords(text, language)
  const [least, most] = language === 'en' ? WORDS_IN_A_BOOK : WORDS_ELSEWHERE
  const faults =
    words < least || words > most ? [`the whole book has ${words} words; it must have ${least}-${most}`] : []
  if (language !== 'en') return faults
  const { meanSentence, grade } = measure(text)
  const limits = LIMITS[level]
  const [short, long] = [limits.meanSentence[0] - ROOM.meanSentence, limits.meanSentence[1] + ROOM.meanSentence]
  if (meanSentence < short || meanSentence > long)
    faults.push(
      `sentences have ${meanSentence.toFixed(1)} words on average; ${limits.meanSentence.join('-')} is ` +
        'right for this age',
    )
  if (grade < limits.grade[0] - ROOM.grade || grade > limits.grade[1] + ROOM.grade)
    faults.push(
      `the words are ${grade > limits.grade[1] ? 'too hard' : 'too easy'} for this age (grade ${grade.toFixed(1)})`,
    )
  return faults
}

function castFaults(book: Manuscript, company: Company): string[] {
  const faults: string[] = []
  for (const { mask } of company.pets) {
    const on = book.pages.filter((p) => p.content.includes(mask)).length
    if (on < PAGES_FOR_A_NAME) faults.push(`${mask} is named on ${on} pages; on at least ${PAGES_FOR_A_NAME}`)
  }
  const pictures = book.pages.filter((p) => p.direction.actors.some((a) => a.who === 'child')).length
  if (pictures < PICTURES_OF_THE_CHILD)
    faults.push(`the child is in ${pictures} pictures; in at least ${PICTURES_OF_THE_CHILD}`)
  return faults
}

/** The texts after the story; they are printed too. */
function matterFaults(book: Manuscript, names: Names): string[] {
  const texts = [
    book.title,
    book.refrain,
    book.summary,
    book.recall,
    book.deed ?? '',
    book.memory?.keepsake ?? '',
    book.memory?.joke ?? '',
    ...book.questions,
    ...book.words.flatMap((w) => [w.word, w.meaning]),
    ...book.extras.map((e) => e.name),
    ...book.interactiveElements.flatMap((e) => [e.content, ...(e.options ?? [])]),
    ...book.hiddenSurprises.flatMap((s) => [s.content, s.trigger]),
  ].join('\n')
  const plain = putNames(texts, neutralNames(names))
  const faults = findUnknownMasks(texts, names).map((mask) => `${mask} stands for nobody`)
  if (/[{}<>]/.test(plain)) faults.push('there is markup behind the story; plain text only')
  if (findFoulWords(plain).length || findPrivateDetails(plain).length)
    faults.push('what stands behind the story is not fit for a picture book')
  if (book.questions.length !== 5) faults.push(`there are ${book.questions.length} questions; there must be five`)
  if (!book.refrain.trim() || !book.summary.trim()) faults.push('refrain or summary is missing')
  return faults
}

/**
 * Returns the faults in words, for the single repair round; an empty list when the book may be printed. The first
 * `fixed` pages are the built-in author's and are not checked.
 */
export function findBookFaults(book: Manuscript, company: Company, fixed: number): string[] {
  const { names } = company
  if (book.pages.length !== PAGES_IN_A_STORY)
    return [`the book has ${book.pages.length} pages; it must have ${PAGES_IN_A_STORY}`]
  const text = putNames(book.pages.map((p) => p.content).join('\n\n'), neutralNames(names))
  return [
    ...book.pages
      .slice(fixed)
      .flatMap((page, i) =>
        findPageFaults(page, { expected: fixed + i + 1, names, level: book.level, language: book.language }),
      ),
    ...lengthFaults(text, book.level, book.language),
    ...castFaults(book, company),
    ...matterFaults(book, names),
  ]
}
