// What the forms know of a story without loading it: whether a family's traits are in its plot, and which days.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { DayPart } from '../grammar/plan'
import { STORY_DAYS } from './story-days'

export interface StoryFacts {
  /** 2: traits of the child and of the leading pet are in the plot. In a story of edition 1 they are for the pictures. */
  edition: 1 | 2
  /** By event id, what the story does with a special day; of others it says nothing. Of a story of edition 1 all are greeted. */
  days: Readonly<Partial<Record<string, DayPart>>>
}

export function storyFacts(skill: LifeSkill, level: ReadingLevel): StoryFacts {
  const days = STORY_DAYS[skill]?.[level]
  return days ? { edition: 2, days } : { edition: 1, days: {} }
}
