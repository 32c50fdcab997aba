// Apart from the other calls: the landing page loads this one alone.
import * as z from 'zod/mini'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import { api } from '@/lib/paths'
import type { Endpoint } from './endpoints'

/** What a card in the shop window reads of a story. */
const featuredStory = z.object({
  id: z.string(),
  title: z.string(),
  storyContent: z.string(),
  childName: z.string(),
  pets: z.array(z.object({ name: z.string() })),
  lifeSkill: z.catch(z.optional(z.enum(LIFE_SKILLS)), undefined),
  imageUrl: z.nullable(z.string()),
  language: z.string(),
})
export type FeaturedStory = z.infer<typeof featuredStory>

export const featuredEndpoint: Endpoint<undefined, FeaturedStory[]> = { method: 'GET', path: api.featuredStories, answer: z.array(featuredStory) }
