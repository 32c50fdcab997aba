// What of a shop's figures a person has to look at.

export interface ShopFigures {
  /** Responses with 500 or more in the last minutes (ALERT_LIMITS.errorMinutes). */
  serverErrors: number
  /** Share of the data folder's disk that is free, 0 to 1. */
  freeDisk: number
  /** Null while the database can't be had. */
  database: {
    /** How long the queue's oldest waiting job has waited. */
    queueSeconds: number
    workers: number
    jobsGivenUp: number
    /** Payments that neither the provider nor a person has settled in the time that each has. */
    unsettledPayments: number
  } | null
}

export const ALERT_LIMITS = {
  errorMinutes: 5,
  serverErrors: 10,
  freeDisk: 0.1,
  queueSeconds: 600,
} as const

export const ALERT_KINDS = [
  'server-errors',
  'disk-nearly-full',
  'database-away',
  'queue-slow',
  'no-worker',
  'jobs-given-up',
  'payments-unsettled',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

export interface Alert {
  kind: AlertKind
  /** For whoever gets it. Figures only: it leaves the machine. */
  text: string
}

export function findAlerts({ serverErrors, freeDisk, database }: ShopFigures): Alert[] {
  const { errorMinutes } = ALERT_LIMITS
  const found: (Alert | false)[] = [
    serverErrors >= ALERT_LIMITS.serverErrors && {
      kind: 'server-errors',
      text: `${serverErrors} requests failed with 5xx within ${errorMinutes} minutes`,
    },
    freeDisk < ALERT_LIMITS.freeDisk && {
      kind: 'disk-nearly-full',
      text: `${Math.floor(freeDisk * 100)} % of the disk is free`,
    },
  ]
  if (!database) found.push({ kind: 'database-away', text: 'The database does not answer' })
  else {
    const { queueSeconds, workers, jobsGivenUp, unsettledPayments } = database
    found.push(
      queueSeconds > ALERT_LIMITS.queueSeconds && {
        kind: 'queue-slow',
        text: `A job has waited for ${Math.floor(queueSeconds / 60)} minutes`,
      },
      workers === 0 && { kind: 'no-worker', text: 'No worker takes jobs' },
      jobsGivenUp > 0 && { kind: 'jobs-given-up', text: `${jobsGivenUp} jobs were given up` },
      unsettledPayments > 0 && {
        kind: 'payments-unsettled',
        text: `${unsettledPayments} payments are unsettled, or held until a person releases them`,
      },
    )
  }
  return found.filter((alert) => alert !== false)
}
