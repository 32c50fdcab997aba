/**
 * Reads that everybody may see and that may be some seconds old, at a streaming replica. Whatever is wrong with it,
 * they go to the primary: it is gone, it hangs, it is late, or a query fails there.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../log'
import type { Db } from './client'

/** How old, in milliseconds, what is read may be. */
export const LATEST_MS = 5_000
/** How often it is looked how late the replica is. */
const CHECK_MS = 1_000
/** How long a look may take, and a read, before the primary is asked instead. */
const LONGEST_CHECK_MS = 500
const LONGEST_READ_MS = 2_000

export interface Replica {
  /** @param read gets the replica or the primary, and may be run on one after the other: it only reads */
  read: <T>(read: (db: Db) => Promise<T>) => Promise<T>
}

interface Options {
  primary: Db
  replica: Db
  /** Milliseconds of a clock that isn't set back. */
  now?: () => number
}

/**
 * How late it is, is known by positions in the write-ahead log: a replica that has replayed what the primary had
 * written at some moment is at most as old as that moment. It takes no clock of another machine, no privilege and no
 * table.
 */
export function createReplica({ primary, replica, now = () => performance.now() }: Options): Replica {
  /** Where the primary's log ended when. */
  let marks: { at: number; position: bigint }[] = []
  /** What is read there is from this moment or later. */
  let freshAt = -Infinity
  let checkedAt = -Infinity
  let isUsed = false
  let checking: Promise<void> | undefined

  async function check(): Promise<void> {
    const at = now()
    try {
      const [written] = await primary.$queryRaw<{ position: bigint }[]>`
        SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint AS position`
      const [replayed] = await withinTime(readReplayed(), LONGEST_READ_MS)
      if (written) marks = [...marks.filter((mark) => at - mark.at < LATEST_MS), { at, position: written.position }]
      const position = replayed?.position ?? -1n
      const reached = marks.findLast((mark) => mark.position <= position)
      if (reached) freshAt = reached.at
      else if (replayed?.position == null) freshAt = -Infinity
    } catch {
      freshAt = -Infinity
    }
    checkedAt = now()
    note(isFresh())
  }

  /** Null from a server that isn't a replica any more. */
  const readReplayed = () => replica.$queryRaw<{ position: bigint | null }[]>`
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint END AS position`

  const isFresh = () => now() - freshAt < LATEST_MS

  function note(used: boolean): void {
    if (used !== isUsed) log.info(used ? 'replica.used' : 'replica.passed-over')
    isUsed = used
  }

  /** Whether it may be read from. Only while it is thought to be well does anybody wait for a look at it. */
  async function isWell(): Promise<boolean> {
    if (now() - checkedAt >= CHECK_MS) {
      checking ??= check().finally(() => (checking = undefined))
      if (isFresh()) await withinTime(checking, LONGEST_CHECK_MS).catch(() => (freshAt = -Infinity))
    }
    return isFresh()
  }

  return {
    read: async (read) => {
      if (await isWell()) {
        try {
          return await withinTime(read(replica), LONGEST_READ_MS)
        } catch {
          // Gone, or a read that its replay cut off. A mistake of ours fails at the primary too.
          freshAt = -Infinity
          note(false)
        }
      }
      return read(primary)
    },
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const over = new AbortController()
  try {
    return await Promise.race([
      work,
      sleep(ms, undefined, { signal: over.signal, ref: false }).then(() => {
        throw new Error(`took longer than ${ms} ms`)
      }),
    ])
  } finally {
    over.abort()
  }
}
