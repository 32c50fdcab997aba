import { isDeepStrictEqual } from 'node:util'

/** @throws with both, unless they are the same */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

export function expectOne<T>(actual: T, allowed: readonly T[], what: string): void {
  if (!allowed.includes(actual)) throw new Error(`${what}: ${String(actual)} instead of ${allowed.join(' or ')}`)
}
