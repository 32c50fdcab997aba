// Sorts what a family says in its own words into traits ("steals socks and howls at the microwave"). Nothing is
// guessed: what no phrase of the list covers is returned as it was written.
import { kindOfChildTrait, kindOfPetTrait } from './traits'
import type { ChildTrait, ChildTraitKind, PetTrait, PetTraitKind } from './traits'
import { VERBS } from './own-words/list'
import type { OwnWordList, Verb } from './own-words/list'

/** A statement in the family's own words, with the traits that it says. */
export interface Statement<K> {
  words: string
  traits: K[]
}

/** Which verbs make a thing of this kind a trait; none for a kind that stands for itself. */
const NEEDS: Partial<Record<PetTraitKind | ChildTraitKind, readonly Verb[]>> = {
  fear: ['fear'],
  theft: ['theft'],
  favourite: ['favourite', 'theft'],
  sleep: ['sleep', 'favourite'],
  collection: ['collection', 'favourite'],
}

const COMPILED = new Map<string, RegExp>()

/** Each pattern is compiled once: a form sorts anew at every pause in typing. */
function compile(pattern: string, { spaced }: OwnWordList, flags: '' | 'g' = ''): RegExp {
  const source = spaced ? String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])` : `(?:${pattern})`
  const known = COMPILED.get(flags + source)
  if (known) return known
  const regex = new RegExp(source, `u${flags}`)
  COMPILED.set(flags + source, regex)
  return regex
}

/** Without what looks like a denial and is none; the length stays. */
const softened = (clause: string, list: OwnWordList) =>
  list.yet ? clause.replace(compile(list.yet, list, 'g'), (found) => ' '.repeat(found.length)) : clause

interface Clause {
  words: string
  text: string
  verbs: Verb[]
  /** Whether what stands from `at` to `end` is denied. */
  denied: (at: number, end: number) => boolean
}

function readClause(words: string, list: OwnWordList): Clause {
  const text = softened(words.toLowerCase().replace(/[’‘]/g, "'"), list)
  const denials = list.not ? [...text.matchAll(compile(list.not, list, 'g'))].map(({ index }) => index) : []
  const verbs = VERBS.filter((verb) => compile(list.verbs[verb], list).test(text))
  return {
    words,
    text,
    verbs,
    denied: (at, end) => denials.some((denial) => (list.verbLast ? denial >= end : denial < at)),
  }
}

/** Statements are parted at punctuation and at "and". */
const clausesOf = (text: string, list: OwnWordList): Clause[] =>
  text
    .split(new RegExp(`[,;.!?:\\n、。，；！？،؛।]|${compile(list.and, list).source}`, 'iu'))
    .map((words) => words.trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .map((words) => readClause(words, list))

/** A thing loved may stand alone: "pancakes", "his ball". */
const standsAlone = (text: string, list: OwnWordList) => list.spaced && text.trim().split(/\s+/).length <= 2

function sort<K extends string>(
  text: string,
  list: OwnWordList,
  phrases: Partial<Record<K, string>>,
  kindOf: (key: K) => PetTraitKind | ChildTraitKind,
): Statement<K>[] {
  const clauses = clausesOf(text, list)
  const statements = clauses.map(({ words }): Statement<K> => ({ words, traits: [] }))
  const order = clauses.map((_, at) => at)
  // "steals socks and spoons": the verb of the clause before, or of the one behind.
  let carried: { verbs: Verb[]; denied: boolean } = { verbs: [], denied: false }
  for (const at of list.verbLast ? order.toReversed() : order) {
    const clause = clauses[at]
    if (!clause) continue
    const own = clause.verbs.length > 0
    const verbs = own ? clause.verbs : carried.verbs
    if (own) {
      const at = clause.text.search(compile(clause.verbs.map((verb) => list.verbs[verb]).join('|'), list))
      carried = { verbs: clause.verbs, denied: clause.denied(at, at + 1) }
    }
    for (const key of Object.keys(phrases) as K[]) {
      const phrase = phrases[key]
      const found = phrase ? compile(phrase, list).exec(clause.text) : null
      if (!found || clause.denied(found.index, found.index + found[0].length)) continue
      const needs = NEEDS[kindOf(key)]
      const alone = kindOf(key) === 'favourite' && verbs.length === 0 && standsAlone(clause.text, list)
      if (needs && !alone && (carried.denied || !needs.some((verb) => verbs.includes(verb)))) continue
      statements[at]?.traits.push(key)
    }
  }
  return statements
}

export const sortPetWords = (text: string, list: OwnWordList): Statement<PetTrait>[] =>
  sort(text, list, list.pet, kindOfPetTrait)
export const sortChildWords = (text: string, list: OwnWordList): Statement<ChildTrait>[] =>
  sort(text, list, list.child, kindOfChildTrait)
