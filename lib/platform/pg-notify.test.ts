import { testDatabase } from '@/e2e/fixtures/database'
import { until } from '@/e2e/fixtures/until'
import { notify, stopListening, subscribe, waitForNotification } from './pg-notify'

jest.mock('./log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

afterAll(stopListening)
const database = testDatabase()

const ears = () =>
  database.db.$queryRaw<
    { pid: number }[]
  >`SELECT pid FROM pg_stat_activity WHERE application_name = 'wagtale-listen' AND datname = current_database()`

test('whoever waits is woken by the commit, and many wait on one connection', async () => {
  let ready = false
  const waits = Array.from({ length: 50 }, () =>
    waitForNotification('story:1', async () => (ready ? 'ready' : null), 10_000),
  )
  await until(async () => (await ears()).length > 0)
  const started = Date.now()
  await database.db.$transaction(async (tx) => {
    await notify(tx, 'story:1')
    ready = true
  })
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['ready']))
  expect(Date.now() - started).toBeLessThan(1_500)
  expect(await ears()).toHaveLength(1)
})

test('waiting ends with null when the time is over, and what is there already is given at once', async () => {
  expect(await waitForNotification('story:2', async () => null, 50)).toBeNull()
  expect(await waitForNotification('story:2', async () => 'there', 5_000)).toBe('there')
})

test('a lost connection comes back, and tells that news may have been missed', async () => {
  let news = 0
  const end = subscribe('story:3', () => news++)
  const [before] = await ears()
  await database.db.$executeRaw`SELECT pg_terminate_backend(${before?.pid}::int)`
  await until(() => news > 0)
  await notify(database.db, 'story:3')
  await until(() => news > 1)
  end()
  expect((await ears()).map(({ pid }) => pid)).not.toContain(before?.pid)
})
