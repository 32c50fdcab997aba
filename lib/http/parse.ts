import type { z } from 'zod'
import type { AppError } from '@/lib/domain/errors'
import { errorTranslator, preferredLanguage } from './error-text'
import { invalid } from './errors'
import { fieldErrors } from './field-errors'

/**
 * Parses `input` by the schema. The messages of the error are the schema's own, else they are said in the visitor's
 * language: no default message of the library reaches a visitor.
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
  const error = fieldErrors(await errorTranslator(preferredLanguage(requestHeaders)))
  throw toError(schema.safeParse(input, { error }).error ?? result.error)
}
