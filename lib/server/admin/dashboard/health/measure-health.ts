import {
  queueState,
  type AuthorHealth,
  type CardsHealth,
  type DatabaseHealth,
  type Health,
  type MailHealth,
  type QueueHealth,
} from '@/lib/domain/admin/health'
import type { Viewer } from '@/lib/domain/viewer'
import type { Claude } from '@/lib/platform/claude/ask'
import type { Db } from '@/lib/platform/db/client'
import { mailTransport, checkMail } from '@/lib/platform/mail/check-mail'
import { MAX_COUNTED, readQueueDepth } from '@/lib/platform/queue/depth'
import { isStripeConfigured, checkStripe } from '@/lib/platform/stripe/client'
import { areStripeWebhooksConfigured } from '@/lib/platform/stripe/events'
import { requireAdmin } from '@/lib/server/authorization/require-admin'
import { withTiming } from './with-timing'

const PATIENCE_MS = 4_000
const LATEST_CALLS = 20

interface Asked {
  viewer: Viewer
  now: Date
  claude: Claude | null
  patienceMs?: number
}

/** Asks every part at the same time; none is waited for longer than `patienceMs`, and none that fails keeps the others from being told. */
export async function measureHealth(db: Db, { viewer, now, claude, patienceMs = PATIENCE_MS }: Asked): Promise<Health> {
  requireAdmin({ viewer })
  const [database, queue, author, mail, cards] = await Promise.all([
    askDatabase(db, patienceMs),
    askQueue(db, now, patienceMs),
    askAuthor(db, claude, patienceMs),
    askMail(db, patienceMs),
    askCards(patienceMs),
  ])
  return { at: now, database, queue, author, mail, cards }
}

async function askDatabase(db: Db, patienceMs: number): Promise<DatabaseHealth> {
  const asked = await withTiming(
    patienceMs,
    () => db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`,
  )
  return asked.ok
    ? { state: 'good', fault: null, ms: asked.ms, version: asked.value[0]?.version ?? null }
    : { state: 'down', fault: asked.fault, ms: asked.ms, version: null }
}

async function askQueue(db: Db, now: Date, patienceMs: number): Promise<QueueHealth> {
  const asked = await withTiming(patienceMs, () => readQueueDepth(db))
  if (!asked.ok)
    return {
      state: 'down',
      fault: asked.fault,
      ms: asked.ms,
      waiting: 0,
      running: 0,
      givenUp: 0,
      workers: 0,
      oldest: null,
    }
  const { oldest: since, ...depth } = asked.value
  const oldest = since === null ? null : Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000))
  return { ...queueState({ ...depth, oldest }), ms: asked.ms, ...depth, oldest }
}

/** The built-in author is part of the program and can't be out of reach; Claude is asked, and what became of the latest calls tells the rest. */
async function askAuthor(db: Db, claude: Claude | null, patienceMs: number): Promise<AuthorHealth> {
  if (!claude) return { state: 'good', fault: null, ms: 0, model: null, calls: 0, failed: 0, restsFor: 0 }
  const latest = () =>
    db.authorCall.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LATEST_CALLS,
      select: { outcome: true },
    })
  const [asked, outcomes] = await Promise.all([
    withTiming(patienceMs, () => claude.reach(patienceMs)),
    withTiming(patienceMs, latest),
  ])
  const calls = outcomes.ok ? outcomes.value : []
  const known = {
    ms: asked.ms,
    model: claude.model,
    calls: calls.length,
    failed: calls.filter(({ outcome }) => outcome !== 'answered').length,
    restsFor: Math.ceil(claude.restsFor() / 1000),
  }
  if (!asked.ok) return { state: 'down', fault: asked.fault, ...known }
  if (known.restsFor > 0) return { state: 'strained', fault: 'resting', ...known }
  return known.failed * 2 > known.calls
    ? { state: 'strained', fault: 'calls-failing', ...known }
    : { state: 'good', fault: null, ...known }
}

async function askMail(db: Db, patienceMs: number): Promise<MailHealth> {
  const outbox = () => db.$queryRaw<{ unsent: number; refused: number }[]>`
    SELECT count(*)::int AS unsent, count(*) FILTER (WHERE attempts > 0)::int AS refused FROM (SELECT attempts FROM mail_outbox WHERE sent_at IS NULL ORDER BY created_at LIMIT ${MAX_COUNTED}::int) o`
  const [asked, waiting] = await Promise.all([
    withTiming(patienceMs, () => checkMail(patienceMs)),
    withTiming(patienceMs, outbox),
  ])
  const { unsent, refused } = (waiting.ok ? waiting.value[0] : undefined) ?? { unsent: 0, refused: 0 }
  const known = { ms: asked.ms, by: mailTransport(), unsent, refused }
  if (!asked.ok) return { state: 'down', fault: asked.fault, ...known }
  return refused > 0 ? { state: 'strained', fault: 'unsent', ...known } : { state: 'good', fault: null, ...known }
}

async function askCards(patienceMs: number): Promise<CardsHealth> {
  const events = areStripeWebhooksConfigured()
  if (!isStripeConfigured()) return { state: 'off', fault: null, ms: 0, events }
  const asked = await withTiming(patienceMs, () => checkStripe(patienceMs))
  if (!asked.ok) return { state: 'down', fault: asked.fault, ms: asked.ms, events }
  return asked.value === 'reached'
    ? { state: 'good', fault: null, ms: asked.ms, events }
    : { state: 'down', fault: asked.value, ms: asked.ms, events }
}
