// What a story was made of, in words for people: ids of our own lists become names, free text stays as it was typed.
import { destination } from '@/lib/domain/story/destinations'
import { HOMES } from '@/lib/domain/story/homes'
import { lifeSkillLabel } from '@/lib/domain/story/life-skills'
import { specialEvent } from '@/lib/domain/story/special-events'
import type { Story } from '@/lib/domain/story/story'

type Made = Pick<Story, 'lifeSkill' | 'preferredLocation' | 'travelDestination' | 'specialEvent' | 'homeType'>

export interface StoryFacts { lifeSkill: string; location: string | null; event: string | null; home: string | null }

export function storyFacts(story: Made): StoryFacts {
  const place = story.preferredLocation ?? story.travelDestination
  return {
    lifeSkill: lifeSkillLabel(story.lifeSkill),
    location: place ? (destination(place)?.name ?? place) : null,
    event: story.specialEvent ? (specialEvent(story.specialEvent)?.name ?? story.specialEvent) : null,
    home: story.homeType ? (HOMES.find((home) => home.id === story.homeType)?.name ?? story.homeType) : null,
  }
}
