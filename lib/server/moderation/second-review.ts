import type { Reason } from '@/lib/domain/moderation/check-request'
import { READING_SYSTEM, readingAnswer, collectTextsToRead } from '@/lib/domain/moderation/second-reading'
import { fenceData } from '@/lib/domain/author/claude/prompt'
import type { StoryRequest } from '@/lib/domain/story/request'
import type { Claude, Patience } from '@/lib/platform/claude/ask'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import { readAnswer } from '@/lib/platform/claude/read-answer'
import type { Db } from '@/lib/platform/db/client'
import { askClaude } from '@/lib/server/story-generation/ask-claude'

const REVIEW_MS = 45_000
const MAX_TOKENS = 4_000
const MAX_FINDINGS = 30

/**
 * Claude's review of the visitor's text, after the rules of the first review passed. Without an answer from Claude the
 * first review decides alone.
 */
export async function secondReview(
  db: Db,
  {
    claude,
    storyId,
    request,
    patience,
  }: { claude: Claude; storyId: string; request: StoryRequest; patience: Patience },
): Promise<Reason[]> {
  const texts = collectTextsToRead(request)
  if (texts.length === 0) return []
  try {
    const { text } = await askClaude(db, {
      claude,
      purpose: 'reading',
      storyId,
      patience: { ...patience, deadline: Math.min(patience.deadline, Date.now() + REVIEW_MS) },
      question: {
        system: READING_SYSTEM,
        turns: [{ role: 'user', content: fenceData(texts) }],
        schema: readingAnswer,
        maxTokens: MAX_TOKENS,
        effort: 'low',
      },
    })
    const fields = new Set(texts.map((t) => t.field))
    return (readAnswer(readingAnswer, text)?.findings ?? []).filter((f) => fields.has(f.field)).slice(0, MAX_FINDINGS)
  } catch (error) {
    if (error instanceof ClaudeError) return []
    throw error
  }
}
