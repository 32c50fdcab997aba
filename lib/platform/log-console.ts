import { log } from './log'
import { isReported } from './reported-errors'

/** What a package says without an error: its first line, which is enough to look it up. */
const LONGEST = 200

const firstLine = (values: readonly unknown[]): string =>
  values
    .map(String)
    .join(' ')
    .trim()
    .split('\n', 1)[0]
    ?.replaceAll(/\p{Cc}\[[\d;]*m/gu, '')
    .slice(0, LONGEST) ?? ''

/**
 * From now on what packages write to the console as errors and warnings is one JSON line like everything else. Next
 * prints stacks over many lines, and messages of a database's client hold what visitors typed: of an error only name,
 * code and stack are logged.
 */
export const logConsole = (): void => void Object.assign(console, { error: toLog('error'), warn: toLog('warn') })

const toLog =
  (level: 'error' | 'warn') =>
  (...values: unknown[]): void => {
    const error = values.find((value): value is Error => value instanceof Error)
    if (error && isReported(error)) return
    log[level](`console.${level}`, error ? { error } : { text: firstLine(values) })
  }
