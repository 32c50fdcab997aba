import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { testDatabase } from '@/e2e/fixtures/database'
import { commandOf, prismaEnv, root } from '@/scripts/build-steps'

const database = testDatabase()

test('the migrations create what schema.prisma describes: the diff is empty', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      commandOf('prisma'),
      'migrate',
      'diff',
      '--from-config-datasource',
      '--to-schema',
      'prisma/schema.prisma',
      '--script',
    ],
    { cwd: root, env: { ...process.env, ...prismaEnv(), DATABASE_URL: database.url } },
  )
  expect(stdout.trim()).toBe('-- This is an empty migration.')
}, 120_000)
