// Work in a web worker, so that typing and dragging stay smooth; without worker support, on the main thread.

export interface WorkerClient<Input, Output> {
  draw: (input: Input) => Promise<Output>
  close: () => void
}
interface Job<Input> {
  id: number
  input: Input
}
type Reply<Output> = { id: number; output: Output } | { id: number; failure: string }

interface WorkerOptions<Input, Output> {
  worker: () => Worker
  inPage: (input: Input) => Promise<Output>
}

/** Inputs and outputs must be structured-cloneable: they are posted to the worker and back. */
export function openWorker<Input, Output>({
  worker: open,
  inPage,
}: WorkerOptions<Input, Output>): WorkerClient<Input, Output> {
  if (typeof Worker === 'undefined') return { draw: inPage, close: () => undefined }
  const worker = open()
  const pending = new Map<number, { resolve: (output: Output) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let broken = false
  const failPending = () => {
    broken = true
    for (const { reject } of pending.values()) reject(new Error('the drawing worker failed'))
    pending.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Reply<Output>>) => {
    const job = pending.get(data.id)
    pending.delete(data.id)
    if ('output' in data) job?.resolve(data.output)
    else job?.reject(new Error(data.failure))
  })
  // Also sent when the worker cannot load (an old browser, a strict proxy): open jobs are then drawn on the main
  // thread.
  worker.addEventListener('error', failPending)
  return {
    draw: async (input) => {
      if (broken) return inPage(input)
      const job: Job<Input> = { id: ++lastId, input }
      const output = new Promise<Output>((resolve, reject) => pending.set(job.id, { resolve, reject }))
      worker.postMessage(job)
      try {
        return await output
      } catch (error) {
        if (broken) return inPage(input)
        throw error
      }
    },
    close: () => worker.terminate(),
  }
}

/** The worker's end: draws each input and posts the output or the failure's message. */
export function serveWorker<Input, Output>(draw: (input: Input) => Promise<Output>): void {
  addEventListener('message', ({ data: { id, input } }: MessageEvent<Job<Input>>) => {
    const reply = (message: Reply<Output>) => postMessage(message)
    draw(input).then(
      (output) => reply({ id, output }),
      (error: unknown) => reply({ id, failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
