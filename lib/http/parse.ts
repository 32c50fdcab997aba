import type { z } from 'zod'
import { fill, type AppError } from '@/lib/domain/errors'
import { tooLong } from '@/lib/domain/too-long'
import { preferredLanguage, errorMessage } from './error-text'
import { invalid } from './errors'

/**
 * Parses `input` by the schema. The messages of the error are the schema's own, except for text that is too long,
 * which is said in the visitor's language: no default message of the library reaches a visitor.
 * @throws the error that `toError` makes
 */
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
