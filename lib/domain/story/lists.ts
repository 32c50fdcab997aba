// The closed lists shared by forms, API, author and illustrator, in the order shown.
export { LANGUAGES, type Language } from '../languages'

export const AGE_BANDS = ['0-2', '3-4', '5-6', '7-8', '9-10', '11-12'] as const
export const CHILD_GENDERS = ['boy', 'girl', 'non-specific'] as const
export const PET_GENDERS = ['male', 'female', 'unknown'] as const
export const PET_TYPES = [
  'Dog',
  'Cat',
  'Bird',
  'Fish',
  'Rabbit',
  'Guinea Pig',
  'Hamster',
  'Horse',
  'Lizard',
  'Animal Toy',
  'Other',
] as const
/** Offered by the story form (spec 1); the /create form has its own order with Lizard and Other (spec 2). */
export const STORY_FORM_PET_TYPES = [
  'Dog',
  'Cat',
  'Bird',
  'Fish',
  'Rabbit',
  'Guinea Pig',
  'Hamster',
  'Horse',
  'Animal Toy',
] as const
/** Offered by the /create form (spec 2, section 3): ages from three, and its own order of animals. */
export const CREATE_FORM_AGES = ['3-4', '5-6', '7-8', '9-10', '11-12'] as const
export const CREATE_FORM_PET_TYPES = [
  'Dog',
  'Cat',
  'Rabbit',
  'Bird',
  'Fish',
  'Hamster',
  'Guinea Pig',
  'Lizard',
  'Animal Toy',
  'Other',
] as const
export const LIFE_SKILLS = [
  'courage',
  'friendship',
  'responsibility',
  'sharing',
  'honesty',
  'perseverance',
  'empathy',
  'gratitude',
  'patience',
  'creativity',
  'teamwork',
  'confidence',
  'digital_wellness',
  'constructive_feedback',
  'emotional_strength',
  'honest_communication',
  'authentic_choices',
  'smart_decisions',
  'problem_solving',
  'leadership',
] as const
export const READING_LEVELS = ['0-4', '5-8', '9-12'] as const
export const HOME_TYPES = ['house', 'apartment', 'farm', 'townhouse', 'caravan', 'houseboat'] as const

export type AgeBand = (typeof AGE_BANDS)[number]
export type ChildGender = (typeof CHILD_GENDERS)[number]
export type PetGender = (typeof PET_GENDERS)[number]
export type PetType = (typeof PET_TYPES)[number]
export type LifeSkill = (typeof LIFE_SKILLS)[number]
export type ReadingLevel = (typeof READING_LEVELS)[number]
/** Which story: that of a life skill at a reading level. */
export interface WrittenStory {
  lifeSkill: LifeSkill
  readingLevel: ReadingLevel
}
export type HomeType = (typeof HOME_TYPES)[number]

export const PAGES_IN_A_STORY = 20
/** Number of pages in the preview. */
export const OPENING_PAGES = 4
export const PETS_AT_MOST = 5
export const STORIES_IN_A_SERIES = 10
/** Letters that the title page has room for. */
export const LONGEST_DEDICATION = 200

const LEVEL_OF: Record<AgeBand, ReadingLevel> = {
  '0-2': '0-4',
  '3-4': '0-4',
  '5-6': '5-8',
  '7-8': '5-8',
  '9-10': '9-12',
  '11-12': '9-12',
}
export const readingLevel = (age: AgeBand): ReadingLevel => LEVEL_OF[age]
/** Age in years at which the child is drawn. */
export const drawnAge: Record<AgeBand, number> = {
  '0-2': 1.5,
  '3-4': 3.5,
  '5-6': 5.5,
  '7-8': 7.5,
  '9-10': 9.5,
  '11-12': 11.5,
}
