import { availableLanguages } from '@/lib/domain/author/library/load'
import { writeStory as write } from '@/lib/domain/author/write'
import { readingLevel } from '@/lib/domain/story/lists'
import { engineVersionOf } from '@/lib/domain/illustration/engine-version'
import type { Manuscript } from '@/lib/domain/story/manuscript'
import type { Claude, Patience } from '@/lib/platform/claude/ask'
import { ClaudeError } from '@/lib/platform/claude/api-error'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { holdStory } from '@/lib/server/moderation/hold-story'
import { secondReview } from '@/lib/server/moderation/second-review'
import { SupersededError, claimDraft } from '@/lib/server/story-generation/draft'
import { writeWithClaude } from '@/lib/server/story-generation/write-with-claude'
import { previousBook } from './previous-book'
import { finishStory } from './finish-story'
import { readEarlier } from './read-earlier'
import { requestFromRow } from './story-row'

/** How long a buyer waits for Claude in all; after that the built-in author writes. */
export const CLAUDE_RETRY_LIMITS = { totalMs: 5 * 60_000, idleMs: 90_000, tries: 4 }
export type ClaudeRetryLimits = typeof CLAUDE_RETRY_LIMITS

interface WritingJob {
  storyId: string
  now: Date
  /** Null for the built-in author. */
  claude?: Claude | null
  patience?: ClaudeRetryLimits
  /**
   * Whether this is the queue's last attempt: a story in a language that only Claude writes is then written in
   * English.
   */
  last?: boolean
}

/**
 * The job that writes a story. Idempotent: a second run, or a superseded worker, changes nothing. After a worker's
 * crash it resumes from the pages in the draft.
 */
export async function writeStory(
  db: Db,
  { storyId, now, claude = null, patience = CLAUDE_RETRY_LIMITS, last = true }: WritingJob,
): Promise<void> {
  const row = await db.story.findUnique({
    where: { id: storyId },
    include: {
      pets: { orderBy: { position: 'asc' } },
      previousStory: { include: { pets: { orderBy: { position: 'asc' } } } },
    },
  })
  if (!row || row.state !== 'writing') return
  const request = requestFromRow(row)
  const engineVersion = engineVersionOf(row.engineVersion)
  const earlier = await readEarlier(db, row)
  const before = previousBook(row.previousStory)
  if (!claude)
    return finishStory(db, {
      storyId,
      request,
      engineVersion,
      before,
      manuscript: await write(request, earlier),
      attempt: null,
      now,
    })

  const draft = await claimDraft(db, storyId)
  if (!draft) return
  const { attempt } = draft
  const limits: Patience = { deadline: Date.now() + patience.totalMs, idleMs: patience.idleMs, tries: patience.tries }
  const isNew = row.clearedAt === null && draft.pages.length === 0
  const findings = isNew ? await secondReview(db, { claude, storyId, request, patience: limits }) : []
  if (findings.length) return holdStory(db, { storyId, attempt, findings })
  try {
    const written = await byClaude(db, { storyId, request, earlier, draft, claude, patience: limits })
    // The built-in author has this story in some languages only. Claude has it in all: the queue retries.
    const builtIn = availableLanguages(request.lifeSkill, readingLevel(request.childAge))
    if (!written && !builtIn.includes(request.language) && !last) throw new ClaudeError('broken-off')
    await finishStory(db, {
      storyId,
      request,
      engineVersion,
      before,
      manuscript: written ?? (await write(request, earlier)),
      unreached: written === null,
      attempt,
      now,
    })
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error
    log.info('story.taken-over', { storyId, attempt })
  }
}

async function byClaude(db: Db, commission: Parameters<typeof writeWithClaude>[1]): Promise<Manuscript | null> {
  try {
    return await writeWithClaude(db, commission)
  } catch (error) {
    if (error instanceof ClaudeError) return null
    throw error
  }
}
