// Where pictures are drawn in the browser: in a worker, so that nobody who types or drags waits for a picture; in the page where there is none.

export interface WorkerClient<Asked, Made> {
  draw: (asked: Asked) => Promise<Made>
  close: () => void
}
interface Order<Asked> {
  id: number
  asked: Asked
}
type Delivery<Made> = { id: number; made: Made } | { id: number; failure: string }

interface Opening<Asked, Made> {
  worker: () => Worker
  inPage: (asked: Asked) => Promise<Made>
}

/** What is asked and made is plain data: it crosses to the worker and back. */
export function openWorker<Asked, Made>({ worker: open, inPage }: Opening<Asked, Made>): WorkerClient<Asked, Made> {
  if (typeof Worker === 'undefined') return { draw: inPage, close: () => undefined }
  const worker = open()
  const waiting = new Map<number, { resolve: (made: Made) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let broken = false
  const failAll = () => {
    broken = true
    for (const { reject } of waiting.values()) reject(new Error('the drawing worker failed'))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Delivery<Made>>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('made' in data) order?.resolve(data.made)
    else order?.reject(new Error(data.failure))
  })
  // A worker that cannot load (an old browser, a strict proxy) says so here: what it owes is drawn in the page.
  worker.addEventListener('error', failAll)
  return {
    draw: async (asked) => {
      if (broken) return inPage(asked)
      const order: Order<Asked> = { id: ++lastId, asked }
      const made = new Promise<Made>((resolve, reject) => waiting.set(order.id, { resolve, reject }))
      worker.postMessage(order)
      try {
        return await made
      } catch (error) {
        if (broken) return inPage(asked)
        throw error
      }
    },
    close: () => worker.terminate(),
  }
}

/** The worker's end. */
export function serveWorker<Asked, Made>(draw: (asked: Asked) => Promise<Made>): void {
  addEventListener('message', ({ data: { id, asked } }: MessageEvent<Order<Asked>>) => {
    const answer = (delivery: Delivery<Made>) => postMessage(delivery)
    draw(asked).then(
      (made) => answer({ id, made }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
    )
  })
}
