// The state of one book while it is rendered: its cast, and the choices made once for the whole book.
import { pick } from '../../chance'
import type { Earlier, PetRequest, StoryRequest } from '../../story/request'
import { KIND_FACTS, KIND_OF } from '../world/kinds'
import type { Kind } from '../world/kinds'
import { findEvent, toOccasion } from '../world/events'
import type { EventFacts } from '../world/events'
import { findHome } from '../world/homes'
import type { Home } from '../world/homes'
import { findPlace, toSomewhere } from '../world/places'
import type { Place, Somewhere } from '../world/places'
import { pronounOfChild, pronounOfPet } from './agreement'
import type { Pronoun } from './agreement'
import { describeLooks } from './looks'
import type { Template } from './template'

export interface Player {
  index: number
  name: string
  kind: Kind
  pronoun: Pronoun
  /** "orange fish"; empty if there is nothing to say. */
  looks: string
  /** The same in fewer words, from longest to shortest: one colour, the kind, nothing. */
  fewer: readonly string[]
  /** After "a": "fish", "chicken". */
  animal: string
}
export interface Book {
  seed: string
  template: Template
  child: { name: string; pronoun: Pronoun }
  pets: Player[]
  partner: Player
  picks: Map<string, string>
  place: Place | undefined
  somewhere: Somewhere | undefined
  event: EventFacts | undefined
  occasion: string | undefined
  home: Home | undefined
  /**
   * Facts about the earlier book that a sequel recalls: its topic, the child's deed, and the place unless it is the
   * same as here.
   */
  recall: string | undefined
  deed: string | undefined
  back: Pick<Somewhere, 'at'> | undefined
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

/** Capitalises a name typed in lower case ("fatima"); any other spelling is kept. */
const proper = (name: string) =>
  name === name.toLowerCase() && /^[\p{L}\p{M}'’. -]+$/u.test(name)
    ? name.replace(/(^|[\s-])\p{L}/gu, (c) => c.toUpperCase())
    : name

/** Capitalises a place typed in lower case ("bali"); "the garden" is kept. */
const properPlace = (name: string) => (/^(the|an?) /.test(name) ? name : proper(name))
const atPlace = (at: string) => at.replace(/(?<=^in )\S.*/, properPlace)

/** Only pets of type "Other" need the breed to say what they are. */
const animalOf = (pet: PetRequest): string =>
  (pet.type === 'Other' && describeLooks({ type: 'Other', breed: pet.breed })) || KIND_FACTS[KIND_OF[pet.type]].animal

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

function choosePicks(template: Template, seed: string, taken: Set<string>): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const [key, all] of template.picks) {
    const free = all.filter((x) => !words(x).some((word) => [...taken].some((name) => soundsLike(word, name))))
    chosen.set(key, pick(seed, `${template.id} name ${key}`, free.length ? free : all))
  }
  return chosen
}

/**
 * Place of the earlier book, as a phrase that follows a verb; undefined if it is unknown or the same as this book's.
 */
function elsewhereBefore(before: string | undefined, now: string | undefined): string | undefined {
  const at = (text: string | undefined) => {
    const unknown = toSomewhere(text)
    return findPlace(text)?.at ?? (unknown && atPlace(unknown.at))
  }
  return at(before) === at(now) ? undefined : at(before)
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
  const child = {
    name: mark(proper(request.childName), 'CHILD', NEUTRAL),
    pronoun: pronounOfChild(request.childGender),
  }
  const pets = request.pets.map((p, index): Player => ({
    index,
    name: mark(proper(p.name), `PET_${index + 1}`, NEUTRAL),
    kind: KIND_OF[p.type],
    pronoun: pronounOfPet(p.gender),
    looks: describeLooks(p),
    fewer: [describeLooks({ ...p, colors: p.colors?.split(/,| and /)[0] }), describeLooks({ type: p.type }), ''],
    animal: animalOf(p),
  }))
  const [partner] = pets
  if (!partner) throw new RangeError('a book needs a pet')
  const place = findPlace(request.preferredLocation)
  const elsewhere = place ? { name: place.name, at: place.at } : toSomewhere(request.preferredLocation)
  const event = findEvent(request.specialEvent)
  const named = event ? event.name : toOccasion(request.specialEvent)
  const before = elsewhereBefore(earlier?.place, request.preferredLocation)
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
    picks: choosePicks(template, request.seed, taken),
    somewhere:
      elsewhere && !place
        ? {
            name: mark(curly(properPlace(elsewhere.name)), 'PLACE'),
            at: mark(curly(atPlace(elsewhere.at)), 'AT_PLACE'),
          }
        : elsewhere,
    occasion: named === undefined ? undefined : mark(curly(named), 'EVENT'),
    home: findHome(request.homeType),
    wheels: request.look?.mobility === 'wheelchair',
    recall: earlier ? mark(curly(earlier.recall), 'BEFORE') : undefined,
    deed: earlier?.deed ? mark(curly(earlier.deed), 'DEED') : undefined,
    back: before === undefined ? undefined : { at: mark(curly(before), 'BACK') },
    tight: false,
    brief: 0,
  }
}
