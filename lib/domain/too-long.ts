// Messages for text that is longer than its field allows.
import type { z } from 'zod'

/**
 * Returns a schema's `error` for text that is too long, for schemas without one of their own; the limit is in
 * characters.
 */
export const tooLong =
  (say: (most: number) => string): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'too_big' && issue.origin === 'string' ? say(Number(issue.maximum)) : undefined

/** Returns a schema's `error` that uses the schema's own message except for text that is too long. */
export const unlessLong =
  (message: string): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'too_big' ? undefined : message
