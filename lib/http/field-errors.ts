import type { z } from 'zod'
import type { ErrorCode, ErrorParams } from '@/lib/domain/errors'

/**
 * What is wrong with a field, for a person. Replaces the messages of the library ("Too big: expected ..."), never those
 * that a schema has of its own.
 * @param say an error's text in the visitor's language
 */
export const fieldErrors =
  (say: (code: ErrorCode, params?: ErrorParams) => string): z.core.$ZodErrorMap =>
  (issue) => {
    if (issue.input === undefined || issue.input === null || issue.input === '') return say('field_missing')
    switch (issue.code) {
      case 'too_big':
        return say(issue.origin === 'string' ? 'too_long' : 'number_too_large', { most: String(issue.maximum) })
      case 'too_small':
        return say(issue.origin === 'string' ? 'too_short' : 'number_too_small', { least: String(issue.minimum) })
      case 'invalid_value':
        return say('field_choice', { choices: issue.values.map(String).join(', ') })
      case 'invalid_format':
        return say(issue.format === 'email' ? 'field_email' : 'field_wrong')
      case 'unrecognized_keys':
        return say('field_unknown', { name: issue.keys.join(', ') })
      default:
        return say('field_wrong')
    }
  }
