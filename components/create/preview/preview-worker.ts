// The drawing table's other end, in a worker of its own.
import type { Delivery, Order } from './drawing-table'
import { drawPreview } from './draw-preview'

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const answer = (delivery: Delivery) => postMessage(delivery)
  drawPreview(data.request, data.wanted).then(
    (drawn) => answer({ id: data.id, drawn }),
    (error: unknown) => answer({ id: data.id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
