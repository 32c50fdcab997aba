// Fills English {slots}: names, pronouns, agreeing verbs, numbers, articles, and facts.
import type { Player, Voice } from '../../grammar/cast'
import { findFact, findPick, hasPick, isFact } from '../../grammar/facts'
import { capitalise, casedLike } from '../../grammar/letter-case'
import { introductionOf, isNamed, joinList, mention, petsNamed } from '../../grammar/mention'
import type { Named } from '../../grammar/mention'
import { TemplateError } from '../../grammar/text'
import { isVerbSlot, pronounFor, pronounOwner, verbFor } from './agreement'
import { KINDS } from './kinds'
import { withArticle } from './normalise'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const NAME = /^(Kim|Bo|Mo|pets|others)('s|\+)?$/
const SHORT = /^(he|they)'s$/

export function isSlot(name: string, picks: ReadonlyMap<string, readonly string[]>): boolean {
  const bare = name.replace(/^an? /, '')
  const lower = bare.toLowerCase()
  return (
    NAME.test(bare) ||
    isFact(lower) ||
    pronounOwner(lower) !== undefined ||
    isVerbSlot(lower) ||
    SHORT.test(lower) ||
    ['n', 'all'].includes(lower) ||
    hasPick(bare.replace(/'s$/, ''), picks)
  )
}

/**
 * Introduces a pet at first mention: "Rusty the red kelpie", or "Bo the other dog", "Pip the third dog" if pets of its
 * kind were introduced before.
 */
function introduce(pet: Player, voice: Voice): string {
  const { noun } = KINDS[pet.kind]
  const { looks, alike, before } = introductionOf(pet, voice)
  if (!looks || (looks === noun && pet.called !== pet.name)) return pet.called
  if (looks === noun && before) return `${pet.name} the ${alike === 2 ? 'other' : (ORDINALS[before] ?? 'last')} ${noun}`
  return `${pet.name} the ${looks}`
}

/** "Zoe the cat", of two cats "Zoe the black cat" and "Zoe the white cat", else "Zoe the first cat". */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const nounFor = ({ kind, looks }: Player) => KINDS[kind].noun || looks || KINDS[kind].animal
  const noun = nounFor(pet)
  const alike = namesakes.filter((other) => nounFor(other) === noun)
  if (alike.length < 2) return `${pet.name} the ${noun}`
  const looks = new Set(alike.map((other) => other.looks))
  return looks.size === alike.length
    ? `${pet.name} the ${pet.looks || noun}`
    : `${pet.name} the ${ORDINALS[alike.indexOf(pet)] ?? 'last'} ${noun}`
}

function fillName(who: Named, suffix: string | undefined, voice: Voice): string {
  const owner = suffix === "'s" ? "'s" : ''
  voice.number.plural = false
  if (who === 'Kim') return voice.book.child.name + owner
  const pets = petsNamed(who, voice)
  voice.number.plural = (who === 'pets' || who === 'others') && pets.length > 1
  const mentions = pets.map((pet) => mention(pet, suffix === '+', voice, introduce))
  return joinList(mentions, 'and') + owner
}

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(name: string, voice: Voice): string {
  const article = /^an? (.+)$/.exec(name)
  if (article) return withArticle(fillSlot(article[1] ?? '', voice))
  const [, who, suffix] = NAME.exec(name) ?? []
  if (isNamed(who)) return fillName(who, suffix, voice)

  const lower = name.toLowerCase()
  const { book, pet, number } = voice
  const short = SHORT.exec(lower)
  const owner = pronounOwner(short ? (short[1] ?? '') : lower)
  if (owner) {
    const pronoun = owner === 'child' ? book.child.pronoun : pet.pronoun
    number.plural = pronoun === 'they'
    return casedLike(name, short ? pronoun + (number.plural ? "'re" : "'s") : pronounFor(lower, pronoun))
  }
  if (lower === 'n') return casedLike(name, NUMBERS[book.pets.length] ?? '')
  if (lower === 'all') return casedLike(name, NUMBERS[book.pets.length + 1] ?? '')
  const fact = findFact(lower, voice)
  if (fact !== undefined) return /\.[A-Z]/.test(name) ? capitalise(fact) : fact
  const picked = findPick(name.replace(/'s$/, ''), voice)
  if (picked !== undefined) return casedLike(name, name.endsWith("'s") ? `${picked}'s` : picked)
  if (isVerbSlot(lower)) return casedLike(name, verbFor(lower, number.plural))
  throw new TemplateError(`nothing fills {${name}}`)
}
