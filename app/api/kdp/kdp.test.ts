// The way of a book to KDP against PostgreSQL, with the real documents and a zip that is opened and checked.
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { says, startFakeClaude, wrongKey, type FakeClaude } from '@/e2e/fakes/claude'
import { testDatabase } from '@/e2e/fixtures/database'
import { makeWrittenStory, NOW } from '@/e2e/fixtures/factory'
import { CATEGORIES } from '@/lib/domain/publishing/kdp-metadata'
import { suggestedPrices } from '@/lib/domain/publishing/kdp-prices'
import { KDP_PAGES, type PrintCheck } from '@/lib/domain/publishing/publication'
import { createDocument } from '@/lib/documents/create-document'
import type { DocumentJob } from '@/lib/documents/job'
import { preflight } from '@/lib/documents/print/preflight'
import { zipStream } from '@/lib/documents/zip-stream'
import { openClaude } from '@/lib/platform/claude/ask'
import { generateMetadata } from '@/lib/server/publishing/generate-metadata'
import { listPublishableStories } from '@/lib/server/publishing/list-publishable-stories'
import { listWithdrawn } from '@/lib/server/publishing/list-withdrawn'
import { movePublication } from '@/lib/server/publishing/move-publication'
import { preparePublication } from '@/lib/server/publishing/prepare-publication'
import { readPackage, readPreparedPackage } from '@/lib/server/publishing/read-package'
import { readPublication } from '@/lib/server/publishing/read-publication'
import { saveAnswers } from '@/lib/server/publishing/save-answers'
import { inflateFonts } from '@/scripts/inflate-fonts'
import { checkPackage, packageFiles } from './package-files'

jest.mock('@/lib/platform/log', () => ({ log: { info: () => {}, warn: () => {}, error: () => {} } }))
jest.setTimeout(60_000)

const database = testDatabase()
const viewer = { visitorId: null, admin: { id: 'a', username: 'ada' } }
const stranger = { visitorId: 'v', admin: null }
const fonts = join(process.cwd(), 'build', 'fonts')
const make = (job: DocumentJob) => createDocument(job, fonts)
const noSignal = new AbortController().signal

let claude: FakeClaude
beforeAll(async () => {
  await inflateFonts(process.cwd(), fonts)
  claude = await startFakeClaude()
})
afterAll(() => claude.close())

const APPROVED = { approved: true, contentApproved: true, imagesApproved: true }
async function approvedStory(over: object = {}): Promise<string> {
  const { id } = await makeWrittenStory(database.db)
  await database.db.story.update({ where: { id }, data: { ...APPROVED, ...over } })
  return id
}
const generate = (id: string, over: object = {}) =>
  generateMetadata(database.db, { viewer, id, claude: null, now: NOW, ...over })
const answers = (revision: number) =>
  ({ revision, prices: suggestedPrices(), textOrigin: 'generated', pictureOrigin: 'none' }) as const
const PASSED: PrintCheck = [{ what: 'interior', passed: true, findings: [] }]
const prepare = async (id: string, printCheck = PASSED) =>
  preparePublication(database.db, { viewer, id, revision: await revisionOf(id), printCheck, now: NOW })
const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' ? Object(result.reason).code : 'allowed'
const revisionOf = async (id: string) =>
  (await database.db.kdpPublication.findUniqueOrThrow({ where: { storyId: id } })).revision
const move = async (id: string, change: { to: 'in_review' | 'live' | 'unpublished'; asin?: string }) =>
  movePublication(database.db, {
    viewer,
    id,
    change: { notes: undefined, asin: undefined, ...change, revision: await revisionOf(id) },
    now: NOW,
  })

test('only approved, shared stories are listed; one taken back is gone from list, page and package at once', async () => {
  const id = await approvedStory()
  const listed = async () => (await listPublishableStories(database.db, { viewer })).stories.map((story) => story.id)
  for (const taken of [{ approved: false }, { contentApproved: false }, { shared: false }]) {
    const other = await approvedStory(taken)
    expect(await listed()).not.toContain(other)
    await expect(generate(other)).rejects.toMatchObject({ code: 'story_not_found' })
  }
  await expect(generate('nothing')).rejects.toMatchObject({ code: 'story_not_found' })
  expect(await listed()).toContain(id)
  await generate(id)
  await prepare(id)
  await database.db.story.update({ where: { id }, data: { contentApproved: false } })
  expect(await listed()).not.toContain(id)
  expect(await readPublication(database.db, { viewer, id })).toBeNull()
  const refusals = await Promise.allSettled([
    readPreparedPackage(database.db, { viewer, id }),
    saveAnswers(database.db, { viewer, id, answers: answers(2), now: NOW }),
    move(id, { to: 'in_review' }),
  ])
  expect(refusals.map(codeOf)).toEqual(refusals.map(() => 'story_not_found'))
})

test('every use case is for administrators', async () => {
  const id = await approvedStory()
  const { db } = database
  const refusals = await Promise.allSettled([
    listPublishableStories(db, { viewer: stranger }),
    listWithdrawn(db, { viewer: stranger }),
    readPublication(db, { viewer: stranger, id }),
    generate(id, { viewer: stranger }),
    saveAnswers(db, { viewer: stranger, id, answers: answers(1), now: NOW }),
    readPackage(db, { viewer: stranger, id }),
    preparePublication(db, { viewer: stranger, id, revision: 1, printCheck: [], now: NOW }),
    movePublication(db, {
      viewer: stranger,
      id,
      change: { revision: 1, to: 'live', asin: 'B0ABCD1234', notes: '' },
      now: NOW,
    }),
  ])
  expect(refusals.map(codeOf)).toEqual(refusals.map(() => 'sign_in_required'))
})

test('metadata are written once, also by many at a time; Claude’s are kept within limits, the built-in author stands in', async () => {
  const id = await approvedStory()
  const written = await Promise.all(Array.from({ length: 6 }, () => generate(id)))
  expect(new Set(written.map(({ metadata }) => JSON.stringify(metadata))).size).toBe(1)
  expect(await database.db.kdpPublication.count({ where: { storyId: id } })).toBe(1)
  const { revision } = await generate(id)
  expect((await generate(id)).revision).toBe(revision)

  claude.otherwise = says(
    JSON.stringify({
      subtitle: 'S'.repeat(300),
      hook: 'Will {{CHILD}} dare?',
      paragraphs: ['{{PET_1}} <b>does</b>.'],
      points: ['Twenty pictures'],
      keywords: ['brave child', 'dog and cat story', 'sea story', 'bestseller'],
      categories: [CATEGORIES[0]],
    }),
  )
  const model = openClaude({ apiKey: 'key', baseURL: claude.url, model: 'claude-opus-5-5' })
  const byClaude = await generate(id, { claude: model, rewrite: true })
  expect(byClaude).toMatchObject({ metadataBy: 'claude-opus-5-5', status: 'draft' })
  expect(byClaude.metadata.keywords).toEqual(['brave child', 'dog and cat story', 'sea story'])
  expect(byClaude.metadata.title.length + byClaude.metadata.subtitle.length).toBeLessThan(200)
  expect(byClaude.metadata.description).toContain('Will Mila dare?')
  expect(byClaude.metadata.description).toContain('<p>Biscuit bdoes/b.</p>')
  expect(await database.db.authorCall.count({ where: { storyId: id, purpose: 'metadata' } })).toBe(1)

  claude.otherwise = wrongKey
  expect(await generate(id, { claude: model, rewrite: true })).toMatchObject({ metadataBy: 'built-in' })
})

test('answers: stored once per revision; a book that a model wrote is never called human', async () => {
  const id = await approvedStory()
  const { revision, textOrigin, pictureOrigin } = await generate(id)
  expect([textOrigin, pictureOrigin]).toEqual(['generated', 'none'])
  const save = (over: object = {}) =>
    saveAnswers(database.db, { viewer, id, answers: { ...answers(revision), ...over }, now: NOW })
  const results = await Promise.allSettled([save({ textOrigin: 'assisted' }), save({ pictureOrigin: 'assisted' })])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(save()).rejects.toMatchObject({ code: 'review_outdated' })

  const story = await database.db.story.findUniqueOrThrow({ where: { id }, select: { manuscript: true } })
  const manuscript = { ...Object(story.manuscript), author: 'claude-opus-5-5@1' }
  await database.db.story.update({ where: { id }, data: { manuscript } })
  await expect(save({ revision: revision + 1, textOrigin: 'none' })).rejects.toMatchObject({ code: 'invalid' })
  expect((await readPublication(database.db, { viewer, id }))?.writtenByModel).toBe(true)
})

test('the package: prepared, opened and checked again; then in review, live with its number, off sale, all with history', async () => {
  const id = await approvedStory()
  await generate(id)
  await expect(readPreparedPackage(database.db, { viewer, id })).rejects.toMatchObject({ code: 'review_conflict' })
  await expect(move(id, { to: 'in_review' })).rejects.toMatchObject({ code: 'review_conflict' })
  const printCheck = await checkPackage(await readPackage(database.db, { viewer, id }), noSignal, make)
  expect(await prepare(id, printCheck)).toEqual({ status: 'prepared' })

  const content = await readPreparedPackage(database.db, { viewer, id })
  const stream = zipStream(packageFiles(content, noSignal, make), { modified: NOW, onLeave: () => {} })
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()))
  expect(Object.keys(files).sort()).toEqual([
    'cover.pdf',
    'description.html',
    'interior.pdf',
    'metadata.json',
    'preflight.json',
  ])
  const file = (name: string) => files[name] ?? new Uint8Array()
  for (const what of ['interior', 'cover'] as const) {
    const { findings } = await preflight(file(`${what}.pdf`), what, { printer: 'kdp', pages: KDP_PAGES, rtl: false })
    expect(findings.filter(({ passed }) => !passed)).toEqual([])
  }
  const form: unknown = JSON.parse(new TextDecoder().decode(file('metadata.json')))
  expect(form).toMatchObject({
    title: content.book.manuscript.title,
    aiContent: { text: { origin: 'generated', declare: true }, pictures: { origin: 'none', declare: false } },
    readingDirection: 'left to right',
    // As they are typed into the form, not in cents.
    listPrices: expect.arrayContaining([
      { territory: 'US', shop: 'Amazon.com', currency: 'USD', listPrice: '12.99' },
      { territory: 'JP', shop: 'Amazon.co.jp', currency: 'JPY', listPrice: '1480' },
    ]),
    withoutListPrice: [
      { territory: 'PL', shop: 'Amazon.pl' },
      { territory: 'SE', shop: 'Amazon.se' },
    ],
  })

  await move(id, { to: 'in_review' })
  // What was handed in stays as it was.
  expect((await generate(id, { rewrite: true })).status).toBe('in_review')
  await expect(
    saveAnswers(database.db, { viewer, id, answers: answers(await revisionOf(id)), now: NOW }),
  ).rejects.toMatchObject({ code: 'review_conflict' })
  await move(id, { to: 'live', asin: 'B0ABCD1234' })
  const other = await approvedStory()
  await generate(other)
  await prepare(other)
  await move(other, { to: 'in_review' })
  await expect(move(other, { to: 'live', asin: 'B0ABCD1234' })).rejects.toMatchObject({ code: 'asin_taken' })

  await database.db.story.update({ where: { id }, data: { approved: false } })
  expect(await listWithdrawn(database.db, { viewer })).toMatchObject([{ storyId: id, asin: 'B0ABCD1234' }])
  await move(id, { to: 'unpublished' })
  expect(await listWithdrawn(database.db, { viewer })).toEqual([])
  await database.db.story.update({ where: { id }, data: { approved: true } })
  const { history = [], publication } = (await readPublication(database.db, { viewer, id })) ?? {}
  expect(publication).toMatchObject({
    status: 'unpublished',
    asin: 'B0ABCD1234',
    submissionDate: NOW,
    publishDate: NOW,
  })
  expect(history.map(({ action }) => action).sort()).toEqual([
    'kdp.describe',
    'kdp.move',
    'kdp.move',
    'kdp.move',
    'kdp.prepare',
  ])
  expect(history.every(({ actor }) => actor === 'ada')).toBe(true)
})

test('a package that fails its check is not prepared, and a book changed meanwhile is not packed', async () => {
  const id = await approvedStory()
  const { revision } = await generate(id)
  const findings = [{ check: 'fonts', passed: false, found: 'not embedded', pages: [] }]
  await expect(
    preparePublication(database.db, {
      viewer,
      id,
      revision,
      printCheck: [{ what: 'cover', passed: false, findings }],
      now: NOW,
    }),
  ).rejects.toMatchObject({ code: 'kdp_check_failed' })
  expect((await readPublication(database.db, { viewer, id }))?.publication).toMatchObject({
    status: 'draft',
    printCheck: [{ what: 'cover', passed: false, findings }],
  })
  await database.db.story.update({ where: { id }, data: { version: { increment: 1 } } })
  await expect(readPackage(database.db, { viewer, id })).rejects.toMatchObject({ code: 'review_outdated' })
  expect((await generate(id)).storyVersion).toBe(2)
})
