import { corrected, type Corrected, type CorrectionInput } from '@/lib/domain/story/correction'
import type { Endpoint } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'

/** A call of this page alone: its schema is large. */
export const correctionEndpoint = (id: string): Endpoint<CorrectionInput, Corrected> => ({
  method: 'POST',
  path: api.corrections(id),
  answer: corrected,
})
