import { errnoCode } from '../errno'

// Which failures mean that the database can't be had at the moment, as against a mistake of ours.

const PRISMA = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])
/**
 * Node's network faults and PostgreSQL's classes 08 (connection), 53 (resources), 57 (shutdown, a statement that took
 * too long) and 55P03 (a lock that did).
 */
const CODE = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|(?:08|53|57)[\dA-Z]{3}$|55P03$)/
const MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Can't reach database server|the database system is (?:starting up|shutting down)/

/** Walks through causes: the adapter wraps the driver's error as its cause, Prisma the adapter's among its `meta`. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  const code = errnoCode(error) ?? ('originalCode' in error ? String(error.originalCode) : '')
  const message = 'message' in error && typeof error.message === 'string' ? error.message : ''
  return (
    PRISMA.has(code) ||
    CODE.test(code) ||
    MESSAGE.test(message) ||
    ['cause', 'meta', 'driverAdapterError'].some((inner) => isUnavailable(Reflect.get(error, inner), depth + 1))
  )
}
