// Written by `npm run -s story-days`, from the plans of the stories of edition 2; a test compares them.
import type { LifeSkill, ReadingLevel } from '../../story/lists'
import type { EventId } from './events'

export const STORY_DAYS: Partial<
  Record<LifeSkill, Partial<Record<ReadingLevel, Partial<Record<EventId, 'plot' | 'greeted'>>>>>
> = {
  courage: {
    '0-4': {
      'first-day-of-school': 'plot',
      'new-baby': 'plot',
      christmas: 'plot',
      'camping-trip': 'plot',
      'farm-stay': 'plot',
      'snow-day': 'plot',
    },
    '5-8': {
      birthday: 'plot',
      'new-baby': 'plot',
      'family-reunion': 'plot',
      'new-years-eve': 'plot',
      'family-wedding': 'plot',
    },
    '9-12': {
      birthday: 'plot',
      'beach-holiday': 'plot',
      'camping-trip': 'plot',
      'family-reunion': 'plot',
      'first-day-of-school': 'plot',
      'boxing-day': 'plot',
    },
  },
  friendship: {
    '0-4': { birthday: 'plot', 'beach-holiday': 'plot', 'snow-day': 'plot', holi: 'plot', 'eid-al-fitr': 'plot' },
    '5-8': { 'first-day-of-school': 'plot', 'new-baby': 'plot', christmas: 'plot', 'snow-day': 'plot', easter: 'plot' },
  },
  responsibility: {
    '0-4': {
      holi: 'plot',
      nowruz: 'plot',
      'eid-al-fitr': 'plot',
      'family-reunion': 'plot',
      'mid-autumn-festival': 'plot',
    },
  },
  sharing: {
    '5-8': {
      'snow-day': 'plot',
      'camping-trip': 'plot',
      'beach-holiday': 'plot',
      'family-reunion': 'plot',
      'new-baby': 'plot',
    },
    '9-12': {
      'train-journey': 'plot',
      christmas: 'plot',
      'snow-day': 'plot',
      'family-reunion': 'plot',
      'lunar-new-year': 'plot',
      'new-baby': 'plot',
    },
  },
  honesty: {
    '0-4': {
      birthday: 'plot',
      'pet-adoption-day': 'plot',
      'new-baby': 'plot',
      'family-reunion': 'plot',
      christmas: 'plot',
    },
    '9-12': {
      birthday: 'plot',
      'first-day-of-school': 'plot',
      'family-reunion': 'plot',
      'camping-trip': 'plot',
      halloween: 'plot',
      'new-baby': 'plot',
    },
  },
  perseverance: {
    '0-4': {
      birthday: 'plot',
      'beach-holiday': 'plot',
      'new-years-eve': 'plot',
      hanukkah: 'plot',
      'lunar-new-year': 'plot',
    },
    '9-12': { birthday: 'plot', 'new-baby': 'plot', christmas: 'plot', 'family-wedding': 'plot', halloween: 'plot' },
  },
  empathy: {
    '0-4': {
      'beach-holiday': 'plot',
      'naidoc-week': 'plot',
      'train-journey': 'plot',
      'first-day-of-school': 'plot',
      'new-baby': 'plot',
    },
    '5-8': {
      'first-day-of-school': 'plot',
      'camping-trip': 'plot',
      'beach-holiday': 'plot',
      'naidoc-week': 'plot',
      holi: 'plot',
    },
    '9-12': {
      'first-day-of-school': 'plot',
      'snow-day': 'plot',
      'new-baby': 'plot',
      hanukkah: 'plot',
      nowruz: 'plot',
      'pet-adoption-day': 'plot',
    },
  },
  gratitude: {
    '0-4': {
      'beach-holiday': 'plot',
      'new-baby': 'plot',
      'family-wedding': 'plot',
      matariki: 'plot',
      'naidoc-week': 'plot',
    },
    '5-8': {
      easter: 'plot',
      matariki: 'plot',
      'mid-autumn-festival': 'plot',
      'train-journey': 'plot',
      'new-baby': 'plot',
    },
    '9-12': { easter: 'plot', 'snow-day': 'plot', 'new-baby': 'plot', 'family-reunion': 'plot', 'naidoc-week': 'plot' },
  },
  patience: {
    '0-4': { 'new-baby': 'plot', christmas: 'plot', easter: 'plot', 'farm-stay': 'plot', nowruz: 'plot' },
    '9-12': {
      christmas: 'plot',
      matariki: 'plot',
      'camping-trip': 'plot',
      'beach-holiday': 'plot',
      'road-trip': 'plot',
      'train-journey': 'plot',
    },
  },
  creativity: {
    '0-4': {
      'beach-holiday': 'plot',
      'camping-trip': 'plot',
      'lunar-new-year': 'plot',
      diwali: 'plot',
      matariki: 'plot',
    },
    '5-8': {
      'beach-holiday': 'plot',
      'farm-stay': 'plot',
      'snow-day': 'plot',
      'boxing-day': 'plot',
      'first-day-of-school': 'plot',
    },
    '9-12': {
      halloween: 'plot',
      christmas: 'plot',
      'new-years-eve': 'plot',
      'mid-autumn-festival': 'plot',
      birthday: 'plot',
    },
  },
  teamwork: {
    '0-4': {
      birthday: 'plot',
      'family-reunion': 'plot',
      'beach-holiday': 'plot',
      'camping-trip': 'plot',
      'farm-stay': 'plot',
    },
    '9-12': { birthday: 'plot', christmas: 'plot', halloween: 'plot', diwali: 'plot', 'eid-al-fitr': 'plot' },
  },
  confidence: {
    '0-4': {
      'first-day-of-school': 'plot',
      'family-reunion': 'plot',
      'beach-holiday': 'plot',
      'camping-trip': 'plot',
      'pet-adoption-day': 'plot',
    },
    '5-8': {
      birthday: 'plot',
      christmas: 'plot',
      'family-reunion': 'plot',
      halloween: 'plot',
      'new-years-eve': 'plot',
    },
    '9-12': {
      'snow-day': 'plot',
      'beach-holiday': 'plot',
      'family-reunion': 'plot',
      'naidoc-week': 'plot',
      holi: 'plot',
      'boxing-day': 'plot',
    },
  },
  digital_wellness: {
    '0-4': {
      christmas: 'plot',
      'new-baby': 'plot',
      'snow-day': 'plot',
      hanukkah: 'plot',
      'first-day-of-school': 'plot',
    },
    '5-8': {
      birthday: 'plot',
      christmas: 'plot',
      'family-reunion': 'plot',
      'camping-trip': 'plot',
      'road-trip': 'plot',
    },
    '9-12': {
      'eid-al-fitr': 'plot',
      'mid-autumn-festival': 'plot',
      matariki: 'plot',
      'camping-trip': 'plot',
      'pet-adoption-day': 'plot',
    },
  },
  constructive_feedback: {
    '0-4': {
      birthday: 'plot',
      christmas: 'plot',
      'boxing-day': 'plot',
      'family-reunion': 'plot',
      'family-wedding': 'plot',
    },
    '5-8': { hanukkah: 'plot', nowruz: 'plot', diwali: 'plot', 'eid-al-fitr': 'plot', 'snow-day': 'plot' },
    '9-12': { 'snow-day': 'plot', 'first-day-of-school': 'plot', easter: 'plot', hanukkah: 'plot', nowruz: 'plot' },
  },
  emotional_strength: {
    '0-4': { 'new-baby': 'plot', birthday: 'plot', halloween: 'plot', 'snow-day': 'plot', 'road-trip': 'plot' },
    '5-8': { birthday: 'plot', 'new-baby': 'plot', christmas: 'plot', 'family-reunion': 'plot', 'road-trip': 'plot' },
    '9-12': { birthday: 'plot', christmas: 'plot', diwali: 'plot', 'lunar-new-year': 'plot', 'road-trip': 'plot' },
  },
  honest_communication: {
    '0-4': {
      'first-day-of-school': 'plot',
      christmas: 'plot',
      'family-reunion': 'plot',
      halloween: 'plot',
      'boxing-day': 'plot',
      'road-trip': 'plot',
    },
    '5-8': {
      'first-day-of-school': 'plot',
      'camping-trip': 'plot',
      'train-journey': 'plot',
      hanukkah: 'plot',
      holi: 'plot',
      'snow-day': 'plot',
    },
  },
  authentic_choices: {
    '0-4': { birthday: 'plot', 'family-reunion': 'plot', 'camping-trip': 'plot', easter: 'plot', 'farm-stay': 'plot' },
    '5-8': {
      christmas: 'plot',
      'beach-holiday': 'plot',
      'camping-trip': 'plot',
      'pet-adoption-day': 'plot',
      'lunar-new-year': 'plot',
    },
    '9-12': {
      'first-day-of-school': 'plot',
      'camping-trip': 'plot',
      'farm-stay': 'plot',
      'beach-holiday': 'plot',
      'new-baby': 'plot',
    },
  },
  smart_decisions: {
    '0-4': {
      birthday: 'plot',
      'camping-trip': 'plot',
      'mid-autumn-festival': 'plot',
      diwali: 'plot',
      'snow-day': 'plot',
    },
    '9-12': {
      'snow-day': 'plot',
      'camping-trip': 'plot',
      'family-reunion': 'plot',
      'first-day-of-school': 'plot',
      holi: 'plot',
    },
  },
  problem_solving: {
    '0-4': {
      'train-journey': 'plot',
      holi: 'plot',
      'mid-autumn-festival': 'plot',
      nowruz: 'plot',
      'eid-al-fitr': 'plot',
    },
    '5-8': { birthday: 'plot', christmas: 'plot', 'family-reunion': 'plot', diwali: 'plot', 'lunar-new-year': 'plot' },
  },
  leadership: {
    '0-4': {
      'first-day-of-school': 'plot',
      'camping-trip': 'plot',
      'snow-day': 'plot',
      'family-reunion': 'plot',
      'new-years-eve': 'plot',
    },
    '5-8': {
      'first-day-of-school': 'plot',
      birthday: 'plot',
      halloween: 'plot',
      'mid-autumn-festival': 'plot',
      'family-wedding': 'plot',
    },
  },
}
