// A book that goes on from another: what stays, and what is chosen anew.
import { LIFE_SKILLS } from './lists'
import type { StoryRequest } from './request'

/** What the sequel screen is handed: the book before, and who comes along. */
export interface SequelStart {
  previousStoryId: string
  title: string
  /** The cover's address. */
  cover: string
  lastPlace: string | null
  /** How many more the series may have. */
  remaining: number
  family: Pick<
    StoryRequest,
    'childName' | 'childAge' | 'childGender' | 'look' | 'pets' | 'homeType' | 'language' | 'email'
  >
}

/** The sequel screen offers the first twelve themes (spec 2, section 2). */
export const SEQUEL_SKILLS = LIFE_SKILLS.slice(0, 12)
