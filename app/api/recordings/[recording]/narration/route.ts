import { z } from 'zod'
import { AppError } from '@/lib/domain/errors'
import { route } from '@/lib/http/route'
import { getRecordedNarration } from '@/lib/server/recordings/recorded-narration'

/** A recording for whoever may hear it: which pages have a sound, and about when each of their sentences is said. */
export const GET = route(
  { query: z.object({ v: z.coerce.number().int().min(1) }) },
  async ({ params, query, viewer, db }) => {
    const found = await getRecordedNarration(db, { viewer, id: params['recording'] ?? '', version: query.v })
    if (!found) throw new AppError('recording_absent')
    return found
  },
)
