// Runs in a worker thread, so that laying out a book never holds up a request. Built by scripts/build-documents.mjs.
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { drawBook } from './draw-book'
import type { JobAnswer, JobMessage } from './job'
import { makePdf } from './pdf/make-pdf'

const fonts = fileURLToPath(new URL('./fonts', import.meta.url))

async function answer({ id, job }: JobMessage): Promise<JobAnswer> {
  try {
    return { id, document: await makePdf(drawBook(job.book), job.paper, fonts) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (message: JobMessage) => {
  void answer(message).then((reply) => parentPort?.postMessage(reply, 'document' in reply && reply.document.buffer instanceof ArrayBuffer ? [reply.document.buffer] : []))
})
