// The one place where a room's book meets its author.
import type { WeaveRequest, Woven } from '@/lib/domain/author/weave'
import type { Claude } from '@/lib/platform/claude/ask'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { CLAUDE_RETRY_LIMITS, type ClaudeRetryLimits } from '@/lib/server/stories/write-story'

interface WeavingRoom {
  roomId: string
  /** Names of everybody in it, to be hidden from Claude. */
  members: readonly string[]
}
/** `onPage` is called for each page as it is written, where the author writes page by page. */
export type Weave = (
  request: WeaveRequest,
  onPage: (page: { number: number; content: string }) => Promise<void>,
  room: WeavingRoom,
) => Promise<Woven>

/** The built-in author. Loaded when first needed. */
export const weave: Weave = async (request) => {
  const { weaveStory } = await import('@/lib/domain/author/weave')
  return weaveStory(request)
}

/** Claude, and the built-in author whenever Claude gives no book that may be printed; without Claude it alone. */
export const weaveWith = (
  db: Db,
  claude: Claude | null,
  { totalMs, idleMs, tries }: ClaudeRetryLimits = CLAUDE_RETRY_LIMITS,
): Weave =>
  claude
    ? async (request, onPage, room) => {
        const { weaveWithClaude } = await import('./weave-with-claude')
        const patience = { deadline: Date.now() + totalMs, idleMs, tries }
        const written = await weaveWithClaude(db, { request, onPage, claude, patience, ...room })
        if ('woven' in written) return written.woven
        log.warn('room.built-in', { roomId: room.roomId, code: written.cause })
        return weave(request, onPage, room)
      }
    : weave
