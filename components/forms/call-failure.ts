import { CallError } from '@/lib/http/client'
import type { RequestFailure } from '@/components/entitlement/redemption-failure'

/** The status and text of a failed call; both null when there was no response. */
export function callFailure(error: unknown): RequestFailure & { fields: Record<string, string[]> } {
  if (!(error instanceof CallError)) return { status: null, text: null, fields: {} }
  return { status: error.status, text: error.error || null, fields: error.fields }
}
