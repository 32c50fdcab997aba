import { z } from 'zod'
import { png } from '@/lib/documents/png'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { AppError } from '@/lib/domain/errors'
import { shareCover } from '@/lib/domain/site-illustrations/share-cover'
import { SHARE_SIZE } from '@/lib/domain/site-illustrations/social-image'
import { route } from '@/lib/http/route'
import { withRateLimit } from '@/lib/http/with-rate-limit'
import { FileCache } from '@/lib/platform/file-cache'
import { findPicture } from '@/lib/server/stories/get-picture'
import { drawLetteredCover } from '../../draw-cover'
import { cacheHeaders, isNotModified } from '../../versioned-response'

/** Some two hundred pictures. Everybody who is sent a link asks for the same one within minutes. */
const pictures = new FileCache({ bytes: 16 * 1024 * 1024, milliseconds: 10 * 60_000 })

/** The cover in the format of link previews. Drawn once for each version: drawing takes up to a second. */
export const GET = route(
  { query: z.object({ v: z.string().optional() }) },
  async ({ request, params, query, viewer, db, address }) => {
    const id = params['id'] ?? ''
    const found = await findPicture(db, { viewer, id, page: COVER_PAGE })
    if (!found) throw new AppError('not_found')
    const headers = cacheHeaders(found, query.v)
    const notModified = isNotModified(request, headers)
    if (notModified) return notModified
    const picture = await pictures.get(
      `${id} ${found.version}`,
      () =>
        withRateLimit(db, 'sharePictures', address, async () => {
          const cover = found.cover()
          if (!cover) throw new AppError('not_found')
          return png(shareCover(await drawLetteredCover(cover)), SHARE_SIZE.width)
        }),
      { signal: request.signal },
    )
    return new Response(new Uint8Array(picture), { headers: { ...headers, 'content-type': 'image/png' } })
  },
)
