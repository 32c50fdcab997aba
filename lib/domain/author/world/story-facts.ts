// What a story does with a family's traits and with its day, without loading the story.
import type { LifeSkill, ReadingLevel } from '../../story/lists'

export interface StoryFacts {
  /** A story of the first edition tells no traits. */
  edition: 1 | 2
  /** By event id; a day that isn't listed isn't spoken of. */
  days: Readonly<Record<string, 'plot' | 'greeted'>>
}

/** Until stories of the second edition are listed, each is of the first. */
export const storyFacts = (_skill: LifeSkill, _level: ReadingLevel): StoryFacts => ({ edition: 1, days: {} })
