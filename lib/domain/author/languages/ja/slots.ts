// Fills Japanese {slots}: names, facts and picks. Nothing agrees in Japanese, and nobody needs a pronoun; the
// particle is written after the slot: {Kim}は.
import type { Player, Voice } from '../../grammar/cast'
import { findFact, findPick, hasPick, isFact } from '../../grammar/facts'
import { introductionOf, isNamed, mention, petsNamed } from '../../grammar/mention'
import { TemplateError } from '../../grammar/text'
import { honorificOf } from './honorific'
import { KINDS } from './kinds'

/** {Bo}, {Bo+} (introduced) */
const NAME = /^(Kim|Bo|Mo|pets|others)(\+)?$/

export const isSlot = (name: string, picks: ReadonlyMap<string, readonly string[]>): boolean =>
  NAME.test(name) || isFact(name) || hasPick(name, picks)

/** "Rexと Olgaと Finn" */
const joinList = (items: readonly string[]): string => items.join('と ')

/** "くろい いぬの Rex", "もう いっぴきの いぬの Bo" */
function introduce(pet: Player, voice: Voice): string {
  const { looks, before } = introductionOf(pet, voice)
  if (!looks) return pet.called
  const { noun, ordinals } = KINDS[pet.kind]
  const ordinal = before && looks === noun ? `${ordinals[before - 1] ?? ''} ` : ''
  return `${ordinal}${looks}の ${pet.name}`
}

/** "ねこの Zoe"; of two cats "Zoeいちごう" and "Zoeにごう". */
export function tellApart(pet: Player, namesakes: readonly Player[]): string {
  const alike = namesakes.filter((other) => other.kind === pet.kind)
  if (alike.length < 2) return `${KINDS[pet.kind].noun || 'どうぶつ'}の ${pet.name}`
  return `${pet.name}${['いちごう', 'にごう', 'さんごう', 'よんごう', 'ごごう'][alike.indexOf(pet)] ?? ''}`
}

const child = ({ book }: Voice): string => book.child.name + honorificOf(book.child.pronoun, book.level)

/** @throws TemplateError for a slot that cannot be filled */
export function fillSlot(name: string, voice: Voice): string {
  const [, who, plus] = NAME.exec(name) ?? []
  if (isNamed(who))
    return who === 'Kim'
      ? child(voice)
      : joinList(petsNamed(who, voice).map((pet) => mention(pet, plus !== undefined, voice, introduce)))
  // A trait may name the child: "{Kim}の ベッドで".
  const filled = isFact(name)
    ? findFact(name, voice)?.replaceAll(voice.book.child.name, child(voice))
    : findPick(name, voice)
  if (filled === undefined) throw new TemplateError(`nothing fills {${name}}`)
  return filled
}
