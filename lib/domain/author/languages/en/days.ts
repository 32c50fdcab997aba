// A special day in the buyer's own words, as a sentence can name it: "It was ...", "On ...". Never in quotation marks:
// it is the family's life.
import { toOccasion } from '../../world/events'

/** More would make sentences too long for the youngest. */
const MOST_WORDS = 8

const OWN = /^(?:my|our|your|a|an)\s+(?=\S)/i
/** Words for a time: whatever has one is a day by itself. */
const TIME = /\b(?:day|night|eve|morning|afternoon|evening|week|weekend|birthday|anniversary|holidays?)\b/i
const ORDINAL = /^(?:first|second|third|last|new|big|\d+(?:st|nd|rd|th))$/i
const POSSESSIVE = /['’]s?$/
const CLAUSE = /^(?:we|he|she|they)$/i
/** Names that keep their capital although the words after them have none. */
const NAMED =
  /^(?:christmas|easter|halloween|diwali|eid|hanukkah|holi|ramadan|anzac|australia|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i

const capital = /^\p{Lu}/u
const letter = /\p{L}/u
const little = /^(?:of|the|and|in|at|for|to|with|on)$/

/** The book tells of the family; the buyer is one of it. */
const theyDid = (text: string) => text.replace(/^(the day) we\b/i, '$1 they')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** @returns undefined for what is no name of a day: a long description, "I ...", or no letters */
export function describeDay(typed: string | undefined): string | undefined {
  const typedName = toOccasion(typed)?.replace(OWN, '')
  if (typedName === undefined || !letter.test(typedName) || /^i\b/i.test(typedName)) return undefined
  const words = typedName.split(' ')
  const [first = '', ...rest] = words
  const isName =
    words.every((word) => little.test(word) || !/^\p{Ll}/u.test(word)) && capital.test(first) && !POSSESSIVE.test(first)
  const keepsCapital = isName || POSSESSIVE.test(first) || NAMED.test(first) || /\p{Lu}/u.test(first.slice(1))
  const name = keepsCapital ? typedName : lowerFirst(typedName)
  const day = toDay(name, first, { isName, rest })
  return day.split(' ').length <= MOST_WORDS ? day : undefined
}

function toDay(name: string, first: string, { isName, rest }: { isName: boolean; rest: readonly string[] }): string {
  if (/^the\b/i.test(first)) return TIME.test(name) ? theyDid(lowerFirst(name)) : `the day of ${lowerFirst(name)}`
  if (CLAUSE.test(first)) return theyDid(`the day ${name}`)
  if (TIME.test(name)) return ORDINAL.test(first) && !isName ? `the ${name}` : name
  // "Songkran", 'お花見'; "First Lost Tooth" becomes a holiday of the family's own.
  if (isName) return rest.length === 0 || /(?:fest(?:ival)?|party|parade|fair)/i.test(name) ? name : `${name} Day`
  if (!/^\p{Script=Latin}|^\d/u.test(first)) return name
  if (POSSESSIVE.test(first) || /ing$/i.test(first)) return `the day of ${name}`
  return `the day of the ${name}`
}
