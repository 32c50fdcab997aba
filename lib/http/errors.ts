// From a thrown error to the response and the log.
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AppError, ERRORS, type FieldErrors } from '@/lib/domain/errors'
import { isUnavailable } from '@/lib/platform/db/availability-errors'
import type { Locale } from '@/lib/i18n/locales'
import { isObjectStoreError } from '@/lib/platform/object-store-error'
import { log, type LogFields } from '@/lib/platform/log'
import { errorText, preferredLanguage } from './error-text'

export interface ErrorBody {
  error: string
  code: string
  fields?: FieldErrors
}

/** The schemas' messages are the specification's, so they are sent as they are. */
export function invalid(error: z.ZodError): AppError {
  const fields: FieldErrors = {}
  for (const issue of error.issues) (fields[issue.path.map(String).join('.')] ??= []).push(issue.message)
  return new AppError('invalid', {}, fields)
}

/**
 * A query parameter that is not among the allowed values is reported in the visitor's language; anything else as for a
 * body.
 */
export function invalidQuery(error: z.ZodError): AppError {
  const [issue] = error.issues
  if (issue?.code !== 'invalid_value') return invalid(error)
  return new AppError('not_offered', {
    name: issue.path.map(String).join('.'),
    choices: issue.values.map(String).join(', '),
  })
}

/** Anything else than an AppError is logged, with an id that the response shows. */
export function asAppError(error: unknown, context: LogFields): AppError {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) {
    log.warn('database.unavailable', { ...context, error })
    return new AppError('unavailable')
  }
  if (isObjectStoreError(error)) {
    log.warn('object store failed', { ...context, error })
    return new AppError('sounds_unavailable')
  }
  const errorId = randomUUID().slice(0, 8)
  log.error('unexpected', { ...context, errorId, error })
  return new AppError('unexpected', { id: errorId })
}

export async function errorBody(error: AppError, language: Locale): Promise<ErrorBody> {
  return {
    error: await errorText(error, language),
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
  }
}

/** What is away or busy for a moment is back in one, as a rule. */
const RETRY_SECONDS = 10

/** The status and headers that go with an error. */
export function errorInit(error: AppError): { status: number; headers: Record<string, string> } {
  const { status } = ERRORS[error.code]
  const { seconds = status === 503 ? RETRY_SECONDS : undefined } = error.params
  return { status, headers: typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {} }
}

/** @param requestHeaders they tell the language of the answer */
export async function errorResponse(error: AppError, requestHeaders: Headers): Promise<Response> {
  const { status, headers } = errorInit(error)
  return Response.json(await errorBody(error, preferredLanguage(requestHeaders)), {
    status,
    headers: { 'cache-control': 'private, no-store', ...headers },
  })
}

export const countsAsFailure = (error: unknown): boolean => error instanceof AppError && 'wrong' in ERRORS[error.code]
