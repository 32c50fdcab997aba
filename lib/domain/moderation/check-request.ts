// The first check of a request, before anything is written or drawn. Names are never refused or held, because they are
// only ever put on the page as text.
import type { Language } from '../story/lists'
import type { StoryRequest } from '../story/request'
import { findFoulWords } from './foul-words'
import type { FoulRule } from './foul-words'
import { givesInstructions } from './instructions'
import { findPrivateDetails } from './private-details'
import { visibleText } from './fold'
import type { Rule } from './rules'
import { findUnsafeWords } from './unsafe-words'

export type Verdict = 'ok' | 'held' | 'refused'
export interface Reason {
  field: string
  rule: Rule
}
export interface FreeText {
  field: string
  text: string
}
/** A friendly hint beside a field; it blocks nothing. */
export interface Hint {
  field: string
  hint: 'surname'
}
export interface Checked {
  verdict: Verdict
  reasons: Reason[]
  hints: Hint[]
}

const FOUL: readonly string[] = ['obscene', 'violent', 'hateful'] satisfies FoulRule[]

/** The free texts of a request that are not names. */
export function collectFreeTexts(request: StoryRequest): FreeText[] {
  const own: [string, string | undefined][] = [
    ['preferredLocation', request.preferredLocation],
    ['specialEvent', request.specialEvent],
    ['homeType', request.homeType],
    ['dedication', request.dedication],
    ['childDescription', request.childDescription],
    ['shortName', request.shortName],
  ]
  const pets = request.pets.flatMap((pet, i): [string, string | undefined][] => [
    [`pets.${i}.breed`, pet.breed],
    [`pets.${i}.colors`, pet.colors],
    [`pets.${i}.description`, pet.description],
    [`pets.${i}.shortName`, pet.shortName],
  ])
  return [...own, ...pets].flatMap(([field, text]): FreeText[] => (text ? [{ field, text }] : []))
}

/** First names of two words, by either word: Mary Anne, Te Ariki, Jean-Luc Pierre. */
const GIVEN_SECOND =
  /^(ann|anna|anne|annie|beth|belle|claire|ellen|eve|faith|grace|hope|jack|james|jane|jean|jo|joan|joe|john|joy|kate|lee|leigh|lou|louise|lynn|mae|marie|mary|may|pearl|rae|ray|rose|ruth|sue|will)$/i
const GIVEN_FIRST =
  /^(te|ta|la|le|de|da|el|al|abd|abdul|abdel|abu|bint|ibn|mary|maria|anna|ana|jean|juan|josé|jose|luis|mohammed|muhammad|nguyễn|xiao|captain|princess|prince|king|queen|mr|mrs|miss|sir|lady|little|baby|big)\.?$/i

function looksLikeSurname(name: string): boolean {
  const words = name.split(' ')
  const [first = ''] = words
  const last = words[words.length - 1] ?? ''
  return (
    words.length > 1 &&
    /^\p{Script=Latin}[\p{Script=Latin}'’-]+$/u.test(last) &&
    !GIVEN_SECOND.test(last) &&
    !GIVEN_FIRST.test(first)
  )
}

/** Whether a text contains a word of a word list; the lists are large and stay on the server. */
export type ListedWords = (text: string, language: Language) => boolean

const verdictOf = (rules: readonly Rule[]): Verdict =>
  rules.some((rule) => FOUL.includes(rule)) ? 'refused' : rules.length ? 'held' : 'ok'

/** The verdict on a single text. */
export const judgeText = (text: string, language: Language, listed: ListedWords): Verdict =>
  verdictOf(checkText(text, language, listed))

/** Unambiguous words are refused; doubtful ones are held for a person. */
function checkText(text: string, language: Language, listed: ListedWords): Rule[] {
  const clear = findFoulWords(text)
  if (clear.length) return [...clear, ...findPrivateDetails(text)]
  return [
    ...findPrivateDetails(text),
    ...findUnsafeWords(visibleText(text)),
    ...(givesInstructions(text) ? (['instruction'] as const) : []),
    ...(listed(text, language) ? (['listed'] as const) : []),
  ]
}

/** Checks a title, page or dedication that a book's owner typed, ignoring the names in it. */
export function checkBookText(
  words: string,
  names: readonly string[],
  language: Language,
  listed: ListedWords,
): Rule[] {
  return checkText(withoutNames(words, names), language, listed)
}
const withoutNames = (words: string, names: readonly string[]): string =>
  names.filter((name) => name !== '').reduce((text, name) => text.replaceAll(name, ' '), words)

export function checkRequest(request: StoryRequest, listed: ListedWords): Checked {
  const names = [request.childName, ...request.pets.map((pet) => pet.name)]
  const reasons = collectFreeTexts(request).flatMap(({ field, text }): Reason[] =>
    // A dedication names those whom it is for.
    checkText(field === 'dedication' ? withoutNames(text, names) : text, request.language, listed).map((rule) => ({
      field,
      rule,
    })),
  )
  return {
    verdict: verdictOf(reasons.map((reason) => reason.rule)),
    reasons,
    hints: looksLikeSurname(request.childName) ? [{ field: 'childName', hint: 'surname' }] : [],
  }
}
