// The platform's health on the dashboard: each part is checked by itself.

/** 'off': not configured, which is no fault. 'strained': it works, but needs attention. */
export type HealthState = 'good' | 'strained' | 'down' | 'off'
/** Why a part is down or strained: codes with a message each. */
export type HealthFault =
  | 'too-slow'
  | 'unreachable'
  | 'denied'
  | 'busy'
  | 'rejected'
  | 'spent'
  | 'broken-off'
  | 'resting'
  | 'no-workers'
  | 'behind'
  | 'given-up'
  | 'unsent'
  | 'calls-failing'

interface Part {
  state: HealthState
  /** How long the check took. */
  ms: number
  fault: HealthFault | null
}

export interface DatabaseHealth extends Part {
  version: string | null
}
export interface QueueHealth extends Part {
  waiting: number
  running: number
  givenUp: number
  workers: number
  /** Age of the oldest waiting job in seconds. */
  oldest: number | null
}
/**
 * `model`: null for the built-in author. `calls` and `failed`: among the latest calls. `restsFor`: seconds of backoff
 * left.
 */
export interface AuthorHealth extends Part {
  model: string | null
  calls: number
  failed: number
  restsFor: number
}
/** `unsent`: waiting in the outbox; `refused`: those among them that failed at least once. */
export interface MailHealth extends Part {
  by: 'smtp' | 'files'
  unsent: number
  refused: number
}
/** `events`: whether webhooks are configured. */
export interface CardsHealth extends Part {
  events: boolean
}

export interface Health {
  at: Date
  database: DatabaseHealth
  queue: QueueHealth
  author: AuthorHealth
  mail: MailHealth
  cards: CardsHealth
}

const BEHIND_SECONDS = 60
const STOPPED_SECONDS = 900

/** Down without workers or when stopped for long, strained when behind or with given-up jobs. */
export function queueState({
  workers,
  oldest,
  givenUp,
}: Pick<QueueHealth, 'workers' | 'oldest' | 'givenUp'>): Pick<Part, 'state' | 'fault'> {
  if (workers === 0) return { state: 'down', fault: 'no-workers' }
  if (oldest !== null && oldest > STOPPED_SECONDS) return { state: 'down', fault: 'behind' }
  if (oldest !== null && oldest > BEHIND_SECONDS) return { state: 'strained', fault: 'behind' }
  return givenUp > 0 ? { state: 'strained', fault: 'given-up' } : { state: 'good', fault: null }
}
