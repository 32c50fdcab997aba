import { testDatabase } from '@/e2e/fixtures/database'
import { makeVisitor, makeWrittenStory } from '@/e2e/fixtures/factory'
import { recordedSound } from '@/e2e/fixtures/recorded-sound'
import { narrationAnswer } from '@/lib/domain/book/narration/narration-answer'
import { RECORDING } from '@/lib/domain/book/recording/limits'
import { studio } from '@/lib/domain/book/recording/recording'
import type { Viewer } from '@/lib/domain/viewer'
import { correctStory } from '@/lib/server/corrections/correct-story'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { POST as create } from '../stories/[id]/recordings/route'
import { POST as share } from '../stories/[id]/recordings/sharing/route'
import { POST as adult } from './[recording]/adult/route'
import { DELETE as unlink, POST as link } from './[recording]/link/route'
import { GET as narration } from './[recording]/narration/route'
import { GET as picture } from './[recording]/pages/[n]/picture.svg/route'
import { GET as hear } from './[recording]/pages/[n]/sound.mp3/route'
import { PUT as send } from './[recording]/pages/[n]/take/route'
import { DELETE as erase, GET as open } from './[recording]/route'

const database = testDatabase()
let mockViewer: Viewer = { visitorId: null, admin: null }
let mockDb: unknown
const mockLogged: unknown[] = []
jest.mock('@/lib/http/viewer', () => ({ readViewer: async () => mockViewer }))
jest.mock('@/lib/platform/db/client', () => ({
  ...jest.requireActual<object>('@/lib/platform/db/client'),
  db: () => mockDb,
}))
jest.mock('@/lib/platform/log', () => {
  const log = (...given: unknown[]) => void mockLogged.push(given)
  return { log: { info: log, warn: log, error: log } }
})
let sound: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  mockDb = database.db
  sound = await recordedSound({ seconds: 2 })
})

/** Frames follow one another, whatever they are of. */
const repeated = (times: number) => new Uint8Array(Buffer.concat(Array.from({ length: times }, () => sound)))

const ORIGIN = 'http://localhost:3000'
let clients = 0
const stranger: Viewer = { visitorId: null, admin: null }
const request = (method: string, { body, token, query = '' }: Sent = {}) =>
  new Request(`${ORIGIN}/x${query}`, {
    method,
    headers: {
      referer: `${ORIGIN}/record`,
      'x-forwarded-for': `198.51.100.${++clients % 250}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined || body instanceof Uint8Array ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  })
interface Sent {
  body?: object | Uint8Array<ArrayBuffer>
  token?: string | undefined
  query?: string
}
const paramsOf = (params: Record<string, string>) => ({ params: Promise.resolve(params) })
const at = (recording: string, n = 1) => paramsOf({ recording, n: String(n) })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
const lookAt = async (id: string, token?: string) =>
  studio.parse(await (await open(request('GET', { token }), at(id))).json())
const put = (id: string, words: string, given: Sent & { page?: number } = {}) =>
  send(request('PUT', { body: sound, ...given, query: `?words=${words}` }), at(id, given.page ?? 1))

/** A story with a place for Grandma's voice, its owner, and the link that was sent to her. */
async function makeRecording(options: Parameters<typeof makeWrittenStory>[1] = {}) {
  const { id: storyId, visitorId } = await makeWrittenStory(database.db, options)
  const owner: Viewer = { visitorId, admin: null }
  mockViewer = owner
  const { id } = (await (
    await create(request('POST', { body: { name: 'Grandma' } }), paramsOf({ id: storyId }))
  ).json()) as { id: string }
  const { token } = (await (await link(request('POST'), at(id))).json()) as { token: string }
  return { storyId, owner, id, token }
}
/** The same, and its first page is read. */
async function makeRead() {
  const recording = await makeRecording()
  await adult(request('POST', { body: { adult: true } }), at(recording.id))
  const { pages } = await lookAt(recording.id)
  const answer = await put(recording.id, pages[0]?.words ?? '')
  expect(answer.status).toBe(200)
  const { take } = (await answer.json()) as { take: string }
  return { ...recording, pages, take }
}
const narrate = (id: string, version = 1) => narration(request('GET', { query: `?v=${version}` }), at(id))
const listen = (id: string, take: string, token?: string) =>
  hear(request('GET', { query: `?v=${take}`, token }), at(id))

test('by the link somebody without an account sees the pages, says to be a grown-up, and records; nothing else opens', async () => {
  const { id, storyId, token } = await makeRecording()
  await database.db.story.update({ where: { id: storyId }, data: { shared: false } })
  mockViewer = stranger
  const shown = await lookAt(id, token)
  expect(shown).toMatchObject({ name: 'Grandma', adult: false, storyId: null, dir: 'ltr' })
  expect(shown.pages).toHaveLength(22)
  expect(Date.parse(shown.expires ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000)
  const drawn = await picture(request('GET', { token }), at(id, 3))
  expect([drawn.status, await drawn.text()]).toEqual([200, expect.stringContaining('<svg')])
  const { words } = shown.pages[2] ?? { words: '' }
  expect(await codeOf(await put(id, words, { token, page: 3 }))).toEqual([403, 'recording_not_adult'])
  expect((await adult(request('POST', { body: { adult: false }, token }), at(id))).status).toBe(400)
  expect((await adult(request('POST', { body: { adult: true }, token }), at(id))).status).toBe(204)
  const stored = await put(id, words, { token, page: 3 })
  const { take, durationMs } = (await stored.json()) as { take: string; durationMs: number }
  expect([stored.status, Math.abs(durationMs - 2_000) < 120]).toEqual([200, true])
  expect((await lookAt(id, token)).pages.map(({ state }) => state).filter((state) => state !== 'none')).toEqual([
    'recorded',
  ])
  const played = await listen(id, take, token)
  expect(new Uint8Array(await played.arrayBuffer())).toEqual(sound)
  // Not by the recording's address alone, nor what the owner can do.
  expect(await codeOf(await open(request('GET'), at(id)))).toEqual([404, 'recording_not_found'])
  expect(await codeOf(await listen(id, take))).toEqual([404, 'recording_not_found'])
  for (const forbidden of [
    link(request('POST', { token }), at(id)),
    unlink(request('DELETE', { token }), at(id)),
    erase(request('DELETE', { token }), at(id)),
  ])
    expect(await codeOf(await forbidden)).toEqual([404, 'recording_not_found'])
})

test('a link ends when it is taken back, replaced, or has run out; what was recorded by it stays', async () => {
  const { id, owner, token, take } = await makeRead()
  const tryOpen = async (by: string) => {
    mockViewer = stranger
    const { status } = await open(request('GET', { token: by }), at(id))
    mockViewer = owner
    return status
  }
  expect(await tryOpen(token)).toBe(200)
  const { token: newer } = (await (await link(request('POST'), at(id))).json()) as { token: string }
  expect([await tryOpen(token), await tryOpen(newer)]).toEqual([404, 200])
  await database.db.recording.update({ where: { id }, data: { tokenExpires: new Date(Date.now() - 1_000) } })
  expect(await tryOpen(newer)).toBe(404)
  const { token: last } = (await (await link(request('POST'), at(id))).json()) as { token: string }
  expect((await unlink(request('DELETE'), at(id))).status).toBe(204)
  expect(await tryOpen(last)).toBe(404)
  expect((await listen(id, take)).status).toBe(200)
  // Only a hash of it was ever stored.
  expect(JSON.stringify(await database.db.recording.findMany())).not.toContain(last)
})

test.each([
  [
    'another format',
    async () => new TextEncoder().encode(`RIFF....WAVEfmt ${'x'.repeat(9_000)}`),
    [400, 'sound_not_mp3'],
  ],
  [
    'WebM as a browser records it',
    async () => Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...Array(999).fill(0)]),
    [400, 'sound_not_mp3'],
  ],
  ['nothing', async () => new Uint8Array(), [400, 'sound_not_mp3']],
  ['MP3 in stereo', () => recordedSound({ seconds: 1, channels: 2 }), [400, 'sound_not_mp3']],
  ['MP3 of another sampling rate', () => recordedSound({ seconds: 1, sampleRate: 16_000 }), [400, 'sound_not_mp3']],
  ['MP3 that breaks off', async () => sound.slice(0, -7), [400, 'sound_not_mp3']],
  ['a slip of the finger', () => recordedSound({ seconds: 0.1 }), [400, 'sound_too_short']],
  ['more than three minutes', async () => repeated(95), [413, 'sound_too_long']],
  ['twenty minutes', async () => repeated(600), [413, 'too_large']],
  ['fifty megabytes', async () => new Uint8Array(50_000_000), [413, 'too_large']],
] as const)(
  '%s is refused in words, and what was stored stays',
  async (_, make, refusal) => {
    const { id, pages, take } = await makeRead()
    const answer = await put(id, pages[0]?.words ?? '', { body: await make() })
    expect(await codeOf(answer)).toEqual(refusal)
    expect((await listen(id, take)).status).toBe(200)
  },
  60_000,
)

test('a page that is recorded again replaces the one before, and has another address', async () => {
  const { id, pages, take } = await makeRead()
  const again = (await (await put(id, pages[0]?.words ?? '')).json()) as { take: string }
  expect(again.take).not.toBe(take)
  expect([(await listen(id, take)).status, (await listen(id, again.take)).status]).toEqual([404, 200])
  expect(await database.db.recordedPage.count({ where: { recordingId: id } })).toBe(1)
})

test('twenty takes of a page at once leave one', async () => {
  const { id, pages } = await makeRead()
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(id, pages[0]?.words ?? '')))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await database.db.recordedPage.count({ where: { recordingId: id } })).toBe(1)
})

test('the voice is heard by the owner alone, by others only where the owner shares it, and never by an administrator', async () => {
  const { id, storyId, owner, take } = await makeRead()
  const others: Viewer[] = [
    stranger,
    { visitorId: await makeVisitor(database.db), admin: null },
    { visitorId: null, admin: { id: 'a', username: 'admin' } },
  ]
  const tryAll = async () => {
    const found: number[] = []
    for (const viewer of others) {
      mockViewer = viewer
      found.push((await narrate(id)).status, (await listen(id, take)).status)
    }
    mockViewer = owner
    return found
  }
  expect(await tryAll()).toEqual([404, 404, 404, 404, 404, 404])
  mockViewer = owner
  expect((await share(request('POST', { body: { shared: true } }), paramsOf({ id: storyId }))).status).toBe(200)
  expect(await tryAll()).toEqual([200, 200, 200, 200, 200, 200])
  await database.db.story.update({ where: { id: storyId }, data: { shared: false } })
  expect(await tryAll()).toEqual([404, 404, 404, 404, 404, 404])
  const mine = await listen(id, take)
  expect(mine.headers.get('cache-control')).toContain('immutable')
})

test('the reader learns which pages have a sound, and when each sentence is about to be said', async () => {
  const { id, take } = await makeRead()
  const answer = narrationAnswer.parse(await (await narrate(id)).json())
  expect(answer).toMatchObject({ state: 'ready', done: 1, total: 22 })
  expect(answer.pages[0]).toMatchObject({ take })
  expect(answer.pages[0]?.words.length).toBeGreaterThan(1)
  expect(answer.pages[1]).toMatchObject({ durationMs: 0, words: [] })
  expect(answer.pages[1]?.take).toBeUndefined()
  expect((await narrate(id, 2)).status).toBe(404)
})

test('a page whose words were changed since is not heard any more, and says so; the other pages stay', async () => {
  const { id, storyId, owner, pages } = await makeRead()
  for (const page of [2, 3]) expect((await put(id, pages[page - 1]?.words ?? '', { page })).status).toBe(200)
  const content = 'Now something else happens on this page.'
  await correctStory(database.db, {
    viewer: owner,
    id: storyId,
    correction: { version: 1, pages: { 1: content } },
  })
  expect((await lookAt(id)).pages.slice(0, 4).map(({ state }) => state)).toEqual([
    'recorded',
    'changed',
    'recorded',
    'none',
  ])
  const answer = narrationAnswer.parse(await (await narrate(id, 2)).json())
  expect(answer.pages.map(({ take }) => take !== undefined).slice(0, 4)).toEqual([true, false, true, false])
  expect(await codeOf(await put(id, pages[1]?.words ?? '', { page: 2 }))).toEqual([409, 'recording_words_changed'])
})

test('a name is checked like the book’s own words, and a book has room for eight voices', async () => {
  const { storyId } = await makeRecording()
  const add = (name: string) => create(request('POST', { body: { name } }), paramsOf({ id: storyId }))
  expect(await codeOf(await add('fuck'))).toEqual([422, 'unkind_words'])
  expect((await add('x'.repeat(RECORDING.nameLength + 1))).status).toBe(400)
  expect((await add(' ')).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 9 }, (_, n) => add(`Aunt ${n}`)))
  expect(many.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 409, 409])
})

test('an erased voice and an erased book take every sound and link with them', async () => {
  const { id, storyId, owner, token } = await makeRead()
  expect((await erase(request('DELETE'), at(id))).status).toBe(204)
  expect(await database.db.recordedPage.count({ where: { recordingId: id } })).toBe(0)
  expect(await codeOf(await open(request('GET', { token }), at(id)))).toEqual([404, 'recording_not_found'])
  const other = (await (
    await create(request('POST', { body: { name: 'Dad' } }), paramsOf({ id: storyId }))
  ).json()) as { id: string }
  await eraseStory(database.db, { viewer: owner, id: storyId })
  expect(await database.db.recording.count({ where: { id: other.id } })).toBe(0)
})

test('no name, token or sound is ever logged', async () => {
  const { id, token } = await makeRead()
  mockViewer = stranger
  await put(id, 'x', { token, body: new Uint8Array(9) })
  await open(request('GET', { token: `${token}x` }), at(id))
  expect(JSON.stringify(mockLogged)).not.toMatch(new RegExp(`Grandma|${token}|Mila`))
})
