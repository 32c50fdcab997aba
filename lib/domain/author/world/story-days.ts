// Written by `npm run -s story-days`, from the plans of the stories of edition 2; a test compares them.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { EventId } from './events'

export const STORY_DAYS: Partial<
  Record<LifeSkill, Partial<Record<ReadingLevel, Partial<Record<EventId, 'plot' | 'greeted'>>>>>
> = {
  smart_decisions: {
    '0-4': {
      birthday: 'plot',
      'camping-trip': 'plot',
      'mid-autumn-festival': 'plot',
      diwali: 'plot',
      'snow-day': 'plot',
    },
  },
}
