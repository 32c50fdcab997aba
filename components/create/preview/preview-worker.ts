// The drawing table's other end, in a worker of its own.
import { serveDesk } from '@/components/illustration/desk'
import type { Drawn } from './drawn'
import { drawPreview } from './draw-preview'
import type { Wish } from './drawing-table'

serveDesk<Wish, Drawn>(({ request, wanted, after }) => drawPreview(request, wanted, after))
