import { AppError, type ErrorCode } from '@/lib/domain/errors'
import type { Decision } from '@/lib/domain/admin/review'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { decideStory } from './decide-story'

interface BatchDecision {
  viewer: Viewer
  stories: readonly { id: string; reviewVersion: number; version: number }[]
  decision: Decision
  now: Date
}

/** Takes the same step for several stories, each in its own transaction: a refused one doesn't stop the others. */
export async function decideStories(
  db: Db,
  { viewer, stories, decision, now }: BatchDecision,
): Promise<{ done: string[]; left: { id: string; code: ErrorCode }[] }> {
  requireAdmin({ viewer })
  const done: string[] = []
  const left: { id: string; code: ErrorCode }[] = []
  for (const { id, ...expected } of stories) {
    try {
      await decideStory(db, { viewer, id, decision, expected, now })
      done.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      left.push({ id, code: error.code })
    }
  }
  return { done, left }
}
