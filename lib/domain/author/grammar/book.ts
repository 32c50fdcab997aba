// The state of one book while it is rendered: its cast, and the choices made once for the whole book.
import { pick } from '../../chance'
import type { Earlier, StoryRequest } from '../../story/request'
import type { StoryLanguage } from '../languages/language'
import { findHomeType } from '../world/homes'
import { KIND_OF } from '../world/kinds'
import type { Cast, Player } from './cast'
import { pronounOfChild, pronounOfPet } from './pronoun'
import type { Template } from './template'

export interface Book extends Cast {
  seed: string
  template: Template
  partner: Player
  /** Renders the shortest choices, because long names and a full cast would exceed the length of a picture book. */
  tight: boolean
  /** Minimum shortening of pets' looks: 0 says everything, 3 nothing. */
  brief: number
  /** The child uses a wheelchair, so that the text must avoid words such as "hop". */
  wheels: boolean
  /** Each typed text is one private-use character until the last step, so that no grammar rule can change it. */
  names: string[]
  /** The placeholder of each name, for texts that go to Claude. */
  masks: string[]
  /**
   * What replaces each name when lengths are measured: a neutral name for the child and the pets, the text itself for
   * everything else.
   */
  neutral: string[]
}

const FIRST_MARK = 0xe000
/** More would leave the private-use area; a book needs about 20. */
const MARKS = 0x18ff

export const isName = (character: string): boolean => {
  const code = character.charCodeAt(0)
  return code >= FIRST_MARK && code <= FIRST_MARK + MARKS
}

const putIn = (names: readonly string[], text: string): string =>
  text.replace(/[\ue000-\uf8ff]/g, (c) => names[c.charCodeAt(0) - FIRST_MARK] ?? '')

export const restoreNames = (book: Book, text: string): string => putIn(book.names, text)

const NEUTRAL = 'Nim'
/** The text with neutral names, so that its measured length is the same for every child. */
export const withNeutralNames = (book: Book, text: string): string => putIn(book.neutral, text)

/** "Great-Uncle Leo" counts as the same name as "Leo". */
const words = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
/** Whether two names sound too much alike to tell apart when read aloud (Bee and Bea, Ann and Anna). */
const skeleton = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(?<=.)[aeiouyh]+/g, '')
const soundsLike = (one: string, other: string) =>
  one === other ||
  (one[0] === other[0] &&
    one.length > 1 &&
    Math.abs(one.length - other.length) < 2 &&
    skeleton(one) === skeleton(other))

function choosePicks(template: Template, seed: string, taken: Set<string>): Pick<Book, 'picks' | 'things'> {
  const picks = new Map<string, string>()
  const things = new Map<string, string>()
  for (const [key, all] of template.picks) {
    const free = all.filter((x) => !words(x).some((word) => [...taken].some((name) => soundsLike(word, name))))
    const chosen = pick(seed, `${template.id} name ${key}`, free.length ? free : all)
    picks.set(key, chosen)
    const thing = template.things.get(key)?.[all.indexOf(chosen)]
    if (thing !== undefined) things.set(key, thing)
  }
  return { picks, things }
}

/**
 * Place of the earlier book, as a phrase that follows a verb; undefined if it is unknown or the same as this book's.
 */
function elsewhereBefore(
  language: StoryLanguage,
  before: string | undefined,
  now: string | undefined,
): string | undefined {
  const at = (text: string | undefined) => language.findPlace(text)?.at ?? language.describePlace(text)?.at
  return at(before) === at(now) ? undefined : at(before)
}

const sameName = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Pets that share a name with the child or with each other are told apart at every mention. */
function callApart(language: StoryLanguage, pets: readonly Player[], child: string): Player[] {
  return pets.map((pet) => {
    const namesakes = pets.filter((other) => sameName(other.spelling, pet.spelling))
    const isShared = namesakes.length > 1 || sameName(pet.spelling, child)
    return isShared ? { ...pet, called: language.tellApart(pet, namesakes) } : pet
  })
}

export function createBook(template: Template, request: StoryRequest, earlier: Earlier | undefined): Book {
  const names: string[] = []
  const masks: string[] = []
  const neutral: string[] = []
  const curly = (text: string) => text.replace(/'/g, '’')
  const mark = (text: string, mask: string, measured = text) => {
    masks.push(mask)
    neutral.push(measured)
    return String.fromCharCode(FIRST_MARK + names.push(text) - 1)
  }
  const { language } = template
  const child = {
    name: mark(language.capitaliseName(request.childName), 'CHILD', NEUTRAL),
    spelling: request.childName,
    pronoun: pronounOfChild(request.childGender),
  }
  const unique = request.pets.map((p, index): Player => {
    const kind = KIND_OF[p.type]
    const { looks, fewer, animal } = language.describePet(p)
    const name = mark(language.capitaliseName(p.name), `PET_${index + 1}`, NEUTRAL)
    return {
      index,
      name,
      called: name,
      spelling: p.name,
      kind,
      pronoun: pronounOfPet(p.gender),
      looks,
      fewer,
      facts: { ...language.kinds[kind], animal },
    }
  })
  const pets = callApart(language, unique, request.childName)
  const [partner] = pets
  if (!partner) throw new RangeError('a book needs a pet')
  const place = language.findPlace(request.preferredLocation)
  const elsewhere = place ? undefined : language.describePlace(request.preferredLocation)
  const event = language.findEvent(request.specialEvent)
  const named = event ? event.name : language.describeDay(request.specialEvent)
  const home = findHomeType(request.homeType)
  // What the earlier book says of itself can be quoted in its own language only.
  const recalled = (earlier?.language ?? 'en') === language.id ? earlier : undefined
  const before = elsewhereBefore(language, earlier?.place, request.preferredLocation)
  // A person named in the deed is known from the earlier book, so the name is taken.
  const taken = new Set(
    [
      request.childName,
      ...request.pets.map((p) => p.name),
      ...(earlier?.deed?.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []),
    ].flatMap(words),
  )
  return {
    seed: request.seed,
    template,
    child,
    pets,
    partner,
    names,
    masks,
    neutral,
    place,
    event,
    ...choosePicks(template, request.seed, taken),
    somewhere: place
      ? { name: place.name, at: place.at }
      : elsewhere && {
          name: mark(curly(elsewhere.name), 'PLACE'),
          at: mark(curly(elsewhere.at), 'AT_PLACE'),
        },
    occasion: named === undefined ? undefined : mark(curly(named), 'EVENT'),
    home: home && { id: home, ...language.homes[home] },
    wheels: request.look?.mobility === 'wheelchair',
    recall: recalled ? mark(curly(recalled.recall), 'BEFORE') : undefined,
    deed: recalled?.deed ? mark(curly(recalled.deed), 'DEED') : undefined,
    back: before === undefined ? undefined : { at: mark(curly(before), 'BACK') },
    tight: false,
    brief: 0,
  }
}
