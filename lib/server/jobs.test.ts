import { testDatabase } from '@/e2e/fixtures/database'
import { tasks } from './jobs'

const database = testDatabase()

test('maintenance: workers that were last seen over an hour ago are removed, others stay', async () => {
  const { db } = database
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  await db.queueWorker.createMany({
    data: [
      { id: 'gone', seenAt: hours(2) },
      { id: 'alive', seenAt: hours(0.5) },
    ],
  })
  await tasks.maintenance(db, {}, { jobId: '1', attempt: 1, last: false })
  expect(await db.queueWorker.findMany({ where: { id: { in: ['gone', 'alive'] } }, select: { id: true } })).toEqual([
    { id: 'alive' },
  ])
})
