import type { StoryRequest } from '../story/request'

/** How a book looks before anything is known of it. */
export const USUAL = {
  childName: '?',
  childAge: '5-6',
  childGender: 'non-specific',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'wagtale',
} as const satisfies Omit<StoryRequest, 'pets'>
export const START = { setting: 'garden', light: 'morning', weather: 'clear' } as const
