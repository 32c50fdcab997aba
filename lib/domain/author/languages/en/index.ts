// English, as it is written in Australia.
import { uncapitalise } from '../../grammar/letter-case'
import type { StoryLanguage } from '../language'
import { describeActing } from './acting'
import { describeDay } from './days'
import { findEvent } from './events'
import { HOMES } from './homes'
import { KINDS } from './kinds'
import { describePet } from './looks'
import { MEASURES } from './measure'
import { capitaliseName } from '../../grammar/capitalise-name'
import { normaliseText } from './normalise'
import { describePlace, findPlace } from './places'
import { fillSlot, isSlot, tellApart } from './slots'
import { CHILD_TRAIT_WORDS, PET_TRAIT_WORDS } from './traits'

export const language: StoryLanguage = {
  id: 'en',
  measures: MEASURES,
  findPlace,
  describePlace,
  findEvent,
  describeDay,
  homes: HOMES,
  kinds: KINDS,
  traits: { pet: PET_TRAIT_WORDS, child: CHILD_TRAIT_WORDS },
  describePet,
  capitaliseName,
  tellApart,
  inASentence: uncapitalise,
  isSlot,
  fillSlot,
  normalise: normaliseText,
  describeActing,
}
