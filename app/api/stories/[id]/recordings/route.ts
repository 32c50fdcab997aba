import { newRecording } from '@/lib/domain/book/recording/recording'
import { route } from '@/lib/http/route'
import { requireOwner } from '@/lib/server/authorization/require-owner'
import { createRecording } from '@/lib/server/recordings/create-recording'

/** A place for somebody's voice in an own book. */
export const POST = route(
  { body: newRecording, limit: 'recordings', allow: requireOwner },
  async ({ params, body, viewer, db }) => createRecording(db, { viewer, storyId: params['id'] ?? '', ...body }),
)
