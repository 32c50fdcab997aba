// The shop behind a real PgBouncer in transaction mode, which gives no session of one's own: what sets, locks,
// listens or prepares for longer than a transaction fails here, or hits somebody else. Two connections stand for two
// processes.
import { emptyDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor } from '@/e2e/fixtures/factory'
import { hasPooler, startPooler } from '@/e2e/fixtures/pooler'
import { giveIdea, makeRoom, seat } from '@/e2e/fixtures/rooms'
import { until } from '@/e2e/fixtures/until'
import { isUnavailable } from '@/lib/platform/db/availability-errors'
import { connect, db, type Db } from '@/lib/platform/db/client'
import { withoutLimits } from '@/lib/platform/db/direct-url'
import { stopListening, waitForNotification } from '@/lib/platform/pg-notify'
import { limitRequests } from '@/lib/platform/postgres/limit-requests'
import { startQueue, type Queue } from '@/lib/platform/queue/start'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { createRoomHub } from '@/lib/server/collaboration/live/room-hub'
import { followRoom } from '@/lib/server/collaboration/follow-room'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { tasks } from '@/lib/server/jobs'
import { migrateDatabase } from './database'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)

const isHere = hasPooler()
if (!isHere) console.warn('PgBouncer is not installed: what runs behind it is not tested here.')
const behind = isHere ? test : test.skip

let own: Awaited<ReturnType<typeof emptyDatabase>>
let pooler: Awaited<ReturnType<typeof startPooler>>
let first: Db
let second: Db
beforeAll(async () => {
  if (!isHere) return
  own = await emptyDatabase()
  pooler = await startPooler(own.url)
  Object.assign(process.env, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: own.url })
  const addresses = { url: pooler.url, direct: withoutLimits(own.url) }
  expect(await limitRequests(addresses)).toEqual([])
  // Three processes that start at once.
  const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(addresses)))
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  first = db()
  second = connect(pooler.url, { waitMs: 20_000 })
})
afterAll(async () => {
  if (!isHere) return
  await stopListening()
  await first.$disconnect()
  await second.$disconnect()
  await pooler.stop()
  await own.drop()
})

const limitsOf = async (database: Db) =>
  database.$queryRaw`SELECT current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`

behind('the role has the time limits of requests, and sessions past the pooler have none', async () => {
  expect(await limitsOf(second)).toEqual([{ statement: '30s', idle: '30s' }])
  const direct = connect(withoutLimits(own.url))
  expect(await limitsOf(direct)).toEqual([{ statement: '0', idle: '0' }])
  await direct.$disconnect()
})

behind('a start that is reached of the pooler alone stops with one sentence', async () => {
  await expect(migrateDatabase({ url: pooler.url, direct: pooler.url })).rejects.toThrow(/set DATABASE_DIRECT_URL/)
})

behind('fifty transactions of two processes share three sessions and leave nothing in them', async () => {
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      (turn % 2 ? first : second).$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('application_name', ${`turn ${turn}`}, true)`
        const [row] = await tx.$queryRaw<
          { name: string; pid: number }[]
        >`SELECT current_setting('application_name') AS name, pg_backend_pid() AS pid`
        expect(row?.name).toBe(`turn ${turn}`)
        return row?.pid
      }),
    ),
  )
  expect(new Set(all).size).toBeLessThanOrEqual(3)
})

behind('a limit counts what two processes let through together', async () => {
  const limit = { most: 10, seconds: 60 }
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => consumeAttempt(turn % 2 ? first : second, 'pooled', limit, 'somebody')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
})

behind('a book that is ordered in one process is written by the queue of another, which tells the first', async () => {
  const direct = connect(withoutLimits(own.url))
  const queue: Queue = startQueue({
    url: withoutLimits(own.url),
    db: direct,
    tasks: { ...tasks, 'send-mail': async () => {}, narrate: async () => {} },
  })
  try {
    const visitorId = await makeVisitor(first)
    const id = await redeemGiftCode(first, {
      code: await makeGiftCode(first),
      visitorId,
      request: makeRequest(),
      now: new Date(),
    })
    const state = async () => (await first.story.findUniqueOrThrow({ where: { id } })).state
    const reached = await waitForNotification(
      `story:${id}`,
      async () => ((await state()) === 'ready' ? 'ready' : null),
      40_000,
    )
    expect(reached).toBe('ready')
  } finally {
    await queue.stop()
    await direct.$disconnect()
  }
})

behind('a room has every idea once and in order in two processes', async () => {
  const room = await makeRoom(first)
  const guest = await seat(second, room, 'Ann')
  const hubs = [first, second].map((database) => createRoomHub(database, { leaveMs: 0 }))
  const received = await Promise.all(
    hubs.map(async (hub, at) => {
      const asking = at === 0 ? room.creator : guest.asking
      const { member, lastEvent } = await followRoom(first, asking)
      const ids: number[] = []
      const send = (event: unknown) => {
        if (typeof event === 'object' && event !== null && 'id' in event) ids.push(Number(event.id))
        return true
      }
      const sink = { send, drained: async () => {}, end: () => {} }
      await hub.open({ roomId: room.id, memberId: member.id, after: 0, lastEvent, sink })
      return ids
    }),
  )
  await Promise.all(
    [room.creator, guest.asking].map(async (asking, at) => {
      for (let idea = 0; idea < 10; idea++) await giveIdea(at ? second : first, asking, `Idea ${at} ${idea}`)
    }),
  )
  const [row] = await first.$queryRaw<{ last: number }[]>`SELECT max(seq) AS last FROM room_events`
  const all = Array.from({ length: row?.last ?? 0 }, (_, at) => at + 1)
  await until(() => received.every((ids) => ids.at(-1) === row?.last), 'the last idea in both')
  for (const ids of received) expect(ids).toEqual(all)
  hubs.forEach((hub) => hub.close())
})

behind(
  'a statement that takes too long is cut off by the role, and the pooler’s own refusals are “not available”',
  async () => {
    const failed = await second
      .$transaction(async (tx) => {
        await tx.$executeRaw`SET LOCAL statement_timeout = 50`
        return tx.$queryRaw`SELECT pg_sleep(2)::text AS slept`
      })
      .then(
        () => null,
        (error: unknown) => error,
      )
    expect(isUnavailable(failed)).toBe(true)
    const nowhere = connect(pooler.url.replace('/shop', '/none'))
    const refused = await nowhere.user.count().then(
      () => null,
      (error: unknown) => error,
    )
    expect([isUnavailable(refused), refused]).toEqual([true, refused])
    await nowhere.$disconnect()
  },
)
