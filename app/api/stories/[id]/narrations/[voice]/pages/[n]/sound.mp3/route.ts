import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { fileResponse } from '@/lib/http/byte-range'
import { route } from '@/lib/http/route'
import { getPageSound } from '@/lib/server/narrations/get-page-sound'
import { cacheHeaders, isNotModified } from '../../../../../../versioned-response'
import { voiceIn } from '../../../params'

const pageNumber = z.coerce.number().int().min(1).max(1_000)

/** One page, read aloud: `v` is the narration's id. */
export const GET = route({ query: z.object({ v: z.string() }) }, async ({ request, params, query, viewer, db }) => {
  const page = pageNumber.safeParse(params['n'])
  if (!page.success) throw new AppError('not_found')
  const key = { viewer, id: params['id'] ?? '', voice: voiceIn(params), narrationId: query.v, page: page.data }
  const sound = await getPageSound(db, key)
  if (!sound) throw new AppError('not_found')
  const headers = cacheHeaders({ version: query.v, keepers: sound.keepers }, query.v)
  return (
    isNotModified(request, headers) ?? fileResponse(request, sound.mp3, { ...headers, 'content-type': 'audio/mpeg' })
  )
})
