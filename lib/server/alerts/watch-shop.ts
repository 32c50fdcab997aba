import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { findAlerts, type Alert } from '@/lib/domain/alerts/find-alerts'
import { takeLoggedAlerts } from '@/lib/platform/alerts/logged-alerts'
import { sendAlert } from '@/lib/platform/alerts/send-alert'
import type { Db } from '@/lib/platform/db/client'
import { log } from '@/lib/platform/log'
import { countAttempt } from '@/lib/platform/rate-limit'
import { readFigures } from './read-figures'

const EVERY_MS = 60_000
const AGAIN_SECONDS = 3_600
/** A worker that has just started is seen within seconds; a shop that is exchanged has none for a moment. */
const PATIENT: readonly string[] = ['no-worker', 'database-away']

export interface Watch {
  db: Db
  dataDir: string
  stop: AbortSignal
  everyMs?: number
}

/** Looks once a minute until it is stopped, and tells what a person has to look at. Never rejects. */
export async function watchShop({ db, dataDir, stop, everyMs = EVERY_MS }: Watch): Promise<void> {
  const teller = createTeller(db)
  while (!stop.aborted) {
    await sleep(everyMs, undefined, { signal: stop, ref: false }).catch(() => {})
    if (stop.aborted) return
    const now = new Date()
    await teller.tell(findAlerts(await readFigures(db, { now, dataDir })), now)
    for (const [event, count] of takeLoggedAlerts())
      await teller.send({ kind: `logged:${event}`, text: `${event} was logged ${count} times` }, now)
  }
}

interface Told {
  kind: string
  text: string
}

/**
 * Tells each alert once an hour while it lasts, whichever of the processes sees it: they count in the database. Without
 * a database each process counts for itself.
 */
export function createTeller(db: Db) {
  const own = new Map<string, number>()
  let before = new Set<string>()

  async function isDue(kind: string, now: Date): Promise<boolean> {
    const last = own.get(kind)
    if (last !== undefined && now.getTime() - last < AGAIN_SECONDS * 1000) return false
    const key = OF_A_MACHINE.has(kind) ? `${kind}:${hostname()}` : kind
    const first = await countAttempt(db, 'alert', AGAIN_SECONDS, key).then(
      (count) => count === 1,
      () => true,
    )
    own.set(kind, now.getTime())
    return first
  }

  async function send(alert: Told, now: Date): Promise<void> {
    if (!(await isDue(alert.kind, now))) return
    log.warn(`alert.${alert.kind}`)
    await sendAlert({ ...alert, now })
  }

  return {
    send,
    /** Some are told only when they are seen for the second time in a row. */
    tell: async (alerts: readonly Alert[], now: Date): Promise<void> => {
      for (const alert of alerts) if (!PATIENT.includes(alert.kind) || before.has(alert.kind)) await send(alert, now)
      before = new Set(alerts.map(({ kind }) => kind))
    },
  }
}

/** Each machine tells of its own. */
const OF_A_MACHINE = new Set(['server-errors', 'disk-nearly-full'])
