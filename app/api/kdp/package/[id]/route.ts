import { titleFileName } from '@/lib/domain/book/file-names'
import { zipStream } from '@/lib/documents/zip-stream'
import { route } from '@/lib/http/route'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { readPreparedPackage } from '@/lib/server/publishing/read-package'
import { packageFiles } from '../../package-files'

/** The prepared package as a zip, made while it is downloaded. */
export const GET = route({ allow: requireAdmin }, async ({ request, db, viewer, params }) => {
  const content = await readPreparedPackage(db, { viewer, id: params['id'] ?? '' })
  const cancelled = new AbortController()
  const signal = AbortSignal.any([request.signal, cancelled.signal])
  const name = encodeURIComponent(titleFileName(content.publication.metadata.title, '_KDP.zip'))
  return new Response(
    zipStream(packageFiles(content, signal), { modified: new Date(), onLeave: () => cancelled.abort() }),
    {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="kdp.zip"; filename*=UTF-8''${name}`,
        'cache-control': 'private, no-store',
      },
    },
  )
})
