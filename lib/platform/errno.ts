/** The code that Node, PostgreSQL and Prisma put on their errors. Not by `instanceof`: errors cross realms and bundles. */
export function errnoCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}
