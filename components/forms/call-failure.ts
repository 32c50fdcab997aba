import { CallError } from '@/lib/http/client'
import type { RequestFailure } from '@/components/entitlement/redemption-failure'

/** A failed call, told apart: no answer at all, or an answer with a status and, as a rule, words. */
export function callFailure(error: unknown): RequestFailure & { fields: Record<string, string[]> } {
  if (!(error instanceof CallError)) return { status: null, text: null, fields: {} }
  return { status: error.status, text: error.error || null, fields: error.fields }
}
