import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { getDraftPicture } from '@/lib/server/stories/get-draft-picture'
import { getPicture, pictureNumber } from '@/lib/server/stories/get-picture'

const YEAR = 31_536_000

/** Under its version a picture never changes; without one it is the newest and is asked for again each time. A draft's may still change, and once the book is there its own comes. */
export const GET = route({ query: z.object({ v: z.string().optional(), draft: z.string().optional() }) }, async ({ params, query, viewer, db }) => {
  const page = pictureNumber.safeParse(params['n'])
  const drawn = query.draft !== undefined && page.success ? await getDraftPicture(db, { viewer, id: params['id'] ?? '', page: page.data }) : null
  if (drawn) return svg(drawn, 'private, no-store')
  const picture = page.success ? await getPicture(db, { viewer, id: params['id'] ?? '', page: page.data }) : null
  if (!picture) throw new AppError('not_found')
  const scope = picture.isPublic ? 'public' : 'private'
  return svg(picture.svg, query.v === String(picture.version) ? `${scope}, max-age=${YEAR}, immutable` : `${scope}, no-cache`)
})

// The file may be opened by itself: then it may run nothing.
const svg = (text: string, caching: string) =>
  new Response(text, { headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': caching, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } })
