// Errors of calls to Claude, and what they mean for a retry.
import { APIConnectionError, APIError } from '@anthropic-ai/sdk'

/**
 * busy: 408, 409, 429, 529 and other 5xx, worth a retry.
 * spent: the monthly spend limit is reached; no retry helps until it is raised.
 * denied: key or model refused. rejected: this request refused. unreachable: no connection.
 * broken-off: the stream failed or ended early. too-slow: idle for too long, or past the deadline.
 * resting: the circuit breaker is open, nothing was sent.
 */
export type ClaudeErrorCode =
  'busy' | 'spent' | 'denied' | 'rejected' | 'unreachable' | 'broken-off' | 'too-slow' | 'resting'

export class ClaudeError extends Error {
  override readonly name = 'ClaudeError'

  constructor(
    readonly code: ClaudeErrorCode,
    /** From `retry-after`; 0 when not sent. */
    readonly retryAfterMs = 0,
  ) {
    super(code)
  }
}

const SPENT = /usage limits|spend limit|credit balance/i

/** Source: https://platform.claude.com/docs/en/api/errors, read 2026-11-21. */
export function toClaudeError(error: unknown): ClaudeError {
  if (error instanceof ClaudeError) return error
  if (error instanceof APIConnectionError) return new ClaudeError('unreachable')
  if (!(error instanceof APIError)) return new ClaudeError('broken-off')
  const status: unknown = error.status
  if (typeof status !== 'number') return new ClaudeError('broken-off')
  const details = JSON.stringify(error.error ?? '')
  if (status === 402 || details.includes('_spend_limit_reached') || (status === 400 && SPENT.test(details)))
    return new ClaudeError('spent')
  if (status === 408 || status === 409 || status === 429 || status >= 500)
    return new ClaudeError('busy', retryAfter(error.headers))
  return new ClaudeError([401, 403, 404].includes(status) ? 'denied' : 'rejected')
}

/** In milliseconds. The header holds seconds or a date. */
function retryAfter(headers: Headers | undefined): number {
  const header = headers?.get('retry-after')
  if (!header) return 0
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
