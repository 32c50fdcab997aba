// Fits a book into the length of a picture book: what it leaves out for that is what is least missed.
import type { ManuscriptPage } from '../story/manuscript'
import type { Book } from './grammar/book'
import type { Subject } from './grammar/cast'
import { renderWithSubjects } from './grammar/render-text'
import { beyondPromises, countMissing, render, type Fitted } from './promises'

const wordsOf = ({ template }: Book, pages: readonly Pick<ManuscriptPage, 'content'>[]): number =>
  template.language.measures.countWords(pages.map((p) => p.content).join('\n'))

/** Words beyond the length of a picture book; at most 0 for a book that is short enough. */
const wordsTooMany = ({ book, pages }: Fitted): number =>
  wordsOf(book, pages) - book.template.language.measures.wordsInABook[1]

/**
 * Takes the shortest choices on as few pages as make the book short enough: where they are taken everywhere, two seeds
 * tell nearly the same book.
 */
function shortenPages({ book, pages }: Fitted): Fitted {
  const short = renderWithSubjects({ ...book, spareWords: 0 })
  const savings = pages
    .map((page, index) => ({ index, words: wordsOf(book, [page]) - wordsOf(book, [short[index] ?? page]) }))
    .toSorted((a, b) => b.words - a.words)
  const shortPages = new Set<number>()
  let over = wordsTooMany({ book, pages })
  for (const { index, words } of savings) {
    if (over <= 0) break
    shortPages.add(index)
    over -= words
  }
  return over <= 0 ? render({ ...book, shortPages }) : { book: { ...book, spareWords: 0 }, pages: short }
}

/** Takes shorter choices, and shortens the pets' looks step by step. */
function fitTightly(fitted: Fitted): Fitted {
  const { book } = fitted
  if (wordsTooMany(fitted) <= 0) return fitted
  if (!book.tight) return fitTightly(render({ ...book, tight: true }))
  if (book.spareWords && !book.shortPages.size) {
    const shortened = shortenPages(fitted)
    if (wordsTooMany(shortened) <= 0) return shortened
    return fitTightly(shortened.book.spareWords ? render({ ...book, spareWords: 0 }) : shortened)
  }
  return book.brief < 2 ? fitTightly(render({ ...book, brief: book.brief + 1 })) : fitted
}

/**
 * Leaves out what of the family's own stands under `roomy`, on as few pages as make the book short enough; with `spare`
 * only where no promise is broken by it.
 */
function leaveOutSubjects(fitted: Fitted, spare: boolean): Fitted {
  const { book, pages } = fitted
  let over = wordsTooMany(fitted)
  if (over <= 0) return fitted
  const without = renderWithSubjects({ ...book, keepsTold: new Set() })
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
  const lacks = (subject: Subject) => (left.get(subject) ?? 0) < 0
  if (!book.tight || ![...left.keys()].some(lacks)) return fitted
  const wide = renderWithSubjects({ ...book, roomyPages: new Set(pages.keys()) })
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

/** In the length of a picture book as far as that keeps every promise. */
function fitPromises(book: Book): Fitted {
  const spared = leaveOutSubjects(fitTightly(render(book)), true)
  return wordsTooMany(spared) <= 0 ? giveBackRoom(spared) : spared
}

/** Where the shortest choices were taken everywhere and words are left, the seed chooses again where it fits. */
function giveBackChoices(fitted: Fitted): Fitted {
  const { book, pages } = fitted
  if (book.spareWords) return fitted
  const free = renderWithSubjects({ ...book, spareWords: Infinity })
  const gains = pages
    .map((page, index) => ({ index, words: wordsOf(book, [free[index] ?? page]) - wordsOf(book, [page]) }))
    .toSorted((a, b) => a.words - b.words)
  const shortPages = new Set(pages.keys())
  let room = -wordsTooMany(fitted)
  for (const { index, words } of gains) {
    if (words > Math.max(0, room)) break
    shortPages.delete(index)
    room -= words
  }
  const chosen = render({ ...book, spareWords: Infinity, shortPages })
  const isAsGood =
    wordsTooMany(chosen) <= Math.max(0, wordsTooMany(fitted)) && countMissing(chosen) <= countMissing(fitted)
  return isAsGood ? chosen : fitted
}

const isWhole = (fitted: Fitted): boolean => wordsTooMany(fitted) <= 0 && countMissing(fitted) === 0

function leaveOut(book: Book): Fitted {
  const first = fitPromises(book)
  if (isWhole(first)) return first
  const sparing = first.book.tight
    ? fitPromises({ ...first.book, fewerLeads: true, keepsTold: book.keepsTold, roomyPages: book.roomyPages })
    : first
  const fits = [first, sparing].filter((fitted) => wordsTooMany(fitted) <= 0)
  const [best] = fits.toSorted((a, b) => countMissing(a) - countMissing(b))
  if (best) return best
  const further = leaveOutSubjects(render({ ...sparing.book, firstTraitsOnly: true }), true)
  if (wordsTooMany(further) <= 0) return giveBackRoom(further)
  const last = leaveOutSubjects(further, false)
  const bare = wordsTooMany(last) <= 0 ? last : render({ ...last.book, keepsTold: new Set() })
  return wordsTooMany(bare) <= 0 ? bare : render({ ...bare.book, brief: 3 })
}

/** The book in the length of a picture book; what it leaves out for that is what is least missed. */
export const fitLength = (book: Book): Fitted => giveBackChoices(leaveOut(book))
