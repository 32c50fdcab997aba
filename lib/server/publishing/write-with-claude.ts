import {
  metadataAnswer,
  METADATA_SYSTEM,
  metadataPrompt,
  readMetadataAnswer,
} from '@/lib/domain/publishing/claude-metadata'
import type { KdpMetadata } from '@/lib/domain/publishing/kdp-metadata'
import type { BookFacts } from '@/lib/domain/publishing/write-metadata'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import type { Claude } from '@/lib/platform/claude/ask'
import { readAnswer } from '@/lib/platform/claude/read-answer'
import type { Db } from '@/lib/platform/db/client'
import { askClaude } from '@/lib/server/story-generation/ask-claude'

/** An administrator waits in front of the page. */
const PATIENCE = { totalMs: 40_000, idleMs: 20_000, tries: 2 }
const MAX_TOKENS = 4_000

/** Metadata by Claude; null when it gives none that can be used. */
export async function writeMetadataWithClaude(
  db: Db,
  {
    claude,
    storyId,
    facts,
    points,
    patience = PATIENCE,
  }: { claude: Claude; storyId: string; facts: BookFacts; points: readonly string[]; patience?: typeof PATIENCE },
): Promise<KdpMetadata | null> {
  try {
    const { text } = await askClaude(db, {
      claude,
      purpose: 'metadata',
      storyId,
      patience: { deadline: Date.now() + patience.totalMs, idleMs: patience.idleMs, tries: patience.tries },
      question: {
        system: METADATA_SYSTEM,
        turns: [{ role: 'user', content: metadataPrompt(facts, points) }],
        schema: metadataAnswer,
        maxTokens: MAX_TOKENS,
        effort: 'low',
      },
    })
    const answer = readAnswer(metadataAnswer, text)
    return answer && readMetadataAnswer(facts, answer)
  } catch (error) {
    if (error instanceof ClaudeError) return null
    throw error
  }
}
