import type { Cast } from '../cast'
import { drawAdult, drawChild } from '../child/draw'
import type { Actor } from '../direction'
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { drawPet } from '../pets/draw'
import { bounds } from '../print/plain'
import type { Node, Scene } from '../scene'

/** Who stands where in a cut-out: page units from its left, and how big; `lift` is how far above the ground. */
export interface Standing extends Pick<Actor, 'who' | 'pose' | 'feeling'> {
  x: number
  /** A person's height, or a pet's scale: page units for a Labrador's hip. */
  size: number
  lift?: number
  /** Faces left. */
  left?: boolean
}

const MARGIN = 4

/** Members of a cast without a place around them, to stand on the edge of a sheet: the lowest point is the picture's lower edge. */
export function cutOut(cast: Cast, seed: string, standing: readonly Standing[]): Scene {
  const nodes = standing.flatMap(({ who, pose, feeling, x, size, lift = 0, left = false }): Node[] => {
    const member = cast.find((m) => m.who === who)
    if (!member) throw new Error(`nobody is ${who}`)
    const drawing = { pose, feeling, size, key: seed, mirrored: left }
    const figure = member.kind === 'pet' ? drawPet(member, drawing) : member.kind === 'child' ? drawChild(member, drawing) : drawAdult(member, drawing)
    return [group(figure.nodes, { transform: compose(translate(x, -lift), scale(left ? -1 : 1, 1)) })]
  })
  const box = bounds(nodes)
  const [width, height] = [Math.ceil(box.width + 2 * MARGIN), Math.ceil(-box.y + MARGIN)]
  return { width, height, nodes: [group(nodes, { transform: translate(MARGIN - box.x, height) })] }
}
