import { route } from '@/lib/http/route'
import { linkRecording, unlinkRecording } from '@/lib/server/recordings/link-recording'

/** A new link, which is answered this once. */
export const POST = route({ limit: 'recordings' }, async ({ params, viewer, db }) =>
  linkRecording(db, { viewer, id: params['recording'] ?? '', now: new Date() }),
)

/** Takes the link back. */
export const DELETE = route({}, async ({ params, viewer, db }) => {
  await unlinkRecording(db, { viewer, id: params['recording'] ?? '' })
  return new Response(null, { status: 204 })
})
