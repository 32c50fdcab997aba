// What the author says when a story is not on the shelf.
import type { LifeSkill, ReadingLevel } from '../story/lists'
import { LIBRARY } from './library/load'

/** The spec's words, for a skill without any story and for an age without one. */
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
