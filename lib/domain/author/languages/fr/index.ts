// French.
import { capitaliseName } from '../../grammar/capitalise-name'
import { uncapitalise } from '../../grammar/letter-case'
import { toOccasion } from '../../world/events'
import type { StoryLanguage } from '../language'
import { describePet } from '../romance/describe-pet'
import { fillSlot, isSlot } from '../romance/slots'
import { describeActing } from './acting'
import { findColours } from './colours'
import { findEvent } from './events'
import { HOMES } from './homes'
import { KINDS } from './kinds'
import { MEASURES } from './measure'
import { normaliseText } from './normalise'
import { describePlace, findPlace } from './places'
import { SLOT_WORDS, tellApart } from './slots'
import { CHILD_TRAIT_WORDS, PET_TRAIT_WORDS } from './traits'

export const language: StoryLanguage = {
  id: 'fr',
  measures: MEASURES,
  findPlace,
  describePlace,
  findEvent,
  // French stories quote the calendar, so that gender and article of what was typed don't matter.
  describeDay: toOccasion,
  homes: HOMES,
  kinds: KINDS,
  traits: { pet: PET_TRAIT_WORDS, child: CHILD_TRAIT_WORDS },
  describePet: (pet) => describePet(KINDS, pet, findColours),
  capitaliseName,
  tellApart,
  inASentence: uncapitalise,
  isSlot: (name, picks) => isSlot(SLOT_WORDS, name, picks),
  fillSlot: (name, voice) => fillSlot(SLOT_WORDS, name, voice),
  normalise: (paragraph, _, spell) => normaliseText(paragraph, spell),
  describeActing,
}
