import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { ownStory, recordingId } from './recording-access'

/** Erases somebody's voice from the viewer's own book, with the link to it. @throws recording_not_found */
export async function eraseRecording(db: Db, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const { count } = await db.recording.deleteMany({ where: { id: recordingId(id), story: ownStory(viewer) } })
  if (count === 0) throw new AppError('recording_not_found')
}
