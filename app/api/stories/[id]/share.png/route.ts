import { z } from 'zod'
import { png } from '@/lib/documents/png'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { AppError } from '@/lib/domain/errors'
import { cropForSharing } from '@/lib/domain/site-illustrations/draw-social-image'
import { SHARE_SIZE } from '@/lib/domain/site-illustrations/social-image'
import { route } from '@/lib/http/route'
import { findPicture } from '@/lib/server/stories/get-picture'
import { cacheHeaders, isNotModified } from '../../picture-response'

/** The cover in the format of link previews. */
export const GET = route(
  { query: z.object({ v: z.string().optional() }) },
  async ({ request, params, query, viewer, db }) => {
    const picture = { viewer, id: params['id'] ?? '', page: COVER_PAGE }
    const found = await findPicture(db, picture)
    if (!found) throw new AppError('not_found')
    const headers = cacheHeaders(found, query.v)
    const notModified = isNotModified(request, headers)
    if (notModified) return notModified
    const cover = found.draw()
    if (!cover) throw new AppError('not_found')
    return new Response(new Uint8Array(await png(cropForSharing(cover.scene), SHARE_SIZE.width)), {
      headers: { ...headers, 'content-type': 'image/png' },
    })
  },
)
