// Whether what a window shows is the told place, hour and weather: read from the colours that are painted there.
import { lightness } from '../kit/colour'
import { bounds, walk } from '../print/node-tree'
import type { Colour, Node } from '../scene'
import { LIGHTS } from '../light/lights'
import { KITS } from '../stage/kits/table'
import { VIEW_PART } from '../stage/window'
import type { CheckedPage, Measured } from './checked-page'
import { findMarked } from './marks'

/** OKLab lightness below which a sky is one of night. */
const DARK_SKY = 0.55
const FLAKE = '#ffffff'

const coloursOf = (node: Node): readonly Colour[] =>
  node.kind === 'group' || node.fill === undefined
    ? []
    : typeof node.fill === 'string'
      ? [node.fill]
      : node.fill.stops.map(([, colour]) => colour)

export function checkViews({ direction, picture }: CheckedPage): Measured {
  const result: Measured = { count: 0, flaws: [] }
  const { light, weather, destination } = direction
  for (const view of findMarked(picture.scene.nodes, ({ part }) => part === VIEW_PART)) {
    result.count++
    const nodes = [...walk(view.children)]
    const sky = nodes.flatMap(coloursOf).slice(0, 1).map(lightness)[0] ?? 0
    // Dusk is between day and night.
    if (light !== 'dusk' && LIGHTS[light].stars !== sky < DARK_SKY)
      result.flaws.push(`a sky of lightness ${sky.toFixed(2)} at ${light}`)
    const isSnowing = nodes.some(
      (node) => coloursOf(node)[0] === FLAKE && (node as { opacity?: number }).opacity === 0.92,
    )
    if (isSnowing !== (weather === 'snow')) result.flaws.push(`snow ${isSnowing} outside, told is ${weather}`)
    const { x, y, width } = bounds([view])
    const isWhole = x >= 0 && y >= 0 && x + width <= 1000 && picture.scene.form === undefined
    if (
      isWhole &&
      destination &&
      KITS[destination] &&
      !findMarked(view.children, ({ kit }) => kit === 'skyline').length
    )
      result.flaws.push(`no skyline of ${destination}`)
  }
  return result
}
