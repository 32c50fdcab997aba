// Worker thread that lays out documents, so that it never blocks a request. Built by scripts/build-steps.ts.
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { JobAnswer, JobMessage } from './job'
import { createDocument } from './create-document'

const fonts = fileURLToPath(new URL('./fonts', import.meta.url))

async function answer({ id, job }: JobMessage): Promise<JobAnswer> {
  try {
    return { id, document: await createDocument(job, fonts) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (message: JobMessage) => {
  void answer(message).then((reply) =>
    parentPort?.postMessage(
      reply,
      'document' in reply && reply.document.buffer instanceof ArrayBuffer ? [reply.document.buffer] : [],
    ),
  )
})
