import { testDatabase } from '@/e2e/fixtures/database'
import { connect } from './db/client'
import { purgeAttempts, refundAttempt, consumeAttempt } from './rate-limit'

const database = testDatabase()
const limit = { most: 20, seconds: 600 }

test('rate limit: of 200 concurrent attempts through two pools exactly the limit passes', async () => {
  const other = connect(database.url, { pool: 20, waitMs: 60_000 })
  const waits = await Promise.all(
    Array.from({ length: 200 }, (_, i) => consumeAttempt(i % 2 ? database.db : other, 'codes', limit, '198.51.100.7')),
  )
  await other.$disconnect()
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  for (const wait of waits.filter((n) => n > 0)) expect(wait).toBeGreaterThan(590)
})

test('rate limit: addresses and limits are counted apart', async () => {
  for (let i = 0; i < 20; i++) await consumeAttempt(database.db, 'codes', limit, 'a')
  expect(await consumeAttempt(database.db, 'codes', limit, 'a')).toBeGreaterThan(0)
  expect(await consumeAttempt(database.db, 'codes', limit, 'b')).toBe(0)
  expect(await consumeAttempt(database.db, 'mail', limit, 'a')).toBe(0)
})

test('rate limit: a refunded attempt leaves room for one more', async () => {
  for (let i = 0; i < 20; i++) await consumeAttempt(database.db, 'codes', limit, 'right')
  await refundAttempt(database.db, 'codes', 'right')
  expect(await consumeAttempt(database.db, 'codes', limit, 'right')).toBe(0)
  expect(await consumeAttempt(database.db, 'codes', limit, 'right')).toBeGreaterThan(0)
})

test('rate limit: an expired window is purged', async () => {
  for (let i = 0; i < 21; i++) await consumeAttempt(database.db, 'codes', limit, 'old')
  await database.db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE key = 'codes:old'`
  expect(await consumeAttempt(database.db, 'codes', limit, 'old')).toBe(0)
  await database.db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second' WHERE key = 'codes:old'`
  expect(await purgeAttempts(database.db)).toBe(1)
})
