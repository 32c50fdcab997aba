import type { LifeSkill, ReadingLevel } from './lists'
import { LIFE_SKILLS } from './lists'
import type { DayPart } from '../author/grammar/plan'
import { STORY_DAYS } from '../author/world/story-days'

interface DayInStory {
  taken: DayPart | 'none'
  /** Another life skill whose story takes the day into its plot, if this one doesn't. */
  other?: LifeSkill
}

interface Chosen {
  skill: LifeSkill
  level: ReadingLevel
  event: string
}

/** What the story of a skill does with a known day, without loading the story. */
export function dayInStory({ skill, level, event }: Chosen, table = STORY_DAYS): DayInStory {
  const partIn = (one: LifeSkill): DayPart | undefined => {
    const days: Partial<Record<string, DayPart>> = table[one]?.[level] ?? {}
    return days[event]
  }
  const taken = partIn(skill) ?? 'none'
  const other = taken === 'plot' ? undefined : LIFE_SKILLS.find((one) => partIn(one) === 'plot')
  return { taken, ...(other ? { other } : {}) }
}
