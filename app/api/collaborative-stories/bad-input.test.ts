// Whatever can be sent to a room that is no good: each has its status and its own words, and leaves nothing on the
// table.
import { testDatabase } from '@/e2e/fixtures/database'
import { CAST, giveIdea, makeRoom, seat } from '@/e2e/fixtures/rooms'
import { MAX_BODY_BYTES } from '@/lib/http/read-body'
import { db } from '@/lib/platform/db/client'
import { siteOrigin } from '@/lib/platform/site-origin'
import { changeRoom } from '@/lib/server/collaboration/change-room'
import { removeMember } from '@/lib/server/collaboration/remove-member'
import type { Asking } from '@/lib/server/collaboration/require-member'
import { POST as makeBook } from './[id]/book/route'
import { POST as join } from './[id]/collaborators/route'
import { DELETE as removeIdea, PATCH as changeIdea } from './[id]/contributions/[ideaId]/route'
import { GET as listIdeas, POST as addIdea } from './[id]/contributions/route'
import { GET as follow } from './[id]/events/route'
import { POST as generate } from './[id]/generate/route'
import { POST as sendMessage } from './[id]/messages/route'
import { PATCH as changeTheRoom, GET as readRoom } from './[id]/route'
import { POST as tellTyping } from './[id]/typing/route'
import { POST as find } from './find/route'
import { POST as create } from './route'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

/** The browser's cookies. */
const jar = new Map<string, string>()
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: () => {},
  }),
}))

testDatabase()
afterAll(() => db().$disconnect())
afterEach(async () => {
  jar.clear()
  // Each of these tries counts.
  await db().rateLimit.deleteMany()
})

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
async function call(handler: Handler, params: Record<string, string>, body?: unknown, method = 'POST') {
  const response = await handler(
    new Request(`${siteOrigin()}/api/collaborative-stories`, {
      method,
      headers: { 'content-type': 'application/json', origin: siteOrigin() },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    { params: Promise.resolve(params) },
  )
  const answer: unknown = response.status === 204 ? {} : await response.json()
  const { error, code, fields } = Object(answer) as { error?: string; code?: string; fields?: Record<string, string[]> }
  return { status: response.status, code, error, fields }
}
const sitAs = ({ roomId, token }: Asking) => jar.set(`wagtale-room-${roomId}`, token ?? '')
/** A room in which this browser is the creator. */
async function ownRoom(more: Parameters<typeof makeRoom>[1] = {}) {
  const room = await makeRoom(db(), more)
  sitAs(room.creator)
  return { ...room, params: { id: room.id } }
}
const ROOM = { title: 'The Singing Bus', creatorName: 'Nana', creatorEmail: 'nana@example.com' }

test.each([
  ['no title', { ...ROOM, title: undefined }, 'title', 'Story title is required'],
  ['a blank title', { ...ROOM, title: ' \u200b ' }, 'title', 'Story title is required'],
  ['a title of another type', { ...ROOM, title: ['x'] }, 'title', 'Story title is required'],
  ['a title beyond its bound', { ...ROOM, title: 'x'.repeat(121) }, 'title', 'Please keep to 120 characters'],
  ['no name', { ...ROOM, creatorName: '' }, 'creatorName', 'Creator name is required'],
  ['no address', { ...ROOM, creatorEmail: 'nana' }, 'creatorEmail', 'Valid email is required'],
  ['one member', { ...ROOM, maxCollaborators: 1 }, 'maxCollaborators', /2/],
  ['eleven members', { ...ROOM, maxCollaborators: 11 }, 'maxCollaborators', /10/],
  ['half a member', { ...ROOM, maxCollaborators: 2.5 }, 'maxCollaborators', /./],
  ['six pets', { ...ROOM, cast: { pets: Array(6).fill(CAST.pets[0]) } }, 'cast.pets', 'Maximum 5 pets allowed'],
])('a new room with %s is refused at its field', async (_, body, field, words) => {
  const answer = await call(create, {}, body)
  expect(answer).toMatchObject({ status: 400, code: 'invalid' })
  expect(answer.fields?.[field]?.join()).toMatch(words)
})

test.each([
  ['no JSON', '{"title":', 400, 'bad_json'],
  ['a list', [], 400, 'invalid'],
  ['nothing', '', 400, 'invalid'],
  ['more than a call may hold', { ...ROOM, description: 'x'.repeat(MAX_BODY_BYTES) }, 413, 'too_large'],
  ['unkind words', { ...ROOM, title: 'You little shit' }, 422, 'unkind_words'],
  ['a telephone number', { ...ROOM, description: 'Call me on 0412 345 678' }, 422, 'private_words'],
])('a new room of %s is refused', async (_, body, status, code) => {
  expect(await call(create, {}, body)).toMatchObject({ status, code, error: expect.stringMatching(/\w/) })
})

test.each([
  ['no content', { type: 'plot' }, 400, 'content', 'Content is required'],
  ['blank content', { content: ' \n\u00a0\u200b\u2060', type: 'plot' }, 400, 'content', 'Content is required'],
  ['content of another type', { content: { a: 1 }, type: 'plot' }, 400, 'content', 'Content is required'],
  ['281 characters', { content: 'x'.repeat(281), type: 'plot' }, 400, 'content', 'Please keep to 280 characters'],
  ['no type', { content: 'A bus' }, 400, 'type', 'Please choose a type.'],
  ['an unknown type', { content: 'A bus', type: 'villain' }, 400, 'type', 'Please choose a type.'],
  ['a place of another type', { content: 'A bus', type: 'plot', order: 'first' }, 400, 'order', /./],
  ['an id that is none', { content: 'A bus', type: 'plot', clientId: '7' }, 400, 'clientId', /./],
])('an idea with %s is refused at its field', async (_, body, status, field, words) => {
  const { params } = await ownRoom()
  const answer = await call(addIdea, params, body)
  expect(answer).toMatchObject({ status, code: 'invalid' })
  expect(answer.fields?.[field]?.join()).toMatch(words)
  expect(await db().storyContribution.count({ where: { storyId: params.id } })).toBe(0)
})

test.each([
  ['unkind words', { content: 'The bus says shit', type: 'plot' }, 422, 'unkind_words'],
  ['an address', { content: 'Write to tom@example.com', type: 'plot' }, 422, 'private_words'],
  ['a script in place of an object', '"<script>"', 400, 'invalid'],
  ['a broken line', '{"content":', 400, 'bad_json'],
  ['a novel', { content: 'x'.repeat(MAX_BODY_BYTES), type: 'plot' }, 413, 'too_large'],
  [
    'the name of somebody else',
    { content: 'A bus', type: 'plot', contributorId: crypto.randomUUID() },
    403,
    'forbidden',
  ],
])('an idea of %s is refused', async (_, body, status, code) => {
  const { params } = await ownRoom()
  expect(await call(addIdea, params, body)).toMatchObject({ status, code, error: expect.stringMatching(/\w/) })
  expect(await db().storyContribution.count({ where: { storyId: params.id } })).toBe(0)
})

test('a message is refused like an idea', async () => {
  const { params } = await ownRoom()
  for (const [message, status] of [
    ['', 400],
    ['x'.repeat(501), 400],
    [7, 400],
    ['You little shit', 422],
    ['Call 0412 345 678', 422],
  ] as const)
    expect([message, (await call(sendMessage, params, { message })).status]).toEqual([message, status])
  expect(await db().roomMessage.count({ where: { roomId: params.id } })).toBe(0)
})

test('joining: no name, no code, an unknown code, a replaced one, a full room, a closed one, none', async () => {
  const room = await makeRoom(db(), { maxCollaborators: 2 })
  const params = { id: room.id }
  const joining = (over: object) => call(join, params, { name: 'Tom', inviteCode: room.inviteCode, ...over })
  expect((await joining({ name: '  ' })).fields).toEqual({ name: ['Please enter your name.'] })
  expect((await joining({ inviteCode: undefined })).fields).toEqual({ inviteCode: ['Please enter the invite code.'] })
  expect(await joining({ name: 'You little shit' })).toMatchObject({ status: 422, code: 'unkind_words' })
  expect((await joining({ role: 'creator' })).status).toBe(400)
  expect(await joining({ inviteCode: 'ZZZZZZZZ' })).toMatchObject({ status: 404, code: 'room_code_unknown' })
  expect(await call(join, { id: 'nowhere' }, { name: 'Tom', inviteCode: room.inviteCode })).toMatchObject({
    status: 404,
    code: 'story_not_found',
  })
  const guest = await seat(db(), room, 'Ann')
  expect(await joining({})).toMatchObject({ status: 409, code: 'room_full', error: expect.stringContaining('2') })
  await removeMember(db(), { ...room.creator, memberId: guest.id, now: new Date() })
  expect(await joining({})).toMatchObject({ status: 410, code: 'room_code_revoked' })
  expect(await call(find, {}, { inviteCode: room.inviteCode })).toMatchObject({ status: 410 })
  expect(await call(find, {}, { inviteCode: '' })).toMatchObject({ status: 404, code: 'room_code_unknown' })

  const closed = await makeRoom(db())
  await changeRoom(db(), { ...closed.creator, body: { status: 'closed' }, now: new Date() })
  expect(await call(join, { id: closed.id }, { name: 'Tom', inviteCode: closed.inviteCode })).toMatchObject({
    status: 409,
    code: 'room_closed',
  })
})

test('a stranger, a removed member and a closed room: every call has its refusal', async () => {
  const room = await makeRoom(db())
  const guest = await seat(db(), room, 'Ann')
  const idea = await giveIdea(db(), guest.asking, 'The bus began to sing')
  const params = { id: room.id, ideaId: idea.id }
  const calls = async () =>
    [
      await call(addIdea, params, { content: 'A bus', type: 'plot' }),
      await call(changeIdea, params, { content: 'A tram' }, 'PATCH'),
      await call(removeIdea, params, undefined, 'DELETE'),
      await call(sendMessage, params, { message: 'Hello' }),
      await call(changeTheRoom, params, { cast: CAST }, 'PATCH'),
    ].map(({ status, code }) => `${status} ${code}`)
  expect(await calls()).toEqual(Array(5).fill('403 room_not_joined'))
  for (const handler of [listIdeas, follow])
    expect(await call(handler, params, undefined, 'GET')).toMatchObject({ status: 403 })
  expect(await call(tellTyping, params, { where: 'idea' })).toMatchObject({ status: 403 })
  expect(await call(readRoom, { id: 'nowhere' }, undefined, 'GET')).toMatchObject({
    status: 404,
    code: 'story_not_found',
  })

  sitAs(guest.asking)
  await changeRoom(db(), { ...room.creator, body: { status: 'closed' }, now: new Date() })
  const removal = await call(removeIdea, params, undefined, 'DELETE')
  expect(removal.status).toBe(204)
  expect(await calls()).toEqual([
    '409 room_closed',
    '409 room_closed',
    '404 room_item_gone',
    '409 room_closed',
    '409 room_closed',
  ])
  await removeMember(db(), { ...room.creator, memberId: guest.id, now: new Date() })
  expect(await calls()).toEqual(Array(5).fill('403 room_removed'))
})

test('what only giver or creator may, and what is not there', async () => {
  const room = await makeRoom(db())
  const guest = await seat(db(), room, 'Ann')
  const idea = await giveIdea(db(), room.creator, 'The bus began to sing')
  sitAs(guest.asking)
  const params = { id: room.id, ideaId: idea.id }
  const codeOf = async (...args: Parameters<typeof call>) => {
    const { status, code } = await call(...args)
    return `${status} ${code}`
  }
  expect(await codeOf(changeIdea, params, { content: 'A tram' }, 'PATCH')).toBe('403 forbidden')
  expect(await codeOf(changeIdea, params, { fate: 'told' }, 'PATCH')).toBe('403 room_creator_only')
  expect(await codeOf(changeIdea, params, { fate: 'burnt' }, 'PATCH')).toBe('400 invalid')
  expect(await codeOf(removeIdea, params, undefined, 'DELETE')).toBe('403 forbidden')
  expect(await codeOf(generate, params)).toBe('403 room_creator_only')
  expect(await codeOf(makeBook, params, {})).toBe('403 room_creator_only')
  for (const ideaId of ['7', crypto.randomUUID()])
    expect(await codeOf(removeIdea, { ...params, ideaId }, undefined, 'DELETE')).toBe('404 room_item_gone')

  const bare = await ownRoom({ cast: undefined })
  expect(await codeOf(generate, bare.params)).toBe('409 room_no_ideas')
  await giveIdea(db(), bare.creator, 'A bus')
  expect(await codeOf(generate, bare.params)).toBe('409 room_no_cast')
  expect(await codeOf(makeBook, bare.params, {})).toBe('409 room_no_text')
})
