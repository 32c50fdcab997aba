// German.
import { toOccasion } from '../../world/events'
import type { PetRequest } from '../../../story/request'
import { uncapitalise } from '../../grammar/letter-case'
import { pronounOfPet } from '../../grammar/pronoun'
import { KIND_OF } from '../../world/kinds'
import type { PetWords, StoryLanguage } from '../language'
import { capitaliseName } from '../../grammar/capitalise-name'
import { describeActing } from './acting'
import { colourStems } from './colours'
import { findEvent } from './events'
import { HOMES } from './homes'
import { KINDS, nounOf } from './kinds'
import { MEASURES } from './measure'
import { normaliseText } from './normalise'
import { describePlace, findPlace } from './places'
import { fillSlot, isSlot, tellApart } from './slots'
import { CHILD_TRAIT_WORDS, PET_TRAIT_WORDS } from './traits'

/** Stems of the adjectives, and the noun: "schwarz weiß Kaninchen"; they are declined where they are used. */
function describePet(pet: PetRequest): PetWords {
  const { noun } = nounOf({ kind: KIND_OF[pet.type], pronoun: pronounOfPet(pet.gender) })
  const stems = noun ? colourStems(pet.colors) : []
  const looks = (count: number) => [...stems.slice(0, count), noun].join(' ')
  return { looks: looks(2), fewer: [looks(1), noun, ''], animal: noun }
}

export const language: StoryLanguage = {
  id: 'de',
  measures: MEASURES,
  findPlace,
  describePlace,
  findEvent,
  // German stories quote the calendar, so that case and gender of what was typed don't matter.
  describeDay: toOccasion,
  homes: HOMES,
  kinds: KINDS,
  traits: { pet: PET_TRAIT_WORDS, child: CHILD_TRAIT_WORDS },
  describePet,
  capitaliseName,
  tellApart,
  // Nouns and names keep their capital.
  inASentence: (text) => (/^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen)\s/.test(text) ? uncapitalise(text) : text),
  isSlot,
  fillSlot,
  normalise: normaliseText,
  describeActing,
}
