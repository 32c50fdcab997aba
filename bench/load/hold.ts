// Load over a while: a ramp until a shop bends, a steady crowd, and the time until it is itself again.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Crowd } from './crowd'
import { seconds } from './print'
import { judge, type Sample, type Verdict } from './sample'

const STEP_SECONDS = 8
const GROWTH = 1.4
/** The bar of an answer that is made at once, and a little more. */
const AFTER_MS = 1_500
/** What a few requests of one second may differ by on a machine that isn't quiet. */
const NOISE_MS = 500

/** What was wrong, and how often. It is so whenever it is seen. */
export const wrongs = new Map<string, number>()
export function noteWrongs(samples: readonly Sample[]): void {
  for (const { why } of samples) if (why !== undefined) wrongs.set(why, (wrongs.get(why) ?? 0) + 1)
}

const within = (samples: readonly Sample[], since: number, until: number) =>
  samples.filter(({ start }) => start >= since && start < until)

/** So many visitors a second for a while. @returns what was due in that while */
export async function hold(crowd: Crowd, rate: number, length = STEP_SECONDS, each?: () => void): Promise<Sample[]> {
  crowd.send(rate)
  noteWrongs(await crowd.report())
  const since = Date.now()
  for (let second = 0; second < length; second++) {
    await sleep(Math.max(0, since + (second + 1) * 1_000 - Date.now()))
    each?.()
  }
  const until = Date.now()
  await sleep(AFTER_MS)
  const samples = await crowd.report()
  noteWrongs(samples)
  return within(samples, since, until)
}

export const holdStep = async (crowd: Crowd, rate: number): Promise<Verdict> =>
  judge(await hold(crowd, rate), STEP_SECONDS)

/** @param from visitors a second to begin with @returns the visitors a second at which it bends, twice in a row */
export async function ramp(crowd: Crowd, from: number, print: (line: string) => void): Promise<number> {
  print('\nvisitors/s  requests/s due    good   p95 static  dynamic  waiting')
  const bendsAt = async (rate: number) => {
    const { due, good, fixed, dynamic, waits, bends } = await holdStep(crowd, rate)
    const remark = `${bends ? '  bends' : ''}${crowd.late > 250 ? `  (a client was ${seconds(crowd.late).trim()} late)` : ''}`
    print(
      `${rate.toFixed(1).padStart(10)}  ${due.toFixed(0).padStart(14)}  ${good.toFixed(0).padStart(6)}  ${seconds(fixed)} ${seconds(dynamic)} ${seconds(waits)}${remark}`,
    )
    return bends
  }
  for (let rate = from; ; rate *= GROWTH) if ((await bendsAt(rate)) && (await bendsAt(rate))) return rate
}

/** @returns the end of the last second, from `since` on, in which answers were not as before */
export function recoveryOf(samples: readonly Sample[], since: number, length: number, before: Verdict): number {
  let recovered = 0
  for (let second = 0; second < length; second++) {
    const part = within(samples, since + second * 1_000, since + (second + 1) * 1_000)
    const { fixed, dynamic } = judge(part, 1)
    const isSlow = fixed > 2 * before.fixed + NOISE_MS || dynamic > 2 * before.dynamic + NOISE_MS
    if (isSlow || part.some(({ outcome }) => outcome === 'refused' || outcome === 'wrong')) recovered = second + 1
  }
  return recovered
}
