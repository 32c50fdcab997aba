// Fills Spanish {slots}: names, pronouns of the child ({él}) and of the pet ({bo.lo}), words that agree, and facts.
// "y {Kim}" and "de {trait.thing}" need no slots of their own: the last pass over the text joins them (normalise.ts).
import type { Player, Voice } from '../../grammar/cast'
import { findFact, findPick, hasPick, isFact } from '../../grammar/facts'
import { casedLike, uncapitalise } from '../../grammar/letter-case'
import { introductionOf, mention, petsNamed } from '../../grammar/mention'
import type { Named } from '../../grammar/mention'
import { TemplateError } from '../../grammar/text'
import { agree, agreesWithChild, agreesWithPet, withArticle } from './agreement'
import { agreeingColours } from './colours'
import { genderOf, nounOf } from './kinds'
import type { Gender } from './kinds'

/** {Bo}, {Bo+} (introduced) */
const NAME = /^(Kim|Bo|Mo|pets|others)(\+)?$/
const PET_FORM = /^bo\.(.+)$/
const ORDINALS: Record<Gender, readonly string[]> = {
  m: ['primer', 'otro', 'tercer', 'cuarto', 'quinto'],
  f: ['primera', 'otra', 'tercera', 'cuarta', 'quinta'],
}
const AS_A_KING: Record<Gender, readonly string[]> = {
  m: ['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto'],
  f: ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta'],
}
/** Between colours and noun in a pet's `looks`. */
export const LOOKS_JOINT = '|'

const petFormOf = (slot: string): string => PET_FORM.exec(slot)?.[1] ?? ''

export function isSlot(name: string, picks: ReadonlyMap<string, readonly string[]>): boolean {
  const slot = uncapitalise(name)
  return (
    NAME.test(name) || agreesWithChild(slot) || agreesWithPet(petFormOf(slot)) || isFact(slot) || hasPick(name, picks)
  )
}

/** Joins names: "Rex, Olga y Finn"; the last pass makes "e Inés" of "y Inés". */
const joinList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items[items.length - 1] ?? ''}`

/** "Rex, el perro marrón,": the comma after it is dropped where another mark follows. */
function introduce(pet: Player, voice: Voice): string {
  const { looks, before } = introductionOf(pet, voice)
  if (!looks) return pet.called
  const { noun, gender } = nounOf(pet)
  const colours = looks.split(LOOKS_JOINT).slice(0, -1)
  const ordinal = before && !colours.length ? `${ORDINALS[gender][before] ?? 'último'} ` : ''
  const colour = agreeingColours(colours, gender)
  return `${pet.name}, ${withArticle('el', gender, `${ordinal}${noun}`)}${colour && ` ${colour}`},`
}

/** "Zoe la gata"; of two cats "Zoe Primera" and "Zoe Segunda", as of queens. */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const { noun, gender } = nounOf(pet)
  const alike = namesakes.filter((other) => nounOf(other).noun === noun)
  if (alike.length < 2) return `${pet.name} ${noun ? withArticle('el', gender, noun) : 'el animal'}`
  return `${pet.name} ${AS_A_KING[genderOf(pet)][alike.indexOf(pet)] ?? ''}`
}

const isNamed = (text: string | undefined): text is Named =>
  ['Kim', 'Bo', 'Mo', 'pets', 'others'].some((named) => named === text)

const fillName = (who: Named, full: boolean, voice: Voice): string =>
  who === 'Kim'
    ? voice.book.child.name
    : joinList(petsNamed(who, voice).map((pet) => mention(pet, full, voice, introduce)))

/** A child who is neither he nor she is called by name: Spanish has no pronoun for it that every reader knows. */
function childForm(slot: string, { book: { child } }: Voice): string {
  const gender = child.pronoun === 'they' ? undefined : child.pronoun === 'he' ? 'm' : 'f'
  return agree(slot, gender, child.name)
}

/** What is said of a pet may have a form for a female one beside it: `is` and `isF`. */
function factFor(slot: string, voice: Voice): string | undefined {
  const feminine = genderOf(voice.pet) === 'f' ? findFact(`${slot}F`, voice) : undefined
  return feminine ?? findFact(slot, voice)
}

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(name: string, voice: Voice): string {
  const [, who, plus] = NAME.exec(name) ?? []
  if (isNamed(who)) return fillName(who, plus !== undefined, voice)
  const slot = uncapitalise(name)
  if (agreesWithChild(slot)) return casedLike(name, childForm(slot, voice))
  const petForm = petFormOf(slot)
  if (agreesWithPet(petForm)) return casedLike(name, agree(petForm, genderOf(voice.pet)))
  // {Trait.sound} and {trait.Sound} both ask for a capital.
  const fact = slot.toLowerCase()
  const filled = isFact(fact) ? factFor(fact, voice) : findPick(name, voice)
  if (filled === undefined) throw new TemplateError(`nothing fills {${name}}`)
  return casedLike(fact === slot ? name : 'X', filled)
}
