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
