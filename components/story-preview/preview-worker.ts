// The drawing table's other end, in a worker of its own.
import { serveWorker } from '@/lib/browser/worker-client'
import type { DrawnPreview } from './drawn-preview'
import { drawPreview } from './draw-preview'
import type { RenderRequest } from './preview-renderer'

serveWorker<RenderRequest, DrawnPreview>(({ request, wanted, after }) => drawPreview(request, wanted, after))
