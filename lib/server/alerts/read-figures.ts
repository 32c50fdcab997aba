import { statfs } from 'node:fs/promises'
import { ALERT_LIMITS, type ShopFigures } from '@/lib/domain/alerts/find-alerts'
import { serverErrorsSince } from '@/lib/platform/alerts/server-errors'
import type { Db } from '@/lib/platform/db/client'
import { readQueueDepth } from '@/lib/platform/queue/depth'

const HOUR_MS = 3_600_000
/**
 * The reconciler closes what nobody paid within a day; a bank debit may take two weeks; a held one waits for a
 * person.
 */
const UNPAID_MS = 25 * HOUR_MS
const PROCESSING_MS = 14 * 24 * HOUR_MS
const HELD_MS = HOUR_MS

interface Place {
  now: Date
  /** Whose disk is looked at. */
  dataDir: string
}

/** Never throws. */
export async function readFigures(db: Db, { now, dataDir }: Place): Promise<ShopFigures> {
  const [freeDisk, database] = await Promise.all([readFreeDisk(dataDir), readDatabase(db, now).catch(() => null)])
  return {
    serverErrors: serverErrorsSince(now.getTime() - ALERT_LIMITS.errorMinutes * 60_000),
    freeDisk,
    database,
  }
}

/** A folder that isn't there yet takes no room. */
async function readFreeDisk(folder: string): Promise<number> {
  try {
    const { bavail, blocks } = await statfs(folder)
    return blocks === 0 ? 1 : bavail / blocks
  } catch {
    return 1
  }
}

async function readDatabase(db: Db, now: Date): Promise<ShopFigures['database']> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const [depth, unsettledPayments] = await Promise.all([
    readQueueDepth(db),
    db.purchase.count({
      where: {
        OR: [
          { status: 'pending', source: 'stripe', processingAt: null, createdAt: { lt: before(UNPAID_MS) } },
          { status: 'pending', processingAt: { lt: before(PROCESSING_MS) } },
          { status: 'held', createdAt: { lt: before(HELD_MS) } },
        ],
      },
    }),
  ])
  return {
    queueSeconds: depth.oldest === null ? 0 : (now.getTime() - depth.oldest.getTime()) / 1000,
    workers: depth.workers,
    jobsGivenUp: depth.givenUp,
    unsettledPayments,
  }
}
