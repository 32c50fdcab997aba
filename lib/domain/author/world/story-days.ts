// Written by `npm run -s story-days`, from the plans of the stories of edition 2; a test compares them.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { EventId } from './events'

export const STORY_DAYS: Partial<
  Record<LifeSkill, Partial<Record<ReadingLevel, Partial<Record<EventId, 'plot' | 'greeted'>>>>>
> = {
  courage: {
    '5-8': {
      birthday: 'plot',
      'new-baby': 'plot',
      'family-reunion': 'plot',
      'new-years-eve': 'plot',
      'family-wedding': 'plot',
    },
  },
  friendship: {
    '0-4': { birthday: 'plot', 'beach-holiday': 'plot', 'snow-day': 'plot', holi: 'plot', 'eid-al-fitr': 'plot' },
  },
  honesty: {
    '0-4': {
      birthday: 'plot',
      'pet-adoption-day': 'plot',
      'new-baby': 'plot',
      'family-reunion': 'plot',
      christmas: 'plot',
    },
  },
  perseverance: {
    '9-12': { birthday: 'plot', 'new-baby': 'plot', christmas: 'plot', 'family-wedding': 'plot', halloween: 'plot' },
  },
  confidence: {
    '5-8': {
      birthday: 'plot',
      christmas: 'plot',
      'family-reunion': 'plot',
      halloween: 'plot',
      'new-years-eve': 'plot',
    },
  },
  authentic_choices: {
    '0-4': { birthday: 'plot', 'family-reunion': 'plot', 'camping-trip': 'plot', easter: 'plot', 'farm-stay': 'plot' },
  },
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
