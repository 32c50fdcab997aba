import { checkRequest, type Reason } from '@/lib/domain/moderation/check-request'
import { AppError } from '@/lib/domain/errors'
import { readingLevel } from '@/lib/domain/story/lists'
import type { StoryRequest } from '@/lib/domain/story/request'
import { LIBRARY } from '@/lib/domain/author/library/load'
import type { Db, Tx } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { listedWords } from '@/lib/server/moderation/listed-words'
import { fingerprint, claimKey } from './idempotency'
import { insertStory } from './insert-story'
import { continueSeries, joinSeries } from './series-places'

export interface StoryOrder {
  visitorId: string
  request: StoryRequest
  /** The request's seed was drawn by us; the caller sent none. */
  seedIsDrawn?: boolean
  /** The story of which this is a sequel; it must be the visitor's own. */
  previousStoryId?: string | undefined
  /** The Idempotency-Key header: the same key orders one story, however often it is sent. */
  idempotencyKey?: string | undefined
  now: Date
}

/**
 * Orders a story: inserts it, its pets and its job, and spends the credit (`pay`) in one transaction. A story that
 * moderation holds for review spends its credit too.
 * @returns the new story's id, or for a known idempotency key the id of the story created then
 * @throws no_template, no_template_for_age, unkind_words, key_reused, story_not_found, series_full,
 *   series_skill_told, and what `pay` throws
 */
export async function createStoryWithCredit(
  db: Db,
  order: StoryOrder,
  pay: (tx: Tx, storyId: string) => Promise<void>,
): Promise<string> {
  const { visitorId, request, idempotencyKey, now } = order
  const heldFor = checkOrder(request)
  const requestHash = fingerprint(order)
  return db.$transaction(async (tx) => {
    const id = newId()
    const existing = await claimKey(tx, {
      visitorId,
      key: idempotencyKey,
      fingerprint: requestHash,
      storyId: id,
      now,
    })
    if (existing) return existing
    const { childName, lifeSkill, pets } = request
    const previousStoryId = order.previousStoryId ?? null
    const place =
      previousStoryId === null
        ? await joinSeries(tx, { visitorId, childName, petName: pets[0]?.name ?? '' })
        : await continueSeries(tx, { visitorId, previousStoryId, lifeSkill })
    await insertStory(tx, {
      id,
      visitorId,
      request,
      place: { ...place, previousStoryId },
      heldFor,
    })
    await pay(tx, id)
    return id
  })
}

/** Checks before anything is spent. @returns why it is to be held for manual review; empty for nearly every story */
function checkOrder(request: StoryRequest): Reason[] {
  const templates = LIBRARY[request.lifeSkill]
  if (!templates) throw new AppError('no_template')
  if (!templates[readingLevel(request.childAge)]) throw new AppError('no_template_for_age')
  const { verdict, reasons } = checkRequest(request, listedWords)
  const [reason] = reasons
  if (verdict === 'refused') throw new AppError('unkind_words', reason ? { field: reason.field } : {})
  return reasons
}
