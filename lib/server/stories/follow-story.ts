/**
 * A story's progress as numbered events: one for each page, 1 to 20, then its end. They are derived from the story's
 * row, so a client that reconnects with its last event id gets exactly the missed ones, from any server.
 */
import { PAGES_IN_A_STORY } from '@/lib/domain/story/lists'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { notificationsOf } from '@/lib/platform/pg-notify'
import { visibleTo } from './visibility'

export const END = PAGES_IN_A_STORY + 1
export type StoryEvent = { id: number; type: 'page'; page: number } | { id: number; type: 'ready' | 'failed' | 'held' }

/** A heartbeat: nothing happened for `beatMs`. */
export type StoryTick = { type: 'beat' }

interface Following {
  viewer: Viewer
  id: string
  after: number
  signal: AbortSignal
  beatMs: number
}

/** Ends after the last event, on `signal`, or when the viewer may no longer read the story. */
export async function* followStory(
  db: Db,
  { viewer, id, after, signal, beatMs }: Following,
): AsyncGenerator<StoryEvent | StoryTick> {
  let sent = after
  const notifications = notificationsOf(`story:${id}`)
  try {
    while (!signal.aborted) {
      const notified = notifications.next(beatMs, signal)
      const row = await db.story.findFirst({
        where: { AND: [{ id }, visibleTo(viewer)] },
        select: { state: true, progress: true },
      })
      if (!row) return
      const written = row.state === 'ready' ? PAGES_IN_A_STORY : row.progress
      for (let page = sent + 1; page <= written; page++) yield { id: page, type: 'page', page }
      sent = Math.max(sent, written)
      if (row.state !== 'writing') {
        yield { id: END, type: row.state }
        return
      }
      if (!(await notified) && !signal.aborted) yield { type: 'beat' }
    }
  } finally {
    notifications.stop()
  }
}
