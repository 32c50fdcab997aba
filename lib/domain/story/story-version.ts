// Every built-in story is told in two versions; the seed of a book decides which.
import { pick } from '../chance'
import type { LifeSkill, ReadingLevel } from './lists'

const VERSIONS = ['a', 'b'] as const
export interface StoryKey {
  skill: LifeSkill
  level: ReadingLevel
}

/** The version of a story that a seed gives. */
export const versionFor = ({ skill, level }: StoryKey, seed: string): (typeof VERSIONS)[number] =>
  pick(seed, `${skill}-${level} version`, VERSIONS)

/** Each try gives the other version with a chance of one half. */
const TRIES = 64

/**
 * A seed that gives the other version of the story than `seed` does.
 * @param draw draws a new seed
 */
export function drawOtherSeed(story: StoryKey, seed: string, draw: () => string): string {
  const version = versionFor(story, seed)
  let other = draw()
  for (let i = 0; i < TRIES && versionFor(story, other) === version; i++) other = draw()
  return other
}
