// Slots that every language fills in the same way: facts of the world, what the request typed, and the story's picks.
import { uncapitalise } from './letter-case'
import type { Voice } from './cast'

const FACT = /^(place|somewhere|back|event|home|bo|trait|series)\.(\w+)$/
const TYPED = ['occasion', 'recall', 'deed'] as const

export const isFact = (slot: string): boolean => FACT.test(slot) || TYPED.some((typed) => typed === slot)

/** What a picture's direction says where nothing can be drawn of a trait. */
export const NOT_DRAWN = '-'

/** A fact, such as {place.at} or {occasion}; undefined if the request has none. `slot` is in lower case. */
export function findFact(slot: string, { book, pet, trait }: Voice): string | undefined {
  const typed = TYPED.find((each) => each === slot)
  if (typed) return book[typed]
  const [, subject = '', field = ''] = FACT.exec(slot) ?? []
  const facts: Record<string, unknown> = {
    ...(subject === 'bo'
      ? pet.facts
      : subject === 'place'
        ? book.place
        : subject === 'somewhere'
          ? book.somewhere
          : subject === 'back'
            ? book.back
            : subject === 'event'
              ? book.event
              : subject === 'home'
                ? book.home
                : subject === 'series'
                  ? book.series
                  : subject === 'trait'
                    ? trait && { prop: NOT_DRAWN, ...trait.words }
                    : undefined),
  }
  const value = facts[field]
  return typeof value === 'string' ? value.replaceAll('{Kim}', book.child.name) : undefined
}

/** What was picked for the book: the word for it, or in a direction the thing that is drawn. */
export function findPick(name: string, { book, drawing }: Voice): string | undefined {
  const small = uncapitalise(name)
  const thing = drawing ? (book.things.get(name) ?? book.things.get(small)) : undefined
  return thing ?? book.picks.get(name) ?? book.picks.get(small)
}

export const hasPick = (name: string, picks: ReadonlyMap<string, readonly string[]>): boolean =>
  picks.has(name) || picks.has(uncapitalise(name))
