import { z } from 'zod'
import { fileResponse } from '@/lib/http/byte-range'
import { route } from '@/lib/http/route'
import { getRecordedSound } from '@/lib/server/recordings/get-recorded-sound'
import { cacheHeaders, isNotModified } from '../../../../../stories/versioned-response'
import { askingFor } from '../../../../asking'

/** A page as somebody read it: `v` is the take's id. */
export const GET = route({ query: z.object({ v: z.string() }) }, async (call) => {
  const { request, query, db } = call
  const { mp3, keepers } = await getRecordedSound(db, { ...askingFor(call), take: query.v })
  const headers = cacheHeaders({ version: query.v, keepers }, query.v)
  return isNotModified(request, headers) ?? fileResponse(request, mp3, { ...headers, 'content-type': 'audio/mpeg' })
})
