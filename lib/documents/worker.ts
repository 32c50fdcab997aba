// Worker thread that lays out documents, so that it never blocks a request. Built by scripts/build-steps.ts.
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { JobAnswer, JobMessage, JobResult, WorkerSetting } from './job'
import { createDocument } from './create-document'
import { lowerPriority } from './lower-priority'

const fonts = fileURLToPath(new URL('./fonts', import.meta.url))

async function work(job: JobMessage['job']): Promise<JobResult> {
  if (job.kind !== 'page') return { document: await createDocument(job, fonts) }
  // The synthesiser is loaded with the first book that is read aloud.
  const [{ narratePage }, { VOICES }, { speechServerVoice }] = await Promise.all([
    import('./narration/narrate-page'),
    import('./narration/voices'),
    import('./narration/speech-server'),
  ])
  const voice = job.server ? speechServerVoice(job.server) : VOICES[job.voice]
  return { page: await narratePage(job.page, job.language, voice) }
}

async function answer({ id, job }: JobMessage): Promise<JobAnswer> {
  try {
    return { id, ...(await work(job)) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Bytes that are handed over instead of copied. */
function bytesOf(reply: JobAnswer): ArrayBuffer[] {
  const bytes = 'document' in reply ? reply.document : 'page' in reply ? reply.page.mp3 : undefined
  return bytes?.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
}

if ((workerData as WorkerSetting).isBackground) lowerPriority()
parentPort?.on('message', (message: JobMessage) => {
  void answer(message).then((reply) => parentPort?.postMessage(reply, bytesOf(reply)))
})
