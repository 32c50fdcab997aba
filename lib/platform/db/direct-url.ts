import { env } from '../env'

/**
 * The address for what needs a session of its own, which a pooler of transactions doesn't give: LISTEN, the locks of
 * migrations, the queue with its jobs, backups. Without DATABASE_DIRECT_URL, DATABASE_URL.
 */
export function directUrl(): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env()
  return DATABASE_DIRECT_URL === undefined ? DATABASE_URL : withoutLimits(DATABASE_DIRECT_URL)
}

/** The limits of requests, which the role has behind a pooler (limit-requests.ts), don't hold in these sessions. */
export function withoutLimits(address: string): string {
  const url = new URL(address)
  const given = url.searchParams.get('options')
  const options = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
  url.searchParams.set('options', given === null ? options : `${given} ${options}`)
  return url.toString()
}
