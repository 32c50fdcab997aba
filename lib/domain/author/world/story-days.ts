// Written by `npm run -s story-days`, from the plans of the stories of edition 2; a test compares them.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { EventId } from './events'

export const STORY_DAYS: Partial<
  Record<LifeSkill, Partial<Record<ReadingLevel, Partial<Record<EventId, 'plot' | 'greeted'>>>>>
> = {}
