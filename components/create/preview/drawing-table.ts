// Where previews are made: in a worker, so that typing never waits for a picture; in the page where there is none.
import type { PartialRequest } from '@/lib/domain/author/preview'
import type { Drawn, Wanted } from './drawn'

export interface DrawingTable {
  draw: (request: PartialRequest, wanted: Wanted) => Promise<Drawn>
  close: () => void
}
export interface Order {
  id: number
  request: PartialRequest
  wanted: Wanted
}
export type Delivery = { id: number; drawn: Drawn } | { id: number; failure: string }

const inPage: DrawingTable = {
  draw: async (request, wanted) => (await import('./draw-preview')).drawPreview(request, wanted),
  close: () => undefined,
}

function inWorker(worker: Worker): DrawingTable {
  const waiting = new Map<number, { resolve: (drawn: Drawn) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let broken = false
  const failAll = () => {
    broken = true
    for (const { reject } of waiting.values()) reject(new Error('the preview worker failed'))
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
    const order = waiting.get(data.id)
    waiting.delete(data.id)
    if ('drawn' in data) order?.resolve(data.drawn)
    else order?.reject(new Error(data.failure))
  })
  // A worker that cannot load (an old browser, a strict proxy) says so here: what it owes is drawn in the page.
  worker.addEventListener('error', failAll)
  return {
    draw: async (request, wanted) => {
      if (broken) return inPage.draw(request, wanted)
      const id = ++lastId
      const order: Order = { id, request, wanted }
      const drawn = new Promise<Drawn>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage(order)
      try {
        return await drawn
      } catch (error) {
        if (broken) return inPage.draw(request, wanted)
        throw error
      }
    },
    close: () => worker.terminate(),
  }
}

export function openDrawingTable(): DrawingTable {
  if (typeof Worker === 'undefined') return inPage
  return inWorker(new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }))
}
