// Who may do what with a family's recordings: always part of the query.
import { createHash } from 'node:crypto'
import { AppError } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/viewer'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isUuid } from '@/lib/server/admin/is-uuid'

/** Whoever asks: the browser, and the token of a link that was sent to somebody. */
export interface Asking {
  viewer: Viewer
  token: string | null
  now: Date
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The owner's stories and nobody else's: an administrator has no business with a family's voices. */
export const ownStory = ({ visitorId }: Viewer): Prisma.StoryWhereInput =>
  visitorId === null ? { id: { in: [] } } : { visitorId }

/** Recordings that may be made by whoever asks: the owner's own, and the one of the link. */
export const recordableBy = ({ viewer, token, now }: Asking): Prisma.RecordingWhereInput => ({
  OR: [
    { story: ownStory(viewer) },
    ...(token === null ? [] : [{ tokenHash: hashLinkToken(token), tokenExpires: { gt: now } }]),
  ],
})

/** Stories whose recordings the viewer may hear: the own ones, and those of owners who share them with the book. */
export const heardBy = (viewer: Viewer): Prisma.StoryWhereInput => ({
  OR: [ownStory(viewer), { shared: true, recordingsShared: true }],
})

/** @throws recording_not_found */
export function recordingId(id: string): string {
  if (!isUuid(id)) throw new AppError('recording_not_found')
  return id
}
