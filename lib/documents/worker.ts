// Worker thread that lays out documents, so that it never blocks a request. Built by scripts/build-documents.mjs.
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { JobAnswer, JobMessage } from './job'
import { createDocument } from './create-document'
import { rehearse } from './rehearse'

const fonts = fileURLToPath(new URL('./fonts', import.meta.url))

async function answer({ id, job }: JobMessage): Promise<JobAnswer> {
  try {
    return { id, document: await createDocument(job, fonts) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Milliseconds in which a job that waits already is handed over. */
const HANDED_OVER = 20
let asked = false

parentPort?.on('message', (message: JobMessage) => {
  asked = true
  void answer(message).then((reply) =>
    parentPort?.postMessage(
      reply,
      'document' in reply && reply.document.buffer instanceof ArrayBuffer ? [reply.document.buffer] : [],
    ),
  )
})

// Whoever waits for this worker (the one before it was stopped) doesn't wait for its rehearsal too. A fault in it is told by the first job, which does the same again.
setTimeout(() => {
  if (!asked) void rehearse(fonts).catch(() => {})
}, HANDED_OVER)
