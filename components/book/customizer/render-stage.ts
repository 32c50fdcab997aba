// One picture of the book as it will be, and where everybody stands in it. Runs in a worker, or in the page.
import { COVER_PAGE } from '@/lib/domain/book/picture-path'
import type { Customizations } from '@/lib/domain/illustration/customizations'
import { WHO, type Who } from '@/lib/domain/illustration/direction'
import type { DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import { getEngine } from '@/lib/domain/illustration/engine'
import { bounds, walk } from '@/lib/domain/illustration/print/node-tree'
import { toSvg } from '@/lib/domain/illustration/print/svg'
import type { Box, Node } from '@/lib/domain/illustration/scene'

/** `page`: 0 is the cover. */
export interface StageRequest {
  board: Omit<DrawingBoard, 'members' | 'customizations' | 'version'>
  chosen: Customizations
  page: number
}
/** Boxes are in page units, 0 to 1000. */
export interface Stage {
  page: number
  svg: string
  figures: { who: Who; box: Box }[]
}

export async function renderStage({
  board: { cast, seed, engineVersion, title, pages },
  chosen,
  page,
}: StageRequest): Promise<Stage> {
  const bookPage = pages.find(({ pageNumber }) => pageNumber === page)
  if (!bookPage) throw new Error(`no page ${page}`)
  const { drawCover: cover, illustrate } = getEngine(engineVersion)
  const book = { cast, seed, engineVersion, customizations: chosen, pages }
  const scene = page === COVER_PAGE ? cover(book, title, bookPage.direction) : illustrate(book, bookPage).scene
  return { page, svg: toSvg(scene), figures: figuresIn(scene.nodes) }
}

function figuresIn(nodes: readonly Node[]): Stage['figures'] {
  const found: Stage['figures'] = []
  for (const node of walk(nodes)) {
    const who = node.kind === 'group' ? WHO.find((one) => one === node.cast) : undefined
    if (who) found.push({ who, box: bounds([node]) })
  }
  return found
}
