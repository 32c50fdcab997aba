import { openWorker } from '@/lib/browser/worker-client'
import type { PartialRequest } from '@/lib/domain/author/preview'
import type { SequelBase } from '@/lib/domain/illustration/sequel-base'
import type { DrawnPreview, PreviewRequest } from './drawn-preview'

export interface RenderRequest {
  request: PartialRequest
  wanted: PreviewRequest
  /** The book that this one goes on from. */
  after?: SequelBase | undefined
}
export interface PreviewRenderer {
  draw: (request: PartialRequest, wanted: PreviewRequest, after?: SequelBase) => Promise<DrawnPreview>
  close: () => void
}

/** The renderer of previews, in a worker. */
export function openPreviewRenderer(): PreviewRenderer {
  const worker = openWorker<RenderRequest, DrawnPreview>({
    worker: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
    inPage: async ({ request, wanted, after }) => (await import('./draw-preview')).drawPreview(request, wanted, after),
  })
  return { draw: (request, wanted, after) => worker.draw({ request, wanted, after }), close: worker.close }
}
