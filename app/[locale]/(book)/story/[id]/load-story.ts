import { cache } from 'react'
import { readViewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { listRecorders, readFamilyVoices } from '@/lib/server/recordings/list-recordings'
import { getReviewAndOrders } from '@/lib/server/stories/get-review-and-orders'
import { getStory } from '@/lib/server/stories/get-story'
import { noteOpening } from '@/lib/server/stories/note-opening'

/** Asked for by layout, page and metadata, read once a request. */
export const loadStory = cache(async (id: string) => {
  const story = await getStory(db(), { viewer: await readViewer(), id })
  if (story) void noteOpening(db(), { id, now: new Date() })
  return story
})

export const loadReviewAndOrders = async (storyId: string) =>
  getReviewAndOrders(db(), { viewer: await readViewer(), storyId })

/** Whose reading of the book can be heard. */
export const loadRecorders = async (storyId: string) => listRecorders(db(), { viewer: await readViewer(), storyId })

/** The owner's: what was recorded, and whether others hear it. */
export const loadFamilyVoices = async (storyId: string) =>
  readFamilyVoices(db(), { viewer: await readViewer(), storyId, now: new Date() })
