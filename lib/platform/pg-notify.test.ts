import { testDatabase } from '@/e2e/fixtures/database'
import { until } from '@/e2e/fixtures/until'
import { notify, stopListening, subscribe, waitForNotification } from './pg-notify'

jest.mock('./log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

afterAll(stopListening)
const database = testDatabase()

const countListeners = () =>
  database.db.$queryRaw<
    { pid: number }[]
  >`SELECT pid FROM pg_stat_activity WHERE application_name = 'wagtale-listen' AND datname = current_database()`

test('notifications: waiters wake on commit, and many share one connection', async () => {
  let ready = false
  const waits = Array.from({ length: 50 }, () =>
    waitForNotification('story:1', async () => (ready ? 'ready' : null), 10_000),
  )
  await until(async () => (await countListeners()).length > 0)
  const started = Date.now()
  await database.db.$transaction(async (tx) => {
    await notify(tx, 'story:1')
    ready = true
  })
  expect(new Set(await Promise.all(waits))).toEqual(new Set(['ready']))
  expect(Date.now() - started).toBeLessThan(1_500)
  expect(await countListeners()).toHaveLength(1)
})

test('notifications: waiting ends with null at the time-out; a value that is there is returned at once', async () => {
  expect(await waitForNotification('story:2', async () => null, 50)).toBeNull()
  expect(await waitForNotification('story:2', async () => 'there', 5_000)).toBe('there')
})

test('notifications: waiting ends in time where the clock is set back meanwhile', async () => {
  const anHourAgo = Date.now() - 3_600_000
  const clock = jest.spyOn(Date, 'now')
  const stepBack = async () => {
    clock.mockReturnValue(anHourAgo)
    return null
  }
  expect(await waitForNotification('story:4', stepBack, 300)).toBeNull()
  clock.mockRestore()
}, 5_000)

test('notifications: a lost connection is restored, and waiters check again', async () => {
  let news = 0
  const end = subscribe('story:3', () => news++)
  const [before] = await countListeners()
  await database.db.$executeRaw`SELECT pg_terminate_backend(${before?.pid}::int)`
  await until(() => news > 0)
  await notify(database.db, 'story:3')
  await until(() => news > 1)
  end()
  expect((await countListeners()).map(({ pid }) => pid)).not.toContain(before?.pid)
})
