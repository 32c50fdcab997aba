import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { testDatabase } from '@/e2e/fixtures/database'
import { bin, prismaEnv, root } from '@/scripts/steps'

const database = testDatabase()

test('the migrations create what schema.prisma describes: the diff is empty', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [bin.prisma, 'migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema.prisma', '--script'],
    { cwd: root, env: { ...process.env, ...prismaEnv(), DATABASE_URL: database.url } },
  )
  expect(stdout.trim()).toBe('-- This is an empty migration.')
}, 120_000)
