import type { StoryRequest } from '../story/request'

/** How a book looks before anything is known of it. */
export const PLACEHOLDER_REQUEST = {
  childName: '?',
  childAge: '5-6',
  childGender: 'non-specific',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'wagtale',
} as const satisfies Omit<StoryRequest, 'pets'>
export const PLACEHOLDER_PLACE = { setting: 'garden', light: 'morning', weather: 'clear' } as const
