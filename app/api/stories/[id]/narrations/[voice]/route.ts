import { z } from 'zod'
import { narratedPart, narrationRequest } from '@/lib/domain/book/narration/narration-answer'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { requireReader } from '@/lib/server/authorization/require-reader'
import { findProgress, getNarration } from '@/lib/server/narrations/get-narration'
import { requestNarration } from '@/lib/server/narrations/request-narration'
import { cacheHeaders, isNotModified } from '../../../versioned-response'
import { voiceIn } from './params'

/** How a narration stands and, once it is ready, when each of its words is said. */
export const GET = route(
  { query: z.object({ v: z.coerce.number().int().min(1), part: narratedPart }) },
  async ({ request, params, query, viewer, db }) => {
    const { v: version, part } = query
    const found = await getNarration(db, { viewer, id: params['id'] ?? '', version, voice: voiceIn(params), part })
    if (!found) throw new AppError('story_not_found')
    const { answer, keepers } = found
    if (answer.state !== 'ready') return answer
    // A release may have it made anew for the same version of the book.
    const headers = cacheHeaders({ version: answer.id, keepers }, undefined)
    return isNotModified(request, headers) ?? Response.json(answer, { headers })
  },
)

/** Has the book, or what its pictures show, read aloud; answers at once with how far that is. */
export const POST = route(
  { body: narrationRequest, limit: 'narrations', allow: requireReader },
  async ({ params, body, viewer, db }) => {
    const wanted = { viewer, id: params['id'] ?? '', ...body, voice: voiceIn(params) }
    await requestNarration(db, wanted)
    const progress = await findProgress(db, wanted)
    if (!progress) throw new AppError('story_not_found')
    const { state, done, total } = progress
    return { state, done, total }
  },
)
