// How the platform is, as the dashboard shows it: each part asked on its own, each with the time that its answer took.

/** 'off': not set up, which is no fault. 'strained': it works, and somebody should look. */
export type HealthState = 'good' | 'strained' | 'down' | 'off'
/** Why a part is down or strained; codes, put into words on the page. */
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
  /** How long it took to answer. */ ms: number
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
  /** Seconds that the oldest has waited. */ oldest: number | null
}
/** `model` null: the built-in author writes. `calls` and `failed`: of the last ones that were made. `restsFor`: seconds until the next is tried. */
export interface AuthorHealth extends Part {
  model: string | null
  calls: number
  failed: number
  restsFor: number
}
/** `unsent` waits in the outbox; `refused` of those were tried and not taken. */
export interface MailHealth extends Part {
  by: 'smtp' | 'files'
  unsent: number
  refused: number
}
/** `events`: whether the provider can tell us of what happens. */
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

/** A queue without a worker does nothing at all; one whose oldest job waits is behind. */
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
