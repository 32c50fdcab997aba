/**
 * Runs jobs in worker threads, one at a time each. A job that is cancelled or times out ends its worker, since layout
 * can't be interrupted; the next job gets a new one.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { env } from '@/lib/platform/env'
import { FileCache } from '@/lib/platform/file-cache'
import type { DocumentJob, JobAnswer, JobMessage } from './job'

export class DocumentError extends Error {
  constructor(
    readonly reason: 'failed' | 'timeout' | 'busy',
    message: string,
  ) {
    super(message)
    this.name = 'DocumentError'
  }
}

/**
 * By its name, never by `instanceof`: the pool lives on `globalThis` and was made by one of Next's bundles, while each
 * route has a copy of this class of its own.
 */
export const isDocumentError = (error: unknown): error is DocumentError =>
  error instanceof Error && error.name === 'DocumentError' && 'reason' in error

/**
 * Layout makes many short-lived objects: with V8's default young generation, half of the time went into garbage
 * collection.
 */
const YOUNG_MB = 64

interface Waiting {
  job: DocumentJob
  start: (slot: Slot) => void
}
interface Slot {
  worker: Worker | undefined
  busy: boolean
}

export interface PoolOptions {
  /** The worker's file. */
  file: string
  /** Most workers at a time. */
  size?: number
  /** Time-out of one job in milliseconds, from its start. */
  timeout?: number
  /** Most jobs in the queue; the next one is rejected with code 'busy'. */
  queue?: number
  /** Most jobs of one client, under way and waiting; the next one is rejected with code 'busy'. */
  perClient?: number
}

export interface MakeOptions {
  signal?: AbortSignal | undefined
  /** Whose share of the queue it is: an address. Without one it is the shop's own. */
  client?: string | undefined
}

export class DocumentPool {
  private readonly slots: Slot[]
  private readonly waiting: Waiting[] = []
  private readonly ofClients = new Map<string, number>()
  private count = 0

  constructor(private readonly options: PoolOptions) {
    this.slots = Array.from({ length: options.size ?? 1 }, () => ({ worker: undefined, busy: false }))
  }

  /** @throws DocumentError, or the reason of an aborted `signal`. */
  async make(job: DocumentJob, { signal, client }: MakeOptions = {}): Promise<Uint8Array> {
    if (client === undefined) return this.enqueue(job, signal)
    const count = this.ofClients.get(client) ?? 0
    if (count >= (this.options.perClient ?? Infinity))
      throw new DocumentError('busy', 'too many documents are being made for one client')
    this.ofClients.set(client, count + 1)
    try {
      return await this.enqueue(job, signal)
    } finally {
      const left = (this.ofClients.get(client) ?? 1) - 1
      if (left === 0) this.ofClients.delete(client)
      else this.ofClients.set(client, left)
    }
  }

  private enqueue(job: DocumentJob, signal: AbortSignal | undefined): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      let quit = () => {}
      const waiting: Waiting = {
        job,
        start: (slot) => {
          quit = this.run(slot, job, (end) => {
            signal?.removeEventListener('abort', onAbort)
            if (end instanceof Error) reject(end)
            else resolve(end)
          })
        },
      }
      const onAbort = () => {
        const at = this.waiting.indexOf(waiting)
        if (at >= 0) this.waiting.splice(at, 1)
        quit()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      const free = this.slots.find((slot) => !slot.busy)
      if (free) waiting.start(free)
      else if (this.waiting.length < (this.options.queue ?? 50)) this.waiting.push(waiting)
      else {
        signal?.removeEventListener('abort', onAbort)
        reject(new DocumentError('busy', 'too many documents are being made'))
      }
    })
  }

  /** Ends every worker; running jobs reject. */
  async close(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.worker?.terminate()))
  }

  private run(slot: Slot, job: DocumentJob, done: (end: Uint8Array | Error) => void): () => void {
    slot.busy = true
    const worker = (slot.worker ??= this.open(slot))
    const id = ++this.count
    const finish = (end?: Uint8Array | Error) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      slot.busy = false
      if (end) done(end)
      this.waiting.shift()?.start(slot)
    }
    const drop = () => {
      slot.worker = undefined
      void worker.terminate()
    }
    const onMessage = (answer: JobAnswer) => {
      if (answer.id === id) finish('document' in answer ? answer.document : new DocumentError('failed', answer.error))
    }
    const onError = (error: Error) => {
      drop()
      finish(new DocumentError('failed', error.stack ?? error.message))
    }
    const onExit = () => {
      slot.worker = undefined
      finish(new DocumentError('failed', 'the worker ended'))
    }
    const timer = setTimeout(() => {
      drop()
      finish(new DocumentError('timeout', 'the document took too long'))
    }, this.options.timeout ?? 60_000)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    const message: JobMessage = { id, job }
    worker.postMessage(message)
    return () => {
      drop()
      finish()
    }
  }

  private open(slot: Slot): Worker {
    const worker = new Worker(this.options.file, {
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    // An idle worker must not keep the process alive; one that dies idle is replaced by the next job.
    worker.unref()
    worker.on('exit', () => {
      if (slot.worker === worker) slot.worker = undefined
    })
    worker.on('error', () => {})
    return worker
  }
}

/** Jobs of one address at a time: an export and a download, or two downloads. */
const PER_CLIENT = 2
/** Some twenty books; short, since a book may be erased meanwhile. */
const CACHE = { bytes: 64 * 1024 * 1024, milliseconds: 10 * 60_000 }

// Stored on globalThis: Next bundles routes separately, and they share one pool.
const shared: typeof globalThis & { wagtaleDocuments?: DocumentPool; wagtaleDocumentCache?: FileCache } = globalThis
const FILE = join(process.cwd(), 'build', 'documents-worker.mjs')
const pool = (): DocumentPool =>
  (shared.wagtaleDocuments ??= new DocumentPool({
    file: FILE,
    perClient: Math.ceil(PER_CLIENT * env().RATE_LIMIT_SCALE),
  }))
const cache = (): FileCache => (shared.wagtaleDocumentCache ??= new FileCache(CACHE))

/** Makes a document in a worker built by `npm run build`. */
export const makeDocument = (job: DocumentJob, options: MakeOptions = {}): Promise<Uint8Array> =>
  pool().make(job, options)

/** What tells documents of one book apart; an EPUB's date of making doesn't. */
function settingsOf(job: DocumentJob): (string | number)[] {
  switch (job.kind) {
    case 'pdf':
    case 'colouring':
      return [job.kind, job.paper]
    case 'interior':
    case 'cover':
    case 'preflight':
      return [job.kind, job.printer, job.pages, job.dedication ?? '']
    case 'epub':
    case 'proof':
      return [job.kind]
  }
}

/**
 * The same of a stored book, whose document is kept for some minutes: nobody waits for what was made just now.
 * @param book names the content: it changes with each change of the book
 */
export function makeBookDocument(
  job: DocumentJob,
  book: { id: string; version: number },
  { signal, client }: MakeOptions = {},
): Promise<Uint8Array> {
  const key = [book.id, book.version, ...settingsOf(job)].join(' ')
  return cache().get(key, (wanted) => pool().make(job, { signal: wanted, client }), { signal })
}
