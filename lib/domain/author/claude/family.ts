// What a family told, for a book by Claude: as lines of the question, and as a check of the answer.
import type { Language } from '../../story/lists'
import type { Manuscript, SeriesMemory } from '../../story/manuscript'
import type { StoryRequest } from '../../story/request'
import { kindOfChildTrait, kindOfPetTrait, traitsOfPet } from '../../story/traits'
import type { ChildTraitKind, PetTraitKind } from '../../story/traits'
import * as german from '../languages/de/traits'
import * as english from '../languages/en/traits'
import * as spanish from '../languages/es/traits'
import * as french from '../languages/fr/traits'
import { findEvent } from '../languages/en/events'
import { findPlace } from '../languages/en/places'
import { toPlaceholder } from '../names'
import type { TraitFacts } from '../world/traits'
import type { Company } from './cast'

const PAGES_OF_A_TRAIT = 3
const PAGES_OF_A_DAY = 4
const PAGES_OF_A_SERIES = 3
const PAGES_OF_A_PLACE = 6
const CHILD = toPlaceholder('CHILD')
/** Whose words are known, so that their traits can be found in a text. */
const LANGUAGES: Partial<Record<Language, typeof english | typeof german | typeof spanish | typeof french>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
}

/** On how many pages the first pet is named: dogs and cats have a strand of their own in a small family. */
function pagesOfLeadingPet({ pets }: Company): number {
  if (pets.length > 2) return 6
  return pets[0]?.kind === 'dog' || pets[0]?.kind === 'cat' ? 10 : 7
}

/** "afraid of brooms", "given to taking a sock": English, as the whole question is. */
function describe(kind: PetTraitKind | ChildTraitKind, facts: TraitFacts): string {
  const { things = '', doing = '', sound, has = '', is = '', where = '' } = facts
  const text = {
    fear: `afraid of ${things}`,
    theft: `given to ${doing}`,
    noise: sound ? `${doing} (“${sound}”)` : doing,
    part: `has ${has}`,
    age: is,
    favourite: `loves ${things}`,
    sleep: `sleeps ${where}`,
    habit: `always ${doing}`,
    talent: `good at ${doing}`,
    collection: `collects ${things}`,
  }[kind]
  return text.replaceAll('{Kim}', CHILD)
}

function traitLines(mask: string, [first, ...further]: readonly string[]): string[] {
  if (first === undefined) return []
  return [
    `${mask} is known for this: ${first}. Make it plot: set it up by page 7, let it get in the way, and let it come ` +
      `back from page 15 on; on at least ${PAGES_OF_A_TRAIT} pages, in words and picture.`,
    ...(further.length ? [`${mask} also: ${further.join('; ')}. Each once, where it fits.`] : []),
  ]
}

const traitsOfLeadingPet = ({ pets: [pet] }: StoryRequest) => (pet ? traitsOfPet(pet) : [])

/** What is remembered may hold a name that was put into the earlier book. */
const withMasks = (text: string, { names }: Company): string =>
  [...names]
    .filter(([, name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .reduce((masked, [mask, name]) => masked.replaceAll(name, toPlaceholder(mask)), text)

function memoryLines(memory: SeriesMemory | undefined, company: Company): string[] {
  if (!memory) return []
  const hidden = (text: string) => withMasks(text, company)
  const { friend, keepsake, joke } = memory
  return [
    `Of the earlier book there is ${hidden(keepsake)}, and everybody used to say “${hidden(joke)}”. One of the two does ` +
      'something in this book; together they are on three pages.',
    ...(friend
      ? [`${hidden(friend.name)} (${friend.pronoun}) is the friend of the series: the friend of this book.`]
      : []),
  ]
}

/** The lines of the question. `request`: with the own words sorted into traits (story/told-traits). */
export function familyFacts(request: StoryRequest, company: Company, memory?: SeriesMemory): string[] {
  const [pet] = company.pets
  const place = findPlace(request.preferredLocation)
  const child = (request.childTraits ?? []).map((key) =>
    describe(kindOfChildTrait(key), english.CHILD_TRAIT_WORDS[key]),
  )
  const leading = traitsOfLeadingPet(request).map((key) => describe(kindOfPetTrait(key), english.PET_TRAIT_WORDS[key]))
  return [
    ...(pet
      ? [
          `${pet.mask} is the second hero: wants something of its own from the beginning, does once what only this ` +
            `animal can, and is named on at least ${pagesOfLeadingPet(company)} of the twenty pages.`,
        ]
      : []),
    ...traitLines(CHILD, child),
    ...traitLines(pet?.mask ?? '', leading),
    ...(place
      ? [
          `The book plays at this place: on at least ${PAGES_OF_A_PLACE} pages something true of it, also ${place.ride}, ` +
            `${place.street}, ${place.tree}, ${place.shop}.`,
        ]
      : []),
    ...(company.event
      ? [`The special event does something in the plot, on at least ${PAGES_OF_A_DAY} pages of text and pictures.`]
      : []),
    ...memoryLines(memory, company),
  ]
}

const FILLERS = new Set(
  (
    'the and with for from into what that was only not one bit things everything everybody everyone about ' +
    'der die das den dem des ein eine einen einem einer und von mit auf für alle alles allem sachen nur sich immer nach ' +
    'les des aux une dans sur tout toute choses seul partout ' +
    'los las del con por para una todo toda todos cosas solo sin encima'
  ).split(' '),
)
/** The words by which a text is known to speak of something. */
const tellingWords = (...texts: readonly (string | undefined)[]): string[] =>
  [
    ...new Set(
      texts.flatMap(
        (text) =>
          (text ?? '')
            .replaceAll('{Kim}', '')
            .toLowerCase()
            .match(/[\p{L}\p{M}]{3,}/gu) ?? [],
      ),
    ),
  ].filter((word) => !FILLERS.has(word))

const pagesSaying = (book: Manuscript, text: string): number =>
  book.pages.filter(({ content }) => content.includes(text)).length

function pagesWith(book: Manuscript, words: readonly string[]): number {
  const any = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})`, 'iu')
  return book.pages.filter(({ content }) => words.length > 0 && any.test(content)).length
}

/** A thing is known by its name alone: to take something happens in any story. */
const wordsOfTrait = ({ thing, a, things, do: act, did, doing, sound, has, is, where }: TraitFacts) =>
  thing ? tellingWords(thing, a, things) : tellingWords(act, did, doing, sound, has, is, where)

/** What of the family isn't in the book as it should be, in words for the repair round. */
export function findFamilyFaults(
  book: Manuscript,
  request: StoryRequest,
  company: Company,
  memory?: SeriesMemory,
): string[] {
  const faults: string[] = []
  const expect = (what: string, found: number, least: number) => {
    if (found < least) faults.push(`${what} is on ${found} pages; on at least ${least}`)
  }
  const [pet] = company.pets
  if (pet)
    expect(pet.mask, book.pages.filter(({ content }) => content.includes(pet.mask)).length, pagesOfLeadingPet(company))
  const words = LANGUAGES[book.language]
  const [childTrait] = request.childTraits ?? []
  const [petTrait] = traitsOfLeadingPet(request)
  if (words && childTrait) {
    const what = describe(kindOfChildTrait(childTrait), english.CHILD_TRAIT_WORDS[childTrait])
    expect(`${CHILD}: ${what}`, pagesWith(book, wordsOfTrait(words.CHILD_TRAIT_WORDS[childTrait])), PAGES_OF_A_TRAIT)
  }
  if (words && petTrait && pet) {
    const what = describe(kindOfPetTrait(petTrait), english.PET_TRAIT_WORDS[petTrait])
    expect(`${pet.mask}: ${what}`, pagesWith(book, wordsOfTrait(words.PET_TRAIT_WORDS[petTrait])), PAGES_OF_A_TRAIT)
  }
  if (memory) {
    const { keepsake, joke, friend } = memory
    const remembered = tellingWords(
      ...[keepsake, joke].map((text) => withMasks(text, company).replace(/\{\{\w+\}\}/g, '')),
    )
    expect('what the series remembers', pagesWith(book, remembered), PAGES_OF_A_SERIES)
    if (friend) expect('the friend of the series', pagesSaying(book, withMasks(friend.name, company)), 1)
  }
  if (book.language !== 'en') return faults
  const place = findPlace(request.preferredLocation)
  if (place) {
    const { name, landmark, food, creature, sound, ride, street, tree, shop } = place
    const known = tellingWords(name, landmark, food, creature, sound, ride, street, tree, shop)
    expect('the place', pagesWith(book, known), PAGES_OF_A_PLACE)
  }
  const event = company.event === undefined ? undefined : findEvent(company.event)
  if (event) {
    const { name, is, food, treat, bright } = event
    expect('the special event', pagesWith(book, tellingWords(name, is, food, treat, bright)), PAGES_OF_A_DAY)
  }
  return faults
}
