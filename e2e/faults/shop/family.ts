// What families order in drills. Each has names that stand nowhere else: no line of any log may hold one.
import { storyRequest } from '@/lib/domain/story/request'

export const NAMES = ['Isolde', 'Marmaduke', 'Pumpernickel']
const [CHILD = '', PET = '', CAT = ''] = NAMES
export const DOG = PET

/** The same book for each: its text is known to the stand-in for Claude. */
export const ORDER = {
  childName: CHILD,
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  language: 'en',
  seed: 'seed-1',
  pets: [
    { name: DOG, type: 'Dog', gender: 'male', breed: 'Labrador', colors: 'golden' },
    { name: CAT, type: 'Cat', gender: 'female' },
  ],
}
export const REQUEST = storyRequest.parse(ORDER)

let families = 0
/** An address of a family of its own. */
export const newAddress = (): string => `isolde.${++families}@example.com`
