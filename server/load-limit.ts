// While its one thread is busy, requests whose answers it makes take turns: two are under way, the next wait for some
// seconds, and who would have to wait longer is told so. So what is ready is served as ever, and what is begun is done
// soon. Measured: docs/decisions/load.md.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { workOf } from './request-work'

/** One makes its page while the other waits for the database; with more, each turn of the event loop is longer. */
const MOST = 2
/** A visitor rather waits for a page than is sent away; who would wait longer reloads anyhow. */
const WAIT_MS = 5_000
/**
 * The same once somebody has been waiting for as long as that without a break: then it is no rush but a crowd, and
 * each would wait for all who came before. A shorter line serves as many, and is gone as soon as they are (B. Maurer,
 * "Fail at Scale", ACM Queue 13/8, 2015).
 */
const CROWD_WAIT_MS = 1_000
/** What takes longer waits for something else than this thread, and holds nobody up. */
const HOLD_MS = 1_000
/** What is known to wait for something else has done its own part by then. */
const SHORT_HOLD_MS = 100
/** The share of its time in which a busy thread works. */
const BUSY = 0.8
const LOOK_MS = 50

export interface LoadLimitOptions {
  /** Requests under way while the thread is busy. */
  most?: number
  /** The longest wait for a turn, in milliseconds. */
  waitMs?: number
  /** The longest wait once there has been a line for `waitMs`. */
  crowdWaitMs?: number
  /** For how long a request counts as under way, in milliseconds. */
  holdMs?: number
  /** The same for one that is known to wait for something else than this thread. */
  shortHoldMs?: number
  /** The share of the time since it was asked before in which the thread worked, from 0 to 1. */
  utilization?: () => number
}

/** @returns resolves with true when it's a request's turn, with false when it would have to wait for too long */
export function limitLoad(options: LoadLimitOptions = {}) {
  const {
    most = MOST,
    waitMs = WAIT_MS,
    crowdWaitMs = CROWD_WAIT_MS,
    holdMs = HOLD_MS,
    shortHoldMs = SHORT_HOLD_MS,
    utilization = measureUtilization(),
  } = options
  let isBusy = false
  let underWay = 0
  /** First come, first served. */
  const line = new Set<() => void>()
  /** Since when the line was never empty. */
  let lineSince = 0
  const startNext = () => line.values().next().value?.()

  setInterval(() => {
    isBusy = utilization() > BUSY
    // Those under way wait for something else.
    if (!isBusy) for (let more = 0; more < most; more++) startNext()
  }, LOOK_MS).unref()

  function leave(): void {
    underWay -= 1
    if (underWay < most) startNext()
  }

  function takeTurn(response: ServerResponse): Promise<boolean> {
    if (underWay < most || !isBusy) {
      underWay += 1
      return Promise.resolve(true)
    }
    const now = performance.now()
    if (line.size === 0) lineSince = now
    const longest = now - lineSince < waitMs ? waitMs : crowdWaitMs
    return new Promise((resolve) => {
      const end = (isTurn: boolean) => {
        line.delete(start)
        clearTimeout(timer)
        response.off('close', giveUp)
        resolve(isTurn)
      }
      const start = () => {
        underWay += 1
        end(true)
      }
      const giveUp = () => end(false)
      const timer = setTimeout(giveUp, longest)
      response.once('close', giveUp)
      line.add(start)
    })
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const work = workOf(request)
    if (work === 'static') return true
    if (!(await takeTurn(response))) return false
    const end = () => {
      clearTimeout(timer)
      response.off('finish', end).off('close', end)
      leave()
    }
    const timer = setTimeout(end, work === 'waiting' ? shortHoldMs : holdMs).unref()
    response.once('finish', end).once('close', end)
    return true
  }
}

function measureUtilization(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
