// The state of one book while it is rendered: its cast, and the choices made once for the whole book.
import { pick } from '../../chance'
import type { SeriesMemory } from '../../story/manuscript'
import type { Earlier, StoryRequest } from '../../story/request'
import { kindOfChildTrait, kindOfPetTrait, traitsOfChild, traitsOfPet } from '../../story/traits'
import type { StoryLanguage } from '../languages/language'
import { findHomeType } from '../world/homes'
import { KIND_OF } from '../world/kinds'
import type { Cast, Player, Trait } from './cast'
import { chooseVersion } from './choose-version'
import { pronounOfChild, pronounOfPet } from './pronoun'
import type { Template } from './template'

export interface Book extends Cast {
  seed: string
  template: Template
  partner: Player
  /**
   * Leaves out what stands under `roomy`, because long names and a full cast would exceed the length of a picture
   * book.
   */
  tight: boolean
  /**
   * Pages, counted from 0, on which a tight book still has what stands under `roomy` together with what a family told:
   * its place, day, home or series.
   */
  keepsTold: ReadonlySet<number>
  /** Pages, counted from 0, that a tight book has room for as they are. */
  roomyPages: ReadonlySet<number>
  /** Pages, counted from 0, on which a text that is either of the day or of the place is of the place. */
  placeBeforeDay: ReadonlySet<number>
  /** Pages, counted from 0, on which such a text is of both, if each is a sentence. */
  placeBesideDay: ReadonlySet<number>
  /**
   * By how many words a choice may be longer than the shortest of its choices. The seed chooses among what is left,
   * so the fewer, the more two seeds are alike.
   */
  spareWords: number
  /** Pages, counted from 0, on which each choice is the shortest, though elsewhere the seed chooses. */
  shortPages: ReadonlySet<number>
  /** Leaves out the leading pet's lines that a large cast does without. */
  fewerLeads: boolean
  /** Leaves out the lines of second and third traits, which no plot needs. */
  firstTraitsOnly: boolean
  /** Minimum shortening of pets' looks: 0 says everything, 3 nothing. */
  brief: number
  /** A special day was asked for, whether the story tells of it or not. */
  asksForDay: boolean
  /** The child uses a wheelchair, so that the text must avoid words such as "hop". */
  wheels: boolean
  /** Each typed text is one private-use character until the last step, so that no grammar rule can change it. */
  names: string[]
  /** The same texts, also while `names` holds placeholders: grammar that depends on their letters is the same then. */
  spellings: readonly string[]
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

/** The text that a private-use character stands for. */
export const spellingIn =
  (book: Book) =>
  (mark: string): string =>
    putIn(book.spellings, mark)

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
const skeleton = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .replace(/(?<=.)[aeiouyh]+/g, '')
/** Whether one name is the other with one letter changed, added or left out: Mila and Mina are easily mixed up. */
function differByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 3 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
/** Whether two names sound too much alike to tell apart when read aloud (Bee and Bea, Ann and Anna). */
const soundsLike = (one: string, other: string) =>
  one === other ||
  (one[0] === other[0] &&
    one.length > 1 &&
    Math.abs(one.length - other.length) < 2 &&
    skeleton(one) === skeleton(other))

function traitsOf({ language }: Template, request: StoryRequest): Book['traits'] {
  const [leading] = request.pets
  const words = language.traits
  return {
    child: traitsOfChild(request.childTraits).map((key): Trait => ({
      key,
      kind: kindOfChildTrait(key),
      words: words.child[key],
    })),
    pet: leading
      ? traitsOfPet(leading).map((key): Trait => ({ key, kind: kindOfPetTrait(key), words: words.pet[key] }))
      : [],
  }
}

/** The pick that names the person of this story whose part an earlier friend can take: of the same pronoun. */
function pickOfFriend({ extras, picks }: Template, friend: SeriesMemory['friend']): string | undefined {
  const person = extras.find(({ who, pronoun }) => who.startsWith('friend') && pronoun === friend?.pronoun)
  const [slot, ...rest] = person?.name ?? []
  return slot?.type === 'slot' && !rest.length && picks.has(slot.name) ? slot.name : undefined
}

function choosePicks(template: Template, seed: string, taken: Set<string>): Pick<Book, 'picks' | 'things'> {
  const picks = new Map<string, string>()
  const things = new Map<string, string>()
  for (const [key, all] of template.picks) {
    const clearOf = (names: readonly string[], isAlike: (one: string, other: string) => boolean) =>
      names.filter((x) => !words(x).some((word) => [...taken].some((name) => isAlike(word, name))))
    const free = clearOf(all, soundsLike)
    const clearest = clearOf(free, differByOneLetter)
    const chosen = pick(
      seed,
      `${template.id} name ${key}`,
      [clearest, free, all].find(({ length }) => length > 0) ?? all,
    )
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

export function createBook(story: Template, request: StoryRequest, earlier: Earlier | undefined): Book {
  const template = chooseVersion(story, request.seed)
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
  /** A name, and what the family calls its owner. */
  const markNames = (long: string, short: string | undefined, mask: string) => {
    const name = mark(language.capitaliseName(long), mask, NEUTRAL)
    return { name, short: short ? mark(language.capitaliseName(short), `${mask}_SHORT`, NEUTRAL) : name }
  }
  const child = {
    ...markNames(request.childName, request.shortName, 'CHILD'),
    spelling: request.childName,
    pronoun: pronounOfChild(request.childGender),
  }
  const unique = request.pets.map((p, index): Player => {
    const kind = KIND_OF[p.type]
    const { looks, fewer, animal } = language.describePet(p)
    const named = markNames(p.name, p.shortName, `PET_${index + 1}`)
    return {
      index,
      ...named,
      called: named.name,
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
  const found = language.findEvent(request.specialEvent)
  // A day of which the story says nothing is not in its pictures either.
  const isTold = !found || template.days.has(found.id)
  const event = isTold ? found : undefined
  const named = !isTold ? undefined : event ? event.name : language.describeDay(request.specialEvent)
  const home = findHomeType(request.homeType)
  // What the earlier book says of itself can be quoted in its own language only.
  const recalled = (earlier?.language ?? 'en') === language.id ? earlier : undefined
  const before = elsewhereBefore(language, earlier?.place, request.preferredLocation)
  // A person named in the deed is known from the earlier book, so the name is taken.
  const taken = new Set(
    [
      request.childName,
      ...request.pets.map((p) => p.name),
      recalled?.memory?.friend?.name ?? '',
      ...(earlier?.deed?.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []),
    ].flatMap(words),
  )
  const chosen = choosePicks(template, request.seed, taken)
  const friend = recalled?.memory?.friend
  const friendMark = friend && mark(friend.name, 'SERIES_FRIEND')
  const part = pickOfFriend(template, friend)
  if (part && friendMark) chosen.picks.set(part, friendMark)
  return {
    seed: request.seed,
    template,
    level: template.level,
    child,
    pets,
    partner,
    names,
    spellings: names,
    masks,
    neutral,
    place,
    event,
    ...chosen,
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
    series: recalled?.memory && {
      keepsake: mark(curly(recalled.memory.keepsake), 'KEEPSAKE'),
      joke: mark(curly(recalled.memory.joke), 'JOKE'),
      friend: friendMark,
    },
    friend: part ? undefined : friendMark,
    traits: traitsOf(template, request),
    asksForDay: Boolean(request.specialEvent?.trim()),
    tight: false,
    keepsTold: new Set(template.pages.keys()),
    roomyPages: new Set(),
    placeBeforeDay: new Set(),
    placeBesideDay: new Set(),
    spareWords: Infinity,
    shortPages: new Set(),
    fewerLeads: false,
    firstTraitsOnly: false,
    brief: 0,
  }
}
