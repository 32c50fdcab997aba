// The first look at a request, before anything is written or drawn. A name is its owner's: it is never refused or held, whatever it
// looks like, because it is only ever put on the page as text.
import type { StoryRequest } from '../story/request'
import { foulWords } from './foul-words'
import type { FoulRule } from './foul-words'
import { privateDetails } from './private-details'
import type { PrivateRule } from './private-details'

export type Verdict = 'ok' | 'held' | 'refused'
export interface Reason { field: string; rule: FoulRule | PrivateRule }
/** A friendly word beside a field; it stops nobody. */
export interface Hint { field: string; hint: 'surname' }
export interface Checked { verdict: Verdict; reasons: Reason[]; hints: Hint[] }

const FOUL: readonly string[] = ['obscene', 'violent', 'hateful'] satisfies FoulRule[]

function freeTexts(request: StoryRequest): [field: string, text: string][] {
  const own: [string, string | undefined][] = [['preferredLocation', request.preferredLocation], ['specialEvent', request.specialEvent], ['homeType', request.homeType]]
  const pets = request.pets.flatMap((pet, i): [string, string | undefined][] => [
    [`pets.${i}.breed`, pet.breed], [`pets.${i}.colors`, pet.colors], [`pets.${i}.description`, pet.description],
  ])
  return [...own, ...pets].flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : []))
}

/** First names of two words, by either word: Mary Anne, Te Ariki, Jean-Luc Pierre. */
const GIVEN_SECOND = /^(ann|anna|anne|annie|beth|belle|claire|ellen|eve|faith|grace|hope|jack|james|jane|jean|jo|joan|joe|john|joy|kate|lee|leigh|lou|louise|lynn|mae|marie|mary|may|pearl|rae|ray|rose|ruth|sue|will)$/i
const GIVEN_FIRST = /^(te|ta|la|le|de|da|el|al|abd|abdul|abdel|abu|bint|ibn|mary|maria|anna|ana|jean|juan|josé|jose|luis|mohammed|muhammad|nguyễn|xiao|captain|princess|prince|king|queen|mr|mrs|miss|sir|lady|little|baby|big)\.?$/i

function looksLikeSurname(name: string): boolean {
  const words = name.split(' ')
  const [first = ''] = words
  const last = words[words.length - 1] ?? ''
  return words.length > 1 && /^\p{Script=Latin}[\p{Script=Latin}'’-]+$/u.test(last) && !GIVEN_SECOND.test(last) && !GIVEN_FIRST.test(first)
}

export function checkRequest(request: StoryRequest): Checked {
  const reasons = freeTexts(request).flatMap(([field, text]): Reason[] => [...foulWords(text), ...privateDetails(text)].map((rule) => ({ field, rule })))
  const verdict: Verdict = reasons.some((r) => FOUL.includes(r.rule)) ? 'refused' : reasons.length ? 'held' : 'ok'
  return { verdict, reasons, hints: looksLikeSurname(request.childName) ? [{ field: 'childName', hint: 'surname' }] : [] }
}
