import type { z } from 'zod'
import type { AppError } from '@/lib/domain/errors'
import { tooLong } from '@/lib/domain/too-long'
import { errorTranslator, preferredLanguage } from './error-text'
import { invalid } from './errors'

/** What a schema makes of what was sent. @throws `refusal`, in whose words nothing is a library's that a visitor can bring about: text that is too long is told in the visitor's language */
export async function parse<S extends z.ZodType>(
  schema: S,
  sent: unknown,
  asked: Headers,
  refusal: (error: z.ZodError) => AppError = invalid,
): Promise<z.output<S>> {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const errorText = await errorTranslator(preferredLanguage(asked))
  throw refusal(
    schema.safeParse(sent, { error: tooLong((most) => errorText('too_long', { most })) }).error ?? read.error,
  )
}
