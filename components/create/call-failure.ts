// A failed call, told apart: no answer at all, or an answer with a status and, as a rule, words.
import { z } from 'zod'
import type { Failure } from './redemption-failure'

const answered = z.object({ status: z.number(), error: z.string().optional(), fields: z.record(z.string(), z.array(z.string())).optional() })

export function callFailure(error: unknown): Failure & { fields: Record<string, string[]> } {
  const known = answered.safeParse(error)
  if (!known.success) return { status: null, text: null, fields: {} }
  return { status: known.data.status, text: known.data.error || null, fields: known.data.fields ?? {} }
}
