// The error for a skill and age without a built-in story.
import type { LifeSkill, ReadingLevel } from '../story/lists'
import { LIBRARY } from './library/load'

/** Messages of the spec, for a skill without any story and for an age without one. */
const MESSAGES = {
  skill: 'Story template not found for this life skill.',
  age: 'Story template not available for this age range.',
} as const

export class NoTemplateError extends Error {
  override name = 'NoTemplateError'
  readonly missing: keyof typeof MESSAGES
  constructor(skill: LifeSkill, level: ReadingLevel) {
    const missing = LIBRARY[skill] ? 'age' : 'skill'
    super(MESSAGES[missing])
    this.missing = missing
    this.cause = { skill, level }
  }
}
