// What people are told of text that is longer than it may be: how long it may be, wherever it is typed.
import type { z } from 'zod'

/** Words for text that is longer than it may be, for any schema that has none of its own; `most` in characters. For a parse's `error`. */
export const tooLong =
  (say: (most: number) => string): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'too_big' && issue.origin === 'string' ? say(Number(issue.maximum)) : undefined

/** A schema's own message for all but that: what a field lacks is not what is wrong with it then. For a schema's `error`. */
export const unlessLong =
  (message: string): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'too_big' ? undefined : message
