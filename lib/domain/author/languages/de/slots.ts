// Fills German {slots}: names and their genitive, pronouns of the child ({er}) and of the pet ({bo.er}), and facts.
import type { Player, Voice } from '../../grammar/cast'
import { findFact, findPick, hasPick, isFact } from '../../grammar/facts'
import { casedLike } from '../../grammar/letter-case'
import { introductionOf, isNamed, joinList, mention, petsNamed } from '../../grammar/mention'
import type { Named } from '../../grammar/mention'
import { TemplateError } from '../../grammar/text'
import { decline, genitive, isDeclined, isPossessive, nounPhrase } from './declension'
import type { Case } from './declension'
import { genderOf, nounOf } from './kinds'

/** {Bo}, {Bos} (genitive), {Bo+} (introduced), {Bo+den} and {Bo+dem} (introduced in another case). */
const NAME = /^(Kim|Bo|Mo|pets|others)(s|\+|\+den|\+dem)?$/
const PET_FORM = /^bo\.(\w+)$/
const ORDINALS = ['erst', 'ander', 'dritt', 'viert', 'fünft']

export function isSlot(name: string, picks: ReadonlyMap<string, readonly string[]>): boolean {
  const lower = name.toLowerCase()
  const [, form = lower] = PET_FORM.exec(lower) ?? []
  return NAME.test(name) || isDeclined(form) || isFact(lower) || hasPick(name, picks)
}

/** "Rex, der braune Hund,": the comma after it is dropped where another mark follows. */
function introduce(pet: Player, voice: Voice, form: Case): string {
  const { looks, before } = introductionOf(pet, voice)
  if (!looks) return pet.called
  const { noun, gender } = nounOf(pet)
  const stems = looks.split(' ').slice(0, -1)
  const ordinal = stems.length === 0 && before ? [ORDINALS[before] ?? 'letzt'] : stems
  return `${pet.name}, ${nounPhrase(form, gender, ordinal, noun)},`
}

/** "Katze Zoe", which is the same in every case; of two cats "Zoe A" and "Zoe B". */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const alike = namesakes.filter((other) => nounOf(other).noun === nounOf(pet).noun)
  return alike.length < 2
    ? `${nounOf(pet).noun || 'Tier'} ${pet.name}`
    : `${pet.name} ${String.fromCharCode(65 + alike.indexOf(pet))}`
}

const caseOf = (suffix: string): Case => (suffix === '+den' ? 'den' : suffix === '+dem' ? 'dem' : 'der')

function fillName(who: Named, suffix: string, voice: Voice): string {
  const { child } = voice.book
  if (who === 'Kim') return suffix === 's' ? genitive(child.name, child.spelling) : child.name
  const names = petsNamed(who, voice).map((pet) => {
    const name = mention(pet, suffix.startsWith('+'), voice, (p, v) => introduce(p, v, caseOf(suffix)))
    return suffix === 's' ? genitive(name, pet.spelling) : name
  })
  return joinList(names, 'und')
}

/** A child who is neither he nor she is called by name, since German has no pronoun for it. */
function childForm(form: string, { book: { child } }: Voice): string {
  if (child.pronoun !== 'they') return decline(form, child.pronoun === 'he' ? 'm' : 'f')
  return isPossessive(form) ? genitive(child.name, child.spelling) : child.name
}

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(name: string, voice: Voice): string {
  const [, who, suffix = ''] = NAME.exec(name) ?? []
  if (isNamed(who)) return fillName(who, suffix, voice)
  const lower = name.toLowerCase()
  if (isDeclined(lower)) return casedLike(name, childForm(lower, voice))
  const [, petForm] = PET_FORM.exec(lower) ?? []
  if (petForm && isDeclined(petForm)) return casedLike(name, decline(petForm, genderOf(voice.pet)))
  const filled = findFact(lower, voice) ?? findPick(name, voice)
  if (filled === undefined) throw new TemplateError(`nothing fills {${name}}`)
  return casedLike(name, filled)
}
