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

interface HealthQuery {
  viewer: Viewer
  now: Date
  claude: Claude | null
  patienceMs?: number
}

/** Checks every part concurrently, each for at most `patienceMs`; a failing part doesn't hide the others. */
export async function measureHealth(
  db: Db,
  { viewer, now, claude, patienceMs = PATIENCE_MS }: HealthQuery,
): Promise<Health> {
  requireAdmin({ viewer })
  const [database, queue, author, mail, cards] = await Promise.all([
    checkDatabase(db, patienceMs),
    checkQueue(db, now, patienceMs),
    checkAuthor(db, claude, patienceMs),
    checkMailDelivery(db, patienceMs),
    checkCardPayments(patienceMs),
  ])
  return { at: now, database, queue, author, mail, cards }
}

async function checkDatabase(db: Db, patienceMs: number): Promise<DatabaseHealth> {
  const check = await withTiming(
    patienceMs,
    () => db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`,
  )
  return check.ok
    ? { state: 'good', fault: null, ms: check.ms, version: check.value[0]?.version ?? null }
    : { state: 'down', fault: check.fault, ms: check.ms, version: null }
}

async function checkQueue(db: Db, now: Date, patienceMs: number): Promise<QueueHealth> {
  const check = await withTiming(patienceMs, () => readQueueDepth(db))
  if (!check.ok)
    return {
      state: 'down',
      fault: check.fault,
      ms: check.ms,
      waiting: 0,
      running: 0,
      givenUp: 0,
      workers: 0,
      oldest: null,
    }
  const { oldest: since, ...depth } = check.value
  const oldest = since === null ? null : Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000))
  return { ...queueState({ ...depth, oldest }), ms: check.ms, ...depth, oldest }
}

/** The built-in author is part of the program and always good. Claude is reached, and judged by its latest calls. */
async function checkAuthor(db: Db, claude: Claude | null, patienceMs: number): Promise<AuthorHealth> {
  if (!claude) return { state: 'good', fault: null, ms: 0, model: null, calls: 0, failed: 0, restsFor: 0 }
  const latest = () =>
    db.authorCall.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: LATEST_CALLS,
      select: { outcome: true },
    })
  const [check, outcomes] = await Promise.all([
    withTiming(patienceMs, () => claude.reach(patienceMs)),
    withTiming(patienceMs, latest),
  ])
  const calls = outcomes.ok ? outcomes.value : []
  const figures = {
    ms: check.ms,
    model: claude.model,
    calls: calls.length,
    failed: calls.filter(({ outcome }) => outcome !== 'answered').length,
    restsFor: Math.ceil(claude.restsFor() / 1000),
  }
  if (!check.ok) return { state: 'down', fault: check.fault, ...figures }
  if (figures.restsFor > 0) return { state: 'strained', fault: 'resting', ...figures }
  return figures.failed * 2 > figures.calls
    ? { state: 'strained', fault: 'calls-failing', ...figures }
    : { state: 'good', fault: null, ...figures }
}

async function checkMailDelivery(db: Db, patienceMs: number): Promise<MailHealth> {
  const outbox = () => db.$queryRaw<{ unsent: number; refused: number }[]>`
    SELECT count(*)::int AS unsent, count(*) FILTER (WHERE attempts > 0)::int AS refused FROM (
      SELECT attempts FROM mail_outbox WHERE sent_at IS NULL ORDER BY created_at LIMIT ${MAX_COUNTED}::int) o`
  const [check, waiting] = await Promise.all([
    withTiming(patienceMs, () => checkMail(patienceMs)),
    withTiming(patienceMs, outbox),
  ])
  const { unsent, refused } = (waiting.ok ? waiting.value[0] : undefined) ?? { unsent: 0, refused: 0 }
  const figures = { ms: check.ms, by: mailTransport(), unsent, refused }
  if (!check.ok) return { state: 'down', fault: check.fault, ...figures }
  return refused > 0 ? { state: 'strained', fault: 'unsent', ...figures } : { state: 'good', fault: null, ...figures }
}

async function checkCardPayments(patienceMs: number): Promise<CardsHealth> {
  const events = areStripeWebhooksConfigured()
  if (!isStripeConfigured()) return { state: 'off', fault: null, ms: 0, events }
  const check = await withTiming(patienceMs, () => checkStripe(patienceMs))
  if (!check.ok) return { state: 'down', fault: check.fault, ms: check.ms, events }
  return check.value === 'reached'
    ? { state: 'good', fault: null, ms: check.ms, events }
    : { state: 'down', fault: check.value, ms: check.ms, events }
}
