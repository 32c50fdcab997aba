// Requests for the tests of the stories.
import { hash } from '../../chance'
import { PET_GENDERS, PET_TYPES } from '../../story/lists'
import type { AgeBand, CHILD_GENDERS, LifeSkill, ReadingLevel } from '../../story/lists'
import { storyRequest } from '../../story/request'
import type { StoryRequest, StoryRequestInput } from '../../story/request'

const AGE: Record<ReadingLevel, AgeBand> = { '0-4': '3-4', '5-8': '5-6', '9-12': '11-12' }
/** Short and plain names, so that lengths and grades are the story's own. */
const NAMES = ['Bo', 'Rex', 'Pip', 'Mog', 'Tess']
export const CHILD = 'Sam'

export type Gender = (typeof CHILD_GENDERS)[number]
export const GENDERS: readonly Gender[] = ['boy', 'girl', 'non-specific']
export const at = <T>(list: readonly T[], i: number): T => {
  const item = list[i % list.length]
  if (item === undefined) throw new RangeError('an empty list')
  return item
}
export type Pets = StoryRequestInput['pets']
export const mixed = (count: number, salt: number): Pets =>
  Array.from({ length: count }, (_, i) => ({
    name: at(NAMES, i),
    type: at(PET_TYPES, hash(`${salt}/${i}`)),
    gender: at(PET_GENDERS, salt + i),
  }))
export const alike = (kind: number): Pets =>
  NAMES.map((name, i) => ({ name, type: at(PET_TYPES, kind), gender: at(PET_GENDERS, i) }))
export const partner = (kind: number, count: number): Pets =>
  mixed(count, kind).map((pet, i) => (i === 0 ? { ...pet, type: at(PET_TYPES, kind) } : pet))

export function requestFor(
  [skill, level]: [LifeSkill, ReadingLevel],
  childGender: Gender,
  pets: Pets,
  rest: Partial<StoryRequestInput> = {},
): StoryRequest {
  // The seeds of English books are the same as before there were others.
  const details =
    rest.language === 'en' ? Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'language')) : rest
  return storyRequest.parse({
    childName: CHILD,
    childAge: AGE[level],
    childGender,
    lifeSkill: skill,
    pets,
    seed: `${childGender}${pets.length}${hash(JSON.stringify(details))}`,
    ...rest,
  })
}
