import { BOOK_VOICES, type BookVoice } from '@/lib/domain/book/narration/book-voices'
import { AppError } from '@/lib/domain/errors'

/** The voice in an address. @throws not_offered */
export function voiceIn(params: Record<string, string>): BookVoice {
  const voice = BOOK_VOICES.find((one) => one === params['voice'])
  if (!voice) throw new AppError('not_offered', { name: 'voice', choices: BOOK_VOICES.join(', ') })
  return voice
}
