import type { NarrationProgress } from '@/lib/domain/book/narration/narration-answer'
import type { Db } from '@/lib/platform/db/client'
import { notificationsOf } from '@/lib/platform/pg-notify'
import { findProgress, type NarrationOf } from './get-narration'
import { narrationKey } from './make-narration'

interface Following extends NarrationOf {
  signal: AbortSignal
  beatMs: number
}

/**
 * How far a narration is, whenever that changes; 'beat' when nothing happened for `beatMs`. Ends with the narration, on
 * `signal`, or when the viewer may no longer read the story.
 */
export async function* followNarration(
  db: Db,
  { signal, beatMs, ...wanted }: Following,
): AsyncGenerator<NarrationProgress | 'beat'> {
  const first = await findProgress(db, wanted)
  if (!first) return
  const notifications = notificationsOf(narrationKey(first.id))
  try {
    let sent: number | undefined
    while (!signal.aborted) {
      const notified = notifications.next(beatMs, signal)
      const now = await findProgress(db, wanted)
      if (!now) return
      const { state, done, total } = now
      if (state !== 'making' || done !== sent) yield { state, done, total }
      sent = done
      if (state !== 'making') return
      if (!(await notified) && !signal.aborted) yield 'beat'
    }
  } finally {
    notifications.stop()
  }
}
