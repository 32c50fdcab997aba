import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { loadSound, soundColumns } from '@/lib/server/sounds/load-sound'
import { ownStory } from './recording-access'

export interface ExportedTake {
  /** Of whose reading it is, from 1, and who that is. */
  reader: number
  name: string
  /** From 1. */
  page: number
  mp3: Uint8Array
}

/** All that was recorded for the viewer's own book, also of words that have changed since; one take at a time. */
export async function* exportRecordings(
  db: Db,
  { viewer, storyId }: { viewer: Viewer; storyId: string },
): AsyncGenerator<ExportedTake> {
  const recordings = await db.recording.findMany({
    where: { storyId, story: ownStory(viewer) },
    orderBy: { id: 'asc' },
    select: { name: true, pages: { orderBy: { position: 'asc' }, select: { id: true, position: true } } },
  })
  for (const [at, { name, pages }] of recordings.entries())
    for (const { id, position } of pages) {
      const take = await db.recordedPage.findUnique({ where: { id }, select: soundColumns })
      const mp3 = take && (await loadSound(take))
      if (mp3) yield { reader: at + 1, name, page: position + 1, mp3 }
    }
}
