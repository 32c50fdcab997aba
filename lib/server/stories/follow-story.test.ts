import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { until } from '@/e2e/fixtures/until'
import { eventStream } from '@/lib/http/event-stream'
import { notify, stopListening } from '@/lib/platform/pg-notify'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { failStory } from './fail-story'
import { END, followStory, type StoryTick, type StoryEvent } from './follow-story'
import { writeStory } from './write-story'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const database = testDatabase()
afterAll(stopListening)
const stranger = { visitorId: null, admin: null }

async function order() {
  const visitorId = await makeVisitor(database.db)
  return {
    visitorId,
    id: await redeemGiftCode(database.db, {
      code: await makeGiftCode(database.db),
      visitorId,
      request: makeRequest(),
      now: NOW,
    }),
  }
}
async function reach(id: string, progress: number) {
  await database.db.$transaction(async (tx) => {
    await tx.story.update({ where: { id }, data: { progress } })
    await notify(tx, `story:${id}`)
  })
}
function listen(
  id: string,
  { after = 0, viewer = stranger as Parameters<typeof followStory>[1]['viewer'], beatMs = 5_000 } = {},
) {
  const stop = new AbortController()
  const events: (StoryEvent | StoryTick)[] = []
  const done = (async () => {
    for await (const event of followStory(database.db, { viewer, id, after, signal: stop.signal, beatMs }))
      events.push(event)
  })()
  return { events, done, stop: () => stop.abort(), ids: () => events.map((e) => ('id' in e ? e.id : 0)) }
}
const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => from + i)

test('followers get each page once, in order, and the end; twenty of them share one connection', async () => {
  const { id } = await order()
  const ears = Array.from({ length: 20 }, () => listen(id))
  for (const page of [3, 4, 5, 9, 9, 20]) {
    await reach(id, page)
    await until(() => ears.every((ear) => ear.ids().at(-1) === page), `page ${page}`)
  }
  await writeStory(database.db, { storyId: id, now: NOW })
  await Promise.all(ears.map((ear) => ear.done))
  for (const ear of ears) {
    expect(ear.ids()).toEqual(upTo(END))
    expect(ear.events.at(-1)).toEqual({ id: END, type: 'ready' })
  }
  const connections = await database.db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE application_name = 'wagtale-listen' AND datname = current_database()`
  expect(connections[0]?.n).toBe(1)
}, 30_000)

test('a reconnect with the last event id misses and repeats nothing', async () => {
  const { id } = await order()
  await reach(id, 7)
  const first = listen(id)
  await until(() => first.ids().at(-1) === 7)
  first.stop()
  await reach(id, 12)
  const again = listen(id, { after: 7 })
  await until(() => again.ids().at(-1) === 12)
  await failStory(database.db, { storyId: id, failure: 'author' })
  await again.done
  expect([first.ids(), again.ids()]).toEqual([upTo(7), [...upTo(12, 8), END]])
  expect(again.events.at(-1)).toEqual({ id: END, type: 'failed' })
})

test('a ready story ends the stream at once; a private one is for its owner; losing access ends it', async () => {
  const { id, visitorId } = await makeWrittenStory(database.db)
  const open = listen(id)
  await open.done
  expect(open.ids()).toEqual(upTo(END))
  const { id: other, visitorId: owner } = await order()
  const guest = listen(other)
  await reach(other, 2)
  await until(() => guest.ids().at(-1) === 2)
  await database.db.story.update({ where: { id: other }, data: { shared: false } })
  await reach(other, 3)
  await guest.done
  expect(guest.ids()).toEqual([1, 2])
  const mine = listen(other, { viewer: { visitorId: owner, admin: null } })
  await until(() => mine.ids().at(-1) === 3)
  mine.stop()
  await database.db.story.update({ where: { id }, data: { shared: false } })
  const late = listen(id, { viewer: { visitorId: owner, admin: null } })
  await late.done
  expect([late.ids(), visitorId === owner]).toEqual([[], false])
})

test('without events there are heartbeats: comments of a stream that is neither cached nor transformed', async () => {
  const { id } = await order()
  const gone = new AbortController()
  const answer = eventStream(
    new Request('http://localhost/', { signal: gone.signal }),
    { maxDurationMs: 10_000 },
    async function* (signal) {
      for await (const event of followStory(database.db, { viewer: stranger, id, after: 0, signal, beatMs: 30 }))
        yield event.type === 'beat' ? { comment: 'here' } : { id: event.id, event: event.type, data: {} }
    },
  )
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  await reach(id, 1)
  while (!/retry: 2000\n\n[\s\S]*: here\n\n[\s\S]*: here\n\n/.test(text) || !text.includes('id: 1\n'))
    text += (await reader?.read())?.value ?? ''
  expect(text).toContain('id: 1\nevent: page\ndata: {}\n\n')
  gone.abort()
  for (;;) if ((await reader?.read())?.done) break
})
