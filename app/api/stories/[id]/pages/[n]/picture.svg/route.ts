import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { getPicture, pictureNumber } from '@/lib/server/stories/get-picture'

const YEAR = 31_536_000

/** Under its version a picture never changes; without one it is the newest and is asked for again each time. */
export const GET = route({ query: z.object({ v: z.string().optional() }) }, async ({ params, query, viewer, db }) => {
  const page = pictureNumber.safeParse(params['n'])
  const picture = page.success ? await getPicture(db, { viewer, id: params['id'] ?? '', page: page.data }) : null
  if (!picture) throw new AppError('not_found')
  const scope = picture.isPublic ? 'public' : 'private'
  return new Response(picture.svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': query.v === String(picture.version) ? `${scope}, max-age=${YEAR}, immutable` : `${scope}, no-cache`,
      // The file may be opened by itself: then it may run nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
})
