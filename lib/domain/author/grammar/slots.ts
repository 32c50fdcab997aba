// Fills {slots}: names, pronouns, agreeing verbs, and facts about places, events and homes.
import { KIND_FACTS } from '../world/kinds'
import { isVerbSlot, pronounFor, pronounOwner, verbFor } from './agreement'
import type { Book, Player } from './book'
import { TemplateError } from './text'
import { capitalise, uncapitalise, withArticle } from './normalise'

/**
 * State of one rendering. `met` records who was introduced; `quiet` renderings (directions) introduce nobody; `brief`
 * shortens pets' looks, from 0 (everything) to 3 (nothing).
 */
export interface Voice {
  book: Book
  key: string
  pet: Player
  mate?: Player | undefined
  met: Set<number>
  quiet?: boolean
  brief?: number
  number: { plural: boolean }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const NAME = /^(Kim|Bo|Mo|pets|others)('s|\+)?$/
const FACT = /^(place|somewhere|back|event|home|bo)\.(\w+)$/

export const isSlot = (name: string, picks: ReadonlyMap<string, string[]>): boolean => {
  const bare = name.replace(/^an? /, '')
  const lower = bare.toLowerCase()
  return (
    NAME.test(bare) ||
    FACT.test(lower) ||
    pronounOwner(lower) !== undefined ||
    isVerbSlot(lower) ||
    /^(he|they)'s$/.test(lower) ||
    ['n', 'all', 'occasion', 'recall', 'deed'].includes(lower) ||
    picks.has(bare.replace(/'s$/, '')) ||
    picks.has(uncapitalise(bare.replace(/'s$/, '')))
  )
}

/** Joins names: "Rusty, Olive and Finn". */
export const joinList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`

/**
 * Introduces a pet at first mention: "Rusty the red kelpie", or "Bo the other dog", "Pip the third dog" if pets of its
 * kind were introduced before.
 */
function introduced(pet: Player, { book, met, brief = 0 }: Voice): string {
  const noun = KIND_FACTS[pet.kind].noun
  const alike = book.pets.filter((p) => p.kind === pet.kind)
  const looks = pet.fewer[brief - 1] ?? pet.looks
  if (!looks) return pet.name
  const before = alike.filter((p) => p !== pet && met.has(p.index)).length
  if (looks === noun && before)
    return `${pet.name} the ${alike.length === 2 ? 'other' : (ORDINALS[before] ?? 'last')} ${noun}`
  return `${pet.name} the ${looks}`
}

function mention(pet: Player, full: boolean, voice: Voice): string {
  if (!full || voice.quiet || voice.met.has(pet.index)) return pet.name
  const text = introduced(pet, voice)
  voice.met.add(pet.index)
  return text
}

function nameSlot(who: string, suffix: string, voice: Voice): string {
  const { book, pet, mate } = voice
  const full = suffix === '+'
  const owner = suffix === "'s" ? "'s" : ''
  voice.number.plural = false
  if (who === 'Kim') return book.child.name + owner
  if (who === 'Bo') return mention(pet, full, voice) + owner
  if (who === 'Mo') {
    if (!mate) throw new TemplateError('{Mo} outside a duet')
    return mention(mate, full, voice) + owner
  }
  const several = who === 'pets' ? book.pets : book.pets.slice(1)
  voice.number.plural = several.length > 1
  return joinList(several.map((p) => mention(p, full, voice))) + owner
}

function fact(subject: string, field: string, { book, pet }: Voice): string | undefined {
  const facts: Record<string, unknown> | undefined =
    subject === 'bo'
      ? { ...KIND_FACTS[pet.kind], animal: pet.animal }
      : subject === 'place'
        ? { ...book.place }
        : subject === 'somewhere'
          ? { ...book.somewhere }
          : subject === 'back'
            ? { ...book.back }
            : subject === 'event'
              ? { ...book.event }
              : { ...book.home }
  const value = facts?.[field]
  return typeof value === 'string' ? value : undefined
}

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(name: string, voice: Voice): string {
  const article = /^an? (.+)$/.exec(name)
  if (article) return withArticle(fillSlot(article[1] ?? '', voice))
  const who = NAME.exec(name)
  if (who) return nameSlot(who[1] ?? '', who[2] ?? '', voice)

  const lower = name.toLowerCase()
  const cased = (text: string) => (uncapitalise(name) === name ? text : capitalise(text))
  const { book, pet, number } = voice
  const short = /^(he|they)'s$/.exec(lower)
  const owner = pronounOwner(short ? (short[1] ?? '') : lower)
  if (owner) {
    const pronoun = owner === 'child' ? book.child.pronoun : pet.pronoun
    number.plural = pronoun === 'they'
    return cased(short ? pronoun + (number.plural ? "'re" : "'s") : pronounFor(lower, pronoun))
  }
  if (lower === 'n') return cased(NUMBERS[book.pets.length] ?? '')
  if (lower === 'all') return cased(NUMBERS[book.pets.length + 1] ?? '')
  if (lower === 'occasion' && book.occasion) return book.occasion
  if (lower === 'recall' && book.recall) return book.recall
  if (lower === 'deed' && book.deed) return book.deed
  const bare = name.replace(/'s$/, '')
  const picked = book.picks.get(bare) ?? book.picks.get(uncapitalise(bare))
  if (picked !== undefined) return cased(name.endsWith("'s") ? `${picked}'s` : picked)
  if (isVerbSlot(lower)) return cased(verbFor(lower, number.plural))
  const known = FACT.exec(lower)
  const value = known ? fact(known[1] ?? '', known[2] ?? '', voice) : undefined
  if (value === undefined) throw new TemplateError(`nothing fills {${name}}`)
  const text = value.replaceAll('{Kim}', book.child.name)
  return /\.[A-Z]/.test(name) ? capitalise(text) : text
}
