// One story from the click to the letter, with Claude and a document on the way; then every exported span and every
// line of the log is read.
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { makeBookDocument } from '@/app/book-documents'
import { says, startFakeClaude, type FakeClaude } from '@/e2e/fakes/claude'
import { answerOf, withLeadingPet } from '@/e2e/fakes/claude-answer'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeGiftCode, makeRequest, makeVisitor, NOW } from '@/e2e/fixtures/factory'
import { until } from '@/e2e/fixtures/until'
import { writeMasked } from '@/lib/domain/author/write'
import { env } from '@/lib/platform/env'
import { exportTraces } from '@/lib/platform/export-traces'
import { startQueue } from '@/lib/platform/queue/start'
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id'
import { redeemGiftCode } from '@/lib/server/gifts/redeem-gift-code'
import { tasksWith } from '@/lib/server/jobs'
import { eraseStory } from '@/lib/server/my-stories/erase-story'
import { identifyRequest } from '@/server/request-id'
import { traceRequest } from '@/server/trace-request'

jest.mock('@/lib/documents/client', () => ({ makeDocument: async () => new Uint8Array([1]) }))
jest.setTimeout(60_000)
const database = testDatabase()

const PET = 'Quillfeather'
const request = makeRequest({
  childName: 'Zephyrine',
  email: 'ondine.vasquez@example.com',
  pets: [{ name: PET, type: 'Dog', gender: 'male', description: 'one blue eye' }],
})
const WORDS = ['Zephyrine', PET, 'one blue eye', 'ondine', 'example.com']

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string() })),
})
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})

const exported: string[] = []
const lines: string[] = []
const servers: Server[] = []
let claude: FakeClaude
const folder = mkdtempSync(path.join(tmpdir(), 'wagtale-traces-'))

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  claude = await startFakeClaude()
  const { manuscript } = await writeMasked(request)
  claude.otherwise = says(JSON.stringify(withLeadingPet(answerOf(manuscript, 5))))
  Object.assign(env(), {
    ANTHROPIC_API_KEY: 'sk-ant-a-key',
    ANTHROPIC_BASE_URL: claude.url,
    WAGTALE_DATA_DIR: folder,
    ERASURE_LEDGER: path.join(folder, 'erased.log'),
  })
  const hear = (chunk: unknown) => lines.push(String(chunk)) > 0
  jest.spyOn(process.stdout, 'write').mockImplementation(hear)
  jest.spyOn(process.stderr, 'write').mockImplementation(hear)
})
afterAll(async () => {
  jest.restoreAllMocks()
  await claude.close()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

test('one trace from the click over job and Claude to the letter; no span and no line of the log names anybody', async () => {
  const { db } = database
  const endpoint = await listen(
    createServer((incoming, response) => {
      const parts: Buffer[] = []
      incoming
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          if (incoming.url === '/v1/traces') exported.push(Buffer.concat(parts).toString())
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        })
    }),
  )
  const traces = exportTraces({ endpoint, role: 'web' })
  const [visitorId, code] = [await makeVisitor(db), await makeGiftCode(db)]
  let id = ''
  const shop = await listen(
    createServer((incoming, response) =>
      identifyRequest(incoming, response, { TRUST_PROXY: 0 }, () =>
        traceRequest(incoming, response, { TRUST_PROXY: 0 }, () => {
          void redeemGiftCode(db, { code, visitorId, request, now: NOW }).then(async (story) => {
            id = story
            await makeBookDocument({ kind: 'guide' } as Parameters<typeof makeBookDocument>[0], {
              book: { id, version: 1 },
              address: '198.51.100.1',
            })
            response.writeHead(201).end()
          })
        }),
      ),
    ),
  )
  const answer = await fetch(`${shop}/api/gift-codes/redeem?for=Zephyrine`, { method: 'POST' })
  expect([answer.status, answer.headers.get(REQUEST_ID_HEADER)?.length]).toEqual([201, 36])
  const queue = startQueue({ url: database.url, db, tasks: tasksWith(() => Promise.reject(new Error('no voice'))) })
  await until(async () => (await db.mailOutbox.count({ where: { sentAt: { not: null } } })) === 1, 'the letter', 40_000)
  await queue.stop(2_000)
  const { length } = lines
  await eraseStory(db, { viewer: { visitorId, admin: null }, id })
  await traces.stop()

  const spans = exported.flatMap((text) =>
    exportSchema
      .parse(JSON.parse(text))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  )
  const click = spans.find(({ name }) => name === 'request call')
  const ofClick = spans.filter(({ traceId }) => traceId === click?.traceId)
  expect(ofClick.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['claude', 'document', 'job send-mail', 'job write-story', 'letter', 'request call']),
  )
  const parentOf = (name: string) => {
    const { parentSpanId } = ofClick.find((span) => span.name === name) ?? {}
    return ofClick.find(({ spanId }) => spanId === parentSpanId)?.name
  }
  expect(['document', 'job write-story', 'claude', 'job send-mail', 'letter'].map(parentOf)).toEqual([
    'request call',
    'request call',
    'job write-story',
    'job write-story',
    'job send-mail',
  ])
  const sent = exported.join('\n')
  for (const word of [...WORDS, id, visitorId, code, 'gift-codes/redeem', 'sk-ant']) expect(sent).not.toContain(word)

  const written = lines.join('')
  expect(written.trim().split('\n').length).toBeGreaterThan(3)
  for (const line of written.trim().split('\n'))
    expect(z.object({ time: z.string(), level: z.string(), event: z.string() }).parse(JSON.parse(line))).toBeTruthy()
  for (const word of [...WORDS, code, 'sk-ant']) expect(written).not.toContain(word)
  // Each line of the job tells to which trace it belongs; after an erasure nothing names the story.
  expect(lines.find((line) => line.includes('story written'))).toContain(`"traceId":"${click?.traceId}"`)
  const after = lines.slice(length).join('')
  expect(after).toContain('story erased')
  expect(after).not.toContain(id)
})
