import { ClaudeError } from '@/lib/platform/claude/api-error'
import type { Claude, Patience, Question, Reply } from '@/lib/platform/claude/ask'
import { costMicros, type Usage } from '@/lib/platform/claude/prices'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'

interface ClaudeCall {
  claude: Claude
  purpose: 'write' | 'repair' | 'reading' | 'photo' | 'metadata'
  storyId: string | null
  /** Of a room's book, for the log. */
  roomId?: string
  question: Question
  patience: Patience
  onText?: (text: string) => Promise<void>
}

/** Asks Claude and records tokens and cost, for failed calls too. @throws ClaudeError, or what `onText` throws */
export async function askClaude(
  db: Db,
  { claude, purpose, storyId, roomId, question, patience, onText }: ClaudeCall,
): Promise<Reply> {
  const started = Date.now()
  const spent: Usage = { input: 0, output: 0, cacheWrite: 0, cacheRead: 0 }
  let outcome = 'answered'
  try {
    return await claude.ask(question, patience, {
      ...(onText ? { onText } : {}),
      onUsage: (usage) => {
        spent.input += usage.input
        spent.output += usage.output
        spent.cacheWrite += usage.cacheWrite
        spent.cacheRead += usage.cacheRead
      },
    })
  } catch (error) {
    outcome = error instanceof ClaudeError ? error.code : 'interrupted'
    log.warn('claude.failed', {
      ...(storyId ? { storyId } : {}),
      ...(roomId ? { roomId } : {}),
      task: purpose,
      code: outcome,
      ms: Date.now() - started,
    })
    throw error
  } finally {
    // The breaker refused the call: nothing was sent, nothing to record.
    if (outcome !== 'resting') {
      await db.authorCall.create({
        data: {
          storyId,
          purpose,
          outcome,
          model: claude.model,
          inputTokens: spent.input,
          outputTokens: spent.output,
          cacheWriteTokens: spent.cacheWrite,
          cacheReadTokens: spent.cacheRead,
          costMicros: costMicros(claude.model, spent),
          ms: Date.now() - started,
        },
      })
    }
  }
}
