import { z } from 'zod'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { route } from '@/lib/http/route'
import { storeTake } from '@/lib/server/recordings/store-take'
import { askingFor } from '../../../../asking'
import { pageIn } from '../../../../page-number'

/** What somebody read of a page, as MP3; `words` names the words that were read. */
export const PUT = route(
  { raw: true, maxBytes: RECORDING.bytes, query: z.object({ words: z.string().max(64) }), limit: 'takes' },
  async (call) => {
    const { params, query, bytes, db } = call
    return storeTake(db, { ...askingFor(call), page: pageIn(params), words: query.words, mp3: new Uint8Array(bytes) })
  },
)
