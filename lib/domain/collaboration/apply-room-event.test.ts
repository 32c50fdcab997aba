import fc from 'fast-check'
import { applyRoomEvent, leavesGap, type LogEntry } from './apply-room-event'
import { applyMove, moveTo } from './move-idea'
import type { RoomEvent, RoomSnapshot } from './room-log'

const WHEN = '2026-11-24T10:00:00.000Z'
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const EMPTY: RoomSnapshot = {
  id: 'room',
  title: 'A table',
  description: null,
  creatorName: 'Nana',
  status: 'draft',
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
  me: { id: uuid(1), role: 'creator', lastSeen: 0 },
  lastEvent: 0,
  forgottenAt: WHEN,
}
const id = fc.integer({ min: 1, max: 6 }).map(uuid)
const idea = fc
  .record({ id, order: fc.integer({ min: 0, max: 9 }), content: fc.string({ minLength: 1 }) })
  .map((given) => ({
    ...given,
    type: 'plot' as const,
    contributorId: uuid(1),
    contributor: 'Nana',
    createdAt: WHEN,
    likedBy: [],
    fate: null,
    clientId: null,
  }))
const event: fc.Arbitrary<RoomEvent> = fc.oneof(
  idea.map((one): RoomEvent => ({ type: 'idea-added', idea: one })),
  idea.map((one): RoomEvent => ({ type: 'idea-changed', idea: one })),
  id.map((ideaId): RoomEvent => ({ type: 'idea-removed', ideaId, by: uuid(1) })),
  id.map((memberId): RoomEvent => ({ type: 'member-removed', memberId })),
  id.map((member): RoomEvent => ({
    type: 'member-joined',
    member: { id: member, name: 'Tom', role: 'contributor', joinedAt: WHEN, removed: false },
  })),
  id.map((messageId): RoomEvent => ({ type: 'message-removed', messageId, by: uuid(1) })),
  fc
    .constantFrom('collecting', 'generating', 'finished')
    .map((status): RoomEvent => ({ type: 'status-changed', status })),
  fc.integer({ min: 0, max: 3 }).map((booksLeft): RoomEvent => ({ type: 'books-changed', booksLeft })),
)
const logOf = (events: readonly RoomEvent[]): LogEntry[] => events.map((one, i) => ({ number: i + 1, event: one }))
const replay = (from: RoomSnapshot, log: readonly LogEntry[]) => log.reduce(applyRoomEvent, from)

test('any snapshot and a log that begins before its end give the whole room, once', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.nat(), fc.nat(), (events, a, b) => {
      const log = logOf(events)
      const [early, late] = [a % (log.length + 1), b % (log.length + 1)].sort((x, y) => x - y)
      const snapshot = replay(EMPTY, log.slice(0, late))
      expect(replay(snapshot, log.slice(early))).toEqual(replay(EMPTY, log))
    }),
  )
})

test('ideas lie in their order whatever came when, and an entry after the next one leaves a gap', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const room = replay(EMPTY, logOf(events))
      const orders = room.contributions.map(({ order }) => order)
      expect(orders).toEqual(orders.toSorted((x, y) => x - y))
      expect(leavesGap(room, { number: room.lastEvent + 1, event: { type: 'version-failed', version: 1 } })).toBe(false)
      expect(leavesGap(room, { number: room.lastEvent + 2, event: { type: 'version-failed', version: 1 } })).toBe(true)
    }),
  )
})

test('a move brings an idea to its place and leaves the others in order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.integer({ min: -3, max: 15 }),
      (ids, at, place) => {
        const moved = ids[at % ids.length] ?? ''
        const to = Math.min(Math.max(place, 0), ids.length - 1)
        const move = moveTo(ids, moved, place)
        const after = move
          ? applyMove(
              ids.map((one) => ({ id: one })),
              move,
            ).map((one) => one.id)
          : ids
        expect(after.indexOf(moved)).toBe(to)
        expect(after.filter((one) => one !== moved)).toEqual(ids.filter((one) => one !== moved))
      },
    ),
  )
})
