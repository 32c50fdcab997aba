// A room's book by Claude over real HTTP: its ideas are told in their words, and every failure ends in a book.
import {
  cutOff,
  hang,
  overloaded,
  rateLimited,
  says,
  serverError,
  spendCap,
  stallsAfter,
  startFakeClaude,
  wrongKey,
  type Behaviour,
  type FakeClaude,
} from '@/e2e/fakes/claude'
import { weaveAnswerOf } from '@/e2e/fakes/claude-answer'
import { testDatabase } from '@/e2e/fixtures/database'
import { giveIdea, makeRoom, seat } from '@/e2e/fixtures/rooms'
import type { Answer } from '@/lib/domain/author/claude/contract'
import { checkTraces } from '@/lib/domain/author/weave/check-traces'
import { commissionWeave } from '@/lib/domain/author/weave/claude'
import { ROOM_BOUNDS } from '@/lib/domain/collaboration/room'
import { ideaTrace, roomEvent } from '@/lib/domain/collaboration/room-log'
import { manuscript } from '@/lib/domain/story/manuscript'
import { openClaude } from '@/lib/platform/claude/ask'
import { z } from 'zod'
import type { Asking } from './require-member'
import { startWeaving } from './start-weaving'
import { weaveWith } from './weave'
import { failVersion, storedWeaveRequest, weaveRoom } from './weave-room'

const logged: [string, object][] = []
jest.mock('@/lib/platform/log', () => {
  const add = (event: string, fields: object) => void logged.push([event, fields])
  return { log: { info: add, warn: add, error: add } }
})
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))

const database = testDatabase()
const MODEL = 'claude-opus-5-5'
const PATIENCE = { totalMs: 3_000, idleMs: 400, tries: 2 }
let fake: FakeClaude
beforeAll(async () => {
  fake = await startFakeClaude()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.requests.length = 0
  fake.next = []
  fake.otherwise = overloaded
  logged.length = 0
})

async function openTable() {
  const { db } = database
  const room = await makeRoom(db, { title: 'The Moon Bus of Nana & Co. <3' })
  const joe = await seat(db, room, 'Uncle Joe')
  await seat(db, room, 'Zora')
  await giveIdea(db, room.creator, 'A bus that sings only for Mila and for joe, Joe and Zora')
  await giveIdea(db, joe.asking, 'then {Biscuit} eats the moon')
  await giveIdea(db, joe.asking, 'who turned off the stars?')
  return room
}

async function start(creator: Asking) {
  const { db } = database
  const { version } = await startWeaving(db, { ...creator, withClaude: true, now: new Date() })
  return db.roomVersion.findUniqueOrThrow({ where: { roomId_number: { roomId: creator.roomId, number: version } } })
}

/** Claude's answer to a version's request, changed, as text. */
type Written = (change?: (answer: Answer) => void) => string
async function weaveOnce(
  behaviours: (written: Written) => Behaviour[],
  opened?: Awaited<ReturnType<typeof openTable>>,
) {
  const { db } = database
  const room = opened ?? (await openTable())
  const { id, request: stored } = await start(room.creator)
  const request = storedWeaveRequest(stored)
  fake.next = behaviours((change = () => {}) => {
    const answer = weaveAnswerOf(commissionWeave(request))
    change(answer)
    return JSON.stringify(answer)
  })
  const since = new Date()
  const claude = openClaude({ apiKey: 'test', baseURL: fake.url, model: MODEL })
  await weaveRoom(db, { versionId: id, weave: weaveWith(db, claude, PATIENCE), now: new Date() })
  const version = await db.roomVersion.findUniqueOrThrow({ where: { id } })
  const woven = { manuscript: manuscript.parse(version.manuscript), traces: z.array(ideaTrace).parse(version.traces) }
  expect([version.state, woven.manuscript.pages.length, checkTraces(request, woven)]).toEqual(['finished', 20, []])
  const rows = await db.roomEvent.findMany({ where: { roomId: room.id }, orderBy: { seq: 'asc' } })
  const events = rows.map(({ payload }) => roomEvent.parse(payload))
  // What the room sees of the progress ends in the book itself.
  const shown: string[] = []
  for (const event of events) if (event.type === 'page-written') shown.splice(event.page - 1, 1, event.content)
  expect(shown).toEqual(woven.manuscript.pages.map(({ content }) => content))
  const calls = await db.authorCall.findMany({ where: { createdAt: { gte: since } }, orderBy: { id: 'asc' } })
  // Without the room's id, whose random letters may be anything.
  expect(JSON.stringify(logged).replaceAll(room.id, '')).not.toMatch(/Nana|Joe|Zora|Mila|Biscuit|sings|moon/i)
  expect(logged.every(([, fields]) => 'roomId' in fields && fields.roomId === room.id)).toBe(true)
  return {
    author: version.author,
    text: woven.manuscript.pages.map(({ content }) => content).join('\n\n'),
    pagesTold: events.flatMap((event) => (event.type === 'page-written' ? [event.page] : [])),
    calls: calls.map(({ purpose, outcome }) => `${purpose} ${outcome}`),
    cause: logged.find(([event]) => event === 'room.built-in')?.[1],
    room,
  }
}

const CLAUDES = `${MODEL}-weave@1`
const BUILT_IN = 'built-in-weave@1'
const forget = (answer: Answer) => {
  for (const page of answer.pages) page.content = page.content.replace('{{IDEA_B}} ', '')
}
const upTo = (text: string, page: number) => text.slice(0, text.indexOf(`"pageNumber":${page + 1},`) - 1)
const upToTwenty = Array.from({ length: 20 }, (_, i) => i + 1)

test('Claude: is told no name, tells each idea in its words, and its pages arrive one by one', async () => {
  const { author, text, pagesTold, calls, cause } = await weaveOnce((written) => [says(written())])
  expect([author, calls, cause]).toEqual([CLAUDES, ['write answered'], undefined])
  expect(pagesTold).toEqual(upToTwenty)
  expect(text).toContain('Nana leaned in. “A bus that sings only for Mila and for joe…”')
  expect(text).toContain('Uncle Joe leaned in. “Then {Biscuit} eats the moon.”')
  expect(text).not.toMatch(/\{\{/)
  const question = JSON.stringify(fake.requests[0]?.messages)
  expect(question).not.toMatch(/Nana|Joe|Zora|Mila|Biscuit/i)
  expect(question).toContain('for {{CHILD}} and for {{GIVER_B}}, {{GIVER_B}} and {{OTHER_A}}')
})

test('Claude: pages are told of while it still writes', async () => {
  const room = await openTable()
  const pagesSoFar = () =>
    database.db.roomEvent.count({ where: { roomId: room.id, payload: { path: ['type'], equals: 'page-written' } } })
  let early = 0
  const { author } = await weaveOnce(
    (written) => [
      says(upTo(written(), 9), { stop: 'max_tokens' }),
      async (request, response) => {
        early = await pagesSoFar()
        await says(written((answer) => void answer.pages.splice(0, 9)))(request, response)
      },
    ],
    room,
  )
  expect([author, early]).toEqual([CLAUDES, 9])
  expect(JSON.stringify(fake.requests[1]?.messages)).toContain('Write pages 10 to 20')
})

test.each<[string, (written: Written) => Behaviour[], string[]]>([
  ['an idea left out', (w) => [says(w(forget)), says(w())], ['write answered', 'repair answered']],
  [
    'an idea told twice',
    (w) => [
      says(w((a) => a.pages.forEach((p) => p.pageNumber === 17 && (p.content += '\n\n{{GIVER_A}}: {{IDEA_A}}')))),
      says(w()),
    ],
    ['write answered', 'repair answered'],
  ],
  [
    'words that are not fit',
    (w) => [says(w((a) => a.pages.forEach((p) => p.pageNumber === 12 && (p.content += ' Shit!')))), says(w())],
    ['write answered', 'repair answered'],
  ],
  [
    'a telephone number behind the story',
    (w) => [says(w((a) => void (a.summary += ' Call 0412 345 678.'))), says(w())],
    ['write answered', 'repair answered'],
  ],
  ['too few pages', (w) => [says(w((a) => void a.pages.splice(14))), says(w())], ['write answered', 'repair answered']],
  [
    'too many words',
    (w) => [
      says(w((a) => a.pages.forEach((p) => void (p.content += ' And on and on and on it went, on and on.')))),
      says(w()),
    ],
    ['write answered', 'repair answered'],
  ],
  ['no JSON', (w) => [says('Of course! {'), says(w())], ['write answered', 'repair answered']],
  ['a stream that is cut', (w) => [cutOff(upTo(w(), 7)), says(w())], ['write broken-off', 'repair answered']],
  ['529, once', (w) => [overloaded, says(w())], ['write answered']],
])('Claude: %s, then mended: the book is Claude’s', async (_, behaviours, calls) => {
  const written = await weaveOnce(behaviours)
  expect([written.author, written.calls, written.cause]).toEqual([CLAUDES, calls, undefined])
})

test('Claude: the repair names the faults after Claude’s own answer', async () => {
  await weaveOnce((written) => [says(written(forget)), says(written())])
  const [, second] = fake.requests
  expect(second?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
  expect(JSON.stringify(second?.messages[2])).toContain('idea B is used 0 times; exactly once')
})

test.each<[string, (written: Written) => Behaviour[], number, string]>([
  ['an idea left out twice', (w) => [says(w(forget)), says(w(forget))], 2, 'faults'],
  [
    'words that are not fit, twice',
    (w) => {
      const unfit = w((a) => a.pages.forEach((p) => p.pageNumber === 12 && (p.content += ' Shit!')))
      return [says(unfit), says(unfit)]
    },
    2,
    'faults',
  ],
  ['no JSON twice', () => [says('no'), says('no')], 2, 'invalid'],
  ['a refusal', () => [says('', { stop: 'refusal' })], 1, 'refused'],
  ['529 without end', () => [], 2, 'busy'],
  ['500 without end', () => [serverError, serverError], 2, 'busy'],
  ['429 that asks for more time than there is', () => [rateLimited('3600')], 1, 'busy'],
  ['the spend cap', () => [spendCap], 1, 'spent'],
  ['a wrong key', () => [wrongKey], 1, 'denied'],
  ['a hang', () => [hang], 1, 'too-slow'],
  ['a hang in the middle', (w) => [stallsAfter(upTo(w(), 9))], 1, 'too-slow'],
  ['a stream that is cut twice', (w) => [cutOff(upTo(w(), 7)), cutOff(upTo(w(), 7))], 2, 'broken-off'],
])(
  'Claude: %s: the built-in author writes the book, and the log says why',
  async (_, behaviours, requests, code) => {
    const written = await weaveOnce(behaviours)
    expect([written.author, fake.requests.length]).toEqual([BUILT_IN, requests])
    expect(written.cause).toEqual({ roomId: written.room.id, code })
  },
  15_000,
)

test('Claude: a sixth weaving of a day is refused before anything is sent; without a key the built-in author has no count', async () => {
  const { db } = database
  const room = await openTable()
  for (let text = 1; text <= ROOM_BOUNDS.textsADay; text++) {
    const { id } = await start(room.creator)
    await failVersion(db, { versionId: id, now: new Date() })
  }
  await expect(start(room.creator)).rejects.toMatchObject({ code: 'room_texts_used' })
  expect(fake.requests).toEqual([])
  const { version } = await startWeaving(db, { ...room.creator, withClaude: false, now: new Date() })
  const { id } = await db.roomVersion.findUniqueOrThrow({
    where: { roomId_number: { roomId: room.id, number: version } },
  })
  await weaveRoom(db, { versionId: id, weave: weaveWith(db, null), now: new Date() })
  expect((await db.roomVersion.findUniqueOrThrow({ where: { id } })).author).toBe(BUILT_IN)
})

test('Claude: the queue’s job asks it when the environment has a key', async () => {
  const { db } = database
  const before = { ...process.env }
  Object.assign(process.env, { ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: fake.url, ANTHROPIC_MODEL: MODEL })
  const { id, request } = await start((await openTable()).creator)
  fake.next = [says(JSON.stringify(weaveAnswerOf(commissionWeave(storedWeaveRequest(request)))))]
  // The environment is read once a process.
  await jest.isolateModulesAsync(async () => {
    const { tasks } = await import('@/lib/server/jobs')
    await tasks['weave-room'](db, { versionId: id }, { jobId: '1', attempt: 1, last: true })
  })
  process.env = before
  expect((await db.roomVersion.findUniqueOrThrow({ where: { id } })).author).toBe(CLAUDES)
})
