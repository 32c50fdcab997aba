// Every failure of Claude over real HTTP: the buyer gets the book, and one credit is spent.
import {
  breaksWith,
  cutOff,
  hang,
  overloaded,
  rateLimited,
  says,
  spendCap,
  stallsAfter,
  startFakeClaude,
  wrongKey,
  type Behaviour,
  type FakeClaude,
} from '@/e2e/fakes/claude'
import { answerOf as builtInAnswer, withLeadingPet } from '@/e2e/fakes/claude-answer'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { writeMasked, writeStory as tell } from '@/lib/domain/author/write'
import { manuscript, type Manuscript } from '@/lib/domain/story/manuscript'
import type { StoryRequestInput } from '@/lib/domain/story/request'
import { openClaude } from '@/lib/platform/claude/ask'
import { createBreaker } from '@/lib/platform/claude/breaker'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { getStory } from '@/lib/server/stories/get-story'
import { writeStory } from '@/lib/server/stories/write-story'

const answerOf = (...given: Parameters<typeof builtInAnswer>) => withLeadingPet(builtInAnswer(...given))

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
// No test here looks at a picture, and planning those of a book takes half a second.
jest.mock('@/lib/server/stories/with-shots', () => ({ withShots: <T>(manuscript: T): T => manuscript }))

const database = testDatabase()
let fake: FakeClaude
let plan: Manuscript
beforeAll(async () => {
  fake = await startFakeClaude()
  plan = (await writeMasked(makeRequest())).manuscript
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.requests.length = 0
  fake.next = []
  fake.otherwise = overloaded
})

const MODEL = 'claude-opus-5-5'
const PATIENCE = { totalMs: 4_000, idleMs: 400, tries: 3 }
const claude = () => openClaude({ apiKey: 'test', baseURL: fake.url, model: MODEL })
/** Claude's text: that of our book, with a mark at the end of each page. */
const answerText = (from = 5, change: (pages: { content: string; pageNumber: number }[]) => void = () => {}) => {
  const answer = structuredClone(answerOf(plan, from))
  for (const page of answer.pages) page.content = page.content.replace(/\.(?=[^.]*$)/, ' so.')
  change(answer.pages)
  return JSON.stringify(answer)
}
/** Up to the end of a page's object. */
const upTo = (page: number, text = answerText()) => text.slice(0, text.indexOf(`"pageNumber":${page + 1},`) - 1)

async function order(over: Partial<StoryRequestInput> = {}): Promise<{ id: string; visitorId: string }> {
  const visitorId = await makeVisitor(database.db)
  return {
    visitorId,
    id: await redeemGiftCode(database.db, {
      code: await makeGiftCode(database.db),
      visitorId,
      request: makeRequest(over),
      now: NOW,
    }),
  }
}
async function write(
  behaviours: Behaviour[],
  {
    over = {},
    patience = PATIENCE,
    by = claude(),
  }: { over?: Partial<StoryRequestInput>; patience?: typeof PATIENCE; by?: ReturnType<typeof claude> } = {},
) {
  fake.next = behaviours
  const { id, visitorId } = await order(over)
  const started = Date.now()
  await writeStory(database.db, { storyId: id, now: NOW, claude: by, patience })
  const story = await getStory(database.db, { viewer: { visitorId, admin: null }, id })
  const row = await database.db.story.findUniqueOrThrow({
    where: { id },
    include: { authorCalls: { orderBy: { id: 'asc' } }, draft: true },
  })
  const credit = await database.db.credit.findFirstOrThrow({ where: { visitorId }, include: { spends: true } })
  expect({
    state: row.state,
    pages: story?.pages.length,
    draft: row.draft,
    spent: credit.spent,
    spends: credit.spends.length,
  }).toEqual({ state: 'ready', pages: 20, draft: null, spent: 1, spends: 1 })
  const { author } = manuscript.parse(row.manuscript)
  const calls = row.authorCalls.filter((c) => c.purpose !== 'reading').map((c) => `${c.purpose} ${c.outcome}`)
  return { author, calls, story, row, ms: Date.now() - started, requestCount: fake.requests.length }
}

test('Claude: continues from the opening word for word, gets no names, and tokens and cost are recorded', async () => {
  const { author, story, row, requestCount } = await write([says(answerText())])
  expect(author).toBe(`${MODEL}@1`)
  const preview = await tell(makeRequest())
  expect(story?.pages.slice(0, 4).map((p) => p.content)).toEqual(preview.pages.slice(0, 4).map((p) => p.content))
  expect(story?.pages.slice(4).every((p) => / so\./.test(p.content))).toBe(true)
  expect(story?.content).not.toMatch(/[{}]/)
  expect(story?.content).toContain('Biscuit')
  expect(requestCount).toBe(1)
  const [question] = fake.requests
  expect(JSON.stringify(question)).not.toMatch(/Mila|Biscuit|Olive/)
  expect(question?.system[0]?.cache_control).toEqual({ type: 'ephemeral' })
  const call = row.authorCalls.find((c) => c.purpose === 'write')
  const { inputTokens, outputTokens, cacheWriteTokens, cacheReadTokens, costMicros } = call ?? {
    inputTokens: 0,
    outputTokens: 0,
    cacheWriteTokens: 0,
    cacheReadTokens: 0,
    costMicros: 0,
  }
  expect(outputTokens).toBeGreaterThan(1_000)
  expect(costMicros).toBe(
    Math.round(inputTokens * 4 + outputTokens * 20 + cacheWriteTokens * 5 + cacheReadTokens * 0.2),
  )
})

test.each<[string, () => Behaviour[], string[]]>([
  ['429 with retry-after', () => [rateLimited('0.3'), says(answerText())], ['write answered']],
  ['529, twice', () => [overloaded, overloaded, says(answerText())], ['write answered']],
  [
    '200, then an error in the stream',
    () => [breaksWith(upTo(9)), says(answerText(10))],
    ['write broken-off', 'repair answered'],
  ],
  [
    '200, then an error before any page',
    () => [breaksWith(''), says(answerText())],
    ['write broken-off', 'repair answered'],
  ],
  [
    'a stream that is cut',
    () => [
      cutOff(answerText().slice(0, 6_000)),
      says((claudeRequest) =>
        answerText(Number(/Write pages (\d+)/.exec(JSON.stringify(claudeRequest.messages))?.[1])),
      ),
    ],
    ['write broken-off', 'repair answered'],
  ],
  [
    'bad JSON',
    () => [says('Of course! Here is your story: {'), says(answerText())],
    ['write answered', 'repair answered'],
  ],
  [
    'max_tokens',
    () => [says(upTo(15), { stop: 'max_tokens' }), says(answerText(16))],
    ['write answered', 'repair answered'],
  ],
  [
    'too few pages',
    () => [says(answerText(5, (pages) => void pages.splice(14))), says(answerText())],
    ['write answered', 'repair answered'],
  ],
  [
    'a page that is not fit, mended',
    () => [
      says(answerText(5, (pages) => pages.forEach((p) => p.pageNumber === 12 && (p.content += ' Shit!')))),
      says(answerText(12)),
    ],
    ['write answered', 'repair answered'],
  ],
])("Claude: %s: the book is still Claude's", async (_, behaviours, calls) => {
  const written = await write(behaviours())
  expect([written.author, written.calls]).toEqual([`${MODEL}@1`, calls])
  expect(written.story?.pages.slice(4).every((p) => / so\./.test(p.content))).toBe(true)
})

test('Claude: the repair round names the faults after Claude’s own answer', async () => {
  await write([
    says(answerText(5, (pages) => pages.forEach((p) => p.pageNumber === 12 && (p.content += ' {{PET_5}} laughed.')))),
    says(answerText(12)),
  ])
  const [, second] = fake.requests
  expect(second?.messages.map((m) => m.role)).toEqual(['user', 'assistant', 'user'])
  expect(JSON.stringify(second?.messages[2])).toMatch(/page 12: \{\{PET_5\}\} stands for nobody.*Pages 1 to 11 stand/)
})

test.each<[string, () => Behaviour[], number, number]>([
  ['429 that asks for more time than there is', () => [rateLimited('3600')], 1, 3_000],
  ['529 without end', () => [], 3, 4_500],
  ['a refusal', () => [says('', { stop: 'refusal' })], 1, 3_000],
  ['bad JSON twice', () => [says('no'), says('no')], 2, 3_000],
  [
    'wrong page count twice',
    () => [says(answerText(5, (pages) => void pages.pop())), says(answerText(5, (pages) => void pages.pop()))],
    2,
    3_000,
  ],
  ['a stream that is cut twice', () => [cutOff(upTo(7)), cutOff(upTo(7))], 2, 3_000],
  ['a hang', () => [hang], 1, 3_000],
  ['a hang in the middle', () => [stallsAfter(upTo(9))], 1, 3_000],
  ['a slow drip', () => [says(answerText(), { chunk: 20, ms: 150 })], 1, 5_500],
  ['the spend cap', () => [spendCap], 1, 3_000],
  ['a wrong key', () => [wrongKey], 1, 3_000],
])(
  'Claude: %s: the built-in author writes the book of the preview',
  async (_, behaviours, requestCount, withinMs) => {
    const written = await write(behaviours())
    expect([written.author, written.requestCount]).toEqual(['built-in@1', requestCount])
    expect(written.ms).toBeLessThan(withinMs)
    expect(written.story?.pages.map((p) => p.content)).toEqual((await tell(makeRequest())).pages.map((p) => p.content))
  },
  15_000,
)

test('Claude: three consecutive failures open the breaker; a successful probe closes it', async () => {
  let clock = 0
  const by = openClaude(
    { apiKey: 'test', baseURL: fake.url, model: MODEL },
    createBreaker({ failures: 3, restMs: 60_000, now: () => clock }),
  )
  const once = { ...PATIENCE, tries: 1 }
  // No free text, so no second review: each book is one call.
  const over: Partial<StoryRequestInput> = {
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  }
  for (let i = 0; i < 3; i++) await write([], { by, patience: once, over })
  expect(fake.requests).toHaveLength(3)
  const resting = await write([says(answerText())], { by, over })
  expect([resting.author, resting.requestCount, resting.calls]).toEqual(['built-in@1', 3, []])
  clock = 61_000
  expect((await write([overloaded], { by, patience: once, over })).author).toBe('built-in@1')
  expect((await write([says(answerText())], { by, over })).requestCount).toBe(4)
  clock = 122_000
  expect((await write([says(answerText())], { by, over })).author).toBe(`${MODEL}@1`)
  expect((await write([says(answerText())], { by, over })).author).toBe(`${MODEL}@1`)
})

test('Claude: a refused key opens the breaker at once', async () => {
  const by = claude()
  await write([wrongKey], { by })
  expect((await write([says(answerText())], { by })).requestCount).toBe(1)
})

test('Claude: a clock that is set back doesn’t make the breaker rest for longer', async () => {
  const by = claude()
  await write([wrongKey], { by })
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  expect(by.restsFor()).toBeGreaterThan(0)
  expect(by.restsFor()).toBeLessThanOrEqual(15 * 60_000)
  clock.mockRestore()
})

test('Claude: in another language it translates the opening; failures are retried by the queue, and only the last attempt falls back to English and says so', async () => {
  const italian = JSON.stringify({ ...answerOf(plan, 1), title: 'Un calzino', pages: answerOf(plan, 1).pages })
  const { row } = await write([says(italian)], { over: { language: 'it' } })
  expect([row.language, row.title]).toEqual(['it', 'Un calzino'])
  const { id } = await order({ language: 'it' })
  const by = openClaude({ apiKey: 'test', baseURL: fake.url, model: MODEL })
  await expect(
    writeStory(database.db, { storyId: id, now: NOW, claude: by, patience: { ...PATIENCE, tries: 1 }, last: false }),
  ).rejects.toMatchObject({ code: 'broken-off' })
  expect((await database.db.story.findUniqueOrThrow({ where: { id } })).state).toBe('writing')
  await writeStory(database.db, { storyId: id, now: NOW, claude: by, patience: { ...PATIENCE, tries: 1 }, last: true })
  expect(await database.db.story.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'ready',
    language: 'en',
    manuscript: { wanted: 'it' },
  })
  expect(row.manuscript).not.toHaveProperty('wanted')
})
