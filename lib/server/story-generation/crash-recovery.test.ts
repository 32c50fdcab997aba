// Kills a worker at every step of a book; another one continues it: each page once, one credit spent, one mail.
import { spawn, type ChildProcess } from 'node:child_process'
import {
  hang,
  says,
  stallsAfter,
  startFakeClaude,
  type Behaviour,
  type ClaudeRequest,
  type FakeClaude,
} from '@/e2e/fakes/claude'
import { answerOf as builtInAnswer, withLeadingPet } from '@/e2e/fakes/claude-answer'
import { bundleProgram } from '@/e2e/fixtures/bundle'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { until } from '@/e2e/fixtures/until'
import { writeMasked } from '@/lib/domain/author/write'
import { manuscript as manuscriptSchema, type Manuscript } from '@/lib/domain/story/manuscript'
import { openClaude } from '@/lib/platform/claude/ask'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { writeStory } from '@/lib/server/stories/write-story'

const answerOf = (...given: Parameters<typeof builtInAnswer>) => withLeadingPet(builtInAnswer(...given))

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))

const STEPS = [
  'second reading',
  'before a word',
  'between pages',
  'behind the story',
  'being mended',
  'last write',
] as const
type Step = (typeof STEPS)[number]

const database = testDatabase()
let fake: FakeClaude
let plan: Manuscript
let program: Awaited<ReturnType<typeof bundleProgram>>
const workers: ChildProcess[] = []
beforeAll(async () => {
  program = await bundleProgram('scripts/run-worker.ts')
  fake = await startFakeClaude()
  plan = (await writeMasked(makeRequest())).manuscript
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  program.remove()
  await fake.close()
})

/** `npm run worker` without its package check. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [program.file], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      ANTHROPIC_API_KEY: 'test',
      ANTHROPIC_BASE_URL: fake.url,
    },
  })
  workers.push(worker)
  return worker
}

const stepOf = (claudeRequest: ClaudeRequest): Step | undefined =>
  STEPS.find((step) => JSON.stringify(claudeRequest.messages).includes(`likes the ${step}`))
const firstPage = (claudeRequest: ClaudeRequest) =>
  Number(/Write pages (\d+)/.exec(JSON.stringify(claudeRequest.messages))?.[1] ?? 21)
const answerText = (from: number) => JSON.stringify(answerOf(plan, from))
const upTo = (page: number) => answerText(5).slice(0, answerText(5).indexOf(`"pageNumber":${page + 1},`) - 1)
const allPages = () => answerText(5).slice(0, answerText(5).indexOf('"refrain"'))
const faulty = () => JSON.stringify({ ...answerOf(plan, 5), questions: [] })

async function order(step: string): Promise<{ id: string; visitorId: string }> {
  const visitorId = await makeVisitor(database.db)
  const request = makeRequest({
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male', description: `likes the ${step}` },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  })
  return {
    visitorId,
    id: await redeemGiftCode(database.db, { code: await makeGiftCode(database.db), visitorId, request, now: NOW }),
  }
}
const progress = async (id: string) =>
  (await database.db.story.findUniqueOrThrow({ where: { id }, select: { progress: true } })).progress
const isWaiting = async () =>
  (
    await database.db.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )[0]?.n !== 0

test('story worker: killed at any step, its books are finished by the next worker', async () => {
  const calls: [Step, number][] = []
  let killed = false
  fake.reading = (claudeRequest, response) =>
    stepOf(claudeRequest) === 'second reading' && !killed
      ? hang(claudeRequest, response)
      : says('{"findings":[]}')(claudeRequest, response)
  fake.otherwise = (claudeRequest, response) => {
    const step = stepOf(claudeRequest)
    if (step) calls.push([step, firstPage(claudeRequest)])
    const behaviour: Behaviour =
      killed || step === 'last write'
        ? says(answerText(firstPage(claudeRequest)))
        : step === 'before a word'
          ? hang
          : step === 'between pages'
            ? stallsAfter(upTo(9))
            : step === 'behind the story'
              ? stallsAfter(allPages())
              : claudeRequest.messages.length === 1
                ? says(faulty())
                : hang
    return behaviour(claudeRequest, response)
  }
  const stories = new Map<Step, { id: string; visitorId: string }>()
  for (const step of STEPS) stories.set(step, await order(step))
  const idOf = (step: Step) => stories.get(step)?.id ?? ''

  // A lock on the outbox blocks the last write.
  let letGo = () => {}
  const held = database.db.$transaction(
    async (tx) => {
      await tx.$executeRaw`LOCK TABLE mail_outbox IN SHARE MODE`
      await new Promise<void>((resolve) => void (letGo = resolve))
    },
    { timeout: 60_000 },
  )

  const first = startWorker()
  await until(() => fake.readings.some((r) => stepOf(r) === 'second reading'), 'second review', 30_000)
  await until(() => calls.some(([step]) => step === 'before a word'), 'the first question', 30_000)
  await until(async () => (await progress(idOf('between pages'))) === 9, 'page 9', 30_000)
  await until(async () => (await progress(idOf('behind the story'))) === 20, 'page 20', 30_000)
  await until(() => calls.filter(([step]) => step === 'being mended').length === 2, 'the round of repair', 30_000)
  await until(isWaiting, 'the last write', 30_000)
  first.kill('SIGKILL')
  await until(() => first.signalCode === 'SIGKILL')
  killed = true
  letGo()
  await held
  expect(await database.db.story.count({ where: { state: 'ready' } })).toBe(0)

  // Moves the lease half a minute into the past.
  await database.db
    .$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '31 seconds' WHERE locked_at IS NOT NULL`
  await database.db.$executeRaw`UPDATE queue_workers SET seen_at = seen_at - interval '31 seconds'`
  const second = startWorker()
  await until(
    async () => (await database.db.story.count({ where: { state: 'ready' } })) === STEPS.length,
    'every book',
    40_000,
  )
  // Leaves no worker for the next test.
  second.kill('SIGKILL')
  await until(() => second.signalCode === 'SIGKILL', 'the end of the second worker')

  for (const [step, { id, visitorId }] of stories) {
    const row = await database.db.story.findUniqueOrThrow({ where: { id }, include: { draft: true } })
    const book = manuscriptSchema.parse(row.manuscript)
    const credit = await database.db.credit.findFirstOrThrow({ where: { visitorId }, include: { spends: true } })
    expect([step, book.author, book.pages.map((p) => p.pageNumber), row.draft]).toEqual([
      step,
      'claude-opus-5-5@1',
      Array.from({ length: 20 }, (_, i) => i + 1),
      null,
    ])
    expect([step, credit.spent, credit.spends.length]).toEqual([step, 1, 1])
    expect(await database.db.mailOutbox.count({ where: { dedupeKey: `story-finished:${id}` } })).toBe(1)
  }
  // Stored pages were not requested again.
  expect(calls.filter(([step]) => step === 'between pages')).toEqual([
    ['between pages', 5],
    ['between pages', 10],
  ])
  expect(calls.filter(([step]) => step === 'behind the story')).toEqual([
    ['behind the story', 5],
    ['behind the story', 21],
  ])
}, 90_000)

test('story worker: one that resumes after losing its lease can’t write (fencing)', async () => {
  const { id, visitorId } = await order('nap')
  let resume = () => {}
  const resumed = new Promise<void>((resolve) => void (resume = resolve))
  const late = answerText(10).replaceAll(' the ', ' THE LATE ')
  const behaviours: Behaviour[] = [
    async (claudeRequest, response) => {
      await stallsAfter(upTo(9))(claudeRequest, response)
      await resumed
      response.write(
        `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index: 1, delta: { type: 'text_delta', text: late.slice(late.indexOf('{"pageNumber":10')).replace(/^/, ',') } })}\n\n`,
      )
      response.end(
        'event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":9}}\n\nevent: message_stop\ndata: {"type":"message_stop"}\n\n',
      )
    },
    says(answerText(10)),
  ]
  fake.next = behaviours
  fake.reading = says('{"findings":[]}')
  const write = () =>
    writeStory(database.db, {
      storyId: id,
      now: NOW,
      claude: openClaude({ apiKey: 'test', baseURL: fake.url, model: 'claude-opus-5-5' }),
      patience: { totalMs: 20_000, idleMs: 20_000, tries: 1 },
    })
  const frozen = write()
  await until(async () => (await progress(id)) === 9, 'page 9')
  await write()
  const before = await database.db.story.findUniqueOrThrow({ where: { id } })
  expect(before.state).toBe('ready')
  resume()
  await frozen
  expect(await database.db.story.findUniqueOrThrow({ where: { id } })).toEqual(before)
  expect(before.storyContent).not.toContain('THE LATE')
  expect((await database.db.credit.findFirstOrThrow({ where: { visitorId } })).spent).toBe(1)
}, 30_000)
