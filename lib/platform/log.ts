import { noteLoggedAlert } from './alerts/logged-alerts'
import { errnoCode } from './errno'
import { requestId } from './request-id'
import { traceId } from './tracing'

/**
 * Logs one JSON object per line to stdout. The fields are a closed set of ids and figures, so no child's name and no
 * visitor's text can get in.
 */
export interface LogFields {
  errorId?: string
  storyId?: string
  narrationId?: string
  roomId?: string
  visitorId?: string
  userId?: string
  mailId?: string
  purchaseId?: string
  printOrderId?: string
  /** Stripe's payment intent id. */
  paymentId?: string
  /** A person has to look at this. */
  alert?: true
  jobId?: string
  task?: string
  route?: string
  method?: string
  code?: string
  attempt?: number
  count?: number
  status?: number
  ms?: number
  /** What a package says of itself. */
  text?: string
  /** Logged as name, code and stack. The stack's first line holds the message, so it is dropped. */
  error?: unknown
}

type Level = 'info' | 'warn' | 'error'

function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error, code: errnoCode(error) }
  const code = errnoCode(error)
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
  return { name: error.name, code, stack, ...(error.cause === undefined ? {} : { cause: describe(error.cause) }) }
}

function write(level: Level, event: string, { error, ...fields }: LogFields = {}): void {
  const id = requestId()
  const traced = traceId()
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    ...(id === undefined ? {} : { requestId: id }),
    ...(traced === undefined ? {} : { traceId: traced }),
    ...fields,
    ...(error === undefined ? {} : { error: describe(error) }),
  }
  if (fields.alert) noteLoggedAlert(event)
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

export const log = {
  info: (event: string, fields?: LogFields) => write('info', event, fields),
  warn: (event: string, fields?: LogFields) => write('warn', event, fields),
  error: (event: string, fields?: LogFields) => write('error', event, fields),
}
