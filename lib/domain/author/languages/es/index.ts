// Spanish.
import type { PetRequest } from '../../../story/request'
import { capitaliseName } from '../../grammar/capitalise-name'
import { uncapitalise } from '../../grammar/letter-case'
import { pronounOfPet } from '../../grammar/pronoun'
import { toOccasion } from '../../world/events'
import { KIND_OF } from '../../world/kinds'
import type { PetWords, StoryLanguage } from '../language'
import { describeActing } from './acting'
import { coloursOf } from './colours'
import { findEvent } from './events'
import { HOMES } from './homes'
import { KINDS, nounOf } from './kinds'
import { MEASURES } from './measure'
import { normaliseText } from './normalise'
import { describePlace, findPlace } from './places'
import { fillSlot, isSlot, LOOKS_JOINT, tellApart } from './slots'
import { CHILD_TRAIT_WORDS, PET_TRAIT_WORDS } from './traits'

/** Colours in the masculine, and the noun: "negro|blanco|conejillo de Indias"; they agree where they are used. */
function describePet(pet: PetRequest): PetWords {
  const { noun } = nounOf({ kind: KIND_OF[pet.type], pronoun: pronounOfPet(pet.gender) })
  const colours = noun ? coloursOf(pet.colors) : []
  const looks = (count: number) => [...colours.slice(0, count), noun].join(LOOKS_JOINT)
  return { looks: looks(2), fewer: [looks(1), noun, ''], animal: noun }
}

export const language: StoryLanguage = {
  id: 'es',
  measures: MEASURES,
  findPlace,
  describePlace,
  findEvent,
  // Stories quote the calendar, so that gender and article of what was typed don’t matter.
  describeDay: toOccasion,
  homes: HOMES,
  kinds: KINDS,
  traits: { pet: PET_TRAIT_WORDS, child: CHILD_TRAIT_WORDS },
  describePet,
  capitaliseName,
  tellApart,
  inASentence: uncapitalise,
  isSlot,
  fillSlot,
  normalise: (paragraph, _, spell) => normaliseText(paragraph, spell),
  describeActing,
}
