import type { Reason } from '@/lib/domain/moderation/check-request'
import type { StoryRequest } from '@/lib/domain/story/request'
import { ENGINE_VERSION } from '@/lib/domain/illustration/engine-version'
import type { Tx } from '@/lib/platform/db/client'
import { addJob } from '@/lib/platform/queue/add'
import { storyRow } from './story-row'

/** With the queue's growing backoff: about a quarter of an hour in all. */
const WRITING_TRIES = 6
/** Somebody waits for it: before letters, of which there may be many. */
const PRIORITY = -10

interface StoryPlace {
  seriesId: string | null
  seriesNumber: number
  previousStoryId: string | null
}

interface NewStory {
  id: string
  visitorId: string | null
  request: StoryRequest
  place: StoryPlace
  heldFor?: Reason[]
}

/** Inserts a story with its pets and, unless it is held for moderation, the job that writes it. */
export async function insertStory(tx: Tx, { id, visitorId, request, place, heldFor = [] }: NewStory): Promise<void> {
  const { story, pets } = storyRow(request)
  await tx.story.create({
    select: { id: true },
    data: {
      id,
      visitorId,
      ...place,
      ...story,
      engineVersion: ENGINE_VERSION,
      ...(heldFor.length
        ? { state: 'held', failure: 'moderation', heldFor: heldFor.map(({ field, rule }) => ({ field, rule })) }
        : {}),
    },
  })
  // Not nested in the story's create, which would read every inserted row back.
  await tx.storyPet.createMany({ data: pets.map((pet) => ({ ...pet, storyId: id })) })
  if (heldFor.length === 0) await queueStoryWriting(tx, id)
}

export const queueStoryWriting = (tx: Tx, storyId: string): Promise<void> =>
  addJob(tx, 'write-story', { storyId }, { key: `write-story:${storyId}`, attempts: WRITING_TRIES, priority: PRIORITY })
