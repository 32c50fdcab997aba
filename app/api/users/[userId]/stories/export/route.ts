import { AppError } from '@/lib/domain/errors'
import { zipStream } from '@/lib/documents/zip-stream'
import { route } from '@/lib/http/route'
import { ownStories } from '@/lib/server/my-stories/read-for-export'
import { exportedFiles } from './exported-files'

/**
 * All books of the visitor as PDF, EPUB and JSON in one zip, made while it is downloaded; a disconnect stops the work.
 */
export const GET = route({ limit: 'exports' }, async ({ request, params, viewer, db, address }) => {
  if (params['userId'] !== 'me' && params['userId'] !== viewer.visitorId) throw new AppError('not_found')
  const ids = await ownStories(db, { viewer })
  if (ids.length === 0) throw new AppError('story_not_found')
  const cancelled = new AbortController()
  const signal = AbortSignal.any([request.signal, cancelled.signal])
  const body = zipStream(exportedFiles(db, { viewer, ids, signal, address }), {
    modified: new Date(),
    onLeave: () => cancelled.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Wagtale_Stories.zip"',
      'cache-control': 'private, no-store',
    },
  })
})
