/**
 * Runs jobs in worker threads, one at a time each. A job that is cancelled or times out ends its worker, since layout
 * can't be interrupted; the next job gets a new one.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { NarratedPage } from '../domain/book/narration/narrated-book'
import type { DocumentJob, JobAnswer, JobMessage, JobResult, PageJob, WorkerSetting } from './job'

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
  job: JobMessage['job']
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
  /** Whether other threads go before its workers (lower-priority.ts). */
  isBackground?: boolean
  /** How many jobs each address has under way and waiting, where several pools count together. */
  clients?: Map<string, number>
}

export interface MakeOptions {
  signal?: AbortSignal | undefined
  /**
   * Whose share of the queue it is: an address, with the most jobs that it has under way and waiting; the next one is
   * rejected with code 'busy'. Without one it is the shop's own.
   */
  client?: { address: string; most: number } | undefined
}

export class DocumentPool {
  private readonly slots: Slot[]
  private readonly waiting: Waiting[] = []
  private readonly ofClients: Map<string, number>
  private count = 0

  constructor(private readonly options: PoolOptions) {
    this.slots = Array.from({ length: options.size ?? 1 }, () => ({ worker: undefined, busy: false }))
    this.ofClients = options.clients ?? new Map()
  }

  /** @throws DocumentError, or the reason of an aborted `signal`. */
  async make(job: DocumentJob, { signal, client }: MakeOptions = {}): Promise<Uint8Array> {
    if (client === undefined) return this.makeNow(job, signal)
    const { address, most } = client
    const count = this.ofClients.get(address) ?? 0
    if (count >= most) throw new DocumentError('busy', 'too many documents are being made for one client')
    this.ofClients.set(address, count + 1)
    try {
      return await this.makeNow(job, signal)
    } finally {
      const left = (this.ofClients.get(address) ?? 1) - 1
      if (left === 0) this.ofClients.delete(address)
      else this.ofClients.set(address, left)
    }
  }

  /** Reads one page of a book aloud. @throws DocumentError */
  async narrate(job: PageJob): Promise<NarratedPage> {
    const result = await this.enqueue(job, undefined)
    if (!('page' in result)) throw new DocumentError('failed', 'the worker made something else')
    return result.page
  }

  private async makeNow(job: DocumentJob, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const result = await this.enqueue(job, signal)
    if (!('document' in result)) throw new DocumentError('failed', 'the worker made something else')
    return result.document
  }

  private enqueue(job: JobMessage['job'], signal: AbortSignal | undefined): Promise<JobResult> {
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

  private run(slot: Slot, job: JobMessage['job'], done: (end: JobResult | Error) => void): () => void {
    slot.busy = true
    const worker = (slot.worker ??= this.open(slot))
    const id = ++this.count
    const finish = (end?: JobResult | Error) => {
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
      if (answer.id === id) finish('error' in answer ? new DocumentError('failed', answer.error) : answer)
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
      workerData: { isBackground: this.options.isBackground === true } satisfies WorkerSetting,
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

// Stored on globalThis: Next bundles routes separately, and they share one pool.
const shared: typeof globalThis & { wagtaleDocuments?: Pools } = globalThis
const FILE = join(process.cwd(), 'build', 'documents-worker.mjs')

/**
 * A book that is read aloud takes ten times as long as one that isn't: nobody who wants a PDF, or turns a page, waits
 * behind it.
 */
interface Pools {
  silent: DocumentPool
  read: DocumentPool
}

function openPools(): Pools {
  const clients = new Map<string, number>()
  return {
    silent: new DocumentPool({ file: FILE, clients }),
    read: new DocumentPool({ file: FILE, clients, isBackground: true }),
  }
}

const pools = (): Pools => (shared.wagtaleDocuments ??= openPools())

/** Makes a document in a worker built by `npm run build`. */
export const makeDocument = (job: DocumentJob, options: MakeOptions = {}): Promise<Uint8Array> => {
  const reads = 'reading' in job && job.reading !== undefined && !job.reading.narration
  return (reads ? pools().read : pools().silent).make(job, options)
}

/** Reads one page of a book aloud in such a worker. */
export const narratePage = (page: Omit<PageJob, 'kind'>): Promise<NarratedPage> =>
  pools().read.narrate({ kind: 'page', ...page })
