import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import type { DocumentBook } from './document-book'
import { DocumentError, DocumentPool, isDocumentError } from './client'
import type { DocumentJob } from './job'

// A stand-in worker: the job's title says how it behaves.
const WORKER = `
import { parentPort, workerData } from 'node:worker_threads'
let count = 0
parentPort.on('message', ({ id, job }) => {
  const { title } = job.book
  if (title === 'hang') { for (;;); }
  if (title === 'crash') throw new Error('crashed')
  if (title === 'background') return parentPort.postMessage({ id, error: String(workerData.isBackground) })
  if (title === 'fail') return parentPort.postMessage({ id, error: 'no such face' })
  parentPort.postMessage({ id, document: new TextEncoder().encode(title + ' ' + ++count) })
})`
const folder = mkdtempSync(join(tmpdir(), 'wagtale-pool-'))
const workerFile = join(folder, 'worker.mjs')
let pool: DocumentPool

beforeAll(() => writeFileSync(workerFile, WORKER))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => pool.close())

const open = (options: { size?: number; timeout?: number; queue?: number; isBackground?: boolean } = {}) => {
  pool = new DocumentPool({ file: workerFile, ...options })
}
const book = (title: string): DocumentBook => ({
  title,
  language: 'en',
  childName: 'Mila',
  petNames: [],
  credit: '',
  words: [],
  questions: [],
  summary: '',
  phrases: bookPhrases('en', ['Mila']),
  pages: [],
  look: { cast: [], seed: 'a', engineVersion: 1 },
})
const job = (title: string): DocumentJob => ({ kind: 'pdf', paper: 'square', book: book(title) })
const make = async (title: string, signal?: AbortSignal) =>
  new TextDecoder().decode(await pool.make(job(title), { signal }))

it('makes documents one after another in one worker', async () => {
  open()
  expect(await Promise.all(['a', 'b', 'c'].map((title) => make(title)))).toEqual(['a 1', 'b 2', 'c 3'])
})

it('tells a failure, and goes on with the next job', async () => {
  open()
  await expect(make('fail')).rejects.toMatchObject({ reason: 'failed', message: 'no such face' })
  expect(await make('a')).toBe('a 1')
})

it.each([true, false])('tells its workers whether they are in the background: %s', async (isBackground) => {
  open({ isBackground })
  await expect(make('background')).rejects.toThrow(String(isBackground))
})

it('ends a job that takes too long; the next one gets a new worker', async () => {
  open({ timeout: 2500 })
  const [hung, next] = await Promise.allSettled([make('hang'), make('a')])
  expect(hung).toMatchObject({ status: 'rejected', reason: { reason: 'timeout' } })
  expect(next).toEqual({ status: 'fulfilled', value: 'a 1' })
})

it('survives a worker that dies', async () => {
  open()
  await expect(make('crash')).rejects.toMatchObject({ reason: 'failed', message: expect.stringContaining('crashed') })
  expect(await make('a')).toBe('a 1')
})

it('gives up a job under way and one that waits, when they are cancelled', async () => {
  open()
  const [first, second] = [new AbortController(), new AbortController()]
  const running = make('hang', first.signal)
  const waiting = make('b', second.signal)
  const last = make('c')
  second.abort(new Error('not wanted'))
  await expect(waiting).rejects.toThrow('not wanted')
  first.abort(new Error('gone'))
  await expect(running).rejects.toThrow('gone')
  expect(await last).toBe('c 1')
  await expect(make('d', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
})

it('refuses more than may wait', async () => {
  open({ queue: 1 })
  const controller = new AbortController()
  const running = make('hang', controller.signal)
  const waiting = make('a')
  await expect(make('b')).rejects.toMatchObject({ reason: 'busy' })
  controller.abort(new Error('gone'))
  await expect(running).rejects.toThrow('gone')
  expect(await waiting).toBe('a 1')
})

test('an error of another bundle’s copy of the class is recognised, and no other error is', async () => {
  let elsewhere: unknown
  await jest.isolateModulesAsync(async () => {
    const copy = await import('./client')
    elsewhere = new copy.DocumentError('busy', 'too many are waiting')
  })
  expect(elsewhere).not.toBeInstanceOf(DocumentError)
  expect(isDocumentError(elsewhere) && elsewhere.reason).toBe('busy')
  expect([new Error('DocumentError'), { name: 'DocumentError', reason: 'busy' }, null].some(isDocumentError)).toBe(
    false,
  )
})

it('counts the jobs of one client in every pool that shares the count', async () => {
  const clients = new Map<string, number>()
  const other = new DocumentPool({ file: workerFile, clients })
  pool = new DocumentPool({ file: workerFile, clients })
  const client = { address: 'greedy', most: 2 }
  const both = [pool.make(job('a'), { client }), other.make(job('b'), { client })]
  await expect(other.make(job('c'), { client })).rejects.toMatchObject({ reason: 'busy' })
  await Promise.all(both)
  expect(new TextDecoder().decode(await other.make(job('d'), { client }))).toBe('d 2')
  await other.close()
})

it('takes so many jobs of one client at a time; others are served meanwhile', async () => {
  open()
  const ask = (title: string, address: string) => pool.make(job(title), { client: { address, most: 2 } })
  const both = [ask('a', 'greedy'), ask('b', 'greedy')]
  await expect(ask('c', 'greedy')).rejects.toMatchObject({ reason: 'busy' })
  expect(new TextDecoder().decode(await ask('d', 'modest'))).toBe('d 3')
  await Promise.all(both)
  expect(new TextDecoder().decode(await ask('e', 'greedy'))).toBe('e 4')
})
