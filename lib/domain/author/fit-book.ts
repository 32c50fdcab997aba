// Fits a book into the length of a picture book, and sees to it that what a family told is on as many pages as promised.
import type { ManuscriptPage } from '../story/manuscript'
import type { Book } from './grammar/book'
import type { Told } from './grammar/cast'
import { fewer } from './grammar/expand'
import { isSecondHero } from './grammar/lead'
import { renderToldPages } from './grammar/render-text'
import type { ToldPage } from './grammar/render-text'
import type { Kind } from './world/kinds'

const PAGES_OF_A_PLACE = 6
const PAGES_OF_A_PLOT_DAY = 4
const PAGES_OF_A_SERIES = 3
const PAGES_OF_A_HERO = 10
const PAGES_OF_OTHERS = 7
const CROWD = 3
const PAGES_IN_A_CROWD = 6
const OWNERS = ['pet', 'child'] as const
const FURTHER = ['second', 'third'] as const

interface Fitted {
  book: Book
  pages: ToldPage[]
}

const render = (book: Book): Fitted => ({ book, pages: renderToldPages(book) })

const wordsOf = ({ template }: Book, pages: readonly ManuscriptPage[]): number =>
  template.language.measures.countWords(pages.map((p) => p.content).join('\n'))

/** Words beyond the length of a picture book; at most 0 for a book that is short enough. */
const wordsTooMany = ({ book, pages }: Fitted): number =>
  wordsOf(book, pages) - book.template.language.measures.wordsInABook[1]

const pagesOfLeader = (kind: Kind, pets: number): number =>
  pets >= CROWD ? PAGES_IN_A_CROWD : isSecondHero(kind) ? PAGES_OF_A_HERO : PAGES_OF_OTHERS

/** On how many pages a book has to speak of what the family told. */
function promisesOf({ pets, partner, somewhere, occasion, event, series, traits, template }: Book): [Told, number][] {
  const daysPages = event && template.days.get(event.id) === 'plot' ? PAGES_OF_A_PLOT_DAY : 1
  return [
    ['leader', pagesOfLeader(partner.kind, pets.length)],
    ...(somewhere ? [['place', PAGES_OF_A_PLACE] as [Told, number]] : []),
    ...(occasion === undefined ? [] : [['day', daysPages] as [Told, number]]),
    ...(series ? [['series', PAGES_OF_A_SERIES] as [Told, number]] : []),
    ...OWNERS.flatMap((owner) =>
      FURTHER.slice(0, Math.max(0, traits[owner].length - 1)).map((beat): [Told, number] => [`${owner} ${beat}`, 1]),
    ),
  ]
}

const pagesOf = (pages: readonly ToldPage[], subject: Told): number =>
  pages.filter(({ subjects }) => subjects.has(subject)).length

/** Of each promise, by how many pages it is more than kept; less than 0 if it is not. */
const beyondPromises = ({ book, pages }: Fitted): Map<Told, number> =>
  new Map(promisesOf(book).map(([subject, least]) => [subject, pagesOf(pages, subject) - least]))

/** Takes shorter choices, and shortens the pets' looks step by step. */
function fitTightly(fitted: Fitted): Fitted {
  const { book } = fitted
  if (wordsTooMany(fitted) <= 0) return fitted
  if (!book.tight) return fitTightly(render({ ...book, tight: true }))
  if (book.spareWords) return fitTightly(render({ ...book, spareWords: fewer(book.spareWords) }))
  return book.brief < 2 ? fitTightly(render({ ...book, brief: book.brief + 1 })) : fitted
}

/**
 * Leaves out what of the family's own stands under `roomy`, on as few pages as make the book short enough; with `spare`
 * only where no promise is broken by it.
 */
function leaveOutTold(fitted: Fitted, spare: boolean): Fitted {
  const { book, pages } = fitted
  let over = wordsTooMany(fitted)
  if (over <= 0) return fitted
  const without = renderToldPages({ ...book, keepsTold: new Set() })
  const left = beyondPromises(fitted)
  const keepsTold = new Set(book.keepsTold)
  const savings = pages
    .map((page, index) => {
      const bare = without[index] ?? page
      const loses = [...left.keys()].filter((subject) => page.subjects.has(subject) && !bare.subjects.has(subject))
      return { index, loses, words: wordsOf(book, [page]) - wordsOf(book, [bare]) }
    })
    .filter(({ words }) => words > 0)
    .toSorted((a, b) => a.loses.length - b.loses.length || b.words - a.words)
  for (const { index, loses, words } of savings) {
    if (over <= 0) break
    if (spare && loses.some((subject) => (left.get(subject) ?? 0) <= 0)) continue
    for (const subject of loses) left.set(subject, (left.get(subject) ?? 0) - 1)
    keepsTold.delete(index)
    over -= words
  }
  return render({ ...book, keepsTold })
}

/** Where a tight book has words left, the pages that keep a promise by them are as they are in a roomy book. */
function giveBackRoom(fitted: Fitted): Fitted {
  const { book, pages } = fitted
  const left = beyondPromises(fitted)
  const lacks = (subject: Told) => (left.get(subject) ?? 0) < 0
  if (!book.tight || ![...left.keys()].some(lacks)) return fitted
  const wide = renderToldPages({ ...book, roomyPages: new Set(pages.keys()) })
  const roomyPages = new Set<number>()
  let room = -wordsTooMany(fitted)
  const gains = pages
    .map((page, index) => ({ index, page, roomy: wide[index] ?? page }))
    .map(({ index, page, roomy }) => ({
      index,
      gained: [...roomy.subjects].filter((subject) => lacks(subject) && !page.subjects.has(subject)),
      words: wordsOf(book, [roomy]) - wordsOf(book, [page]),
    }))
    .toSorted((a, b) => a.words - b.words)
  for (const { index, gained, words } of gains) {
    if (words > room || !gained.some(lacks)) continue
    for (const subject of gained) left.set(subject, (left.get(subject) ?? 0) + 1)
    roomyPages.add(index)
    room -= words
  }
  return roomyPages.size ? render({ ...book, roomyPages }) : fitted
}

/** By how many pages the book falls short of its promises. */
const missing = (fitted: Fitted): number =>
  [...beyondPromises(fitted).values()].reduce((sum, beyond) => sum - Math.min(0, beyond), 0)

/** In the length of a picture book as far as that keeps every promise. */
function fitPromises(book: Book): Fitted {
  const spared = leaveOutTold(fitTightly(render(book)), true)
  return wordsTooMany(spared) <= 0 ? giveBackRoom(spared) : spared
}

const isWhole = (fitted: Fitted): boolean => wordsTooMany(fitted) <= 0 && missing(fitted) === 0

/** The book in the length of a picture book; what it leaves out for that is what is least missed. */
function fitLength(book: Book): Fitted {
  const first = fitPromises(book)
  if (isWhole(first)) return first
  const sparing = first.book.tight
    ? fitPromises({ ...first.book, fewerLeads: true, keepsTold: book.keepsTold, roomyPages: book.roomyPages })
    : first
  const fits = [first, sparing].filter((fitted) => wordsTooMany(fitted) <= 0)
  const [best] = fits.toSorted((a, b) => missing(a) - missing(b))
  if (best) return best
  const further = leaveOutTold(render({ ...sparing.book, firstTraitsOnly: true }), true)
  if (wordsTooMany(further) <= 0) return giveBackRoom(further)
  const last = leaveOutTold(further, false)
  const bare = wordsTooMany(last) <= 0 ? last : render({ ...last.book, keepsTold: new Set() })
  return wordsTooMany(bare) <= 0 ? bare : render({ ...bare.book, brief: 3 })
}

/** Pages that speak of the day where they could of the place, and nowhere of the place. */
const spots = ({ pages }: Fitted): number[] =>
  [...pages.keys()].filter((index) => pages[index]?.subjects.has('spot') && !pages[index]?.subjects.has('place'))

/**
 * Gives the place pages of the day: as many as it lacks and the day can spare, though not where the day comes up first
 * and last. Where the day can't, both are told, as long as there is room.
 */
function giveSpots(book: Book, whole: Fitted): Fitted {
  const lacking = ({ pages }: Fitted) => PAGES_OF_A_PLACE - pagesOf(pages, 'place')
  const ofDay = [...whole.pages.keys()].filter((index) => whole.pages[index]?.subjects.has('day'))
  const spare = Math.max(0, Math.min(lacking(whole), beyondPromises(whole).get('day') ?? 0))
  const before = spots(whole)
    .filter((index) => index !== ofDay[0] && index !== ofDay.at(-1))
    .slice(0, spare)
  const own = { ...book, placeBeforeDay: new Set(before) }
  const swapped = before.length ? fitLength(own) : whole
  const beside = spots(swapped).slice(0, Math.max(0, lacking(swapped) + 1))
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
  return { book: fitted.book, pages: fitted.pages.map(({ subjects: _, ...page }) => page) }
}
