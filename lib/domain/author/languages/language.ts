// What the author must know about a language in which stories are written: one folder each. Everything else in the
// author is the same for every language.
import type { Actor, PetPose } from '../../illustration/direction'
import type { HomeType, Language, ReadingLevel } from '../../story/lists'
import type { PetRequest } from '../../story/request'
import type { ChildTrait, PetTrait } from '../../story/traits'
import type { Player, Voice } from '../grammar/cast'
import type { Kind } from '../world/kinds'
import type { EventWords } from '../world/events'
import type { PlaceWords, Somewhere } from '../world/places'
import type { TraitWords } from '../world/traits'

/** The phrases that introduce a pet. */
export interface PetWords {
  /** "orange fish"; empty if there is nothing to say. */
  looks: string
  /** The same in fewer words, from longest to shortest: one colour, the kind, nothing. */
  fewer: readonly string[]
  /** What the pet is: "fish", "chicken". */
  animal: string
}

/** Pets that do the same thing in a picture, for its alternative text. */
export interface Acting {
  pets: readonly Player[]
  pose: PetPose
  feeling: Actor['feeling']
  /** What they do to a thing or to somebody; it is said instead of the pose. */
  act?: Actor['act']
}

export interface LevelLimits {
  /** Words per sentence, on average. */
  meanSentence: readonly [number, number]
  /** Words in the longest sentence. */
  longestSentence: number
  /** Reading difficulty by the language's own formula (`grade`). */
  grade: readonly [number, number]
}

/** How texts are counted, and how long they may be. */
export interface Measures {
  /** The words of a text; private-use characters (marks of names) count as letters. */
  countWords: (text: string) => number
  sentencesOf: (text: string) => string[]
  /**
   * Reading difficulty: Flesch-Kincaid for English, LIX for German, Kandel-Moles for French (the higher, the easier).
   */
  grade: (text: string) => number
  levels: Record<ReadingLevel, LevelLimits>
  wordsInABook: readonly [number, number]
  wordsOnAPage: readonly [number, number]
}

export interface StoryLanguage {
  id: Language
  measures: Measures

  // The world: facts by id, or in the buyer's own words.
  findPlace: (typed: string | undefined) => PlaceWords | undefined
  describePlace: (typed: string | undefined) => Somewhere | undefined
  findEvent: (typed: string | undefined) => EventWords | undefined
  /** A day in the buyer's own words, as {occasion}; undefined for a long description. */
  describeDay: (typed: string | undefined) => string | undefined
  homes: Record<HomeType, object>
  kinds: Record<Kind, object>
  traits: { pet: Record<PetTrait, TraitWords>; child: Record<ChildTrait, TraitWords> }
  describePet: (pet: PetRequest) => PetWords

  /** A typed name as it is printed. */
  capitaliseName: (typed: string) => string
  /**
   * A pet's name where others have it, too, so that it can't be mistaken ("Zoe the cat").
   * @param namesakes the pets of that name, itself among them
   */
  tellApart: (pet: Player, namesakes: readonly Player[]) => string
  /** `recall` and `deed` as they stand in the middle of a sentence. */
  inASentence: (text: string) => string
  /** Whether {name} is a slot of the language: a name, a pronoun, an agreeing word. `picks`: the story's own. */
  isSlot: (name: string, picks: ReadonlyMap<string, readonly string[]>) => boolean
  /** @throws TemplateError for a slot that cannot be filled */
  fillSlot: (name: string, voice: Voice) => string
  /**
   * Last pass over one paragraph: spaces, capitals, quotes, what depends on the letter that follows.
   * @param spell the typed text that a private-use character stands for
   */
  normalise: (paragraph: string, level: ReadingLevel, spell: (mark: string) => string) => string
  /** A sentence of alternative text about pets that the writer's sentence does not name. */
  describeActing: (acting: Acting) => string
}
