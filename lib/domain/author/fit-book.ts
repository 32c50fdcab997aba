// Fits a book into its length, and sees to it that what a family told is on as many pages as promised, at its level.
import type { ManuscriptPage } from '../story/manuscript'
import type { Book } from './grammar/book'
import { fitLength } from './fit-length'
import { beyondPromises, pagesOf, PAGES_OF_A_PLACE, type Fitted } from './promises'

/** Pages that speak of the day where they could of the place, and nowhere of the place. */
const findSpots = ({ pages }: Fitted): number[] =>
  [...pages.keys()].filter((index) => pages[index]?.subjects.has('spot') && !pages[index]?.subjects.has('place'))

/**
 * Gives the place pages of the day: as many as it lacks and the day can spare, though not where the day comes up first
 * and last. Where the day can't, both are told, as long as there is room.
 */
function giveSpots(book: Book, whole: Fitted): Fitted {
  const lacking = ({ pages }: Fitted) => PAGES_OF_A_PLACE - pagesOf(pages, 'place')
  const ofDay = [...whole.pages.keys()].filter((index) => whole.pages[index]?.subjects.has('day'))
  const spare = Math.max(0, Math.min(lacking(whole), beyondPromises(whole).get('day') ?? 0))
  const before = findSpots(whole)
    .filter((index) => index !== ofDay[0] && index !== ofDay.at(-1))
    .slice(0, spare)
  const own = { ...book, placeBeforeDay: new Set(before) }
  const swapped = before.length ? fitLength(own) : whole
  const beside = findSpots(swapped).slice(0, Math.max(0, lacking(swapped) + 1))
  if (lacking(swapped) <= 0 || !beside.length) return swapped
  const both = fitLength({ ...own, placeBesideDay: new Set(beside) })
  return lacking(both) < lacking(swapped) ? both : swapped
}

/** Whether all that a family told, in short sentences, makes a book easier to read than its level asks. */
function isTooPlain({ book: { template }, pages }: Fitted): boolean {
  const { countWords, sentencesOf, grade, levels } = template.language.measures
  const { grade: grades, meanSentence } = levels[template.level]
  const text = pages.map(({ content }) => content).join('\n\n')
  return grade(text) < grades[0] || countWords(text) / sentencesOf(text).length < meanSentence[0]
}

/** The fitted book; one that says less of what a family told, where saying it all would miss the reading level. */
function keepLevel(book: Book, whole: Fitted, fitted: Fitted): Fitted {
  if (!isTooPlain(fitted)) return fitted
  if (whole !== fitted && !isTooPlain(whole)) return whole
  const less = fitLength({ ...book, keepsTold: new Set() })
  return isTooPlain(less) ? fitted : less
}

/** @returns the book as it was fitted, and its pages */
export function fitBook(book: Book): { book: Book; pages: ManuscriptPage[] } {
  const whole = fitLength(book)
  const fitted = keepLevel(book, whole, book.somewhere && book.occasion !== undefined ? giveSpots(book, whole) : whole)
  return { book: fitted.book, pages: fitted.pages.map((page) => page.finish()) }
}
