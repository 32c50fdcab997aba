/** @jest-environment jsdom */
import type { RoomEvent, RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import { RoomConnection } from './room-connection'

const ROOM: RoomSnapshot = {
  id: 'room',
  title: 'A table',
  description: null,
  creatorName: 'Nana',
  status: 'generating',
  inviteCode: 'ABCDEFGH',
  maxCollaborators: 5,
  cast: { pets: [] },
  collaborators: [],
  contributions: [],
  messages: [],
  generatedContent: null,
  versions: [],
  booksLeft: 0,
  online: [],
  me: { id: '00000000-0000-4000-8000-000000000001', role: 'creator', lastSeen: 0 },
  lastEvent: 0,
  forgottenAt: '2026-11-24T10:00:00.000Z',
}

test('progress: pages grow one by one, and a book that is written again begins again', async () => {
  const stream = Object.assign(new EventTarget(), { close: () => undefined })
  const connection = new RoomConnection({
    readRoom: () => Promise.resolve(ROOM),
    readIdeas: () => Promise.resolve([]),
    refusal: () => null,
    openStream: () => stream as unknown as EventSource,
    isOnline: () => true,
  })
  await connection.reload()
  let number = 0
  const tell = (page: number, content: string) => {
    const event: RoomEvent = { type: 'page-written', version: 1, page, content }
    stream.dispatchEvent(new MessageEvent('entry', { data: JSON.stringify(event), lastEventId: String(++number) }))
    return connection.state().writing?.pages
  }
  expect([tell(1, 'one'), tell(2, 'two'), tell(3, 'three')].at(-1)).toEqual(['one', 'two', 'three'])
  expect(tell(2, 'two, mended')).toEqual(['one', 'two, mended'])
  expect(tell(1, 'another one')).toEqual(['another one'])
  connection.close()
})

describe('a laptop that sleeps', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    // Not in jsdom.
    Object.assign(globalThis, { EventSource: { CLOSED: 2 } })
  })
  afterEach(() => jest.useRealTimers())
  let refusal: () => 'missing' | null
  beforeEach(() => (refusal = () => 'missing'))

  const idea = (number: number, content: string): RoomEvent => ({
    type: 'idea-added',
    idea: {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      contributorId: '00000000-0000-4000-8000-000000000002',
      contributor: 'Tom',
      content,
      type: 'plot',
      order: number * 1024,
      fate: null,
      likedBy: [],
      clientId: null,
      createdAt: '2026-11-24T10:00:00.000Z',
    },
  })
  async function openRoom(readRoom: () => Promise<RoomSnapshot> = () => Promise.resolve(ROOM), { mute = false } = {}) {
    const streams: {
      after: number
      closed: boolean
      beat: () => void
      tell: (number: number, event: RoomEvent) => void
      refuse: () => void
    }[] = []
    const connection = new RoomConnection({
      readRoom,
      readIdeas: () => Promise.resolve([]),
      refusal: () => refusal(),
      openStream: (after) => {
        const target = new EventTarget()
        const stream = {
          after,
          closed: false,
          tell: (number: number, event: RoomEvent) =>
            void target.dispatchEvent(
              new MessageEvent('entry', { data: JSON.stringify(event), lastEventId: String(number) }),
            ),
          beat: () => void target.dispatchEvent(new Event('beat')),
          refuse: () => void target.dispatchEvent(new Event('error')),
        }
        streams.push(stream)
        setTimeout(() => target.dispatchEvent(new Event('open')), 10)
        if (!mute) setTimeout(stream.beat, 10)
        return Object.assign(target, {
          readyState: 2,
          close: () => void (stream.closed = true),
        }) as unknown as EventSource
      },
      isOnline: () => true,
    })
    connection.open()
    await jest.advanceTimersByTimeAsync(20)
    return { connection, streams }
  }
  /** No timer runs meanwhile, as on a machine that sleeps; then the clock has moved on. */
  const sleep = async (ms: number) => {
    jest.setSystemTime(Date.now() + ms)
    await jest.advanceTimersByTimeAsync(1_000)
  }

  test('for an hour comes back by a new stream, from its last entry on, and has every idea once', async () => {
    const { connection, streams } = await openRoom()
    streams[0]?.tell(1, idea(1, 'Before'))
    await jest.advanceTimersByTimeAsync(5_000)
    expect(streams).toHaveLength(1)
    await sleep(3_600_000)
    expect(streams.map(({ after, closed }) => [after, closed])).toEqual([
      [0, true],
      [1, false],
    ])
    for (const number of [1, 2, 3]) streams[1]?.tell(number, idea(number, `Number ${number}`))
    await jest.advanceTimersByTimeAsync(20)
    const { room, connection: line } = connection.state()
    expect(line).toBe('live')
    expect(room?.contributions.map(({ content }) => content)).toEqual(['Before', 'Number 2', 'Number 3'])
    connection.close()
  })

  test('is told from a hidden page, whose timers come once a minute and which hears its line', async () => {
    const { connection, streams } = await openRoom()
    for (let minute = 0; minute < 10; minute++) {
      jest.setSystemTime(Date.now() + 59_000)
      streams[0]?.beat()
      await jest.advanceTimersByTimeAsync(1_000)
    }
    expect(streams).toHaveLength(1)
    jest.setSystemTime(Date.now() + 41_000)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(streams).toHaveLength(2)
    connection.close()
  })

  test('and a line that opens and says nothing: the page asks by itself until it is heard', async () => {
    let reads = 0
    const { connection, streams } = await openRoom(() => Promise.resolve({ ...ROOM, title: `read ${++reads}` }), {
      mute: true,
    })
    await jest.advanceTimersByTimeAsync(4_000)
    expect(connection.state().connection).toBe('polling')
    await jest.advanceTimersByTimeAsync(11_000)
    expect(connection.state().room?.title).toBe('read 3')
    streams.at(-1)?.beat()
    expect(connection.state().connection).toBe('live')
    await jest.advanceTimersByTimeAsync(11_000)
    expect(reads).toBe(3)
    connection.close()
  })

  test('a room that cannot be read when entries are missing is asked for until it can', async () => {
    let isAway = false
    const { connection, streams } = await openRoom(() =>
      isAway ? Promise.reject(new TypeError('no line')) : Promise.resolve(ROOM),
    )
    refusal = () => null
    isAway = true
    streams[0]?.tell(7, idea(7, 'After a gap'))
    await jest.advanceTimersByTimeAsync(6_000)
    expect(streams).toHaveLength(1)
    isAway = false
    await jest.advanceTimersByTimeAsync(6_000)
    expect(streams).toHaveLength(2)
    expect(connection.state().connection).toBe('live')
    connection.close()
  })

  test('a room that cannot be reached at first opens by itself, once it can', async () => {
    refusal = () => null
    let isAway = true
    const { connection, streams } = await openRoom(() =>
      isAway ? Promise.reject(new TypeError('no line')) : Promise.resolve(ROOM),
    )
    expect(connection.state().failure).toBe('unreachable')
    isAway = false
    await jest.advanceTimersByTimeAsync(6_000)
    expect(connection.state()).toMatchObject({ failure: null, connection: 'live', room: ROOM })
    expect(streams).toHaveLength(1)
    connection.close()
  })

  test('until the room has forgotten itself is told so, and asks no more', async () => {
    let isKept = true
    const { connection, streams } = await openRoom(() =>
      isKept ? Promise.resolve(ROOM) : Promise.reject(new Error('404')),
    )
    isKept = false
    await sleep(91 * 86_400_000)
    // The stream is refused for good, so the page begins to ask.
    streams.at(-1)?.refuse()
    await jest.advanceTimersByTimeAsync(6_000)
    expect(connection.state().gone).toBe('forgotten')
    const opened = streams.length
    await sleep(3_600_000)
    expect(streams).toHaveLength(opened)
    connection.close()
  })
})
