import { openDesk } from '@/components/illustration/worker-client'
import type { PartialRequest } from '@/lib/domain/author/preview'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { Drawn, Wanted } from './drawn-preview'

export interface Wish {
  request: PartialRequest
  wanted: Wanted
  /** The book that this one goes on from. */
  after?: SequelBase | undefined
}
export interface DrawingTable {
  draw: (request: PartialRequest, wanted: Wanted, after?: SequelBase) => Promise<Drawn>
  close: () => void
}

/** Where previews are made. */
export function openDrawingTable(): DrawingTable {
  const desk = openDesk<Wish, Drawn>({
    worker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async ({ request, wanted, after }) => (await import('./draw-preview')).drawPreview(request, wanted, after),
  })
  return { draw: (request, wanted, after) => desk.draw({ request, wanted, after }), close: desk.close }
}
