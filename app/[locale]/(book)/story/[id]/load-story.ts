import { cache } from 'react'
import { readViewer } from '@/lib/http/viewer'
import { db } from '@/lib/platform/db/client'
import { getReviewAndOrders } from '@/lib/server/stories/get-review-and-orders'
import { getStory } from '@/lib/server/stories/get-story'

/** Asked for by layout, page and metadata, read once a request. */
export const loadStory = cache(async (id: string) => getStory(db(), { viewer: await readViewer(), id }))

export const loadReviewAndOrders = async (storyId: string) =>
  getReviewAndOrders(db(), { viewer: await readViewer(), storyId })
