import type { LifeSkill, ReadingLevel } from './lists'
import { LIFE_SKILLS } from './lists'
import { storyFacts as factsOf } from '../author/world/story-facts'
import type { StoryFacts } from '../author/world/story-facts'

interface DayInStory {
  taken: 'plot' | 'greeted' | 'none'
  /** Another life skill whose story takes the day into its plot, if this one doesn't. */
  other?: LifeSkill
}

interface Chosen {
  skill: LifeSkill
  level: ReadingLevel
  event: string
}

/** What the story of a skill does with a known day. A story of the first edition greets every known day on one page. */
export function dayInStory(
  { skill, level, event }: Chosen,
  facts: (skill: LifeSkill, level: ReadingLevel) => StoryFacts = factsOf,
): DayInStory {
  const { edition, days } = facts(skill, level)
  const taken = days[event] ?? (edition === 1 ? 'greeted' : 'none')
  const other = taken === 'plot' ? undefined : LIFE_SKILLS.find((one) => facts(one, level).days[event] === 'plot')
  return { taken, ...(other ? { other } : {}) }
}
