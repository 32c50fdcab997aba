import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { isUuid } from '@/lib/server/admin/is-uuid'
import { keeperColumns, keepersOf, type Keepers } from '@/lib/server/stories/keepers'
import { loadSound, soundColumns } from '@/lib/server/sounds/load-sound'
import { heardBy, recordableBy, recordingId, type Asking } from './recording-access'

/** A take, for whoever may hear or record it. @throws recording_not_found, ObjectStoreError */
export async function getRecordedSound(
  db: Db,
  { id, take, ...asking }: Asking & { id: string; take: string },
): Promise<{ mp3: Uint8Array<ArrayBuffer>; keepers: Keepers }> {
  const row = !isUuid(take)
    ? null
    : await db.recordedPage.findFirst({
        where: {
          id: take,
          recordingId: recordingId(id),
          recording: { OR: [{ story: heardBy(asking.viewer) }, recordableBy(asking)] },
        },
        select: { ...soundColumns, recording: { select: { story: { select: keeperColumns } } } },
      })
  const mp3 = row && (await loadSound(row))
  if (!mp3) throw new AppError('recording_not_found')
  return { mp3, keepers: keepersOf(row.recording.story, asking.viewer) }
}
