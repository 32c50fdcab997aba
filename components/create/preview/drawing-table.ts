import { openDesk } from '@/components/illustration/desk'
import type { PartialRequest } from '@/lib/domain/author/preview'
import type { Drawn, Wanted } from './drawn'

export interface Wish { request: PartialRequest; wanted: Wanted }
export interface DrawingTable {
  draw: (request: PartialRequest, wanted: Wanted) => Promise<Drawn>
  close: () => void
}

/** Where previews are made. */
export function openDrawingTable(): DrawingTable {
  const desk = openDesk<Wish, Drawn>({
    worker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async ({ request, wanted }) => (await import('./draw-preview')).drawPreview(request, wanted),
  })
  return { draw: (request, wanted) => desk.draw({ request, wanted }), close: desk.close }
}
