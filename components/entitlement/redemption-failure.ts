// Messages for a failed redemption.

/** A failed call: its status when there was a response, and the server's text when it had one. */
export interface RequestFailure {
  status: number | null
  text: string | null
}
export type FailureMessage =
  | { key: 'busy' | 'unavailable' | 'failed' }
  | { key: 'serverReturned'; status: number }
  | { key: 'words'; text: string }

export function redemptionMessage({ status, text }: RequestFailure): FailureMessage {
  if (status === 429 || /busy|rate limit/i.test(text ?? '')) return { key: 'busy' }
  if (status === null || status === 503 || /database|connection/i.test(text ?? '')) return { key: 'unavailable' }
  if (text) return { key: 'words', text }
  return status >= 500 ? { key: 'serverReturned', status } : { key: 'failed' }
}
