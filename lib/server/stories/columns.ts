// What a story's readers need of its row: one list, so that every use case selects the same and nothing more.
import type { Prisma } from '@/lib/platform/db/generated/client'

export const storyColumns = {
  id: true, visitorId: true, title: true, childName: true, childAge: true, childGender: true, petName: true, petType: true, petBreed: true, petColors: true,
  lifeSkill: true, preferredLocation: true, travelDestination: true, specialEvent: true, homeType: true, language: true, version: true, state: true, progress: true, failure: true,
  manuscript: true, customizations: true, storyContent: true, seriesNumber: true, previousStoryId: true, dedication: true, shared: true, featured: true, approved: true, contentApproved: true,
  imagesApproved: true, createdAt: true,
  pets: { orderBy: { position: 'asc' }, select: { name: true, type: true, gender: true, breed: true, colors: true } },
} as const satisfies Prisma.StorySelect

export type StoryRow = Prisma.StoryGetPayload<{ select: typeof storyColumns }>
