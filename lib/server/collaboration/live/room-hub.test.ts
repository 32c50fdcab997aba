// Two hubs with connections of their own stand for two processes on one database.
import { testDatabase } from '@/e2e/fixtures/database'
import { giveIdea, makeRoom, seat } from '@/e2e/fixtures/rooms'
import { until } from '@/e2e/fixtures/until'
import { connect, type Db } from '@/lib/platform/db/client'
import { stopListening } from '@/lib/platform/pg-notify'
import { forgetRooms } from '../forget-rooms'
import { followRoom } from '../follow-room'
import { getRoom } from '../get-room'
import { removeMember } from '../remove-member'
import type { Asking } from '../require-member'
import { tellTyping } from '../tell-typing'
import { createRoomHub, type RoomHub, type StreamEvent } from './room-hub'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
let second: Db
let hubs: RoomHub[]
beforeAll(() => {
  second = connect(database.url, { pool: 5, waitMs: 20_000 })
})
beforeEach(() => {
  hubs = [database.db, second].map((db) => createRoomHub(db, { leaveMs: 0 }))
})
afterEach(() => hubs.forEach((hub) => hub.close()))
afterAll(async () => {
  await stopListening()
  await second.$disconnect()
})

/** Opens a stream. `takes`: how many events its client takes before it falls asleep. */
async function listen(
  asking: Asking,
  { hub = hubs[0], after, takes = Infinity }: { hub?: RoomHub | undefined; after?: number; takes?: number } = {},
) {
  const { member, lastEvent } = await followRoom(database.db, asking)
  const events: StreamEvent[] = []
  let ended = false
  const sink = {
    send: (event: StreamEvent) => events.length < takes && events.push(event) > 0,
    drained: async () => {},
    end: () => void (ended = true),
  }
  const close = await hub?.open({
    roomId: asking.roomId,
    memberId: member.id,
    after: after ?? lastEvent,
    lastEvent,
    sink,
  })
  const jsons = () => events.flatMap((event) => (event ? [event.json] : []))
  return {
    ids: () => events.flatMap((event) => (event && 'id' in event ? [event.id] : [])),
    jsons,
    online: () =>
      jsons()
        .filter((json) => json.includes('"presence"'))
        .at(-1),
    close: () => close?.(),
    ended: () => ended,
  }
}
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, at) => from + at)

test('streams of two processes, opened while others write, get every entry once and in order', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const guests = [await seat(db, room, 'Ann'), await seat(db, room, 'Ben')]
  // 300 entries: more than one read takes.
  for (let at = 0; at < 60; at++) await Promise.all(guests.map(({ asking }) => giveIdea(db, asking, `Before ${at}`)))
  const writing = Promise.all(
    guests.map(async ({ asking }) => {
      for (let at = 0; at < 25; at++) await giveIdea(db, asking, `Meanwhile ${at}`)
    }),
  )
  const streams = await Promise.all(upTo(8).map((n) => listen(room.creator, { hub: hubs[n % 2], after: n })))
  await writing
  const { lastEvent } = await getRoom(db, { viewer: { visitorId: null, admin: null }, ...room.creator })
  await until(() => streams.every((stream) => stream.ids().at(-1) === lastEvent), 'the last entry')
  streams.forEach((stream, at) => expect(stream.ids()).toEqual(upTo(lastEvent, at + 2)))
})

test('who is there and who types is known in both processes, and ends with the last page', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const guest = await seat(db, room, 'Ann')
  const creator = await listen(room.creator)
  const [one, two] = [await listen(guest.asking, { hub: hubs[1] }), await listen(guest.asking, { hub: hubs[1] })]
  await until(() => creator.online()?.includes(guest.id) === true, 'the guest')
  await tellTyping(db, { ...guest.asking, where: 'idea' })
  await until(() => creator.jsons().some((json) => json.includes('"typing"')), 'typing')
  // Nobody is told of their own typing.
  expect(one.jsons().join()).not.toContain('"typing"')
  one.close()
  await giveIdea(db, room.creator, 'Still there')
  await until(() => creator.ids().length === 2, 'the idea and the status')
  expect(creator.online()).toContain(guest.id)
  two.close()
  await until(() => creator.online()?.includes(guest.id) === false, 'the guest’s leaving')
  const left = await db.collaborator.findUniqueOrThrow({ where: { id: guest.id } })
  expect(left.lastSeen).toBe(two.ids().at(-1) ?? 2)
})

test('a removed member’s streams end with the reason; a forgotten room’s all do; a sleeping client is cut off', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const guest = await seat(db, room, 'Ann')
  const streams = await Promise.all(hubs.map((hub) => listen(guest.asking, { hub })))
  const creator = await listen(room.creator)
  const sleeper = await listen(room.creator, { takes: 1 })
  await removeMember(db, { ...room.creator, memberId: guest.id, now: new Date() })
  await until(() => streams.every((stream) => stream.ended()), 'the streams’ end')
  for (const stream of streams) expect(stream.jsons().at(-1)).toBe('{"type":"gone","reason":"removed"}')
  await expect(listen(guest.asking)).rejects.toMatchObject({ code: 'room_removed' })
  await until(sleeper.ended, 'the sleeper’s end')
  expect(creator.ended()).toBe(false)
  await forgetRooms(db, { now: new Date(Date.now() + 1e11) })
  await until(creator.ended, 'the room’s end')
  expect(creator.jsons().at(-1)).toBe('{"type":"gone","reason":"forgotten"}')
})

test('what was written while the listening connection was down is read when it is back', async () => {
  const { db } = database
  const room = await makeRoom(db)
  const stream = await listen(room.creator)
  await giveIdea(db, room.creator, 'Before')
  await until(() => stream.ids().length === 2, 'the first idea')
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'wagtale-listen' AND datname = current_database()`
  await giveIdea(db, room.creator, 'Unheard')
  await until(() => stream.ids().length === 3, 'the second idea')
  expect(stream.ids()).toEqual([2, 3, 4])
})
