import { z } from 'zod'
import type { BookVoice } from '@/lib/domain/book/narration/book-voices'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { loadSound, soundColumns } from '@/lib/server/sounds/load-sound'
import { keeperColumns, keepersOf, type Keepers } from '@/lib/server/stories/keepers'
import { visibleTo } from '@/lib/server/stories/visibility'

interface SoundRequest {
  viewer: Viewer
  id: string
  voice: BookVoice
  /** Which making of it (NarrationAnswer). */
  narrationId: string
  /** From 1, as the reader counts. */
  page: number
}

/** What one page sounds like. Null if there is none, or the viewer may not read the story. @throws ObjectStoreError */
export async function getPageSound(
  db: Db,
  { viewer, id, voice, narrationId, page }: SoundRequest,
): Promise<{ mp3: Uint8Array<ArrayBuffer>; keepers: Keepers } | null> {
  if (!z.uuid().safeParse(narrationId).success) return null
  const story = await db.story.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] }, select: keeperColumns })
  if (!story) return null
  const row = await db.narrationPage.findFirst({
    where: { narrationId, position: page - 1, narration: { storyId: id, voice } },
    select: soundColumns,
  })
  const mp3 = row && (await loadSound(row))
  return mp3 && { mp3, keepers: keepersOf(story, viewer) }
}
