import type { z } from 'zod'
import { fill, type AppError } from '@/lib/domain/errors'
import { tooLong } from '@/lib/domain/too-long'
import { preferredLanguage, errorMessage } from './error-text'
import { invalid } from './errors'

/** What a schema makes of what was sent. @throws `refusal`, in whose words nothing is a library's that a visitor can bring about: text that is too long is told in the visitor's language */
export async function parse<S extends z.ZodType>(
  schema: S,
  input: unknown,
  requestHeaders: Headers,
  toError: (error: z.ZodError) => AppError = invalid,
): Promise<z.output<S>> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const text = await errorMessage('too_long', preferredLanguage(requestHeaders))
  throw toError(schema.safeParse(input, { error: tooLong((most) => fill(text, { most })) }).error ?? result.error)
}
