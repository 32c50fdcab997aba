/**
 * The `code` of errors of Node, PostgreSQL and Prisma. Duck-typed, since `instanceof` fails across realms and bundles.
 */
export function errnoCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
