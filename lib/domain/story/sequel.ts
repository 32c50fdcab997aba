// Sequels: what carries over from the earlier book, and what the form asks again.
import { LIFE_SKILLS } from './lists'
import type { StoryRequest } from './request'

/** Props of the sequel screen: the earlier book and its cast. */
export interface SequelStart {
  previousStoryId: string
  title: string
  /** Address of the cover. */
  cover: string
  lastPlace: string | null
  /** How many more books the series may have. */
  remaining: number
  /** Life skills of the books that it has. */
  toldSkills: string[]
  family: Omit<StoryRequest, 'lifeSkill' | 'specialEvent' | 'preferredLocation' | 'seed'>
}

/** The sequel screen offers the first twelve themes (spec 2, section 2). */
export const SEQUEL_SKILLS = LIFE_SKILLS.slice(0, 12)
