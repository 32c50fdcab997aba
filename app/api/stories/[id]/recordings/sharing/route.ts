import { recordingsSharing } from '@/lib/domain/book/recording/recording'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { setRecordingsSharing } from '@/lib/server/recordings/set-recordings-sharing'

/** Whether whoever has the book's link also hears the family's voices. */
export const POST = route({ body: recordingsSharing, allow: requireOwner }, async ({ params, body, viewer, db }) =>
  setRecordingsSharing(db, { viewer, id: params['id'] ?? '', ...body }),
)
