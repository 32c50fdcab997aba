import { PROPS } from '../../illustration/direction'
import { CHILD_TRAITS, PET_TRAITS, kindOfChildTrait, kindOfPetTrait } from '../../story/traits'
import type { ChildTraitKind, PetTraitKind } from '../../story/traits'
import { READING_LEVELS } from '../../story/lists'
import { countWords } from '../grammar/count'
import { parseText } from '../grammar/text'
import type { TraitFacts, TraitWords } from '../world/traits'
import * as german from './de/traits'
import * as english from './en/traits'
import * as french from './fr/traits'
import * as japanese from './ja/traits'
import * as spanish from './es/traits'

/** The facts that a story may use of a trait, by its kind (docs/stories.md). */
const FACTS: Record<PetTraitKind | ChildTraitKind, readonly (keyof TraitFacts)[]> = {
  fear: ['thing', 'a', 'things'],
  theft: ['thing', 'a', 'things', 'do', 'did', 'doing'],
  collection: ['thing', 'a', 'things'],
  favourite: ['thing', 'a', 'things'],
  noise: ['do', 'did', 'doing', 'sound'],
  part: ['has'],
  age: ['is'],
  sleep: ['do', 'did', 'doing', 'where'],
  habit: ['do', 'did', 'doing'],
  talent: ['do', 'did', 'doing'],
}
const WORDS = { '0-4': 8, '5-8': 12, '9-12': 16 } as const
/** Names and pronouns that any page knows. */
const SLOTS: Record<string, RegExp> = {
  en: /^(?:Kim|Bo)(?:'s)?$|^(?:he|him|his|they|them|their)$/i,
  de: /^(?:Kim|Bo)s?$|^(?:bo\.)?(?:er|ihn|ihm|sein\w*)$/i,
  fr: /^(?:Kim|Bo)$|^(?:bo\.)?(?:il|lui)$|^bo\.\p{L}+\/\p{L}+$/iu,
  ja: /^(?:Kim|Bo)$/,
  es: /^(?:Kim|Bo)$|^(?:bo\.)?(?:él|lo)$|^bo\.\p{L}+\/\p{L}+$/iu,
}

const ONE_SENTENCE = /^[^.!?。！？]*(?:[?!]["“][^.!?]*)*[.。]$/

const all = Object.entries({ en: english, de: german, fr: french, es: spanish, ja: japanese }).flatMap(
  ([language, words]) => [
    ...PET_TRAITS.map((key) => ({
      language,
      key,
      who: 'pet',
      kind: kindOfPetTrait(key),
      words: words.PET_TRAIT_WORDS[key],
    })),
    ...CHILD_TRAITS.map((key) => ({
      ...{ language, key, who: 'child', kind: kindOfChildTrait(key), words: words.CHILD_TRAIT_WORDS[key] },
    })),
  ],
)

const factsOf = ({ line: _, prop: __, ...facts }: TraitWords) => facts

test.each(all)('$language, $key of the $who: has the facts of its kind', ({ kind, words }) => {
  for (const fact of FACTS[kind]) expect(words[fact]).toMatch(/\S/)
  for (const text of Object.values(factsOf(words))) {
    expect(text.replaceAll('{Kim}', 'Kim')).not.toMatch(/[{}[\]<>|.]|\b(?:his|her|its|their|sein\w*|ihr\w*)\b/)
  }
  if (words.prop) expect(PROPS).toContain(words.prop)
})

test.each(all)('$language, $key of the $who: one sentence a level, short enough', ({ language, words }) => {
  for (const level of READING_LEVELS) {
    const line = words.line[level]
    const slots = parseText(line).flatMap((node) => (node.type === 'slot' ? [node.name] : []))
    for (const slot of slots) expect(slot).toMatch(SLOTS[language] ?? '')
    expect(slots.length).toBeGreaterThan(0)
    const spoken = line.replace(/\{[^}]*\}/g, 'Kim')
    expect(spoken).toMatch(ONE_SENTENCE)
    expect(countWords(spoken)).toBeLessThanOrEqual(WORDS[level])
  }
})

test('no two sentences are alike', () => {
  const lines = all.flatMap(({ words }) => Object.values(words.line))
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})
