// What a story was made of, in words for people: ids of our own lists become names in the page's language, free text
// stays as it was typed.
import { useMessages, useTranslations } from 'next-intl'
import { animalColourNamed } from '@/lib/domain/story/colours'
import { PET_TYPES } from '@/lib/domain/story/lists'
import type { Story } from '@/lib/domain/story/story'
import { useSkillName } from '@/lib/i18n/use-skill-name'

type Made = Pick<Story, 'lifeSkill' | 'preferredLocation' | 'travelDestination' | 'specialEvent' | 'homeType' | 'pets'>

export interface StoryFacts {
  lifeSkill: string
  location: string | null
  event: string | null
  home: string | null
  /** Of each pet. */
  types: string[]
  colours: string[]
}

const named = (names: Record<string, string>, id: string | null | undefined): string | null =>
  id ? (names[id] ?? id) : null

export function useStoryFacts(story: Made): StoryFacts {
  const t = useTranslations('create')
  const { places, events, homes, colours } = useMessages().lists
  const skillName = useSkillName()
  return {
    lifeSkill: skillName(story.lifeSkill),
    location: named(places, story.preferredLocation ?? story.travelDestination),
    event: named(events, story.specialEvent),
    home: named(homes, story.homeType),
    types: story.pets.map(({ type }) => {
      const kind = PET_TYPES.find((one) => one === type)
      return kind ? t(`petTypes.${kind}`) : type
    }),
    colours: story.pets.map(({ colors }) =>
      colors
        .split(',')
        .map((word) => named(colours, animalColourNamed(word.trim())?.id) ?? word.trim())
        .join(', '),
    ),
  }
}
