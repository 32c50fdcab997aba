import { testDatabase } from '@/e2e/fixtures/database'
import { until } from '@/e2e/fixtures/until'
import { connect } from '../db/client'
import { addJob } from './add'
import { freeForgotten, renewLease } from './lease'
import { startQueue, type Queue, type Tasks } from './start'

jest.mock('../log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
const MAIL = '00000000-0000-7000-8000-000000000001'
const others = {
  'write-story': async () => {},
  narrate: async () => {},
  'find-stories': async () => {},
  'weave-room': async () => {},
  'settle-payments': async () => {},
  maintenance: async () => {},
  retention: async () => {},
}
const running: Queue[] = []
afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop(2_000)
  await database.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

function worker(sendMail: Tasks['send-mail']): Queue {
  const queue = startQueue({ url: database.url, db: database.db, tasks: { ...others, 'send-mail': sendMail } })
  running.push(queue)
  return queue
}
const jobs = () =>
  database.db.$queryRaw<
    { attempts: number; locked_by: string | null }[]
  >`SELECT attempts, locked_by FROM graphile_worker._private_jobs`

test('queue: a job exists exactly when the transaction that added it commits', async () => {
  const { db } = database
  await expect(
    db.$transaction(async (tx) => {
      await addJob(tx, 'send-mail', { mailId: MAIL })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await jobs()).toHaveLength(0)
  await db.$transaction((tx) => addJob(tx, 'send-mail', { mailId: MAIL }))
  const events: string[] = []
  worker(async (_, { mailId }) => void events.push(mailId))
  await until(() => events.length === 1)
  expect(events).toEqual([MAIL])
  await until(async () => (await jobs()).length === 0)
})

test('queue: one waiting job per key, and two workers never run a job twice', async () => {
  const { db } = database
  await Promise.all(Array.from({ length: 10 }, () => addJob(db, 'send-mail', { mailId: MAIL }, { key: 'same' })))
  expect(await jobs()).toHaveLength(1)
  for (let i = 0; i < 30; i++) await addJob(db, 'send-mail', { mailId: MAIL }, { key: `other ${i}` })
  let done = 0
  worker(async () => void done++)
  worker(async () => void done++)
  await until(async () => (await jobs()).length === 0)
  expect(done).toBe(31)
})

test('queue: a failing job is retried, and knows its last attempt', async () => {
  await addJob(database.db, 'send-mail', { mailId: MAIL }, { attempts: 2 })
  const attempts: [number, boolean][] = []
  worker(async (_, __, { attempt, last }) => {
    attempts.push([attempt, last])
    throw new Error('no')
  })
  await until(() => attempts.length === 2)
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ])
})

test('queue: a dead worker’s job is freed, a living one’s is not', async () => {
  const { db } = database
  await addJob(db, 'send-mail', { mailId: MAIL }, { key: 'dead' })
  await addJob(db, 'send-mail', { mailId: MAIL }, { key: 'alive' })
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = key, locked_at = now() - interval '31 seconds', attempts = 1`
  await db.$executeRaw`INSERT INTO queue_workers VALUES ('dead', now() - interval '31 seconds')`
  expect(await renewLease(db, ['alive'])).toBe(1)
  expect((await jobs()).map((job) => job.locked_by).sort()).toEqual(['alive', null].sort())
  let done = 0
  worker(async () => void done++)
  await until(() => done === 1)
})

test('queue: a job that a living worker was given and never heard of is freed, the one that it runs is not', async () => {
  const { db } = database
  for (const key of ['running', 'forgotten']) await addJob(db, 'send-mail', { mailId: MAIL }, { key })
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'alive', locked_at = now() - interval '31 seconds', attempts = 1`
  const [job] = await db.$queryRaw<
    { id: string }[]
  >`SELECT id::text FROM graphile_worker._private_jobs WHERE key = 'running'`
  expect(await freeForgotten(db, new Map([['alive', job?.id ?? '']]))).toBe(1)
  expect(
    await db.$queryRaw`SELECT key, locked_by, attempts::int FROM graphile_worker._private_jobs ORDER BY key`,
  ).toEqual([
    { key: 'forgotten', locked_by: null, attempts: 0 },
    { key: 'running', locked_by: 'alive', attempts: 1 },
  ])
})

test("queue: a worker's death does not use up a job's last attempt; a job that keeps killing workers is given up", async () => {
  const { db } = database
  const die = async () => {
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = 'dead', locked_at = now() - interval '31 seconds', attempts = max_attempts`
    await renewLease(db, ['alive'])
    return (
      await db.$queryRaw<
        { free: boolean }[]
      >`SELECT is_available AND locked_by IS NULL AS free FROM graphile_worker._private_jobs`
    )[0]?.free
  }
  await addJob(db, 'send-mail', { mailId: MAIL }, { attempts: 2 })
  expect(await die()).toBe(true)
  for (let i = 0; i < 30; i++) await die()
  expect(await die()).toBe(false)
})

test('queue: stopping waits for running jobs and releases those that take too long', async () => {
  let finish = () => {}
  let begun = 0
  const hold = new Promise<void>((resolve) => {
    finish = resolve
  })
  await addJob(database.db, 'send-mail', { mailId: MAIL })
  const queue = worker(async () => {
    begun++
    await hold
  })
  await until(() => begun === 1)
  await queue.stop(50)
  expect(await jobs()).toEqual([{ attempts: 1, locked_by: null }])
  finish()
})

test('queue: workers that can’t report their jobs, since the database is away, are replaced', async () => {
  const { db } = database
  await db.$executeRaw`CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'away'; END $$`
  await db.$executeRaw`CREATE TRIGGER away BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION away()`
  // graphile-worker prints what its workers die of.
  const printed = jest.spyOn(console, 'trace').mockImplementation(() => {})
  try {
    let done = 0
    worker(async () => void done++)
    for (let i = 0; i < 2; i++) await addJob(db, 'send-mail', { mailId: MAIL })
    // Those that take their place may meet the same end.
    await until(() => printed.mock.calls.length >= 2, 'the end of both workers')
    await db.$executeRaw`DROP FUNCTION away() CASCADE`
    await addJob(db, 'send-mail', { mailId: MAIL })
    // The two that could not be reported are run again at once, not when a lease has run out.
    await until(async () => done >= 3 && (await jobs()).length === 0, 'the third job, and the first two again')
  } finally {
    await db.$executeRaw`DROP FUNCTION IF EXISTS away() CASCADE`
    printed.mockRestore()
  }
})

test('queue: an unavailable database only delays the start', async () => {
  const own = connect('postgresql://postgres@127.0.0.1:1/none')
  const queue = startQueue({
    url: 'postgresql://postgres@127.0.0.1:1/none',
    db: own,
    tasks: { ...others, 'send-mail': async () => {} },
  })
  await queue.stop(100)
  await own.$disconnect()
})
