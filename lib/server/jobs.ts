import { purgeSessions } from '@/lib/platform/auth/session'
import { env } from '@/lib/platform/env'
import { purgeAttempts } from '@/lib/platform/rate-limit'
import type { Tasks } from '@/lib/platform/queue/start'
import { forgetRooms } from './collaboration/forget-rooms'
import { weaveWith } from './collaboration/weave'
import { failExhaustedVersions, failVersion, weaveRoom } from './collaboration/weave-room'
import { failExhaustedNarrations, failNarration } from './narrations/fail-narration'
import { forgetReplacedNarrations } from './narrations/forget-replaced-narrations'
import { makeNarration, type NarratePage, type NarratorServer } from './narrations/make-narration'
import { sendMail } from './mail/send-mail'
import { announceOpening } from './opening/announce-opening'
import { forgetUnopenedBooks } from './retention/forget-unopened-books'
import { purgeExpiredData } from './retention/purge-expired-data'
import { purgeOldRecords } from './retention/purge-old-records'
import { reconcile } from './payments/reconcile'
import { sendFindLink } from './my-stories/send-find-link'
import { failExhaustedJobs } from './stories/fail-exhausted-jobs'
import { failStory } from './stories/fail-story'
import { writeStory } from './stories/write-story'
import { foldStatDeltas } from './stats/fold-stat-deltas'
import { deleteSounds } from './sounds/delete-sounds'
import { configuredClaude } from './story-generation/configured-claude'

/** Task handlers of the queue, but for what is made in a documents worker: one for each of JOBS (lib/domain/jobs). */
export const tasks: Omit<Tasks, 'narrate'> = {
  'write-story': async (db, { storyId }, { last }) => {
    try {
      await writeStory(db, { storyId, now: new Date(), claude: configuredClaude(), last })
    } catch (error) {
      if (last) await failStory(db, { storyId, failure: 'author' })
      throw error
    }
  },
  'weave-room': async (db, { versionId }, { last }) => {
    try {
      await weaveRoom(db, { versionId, weave: weaveWith(db, configuredClaude()), now: new Date() })
    } catch (error) {
      if (last) await failVersion(db, { versionId, now: new Date() })
      throw error
    }
  },
  'send-mail': sendMail,
  'find-stories': (db, { linkId }) => sendFindLink(db, { linkId, now: new Date() }),
  'settle-payments': (db) => reconcile(db, { now: new Date() }),
  maintenance: async (db) => {
    await failExhaustedJobs(db)
    await failExhaustedVersions(db, { now: new Date() })
    await failExhaustedNarrations(db)
    await forgetReplacedNarrations(db, { now: new Date() })
    await deleteSounds(db)
    await forgetRooms(db, { now: new Date() })
    await announceOpening(db)
    await purgeAttempts(db)
    await purgeSessions(db, { now: new Date() })
    await purgeExpiredData(db, { now: new Date() })
    await foldStatDeltas(db)
    // Browsers retry a request for much less than a day.
    await db.$executeRaw`DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`
    await db.$executeRaw`DELETE FROM queue_workers WHERE seen_at < now() - interval '1 hour'`
  },
  retention: async (db) => {
    const now = new Date()
    await forgetUnopenedBooks(db, { now, months: env().BOOK_MONTHS })
    await purgeOldRecords(db, { now, bookMonths: env().BOOK_MONTHS })
  },
}

/** The operator's own narrator, where there is one. */
function narratorServer(): NarratorServer | undefined {
  const { NARRATOR_URL, NARRATOR_KEY, NARRATOR_MODEL, NARRATOR_VOICE } = env()
  return NARRATOR_URL === undefined
    ? undefined
    : { url: NARRATOR_URL, key: NARRATOR_KEY, model: NARRATOR_MODEL, voice: NARRATOR_VOICE }
}

/** All of them, with who reads a page aloud. */
export const tasksWith = (narratePage: NarratePage): Tasks => ({
  ...tasks,
  narrate: async (db, { narrationId }, { last }) => {
    try {
      await makeNarration(db, { narrationId, narratePage, server: narratorServer() })
    } catch (error) {
      if (last) await failNarration(db, { narrationId })
      throw error
    }
  },
})

/**
 * Jobs at once in one process. A book by Claude takes minutes of waiting and no CPU, so more of them must not block
 * mails and other books.
 */
export const jobsAtOnce = (withClaude: boolean): number => (withClaude ? 8 : 2)
