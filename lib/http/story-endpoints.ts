// The calls of the pages that must be light: their answers are read by the small zod.
import * as z from 'zod/mini'
import { LIFE_SKILLS } from '@/lib/domain/story/lists'
import type { StoryRequestInput } from '@/lib/domain/story/request'
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
export const featuredStories: Endpoint<undefined, FeaturedStory[]> = { method: 'GET', path: api.featuredStories, answer: z.array(featuredStory) }

export const validateGiftCode: Endpoint<{ code: string }, { valid: boolean; reason?: string | undefined }> = {
  method: 'POST', path: api.validateGiftCode, answer: z.object({ valid: z.boolean(), reason: z.optional(z.string()) }),
}
export const redeemGiftCode: Endpoint<StoryRequestInput & { code: string; email: string }, { story: { id: string } }> = {
  method: 'POST', path: api.redeemGiftCode, answer: z.object({ story: z.object({ id: z.string().check(z.minLength(1)) }) }),
}
