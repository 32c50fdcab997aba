import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { PICTURE_FRAMES } from '@/lib/domain/book/picture-path'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import { route } from '@/lib/http/route'
import { getDraftPicture } from '@/lib/server/stories/get-draft-picture'
import { findPicture, pictureNumber, printPicture } from '@/lib/server/stories/get-picture'
import { drawLetteredCover } from '../../../../draw-cover'
import { cacheHeaders, isNotModified } from '../../../../versioned-response'

/** The picture of a draft may still change, so it is not cached; the finished book has its own. */
export const GET = route(
  {
    query: z.object({
      v: z.string().optional(),
      draft: z.string().optional(),
      frame: z.enum(PICTURE_FRAMES).optional(),
    }),
  },
  async ({ request, params, query, viewer, db }) => {
    const number = pictureNumber.safeParse(params['n'])
    if (!number.success) throw new AppError('not_found')
    const key = { viewer, id: params['id'] ?? '', page: number.data, frame: query.frame }
    const draft = query.draft === undefined ? null : await getDraftPicture(db, key)
    if (draft) return svg(draft, { 'cache-control': 'private, no-store' })
    const found = await findPicture(db, key)
    if (!found) throw new AppError('not_found')
    const headers = cacheHeaders(found, query.v)
    const notModified = isNotModified(request, headers)
    if (notModified) return notModified
    const cover = found.cover()
    const drawn = cover ? toSvg(await drawLetteredCover(cover), { title: cover.title }) : printPicture(found)
    if (!drawn) throw new AppError('not_found')
    return svg(drawn, headers)
  },
)

// The file may be opened as a document: then it must not run scripts.
const svg = (text: string, headers: Record<string, string>) =>
  new Response(text, {
    headers: {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
    },
  })
