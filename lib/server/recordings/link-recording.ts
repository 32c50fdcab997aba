import { RECORDING } from '@/lib/domain/book/recording/limits'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/ids'
import { hashLinkToken, ownStory, recordingId } from './recording-access'

interface Own {
  viewer: Viewer
  id: string
}

/**
 * A new link, by which somebody without an account records; an older one ends with it. Only a hash of it is stored.
 * @throws recording_not_found
 */
export async function linkRecording(
  db: Db,
  { viewer, id, now }: Own & { now: Date },
): Promise<{ token: string; expires: string }> {
  const token = newId()
  const tokenExpires = new Date(now.getTime() + RECORDING.linkDays * 86_400_000)
  await setLink(db, { viewer, id }, { tokenHash: hashLinkToken(token), tokenExpires })
  return { token, expires: tokenExpires.toISOString() }
}

/** Takes the link back; what was recorded by it stays. @throws recording_not_found */
export const unlinkRecording = (db: Db, own: Own): Promise<void> =>
  setLink(db, own, { tokenHash: null, tokenExpires: null })

async function setLink(
  db: Db,
  { viewer, id }: Own,
  data: { tokenHash: string | null; tokenExpires: Date | null },
): Promise<void> {
  const { count } = await db.recording.updateMany({ where: { id: recordingId(id), story: ownStory(viewer) }, data })
  if (count === 0) throw new AppError('recording_not_found')
}
