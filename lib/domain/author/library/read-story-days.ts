// What each story does with which day, as the plans say.
import { LIFE_SKILLS, READING_LEVELS } from '../../story/lists'
import { parsePlan } from '../grammar/plan'
import type { STORY_DAYS } from '../world/story-days'
import { LIBRARY } from './stories'

export async function readStoryDays(): Promise<typeof STORY_DAYS> {
  const days: typeof STORY_DAYS = {}
  for (const skill of LIFE_SKILLS)
    for (const level of READING_LEVELS) {
      const source = await LIBRARY[skill]?.[level]?.plan()
      if (source) days[skill] = { ...days[skill], [level]: Object.fromEntries(parsePlan(source.plan).days) }
    }
  return days
}
