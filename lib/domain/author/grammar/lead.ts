// The leading pet's own lines, and the lines for traits: which of them a book has, and where.
import type { Book } from './book'
import type { Trait } from './cast'
import { parseText } from './text'
import type { Line, Part } from './template'

type Lead = Extract<Part, { type: 'lead' }>
type TraitPart = Extract<Part, { type: 'trait' }>

/** Kinds whose lead lines take the place of their beats. */
const SECOND_HEROES: readonly string[] = ['dog', 'cat']
/** So many pets need the room of the optional lines. */
const CROWD = 3

export const isSecondHero = (kind: string): boolean => SECOND_HEROES.includes(kind)

/** Whether the partner has lead lines instead of a thread of its own. */
export const leadsInsteadOfThread = ({ template, partner }: Book): boolean =>
  isSecondHero(partner.kind) && template.leads.has(partner.kind)

/** The leading pet's line; undefined if its kind has none here, or none fits. */
export function leadLine({ template, partner, pets, fewerLeads }: Book, { name, optional }: Lead): Line | undefined {
  if (optional && (fewerLeads || pets.length >= CROWD)) return undefined
  return template.leads.get(partner.kind)?.get(name)
}

const INDEX = { set: 0, trouble: 0, pay: 0, second: 1, third: 2 } as const

/** The line for a trait, with the trait that it is for; undefined without such a trait. */
export function traitLine(
  { template, traits, firstTraitsOnly }: Book,
  { owner, beat }: TraitPart,
): { trait: Trait; line: Line } | undefined {
  const trait = traits[owner][INDEX[beat]]
  if (!trait) return undefined
  if (beat === 'second' || beat === 'third')
    return firstTraitsOnly
      ? undefined
      : { trait, line: { text: parseText(trait.words.line[template.level]), stage: [] } }
  const lines = template.traits.get(`${owner} ${trait.key}`) ?? template.traits.get(`${owner} ${trait.kind}`)
  const line = lines?.get(beat)
  return line && { trait, line }
}
