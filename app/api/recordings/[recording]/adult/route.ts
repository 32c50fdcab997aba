import { recordingConsent } from '@/lib/domain/book/recording/recording'
import { route } from '@/lib/http/route'
import { confirmAdult } from '@/lib/server/recordings/confirm-adult'
import { askingFor } from '../../asking'

/** Whoever reads says to be a grown-up. */
export const POST = route({ body: recordingConsent, limit: 'recordings' }, async (call) => {
  await confirmAdult(call.db, askingFor(call))
  return new Response(null, { status: 204 })
})
