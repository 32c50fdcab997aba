// A real streaming replica: late, gone, back, promoted.
import path from 'node:path'
import { startReplicated } from '@/e2e/fixtures/replica'
import { until } from '@/e2e/fixtures/until'
import { applyMigrations } from '../postgres/migrate'
import { connect, type Db } from './client'
import { createReplica, LATEST_MS, type Replica } from './replica'

jest.mock('../log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)

let servers: Awaited<ReturnType<typeof startReplicated>>
let primary: Db
let replica: Db
beforeAll(async () => {
  servers = await startReplicated((url) => applyMigrations(url, path.join(process.cwd(), 'prisma/migrations')))
  primary = connect(servers.url)
  replica = connect(servers.replicaUrl, { waitMs: 500 })
})
afterAll(async () => {
  await primary.$disconnect()
  await replica.$disconnect()
  await servers.close()
})

/** Which of the two was read from. */
const whoReads = ({ read }: Replica) =>
  read(async (db) => {
    await db.$queryRaw`SELECT 1`
    return db === replica ? 'replica' : 'primary'
  })
/**
 * Written to the log at once, as by a server whose data matter: the test's own lets a commit wait there for a moment.
 */
const write = (id: string) =>
  primary.$transaction([
    primary.$executeRaw`SET LOCAL synchronous_commit = on`,
    primary.visitor.create({ data: { id } }),
  ])
const has = ({ read }: Replica, id: string) => read(async (db) => (await db.visitor.count({ where: { id } })) === 1)

test('public reads go to the replica, to the primary while it is late or gone, and back', async () => {
  let skipped = 0
  const reader = createReplica({ primary, replica, now: () => performance.now() + skipped })
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica')

  await servers.pause()
  await write('late')
  skipped += 1_100
  // A moment old is allowed: it has replayed what there was a second ago.
  expect([await has(reader, 'late'), await whoReads(reader)]).toEqual([false, 'replica'])
  skipped += LATEST_MS
  await write('later')
  expect(await has(reader, 'late')).toBe(true)
  expect(await whoReads(reader)).toBe('primary')

  await servers.resume()
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica, caught up')
  await until(() => has(reader, 'later'), 'what was written meanwhile')

  await servers.kill()
  const begun = performance.now()
  expect(await whoReads(reader)).toBe('primary')
  expect(await Promise.all(Array.from({ length: 50 }, () => whoReads(reader)))).not.toContain('replica')
  expect(performance.now() - begun).toBeLessThan(2_000)
  await servers.start()
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica, back', 20_000)
})

test('a replica where nothing is written is not late, however long that is', async () => {
  let skipped = 0
  const reader = createReplica({ primary, replica, now: () => performance.now() + skipped })
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica')
  skipped += 3_600_000
  await whoReads(reader)
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica after an hour')
})

test('a read that fails at the replica is done at the primary; a server that is no replica is not read from', async () => {
  const reader = createReplica({ primary, replica })
  await until(async () => (await whoReads(reader)) === 'replica', 'the replica')
  const failing = reader.read(async (db) => {
    if (db === replica) throw new Error('canceling statement due to conflict with recovery')
    return 'primary'
  })
  expect(await failing).toBe('primary')
  const reads: Db[] = []
  const wrong = connect(servers.url)
  const promoted = createReplica({ primary, replica: wrong })
  for (let turn = 0; turn < 3; turn++) await promoted.read(async (db) => void reads.push(db))
  await wrong.$disconnect()
  expect(new Set(reads)).toEqual(new Set([primary]))
})
