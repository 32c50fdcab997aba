import { group, rect } from '../illustration/kit/shape'
import { compose, rotate, scale, translate } from '../illustration/kit/vector'
import type { Colour, Scene } from '../illustration/scene'
import { SHARE_SIZE } from './social-image'

const TABLE: Colour = '#f3e4c6'
const SHADE: Colour = '#12313a'
/** How much of the picture's height the book takes, and how far it is turned. */
const BOOK = { high: 0.88, turn: -2.5 }

/** The whole cover, as a book that lies on a table of its colour: nothing of it is cut off in a wide link preview. */
export function shareCover(cover: Scene, table: Colour = TABLE): Scene {
  const width = 1000
  const height = (width * SHARE_SIZE.height) / SHARE_SIZE.width
  const size = (height * BOOK.high) / cover.height
  const lies = compose(
    translate(width / 2, height / 2),
    rotate(BOOK.turn),
    scale(size),
    translate(-cover.width / 2, -cover.height / 2),
  )
  const edge = (by: number) => rect(by, by, cover.width, cover.height, SHADE, { opacity: 0.14 })
  return {
    width,
    height,
    nodes: [
      rect(0, 0, width, height, table),
      group([edge(14), edge(26)], { transform: lies }),
      group(cover.nodes, { transform: lies, clip: `M0 0H${cover.width}V${cover.height}H0Z` }),
    ],
  }
}
