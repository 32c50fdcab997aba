// Evaluates what a [condition: ...] asks about the book and the current pet.
import { DESTINATIONS } from '../../illustration/direction'
import { HOME_TYPES } from '../../story/lists'
import { CHILD_TRAITS, PET_TRAITS } from '../../story/traits'
import { EVENT_IDS } from '../world/events'
import { GROUPS, KINDS } from '../world/kinds'
import type { Book } from './book'
import type { Voice as VoiceOf } from './cast'
import { TemplateError } from './text'
import type { Condition } from './text'

const FLAGS = [
  'place',
  'somewhere',
  'event',
  'occasion',
  'sequel',
  'deed',
  'back',
  'home',
  'series',
  'wheels',
  'roomy',
] as const
const TRAITS = { pettrait: 'pet', childtrait: 'child' } as const
const COUNT = /^(\d)(\+|-(\d))?$/
const PRONOUNS = ['he', 'she', 'they'] as const

const includes = (list: readonly string[], name: string) => list.includes(name)

export const isCondition = (name: string): boolean =>
  COUNT.test(name) ||
  Object.hasOwn(TRAITS, name) ||
  includes(PET_TRAITS, name) ||
  includes(CHILD_TRAITS, name) ||
  includes(FLAGS, name) ||
  includes(PRONOUNS, name) ||
  includes(KINDS, name) ||
  Object.hasOwn(GROUPS, name) ||
  includes(DESTINATIONS, name) ||
  includes(HOME_TYPES, name) ||
  includes(EVENT_IDS, name)

type Voice = VoiceOf<Book>

function holdsTest(name: string, { book, pet, trait }: Voice): boolean {
  const count = COUNT.exec(name)
  if (count) {
    const n = book.pets.length
    const from = Number(count[1])
    // Text for small casts is dropped first when a book is too long.
    return count[2] === '+' ? n >= from : count[3] ? n >= from && n <= Number(count[3]) && !book.tight : n === from
  }
  const flag = FLAGS.find((f) => f === name)
  if (flag === 'sequel') return book.recall !== undefined
  if (flag === 'wheels') return book.wheels
  if (flag === 'roomy') return !book.tight
  if (flag) return book[flag] !== undefined
  if (includes(PRONOUNS, name)) return book.child.pronoun === name
  if (includes(KINDS, name)) return pet.kind === name
  const group = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined
  if (group) return group.includes(pet.kind)
  if (name === 'pettrait' || name === 'childtrait') return book.traits[TRAITS[name]].length > 0
  if (includes(PET_TRAITS, name) || includes(CHILD_TRAITS, name)) return trait?.key === name
  if (isCondition(name)) return book.place?.id === name || book.home?.id === name || book.event?.id === name
  throw new TemplateError(`unknown condition "${name}"`)
}

const OF_FAMILY = ['place', 'event', 'occasion', 'series', 'home'] as const
const isToldByFamily = (name: string): boolean =>
  includes(OF_FAMILY, name) || includes(DESTINATIONS, name) || includes(HOME_TYPES, name) || includes(EVENT_IDS, name)

/** A tight book has what is `roomy` of a family's own, as long as there is room for it. */
const isKept = (group: Condition[number], { book }: Voice): boolean =>
  book.tight && book.keepsTold > 0 && group.some(({ name, not }) => !not && isToldByFamily(name))

export const isConditionMet = (condition: Condition, voice: Voice): boolean =>
  condition.some((group) => {
    const isTold = isKept(group, voice)
    return group.every(({ name, not }) => (isTold && name === 'roomy' ? !not : holdsTest(name, voice) !== not))
  })
