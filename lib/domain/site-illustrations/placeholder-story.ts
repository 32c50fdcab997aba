import type { StoryRequest } from '../story/request'

/** The request whose book is shown before a visitor has entered anything. */
export const PLACEHOLDER_REQUEST = {
  childName: '?',
  childAge: '5-6',
  childGender: 'non-specific',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'wagtale',
} as const satisfies Omit<StoryRequest, 'pets'>
export const PLACEHOLDER_PLACE = { setting: 'garden', light: 'morning', weather: 'clear' } as const
