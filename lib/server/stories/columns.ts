// The columns that presentStory needs: one list for every use case, so that all select the same and nothing more.
import type { Prisma } from '@/lib/platform/db/generated/client'
import { shownRequestSelect } from './story-row'

export const storyColumns = {
  ...shownRequestSelect,
  id: true,
  visitorId: true,
  title: true,
  language: true,
  version: true,
  state: true,
  progress: true,
  failure: true,
  manuscript: true,
  customizations: true,
  storyContent: true,
  seriesNumber: true,
  previousStoryId: true,
  dedication: true,
  shared: true,
  featured: true,
  approved: true,
  contentApproved: true,
  imagesApproved: true,
  createdAt: true,
} as const satisfies Prisma.StorySelect

export type StoryRow = Prisma.StoryGetPayload<{ select: typeof storyColumns }>
