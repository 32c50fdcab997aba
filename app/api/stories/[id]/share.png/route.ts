import { z } from 'zod'
import { png } from '@/lib/documents/png'
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import { AppError } from '@/lib/domain/errors'
import { shareCrop } from '@/lib/domain/showcase/draw-share'
import { SHARE_SIZE } from '@/lib/domain/showcase/share-picture'
import { route } from '@/lib/http/route'
import { drawPicture } from '@/lib/server/stories/get-picture'

const YEAR = 31_536_000

/** The cover as link previews show it. */
export const GET = route({ query: z.object({ v: z.string().optional() }) }, async ({ params, query, viewer, db }) => {
  const cover = await drawPicture(db, { viewer, id: params['id'] ?? '', page: COVER_PAGE })
  if (!cover) throw new AppError('not_found')
  const scope = cover.isPublic ? 'public' : 'private'
  const drawn = await png(shareCrop(cover.scene), SHARE_SIZE.width)
  return new Response(new Uint8Array(drawn), {
    headers: { 'content-type': 'image/png', 'cache-control': query.v === String(cover.version) ? `${scope}, max-age=${YEAR}, immutable` : `${scope}, no-cache` },
  })
})
