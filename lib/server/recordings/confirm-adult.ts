import { AppError } from '@/lib/domain/errors'
import type { Db } from '@/lib/platform/db/client'
import { recordableBy, recordingId, type Asking } from './recording-access'

/** Whoever records is a grown-up, and says so before anything is sent. @throws recording_not_found */
export async function confirmAdult(db: Db, { id, ...asking }: Asking & { id: string }): Promise<void> {
  const { count } = await db.recording.updateMany({
    where: { AND: [{ id: recordingId(id) }, recordableBy(asking)] },
    data: { adultAt: asking.now },
  })
  if (count === 0) throw new AppError('recording_not_found')
}
