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
  'friend',
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

function holdsTest(name: string, { book, pet, trait }: Voice, roomy: boolean): boolean {
  const count = COUNT.exec(name)
  if (count) {
    const n = book.pets.length
    const from = Number(count[1])
    // Text for small casts is dropped first when a book is too long.
    return count[2] === '+' ? n >= from : count[3] ? n >= from && n <= Number(count[3]) && roomy : n === from
  }
  const flag = FLAGS.find((f) => f === name)
  if (flag === 'sequel') return book.recall !== undefined
  if (flag === 'wheels') return book.wheels
  if (flag === 'roomy') return roomy
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

const OF_FAMILY = ['place', 'event', 'occasion', 'series', 'friend', 'home'] as const
const isOfPlace = (name: string): boolean => name === 'place' || name === 'somewhere' || includes(DESTINATIONS, name)
const isOfDay = (name: string): boolean => name === 'event' || name === 'occasion' || includes(EVENT_IDS, name)
const isToldByFamily = (name: string): boolean =>
  includes(OF_FAMILY, name) || includes(DESTINATIONS, name) || includes(HOME_TYPES, name) || includes(EVENT_IDS, name)

/** A tight book has what is `roomy`, or for small casts, of a family's own, as long as there is room for it. */
const isKept = (group: Condition[number], { book }: Voice): boolean =>
  book.keepsTold.size > 0 && group.some(({ name, not }) => !not && isToldByFamily(name))

function isGroupMet(group: Condition[number], voice: Voice): boolean {
  const roomy = !voice.book.tight || isKept(group, voice)
  return group.every(({ name, not }) => holdsTest(name, voice, roomy) !== not)
}

export const isConditionMet = (condition: Condition, voice: Voice): boolean =>
  condition.some((group) => isGroupMet(group, voice))

/** Whether the condition holds because of the family's place, or because of its day. */
export const subjectOf = (condition: Condition, voice: Voice): 'place' | 'day' | undefined => {
  const tests = condition.find((group) => isGroupMet(group, voice))?.filter(({ not }) => !not) ?? []
  if (tests.some(({ name }) => isOfDay(name))) return 'day'
  return tests.some(({ name }) => isOfPlace(name)) ? 'place' : undefined
}
