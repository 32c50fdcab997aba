// On how many pages a book has to speak of what a family told, and whether it does.
import type { Book } from './grammar/book'
import type { Subject } from './grammar/cast'
import { isSecondHero } from './grammar/lead'
import { renderWithSubjects, type PageWithSubjects } from './grammar/render-text'
import type { Kind } from './world/kinds'

export const PAGES_OF_A_PLACE = 6
const PAGES_OF_A_PLOT_DAY = 4
const PAGES_OF_A_SERIES = 3
const PAGES_OF_A_HERO = 10
const PAGES_OF_OTHERS = 7
const CROWD = 3
const PAGES_IN_A_CROWD = 6
const OWNERS = ['pet', 'child'] as const
const FURTHER = ['second', 'third'] as const

/** A book as it is told in so much room, and its pages. */
export interface Fitted {
  book: Book
  pages: PageWithSubjects[]
}

export const render = (book: Book): Fitted => ({ book, pages: renderWithSubjects(book) })

const pagesOfLeader = (kind: Kind, pets: number): number =>
  pets >= CROWD ? PAGES_IN_A_CROWD : isSecondHero(kind) ? PAGES_OF_A_HERO : PAGES_OF_OTHERS

/** On how many pages a book has to speak of what the family told. */
function promisesOf({
  pets,
  partner,
  somewhere,
  occasion,
  event,
  series,
  friend,
  traits,
  template,
}: Book): [Subject, number][] {
  const daysPages = event && template.days.get(event.id) === 'plot' ? PAGES_OF_A_PLOT_DAY : 1
  return [
    ['leader', pagesOfLeader(partner.kind, pets.length)],
    ...(somewhere ? [['place', PAGES_OF_A_PLACE] as [Subject, number]] : []),
    ...(occasion === undefined ? [] : [['day', daysPages] as [Subject, number]]),
    ...(series ? [['series', PAGES_OF_A_SERIES] as [Subject, number]] : []),
    // Where a person of the story takes the friend's part, nothing else need name the friend.
    ...(series ? [...template.mementos] : [])
      .filter((memento) => memento !== 'friend' || friend)
      .map((memento): [Subject, number] => [memento, 1]),
    ...OWNERS.flatMap((owner) =>
      FURTHER.slice(0, Math.max(0, traits[owner].length - 1)).map((beat): [Subject, number] => [`${owner} ${beat}`, 1]),
    ),
  ]
}

export const pagesOf = (pages: readonly PageWithSubjects[], subject: Subject): number =>
  pages.filter(({ subjects }) => subjects.has(subject)).length

/** Of each promise, by how many pages it is more than kept; less than 0 if it is not. */
export const beyondPromises = ({ book, pages }: Fitted): Map<Subject, number> =>
  new Map(promisesOf(book).map(([subject, least]) => [subject, pagesOf(pages, subject) - least]))

/** By how many pages the book falls short of its promises. */
export const countMissing = (fitted: Fitted): number =>
  [...beyondPromises(fitted).values()].reduce((sum, beyond) => sum - Math.min(0, beyond), 0)
