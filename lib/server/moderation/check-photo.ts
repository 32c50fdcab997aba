import { AppError } from '@/lib/domain/errors'
import {
  PHOTO_BYTES_AT_MOST,
  PHOTO_SYSTEM,
  photoAnswer,
  judgePhoto,
  UNCHECKED_PHOTO,
  type PhotoVerdict,
} from '@/lib/domain/moderation/photo'
import type { Claude } from '@/lib/platform/claude/ask'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import { readAnswer } from '@/lib/platform/claude/read-answer'
import type { Db } from '@/lib/platform/db/client'
import { reencodePhoto } from '@/lib/platform/photo'
import { askClaude } from '@/lib/server/story-generation/ask-claude'

/** Short: a visitor waits at the form. */
const DEFAULT_TIMEOUTS = { totalMs: 25_000, idleMs: 20_000, tries: 2 }
const MAX_TOKENS = 4_000

/**
 * Has Claude check a photo; the photo is not stored. Without Claude no photo is accepted.
 * @throws too_large, not_image, image_too_large
 */
export async function checkPhoto(
  db: Db,
  {
    base64,
    claude,
    patience = DEFAULT_TIMEOUTS,
  }: { base64: string; claude: Claude | null; patience?: typeof DEFAULT_TIMEOUTS },
): Promise<PhotoVerdict> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.byteLength > PHOTO_BYTES_AT_MOST) throw new AppError('too_large')
  const photo = await reencodePhoto(bytes)
  if (photo === 'not-image') throw new AppError('not_image')
  if (photo === 'too-many-pixels') throw new AppError('image_too_large')
  if (!claude) return UNCHECKED_PHOTO
  try {
    const { text, stop } = await askClaude(db, {
      claude,
      purpose: 'photo',
      storyId: null,
      patience: { deadline: Date.now() + patience.totalMs, idleMs: patience.idleMs, tries: patience.tries },
      question: {
        system: PHOTO_SYSTEM,
        schema: photoAnswer,
        maxTokens: MAX_TOKENS,
        effort: 'low',
        turns: [
          {
            role: 'user',
            content: [
              { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: photo.toString('base64') } },
              { type: 'text', text: 'The photo to check.' },
            ],
          },
        ],
      },
    })
    if (stop === 'refusal') return { ...UNCHECKED_PHOTO, issues: ['unsuitable'] }
    const findings = readAnswer(photoAnswer, text)
    return findings ? judgePhoto(findings) : UNCHECKED_PHOTO
  } catch (error) {
    if (error instanceof ClaudeError) return UNCHECKED_PHOTO
    throw error
  }
}
