// The drawing table's other end, in a worker of its own.
import { serveDesk } from '@/components/illustration/worker-client'
import type { Drawn } from './drawn-preview'
import { drawPreview } from './draw-preview'
import type { Wish } from './preview-renderer'

serveDesk<Wish, Drawn>(({ request, wanted, after }) => drawPreview(request, wanted, after))
