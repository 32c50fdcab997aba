import type { BookLook } from './book-look'
import type { PageRequest } from './compose/compose-page'
import { isSmallAnimal } from './compose/small-props'
import { composeSpots, frameOf } from './compose/two-spots'
import { drawVignette } from './compose/vignette'
import { getPageOffsets } from './customizations'
import { drawComposed } from './draw-composed'
import { type Picture, placeFaces } from './picture'
import type { Box } from './scene'
import type { ShotPlan } from './shot-plan'

/** Two small pictures on paper; null where they don't come out as planned, or the buyer moved or placed something. */
export function drawSpots(book: BookLook, request: PageRequest, shot: ShotPlan): Picture | null {
  const { customizations: chosen, seed } = book
  const { pageNumber } = request
  if (getPageOffsets(chosen, pageNumber).size || chosen?.furniture.length) return null
  const composed = composeSpots(request, shot)
  if (!composed) return null
  const draw = (which: 'main' | 'witness') => {
    const { notes, faces, ground, ...layers } = drawComposed(book, request, composed[which], { hasLeavesBehind: true })
    const before = layers.before.filter((node) => which === 'main' || !isSmallAnimal(node))
    const spot = drawVignette(
      { ...layers, before },
      composed[which].layout,
      `${seed} ${pageNumber} ${which}`,
      frameOf(which, composed),
    )
    if (!spot) return null
    const { place } = spot
    return {
      ...spot,
      notes,
      ground,
      faces: placeFaces(faces, place),
    }
  }
  const [main, witness] = [draw('main'), draw('witness')]
  if (!main || !witness) return null
  return {
    scene: {
      width: 1000,
      height: 1000,
      nodes: [...main.nodes, ...witness.nodes],
      essential: unionOf(main.essential, witness.essential),
      shot: composed.main.layout.framing,
      form: 'spots',
    },
    notes: [...main.notes, ...witness.notes],
    faces: [...main.faces, ...witness.faces],
    ground: main.ground,
    crossesFrame: true,
  }
}
const unionOf = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
