import { defineConfig } from 'prisma/config'

// The URL is set by the command that calls Prisma (scripts/prisma.ts); `generate` and `validate` need none.
const url = process.env.DATABASE_URL

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
})
