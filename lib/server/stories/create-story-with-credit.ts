import { checkRequest, type Reason } from '@/lib/domain/moderation/check-request'
import { AppError } from '@/lib/domain/errors'
import { readingLevel, STORIES_IN_A_SERIES } from '@/lib/domain/story/lists'
import type { StoryRequest } from '@/lib/domain/story/request'
import { LIBRARY } from '@/lib/domain/author/library/load'
import type { Db, Tx } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { fingerprint, claimKey } from './idempotency'
import { insertStory } from './insert-story'
import { assignSeriesNumber } from './assign-series-number'

export interface StoryOrder {
  visitorId: string
  request: StoryRequest
  /** The story that this one goes on from; it must be the visitor's own. */
  previousStoryId?: string | undefined
  /** From the Idempotency-Key header: asked twice, one story. */
  idempotencyKey?: string | undefined
  now: Date
}

/**
 * Orders a story; one that a person is to look at first is held, its credit kept for it: `pay` takes the credit in the same transaction that makes the story, so that neither is there without the other.
 * Gives the new story's id, or, for a key seen before, that of the story made then.
 */
export async function createStoryWithCredit(
  db: Db,
  order: StoryOrder,
  pay: (tx: Tx, storyId: string) => Promise<void>,
): Promise<string> {
  const { visitorId, request, idempotencyKey, now } = order
  const heldFor = refuseWhatCannotBe(request)
  const print = fingerprint(order)
  return db.$transaction(async (tx) => {
    const id = newId()
    const made = await claimKey(tx, { visitorId, key: idempotencyKey, print, storyId: id, now })
    if (made) return made
    const [first] = request.pets
    // The series before the story: whoever erases holds them in the same order.
    const place = await assignSeriesNumber(tx, { visitorId, childName: request.childName, petName: first?.name ?? '' })
    const previousStoryId = order.previousStoryId ? await ownStory(tx, order.previousStoryId, visitorId) : null
    // When the ten are made a sequel is refused; a new book stands by itself.
    if (place === null && previousStoryId !== null) throw new AppError('series_full', { max: STORIES_IN_A_SERIES })
    await insertStory(tx, {
      id,
      visitorId,
      request,
      place: { ...(place ?? { seriesId: null, seriesNumber: 1 }), previousStoryId },
      heldFor,
    })
    await pay(tx, id)
    return id
  })
}

/** Before anything is spent. @returns why a person is to look at it first; nothing for nearly every story */
function refuseWhatCannotBe(request: StoryRequest): Reason[] {
  const shelf = LIBRARY[request.lifeSkill]
  if (!shelf) throw new AppError('no_template')
  if (!shelf[readingLevel(request.childAge)]) throw new AppError('no_template_for_age')
  const { verdict, reasons } = checkRequest(request, listedWords)
  const [reason] = reasons
  if (verdict === 'refused') throw new AppError('unkind_words', reason ? { field: reason.field } : {})
  return reasons
}

/** Held, so that it can't be erased before its sequel stands. */
async function ownStory(tx: Tx, id: string, visitorId: string): Promise<string> {
  const [story] = await tx.$queryRaw<
    { id: string }[]
  >`SELECT id FROM stories WHERE id = ${id} AND user_id = ${visitorId} FOR KEY SHARE`
  if (!story) throw new AppError('story_not_found')
  return story.id
}
