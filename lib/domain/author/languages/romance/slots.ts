// Fills the {slots} of the Romance languages: names, pronouns of the child ({il}) and of the pet ({bo.il}), words that
// agree, and facts. "de {Kim}" and "y {Kim}" need no slots of their own: a language's last pass over the text makes
// "d’Anna" and "e Inés" of them.
import type { Player, Voice } from '../../grammar/cast'
import { findFact, findPick, hasPick, isFact } from '../../grammar/facts'
import { casedLike, uncapitalise } from '../../grammar/letter-case'
import { introductionOf, isNamed, joinList, mention, petsNamed } from '../../grammar/mention'
import type { Named } from '../../grammar/mention'
import { TemplateError } from '../../grammar/text'
import { agree, agreesWithChild, agreesWithPet } from './agreement'
import type { Pronouns } from './agreement'
import { LOOKS_JOINT } from './describe-pet'
import { genderOf, nounOf } from './nouns'
import type { Gender, Kinds } from './nouns'

/** What a language's slots are filled with. */
export interface SlotWords {
  kinds: Kinds
  pronouns: Pronouns
  /** The conjunction between names. */
  and: string
  /** "la jument", "l’oiseau" */
  withThe: (gender: Gender, noun: string) => string
  /** Before the noun of a pet whose kind was introduced already: of the second, the third... */
  ordinals: Readonly<Record<Gender, readonly string[]>>
  /** The colours of one animal: "noire", "negra y blanca" */
  agreeingColours: (colours: readonly string[], gender: Gender) => string
}

/** {Bo}, {Bo+} (introduced) */
const NAME = /^(Kim|Bo|Mo|pets|others)(\+)?$/
const PET_FORM = /^bo\.(.+)$/

const petFormOf = (slot: string): string => PET_FORM.exec(slot)?.[1] ?? ''

export function isSlot({ pronouns }: SlotWords, name: string, picks: ReadonlyMap<string, readonly string[]>): boolean {
  const slot = uncapitalise(name)
  return (
    NAME.test(name) ||
    agreesWithChild(pronouns, slot) ||
    agreesWithPet(pronouns, petFormOf(slot)) ||
    isFact(slot) ||
    hasPick(name, picks)
  )
}

/** "Rex, le chien brun,": the comma after it is dropped where another mark follows. */
function introduce({ kinds, withThe, ordinals, agreeingColours }: SlotWords, pet: Player, voice: Voice): string {
  const { looks, before } = introductionOf(pet, voice)
  if (!looks) return pet.called
  const { noun, gender } = nounOf(kinds, pet)
  const colours = looks.split(LOOKS_JOINT).slice(0, -1)
  const ordinal = before && !colours.length ? `${ordinals[gender][before - 1] ?? ''} ` : ''
  const colour = agreeingColours(colours, gender)
  return `${pet.name}, ${withThe(gender, `${ordinal}${noun}`)}${colour && ` ${colour}`},`
}

const fillName = (words: SlotWords, who: Named, full: boolean, voice: Voice): string =>
  who === 'Kim'
    ? voice.book.child.name
    : joinList(
        petsNamed(who, voice).map((pet) => mention(pet, full, voice, (p, v) => introduce(words, p, v))),
        words.and,
      )

/** A child who is neither he nor she is called by name: there is no pronoun for it that every reader knows. */
function childForm(pronouns: Pronouns, slot: string, { book: { child } }: Voice): string {
  const gender = child.pronoun === 'they' ? undefined : child.pronoun === 'he' ? 'm' : 'f'
  return agree(pronouns, slot, gender, child.name)
}

/** What is said of a pet may have a form for a female one beside it: `is` and `isF`. */
function factFor(kinds: Kinds, slot: string, voice: Voice): string | undefined {
  const feminine = genderOf(kinds, voice.pet) === 'f' ? findFact(`${slot}F`, voice) : undefined
  return feminine ?? findFact(slot, voice)
}

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(words: SlotWords, name: string, voice: Voice): string {
  const { kinds, pronouns } = words
  const [, who, plus] = NAME.exec(name) ?? []
  if (isNamed(who)) return fillName(words, who, plus !== undefined, voice)
  const slot = uncapitalise(name)
  if (agreesWithChild(pronouns, slot)) return casedLike(name, childForm(pronouns, slot, voice))
  const petForm = petFormOf(slot)
  if (agreesWithPet(pronouns, petForm)) return casedLike(name, agree(pronouns, petForm, genderOf(kinds, voice.pet)))
  // {Trait.sound} and {trait.Sound} both ask for a capital.
  const fact = slot.toLowerCase()
  const filled = isFact(fact) ? factFor(kinds, fact, voice) : findPick(name, voice)
  if (filled === undefined) throw new TemplateError(`nothing fills {${name}}`)
  return casedLike(fact === slot ? name : 'X', filled)
}

/** A pet in alternative text: "la chatte Zoé". */
export function nameWithNoun({ kinds, withThe }: SlotWords, pet: Player): string {
  const { noun, gender } = nounOf(kinds, pet)
  if (!noun) return pet.called
  // "Rex deux" is told apart by its number; "Zoé la chatte" has its noun already.
  const name = pet.called.includes(noun) ? pet.name : pet.called
  return `${withThe(gender, noun)} ${name}`
}
