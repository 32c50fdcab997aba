// Japanese.
import type { PetRequest } from '../../../story/request'
import { KIND_OF } from '../../world/kinds'
import type { PetWords, StoryLanguage } from '../language'
import { describeActing } from './acting'
import { coloursBefore } from './colours'
import { describeDay, findEvent } from './events'
import { HOMES } from './homes'
import { KINDS } from './kinds'
import { MEASURES } from './measure'
import { normaliseText } from './normalise'
import { describePlace, findPlace } from './places'
import { fillSlot, isSlot, tellApart } from './slots'
import { CHILD_TRAIT_WORDS, PET_TRAIT_WORDS } from './traits'

/** "くろい いぬ" */
function describePet(pet: PetRequest): PetWords {
  const { noun } = KINDS[KIND_OF[pet.type]]
  const looks = (count: number) => (noun ? coloursBefore(pet.colors, count) + noun : '')
  return { looks: looks(2), fewer: [looks(1), noun, ''], animal: noun }
}

export const language: StoryLanguage = {
  id: 'ja',
  measures: MEASURES,
  findPlace,
  describePlace,
  findEvent,
  describeDay,
  homes: HOMES,
  kinds: KINDS,
  traits: { pet: PET_TRAIT_WORDS, child: CHILD_TRAIT_WORDS },
  describePet,
  // Japanese has no capitals: a name in Latin letters stays as it was typed.
  capitaliseName: (typed) => typed,
  tellApart,
  inASentence: (text) => text,
  isSlot,
  fillSlot,
  normalise: (paragraph, _, spell) => normaliseText(paragraph, spell),
  describeActing,
}
