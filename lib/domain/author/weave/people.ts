// The people at the table: whoever gave an idea, as names in sentences and as figures in pictures.
import type { Extra } from '../../story/manuscript'
import type { WeaveIdea } from './request'

/** Capitalises a name typed in lower case; any other spelling is kept. */
export const properName = (name: string): string => {
  const plain = name.replace(/\s+/g, ' ').replace(/'/g, '’').trim()
  return plain === plain.toLowerCase() && /^[\p{L}\p{M}’. -]+$/u.test(plain)
    ? plain.replace(/(^|[\s-])\p{L}/gu, (c) => c.toUpperCase())
    : plain
}
export const possessive = (name: string): string => `${name}’s`

export const listNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** As many names as a sentence has room for. */
export function listSome(names: readonly string[], wordsAtMost: number): string {
  const shown: string[] = []
  for (const name of names)
    if (!shown.length || [...shown, name].join(' ').split(' ').length <= wordsAtMost) shown.push(name)
    else break
  const others = names.length - shown.length
  return others
    ? listNames([...shown, others === 1 ? 'one more' : `${NUMBERS[others] ?? 'many'} more`])
    : listNames(shown)
}

/** Everybody who gave one of the ideas, in the room's order, each once. */
export const giversOf = (ideas: readonly WeaveIdea[]): string[] => [...new Set(ideas.map((i) => properName(i.giver)))]

const KIN: readonly (readonly [RegExp, Extra['who'], Extra['pronoun']])[] = [
  [
    /^(nana|nan|nanna|gran|granny|grandma|grandmother|oma|nonna|abuela|yiayia|mémé|mamie|babcia|baba|dadi|nani|teta|lola|mimi)\b/i,
    'elder',
    'she',
  ],
  [
    /^(grandpa|grandad|granddad|grandfather|gramps|pop|poppy|pa|opa|nonno|abuelo|papou|pépé|dziadek|dada|jiddo|lolo|papi)\b/i,
    'elder',
    'he',
  ],
  [/^(mum|mummy|mom|mommy|mama|mam|aunt|auntie|aunty|tante|tía|tia)\b/i, 'grownup', 'she'],
  [/^(dad|daddy|papa|uncle|onkel|tío|tio)\b/i, 'grownup', 'he'],
]
/** "Uncle" is what many are called, and no name. */
export const isKin = (word: string): boolean => KIN.some(([pattern]) => pattern.test(word))

/** Those whom a picture can show, because their name says who they are; nobody else is given a face. */
export function familyOf(givers: readonly string[]): Extra[] {
  const found = givers.flatMap((name): Extra[] => {
    const kin = KIN.find(([pattern]) => pattern.test(name))
    return kin ? [{ who: kin[1], name, pronoun: kin[2] }] : []
  })
  return found.filter((extra, i) => found.findIndex((other) => other.who === extra.who) === i)
}
