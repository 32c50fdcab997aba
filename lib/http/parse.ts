import type { z } from 'zod'
import type { AppError } from '@/lib/domain/errors'
import { tooLong } from '@/lib/domain/too-long'
import { errorTranslator, preferredLanguage } from './error-text'
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
  const errorText = await errorTranslator(preferredLanguage(requestHeaders))
  const tooLongError = tooLong((most) => errorText('too_long', { most }))
  throw toError(schema.safeParse(input, { error: tooLongError }).error ?? result.error)
}
