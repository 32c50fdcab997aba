// A story as it comes over the wire: the schema of the Story interface.
import { z } from 'zod'
import { LANGUAGES, READING_LEVELS } from './lists'
import type { Story } from './story'

const text = z.string()
const maybe = z.string().nullable()

export const storyJson: z.ZodType<Story> = z.object({
  id: text, title: text, storyTitle: text, childName: text, childAge: text, childGender: text, petName: text, petType: text, petBreed: text, petColors: text,
  pets: z.array(z.object({ name: text, type: text, gender: text, breed: text, colors: text })),
  lifeSkill: text, preferredLocation: maybe, travelDestination: maybe, specialEvent: maybe, homeType: maybe,
  storyContent: text, content: text, storyImages: z.array(text), imageUrl: maybe,
  pages: z.array(z.object({ pageNumber: z.number(), content: text, imageUrl: text, alt: text })),
  interactiveElements: text, hiddenSurprises: text, seriesNumber: z.number(), previousStoryId: maybe,
  featured: z.boolean(), approved: z.boolean(), contentApproved: z.boolean(), imagesApproved: z.boolean(), createdAt: text,
  language: z.enum(LANGUAGES), level: z.enum(READING_LEVELS), state: z.enum(['writing', 'ready', 'failed', 'held']), version: z.number(),
  words: z.array(z.object({ word: text, meaning: text })), questions: z.array(text), summary: text, mine: z.boolean(),
})
