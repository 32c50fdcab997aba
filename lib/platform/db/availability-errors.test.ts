// What a busy or absent database does to a query, really done: each must be told apart from a mistake of ours.
import pg from 'pg'
import { testDatabase } from '@/e2e/fixtures/database'
import { connect, type Db } from './client'
import { isUnavailable } from './availability-errors'

const database = testDatabase()

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )
}
async function on<T>(
  work: (db: Db) => Promise<T>,
  { url = database.url, pool = 1, waitMs = 2_000, statementMs = 0 } = {},
): Promise<T> {
  const db = connect(url, { pool, waitMs, limits: { statement_timeout: statementMs } })
  try {
    return await work(db)
  } finally {
    await db.$disconnect()
  }
}
/** Asks while a transaction has the pool's one connection, and keeps it until there is an answer. */
const onceTaken = async (db: Db, ask: () => Promise<unknown>) =>
  db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1`
    return failureOf(ask())
  })
const at = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.toString()
}
const strict = () => at((url) => url.searchParams.set('options', '-c statement_timeout=50 -c lock_timeout=30'))
const held = async <T>(work: () => Promise<T>): Promise<T> => {
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  try {
    await other.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
    return await work()
  } finally {
    await other.end()
  }
}

test.each<[string, () => Promise<unknown>]>([
  [
    'nobody listens',
    () =>
      on((db) => failureOf(db.user.count()), {
        url: at((url) => {
          url.port = '1'
        }),
      }),
  ],
  [
    'no such host',
    () =>
      on((db) => failureOf(db.user.count()), {
        url: at((url) => {
          url.hostname = 'nowhere.invalid'
        }),
      }),
  ],
  ['every connection of the pool is taken', () => on((db) => onceTaken(db, () => db.user.count()))],
  [
    'no connection for a transaction',
    () => on((db) => onceTaken(db, () => db.$transaction(async (tx) => tx.user.count()))),
  ],
  [
    'a transaction that takes too long',
    () =>
      on((db) =>
        failureOf(
          db.$transaction(
            async (tx) => {
              await tx.$queryRaw`SELECT pg_sleep(0.2)::text AS slept`
              return tx.user.count()
            },
            { timeout: 100 },
          ),
        ),
      ),
  ],
  [
    'a statement that takes too long',
    () => on((db) => failureOf(db.$queryRaw`SELECT pg_sleep(1)::text AS slept`), { statementMs: 50 }),
  ],
  [
    'a lock that is not given up, for a statement of Prisma’s',
    () => held(() => on((db) => failureOf(db.user.count()), { url: strict() })),
  ],
  [
    'a connection that is cut',
    () =>
      on(async (db) => {
        const failing = failureOf(db.$queryRaw`SELECT pg_sleep(20)::text AS slept`)
        const cut = () =>
          database.db.$queryRaw<unknown[]>`SELECT pg_terminate_backend(pid)::text AS cut FROM pg_stat_activity
            WHERE query LIKE '%pg_sleep(20)%' AND pid <> pg_backend_pid()`
        while ((await cut()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
        return failing
      }),
  ],
  [
    'no connection is left on the server',
    async () => {
      const name = decodeURIComponent(new URL(database.url).pathname.slice(1))
      await database.db.$executeRawUnsafe(`ALTER DATABASE "${name}" CONNECTION LIMIT 0`)
      try {
        // Superusers are not limited: somebody else is.
        await database.db.$executeRawUnsafe(
          `DO $$ BEGIN CREATE ROLE faults_visitor LOGIN PASSWORD 'x'; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
        )
        return await on((db) => failureOf(db.$queryRaw`SELECT 1`), {
          url: at((url) => {
            url.username = 'faults_visitor'
            url.password = 'x'
          }),
        })
      } finally {
        await database.db.$executeRawUnsafe(`ALTER DATABASE "${name}" CONNECTION LIMIT -1`)
      }
    },
  ],
])('%s: the database is not available', async (_, fail) => {
  const failure = await fail()
  expect([isUnavailable(failure), failure]).toEqual([true, failure])
})

test('a statement over the time limit returns its connection; without a limit it may run on', async () => {
  await on(
    async (db) => {
      expect(
        isUnavailable(
          await failureOf(
            db.$transaction(async (tx) => {
              await tx.visitor.create({ data: { id: 'half' } })
              await tx.$queryRaw`SELECT pg_sleep(0.3)::text AS slept`
            }),
          ),
        ),
      ).toBe(true)
      expect(await db.visitor.count({ where: { id: 'half' } })).toBe(0)
    },
    { statementMs: 100 },
  )
  expect(await on((db) => db.$queryRaw`SELECT pg_sleep(0.3)::text AS slept`)).toEqual([{ slept: '' }])
})

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['a table that isn’t there', (db) => db.$queryRaw`SELECT * FROM nowhere`],
  ['a value that doesn’t fit', (db) => db.$queryRaw`SELECT 'x'::int`],
  [
    'a row twice',
    async (db) => db.$queryRaw`INSERT INTO beta_program (id, taken) SELECT 7, 0 FROM generate_series(1, 2)`,
  ],
])('%s is a mistake of ours', async (_, work) => {
  expect(isUnavailable(await failureOf(work(database.db)))).toBe(false)
})
