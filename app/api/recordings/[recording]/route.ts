import { route } from '@/lib/http/route'
import { eraseRecording } from '@/lib/server/recordings/erase-recording'
import { readStudio } from '@/lib/server/recordings/read-studio'
import { askingFor } from '../asking'

/** The pages to be read, for the book's owner and for whoever was sent the recording's link. */
export const GET = route({ limit: 'recordingLinks' }, async (call) => readStudio(call.db, askingFor(call)))

/** Erases the voice with all its pages. */
export const DELETE = route({}, async ({ params, viewer, db }) => {
  await eraseRecording(db, { viewer, id: params['recording'] ?? '' })
  return new Response(null, { status: 204 })
})
