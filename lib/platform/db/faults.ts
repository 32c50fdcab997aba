import { codeOf } from '../fault'

// Which failures mean that the database can't be had at the moment, as against a mistake of ours.

const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])
/** Node's network faults and PostgreSQL's classes 08 (connection), 53 (resources), 57P (shutdown). */
const CODE = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08|53|57P)/
const MESSAGE = /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|the database system is (?:starting up|shutting down)/

/** Walks through causes: the adapter wraps the driver's error, Prisma wraps the adapter's. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const code = codeOf(error) ?? ''
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return PRISMA.has(code) || CODE.test(code) || MESSAGE.test(message) || ('cause' in error && isUnavailable(error.cause, depth + 1))
}
