// Figures without a background, to stand on the site's own pages.
import type { AdultMember, ChildMember, PetMember } from '../illustration/cast'
import { drawAdult, drawChild } from '../illustration/child/draw'
import type { ChildPose, Feeling, PetPose } from '../illustration/direction'
import type { View } from '../illustration/figure'
import { group } from '../illustration/kit/shape'
import { scale, translate } from '../illustration/kit/vector'
import { drawPet } from '../illustration/pets/draw'
import { bounds } from '../illustration/print/node-tree'
import type { Figure, Node, Scene } from '../illustration/scene'
import { drawContactShadow } from '../illustration/stage/shadow'
import { resolvePet } from '../illustration/resolve-pet'
import type { PetRequest } from '../story/request'
import { familyLook, type Family } from './families'

const SHADOW = '#12313a'
/** Heights in page units of a child of five and of an adult, and the scale of pets to match. */
const CHILD = 500
const ADULT = 680
const PET = 118
/** Margin between figures on an edge and the sides of the picture. */
const MARGIN = 4

interface PosedFigure {
  figure: Figure
  x: number
  flip: boolean
  lift: number
}
interface Placement {
  x?: number
  /** Mirrored, to look to the left. */
  flip?: boolean
  /** Height above the ground, in page units. */
  lift?: number
  /** Overrides the size of its kind. */
  size?: number
}

export function poseChild(
  member: Pick<ChildMember, 'age' | 'look' | 'face'>,
  pose: ChildPose,
  feeling: Feeling,
  { x = 0, flip = false, lift = 0, size = CHILD, view }: Placement & { view?: View } = {},
): PosedFigure {
  return {
    figure: drawChild(member, { pose, feeling, size, key: 'shop', mirrored: flip, ...(view ? { view } : {}) }),
    x,
    flip,
    lift,
  }
}
export const poseAdult = (
  member: AdultMember,
  pose: ChildPose,
  feeling: Feeling,
  { x = 0, flip = false, lift = 0, size = ADULT }: Placement = {},
): PosedFigure => ({ figure: drawAdult(member, { pose, feeling, size, key: 'shop', mirrored: flip }), x, flip, lift })
export const posePet = (
  member: PetMember,
  pose: PetPose,
  feeling: Feeling,
  { x = 0, flip = false, lift = 0, size = PET }: Placement = {},
): PosedFigure => ({ figure: drawPet(member, { pose, feeling, size, key: 'shop', mirrored: flip }), x, flip, lift })

export function findFamilyChild(family: Family): ChildMember {
  const found = familyLook(family).cast.find((member): member is ChildMember => member.who === 'child')
  if (!found) throw new Error(`no child in ${family}`)
  return found
}
export function findFamilyElder(family: Family): AdultMember {
  const found = familyLook(family).cast.find((member): member is AdultMember => member.who === 'elder')
  if (!found) throw new Error(`no elder in ${family}`)
  return found
}
export function findFamilyPet(family: Family, at = 0): PetMember {
  const found = familyLook(family).cast.filter((member): member is PetMember => member.kind === 'pet')[at]
  if (!found) throw new Error(`no pet ${at} in ${family}`)
  return found
}

/** A pet that belongs to none of the families. */
export const resolvePetAlone = (request: Partial<PetRequest> & Pick<PetRequest, 'type'>): PetMember =>
  resolvePet({ name: 'x', gender: 'unknown', ...request }, 0, 'parade', [])

function placeOnGround({ figure, x, flip, lift }: PosedFigure): { shade: Node; nodes: Node } {
  const { box } = figure
  const middle = x + (flip ? -1 : 1) * (box.x + box.width / 2)
  return {
    shade: drawContactShadow(
      Math.round(middle),
      2,
      Math.round(box.width * (lift ? 0.4 : 0.52)),
      SHADOW,
      0.16,
      lift ? 0.5 : 0.8,
    ),
    nodes: group(flip ? [group(figure.nodes, { transform: scale(-1, 1) })] : figure.nodes, {
      transform: translate(x, -lift),
    }),
  }
}

/** The figures in painting order on a shadow of their own, cropped to their bounding box, with nothing behind them. */
export function cutOut(...placed: PosedFigure[]): Scene {
  const stood = placed.map(placeOnGround)
  const nodes = [...stood.map(({ shade }) => shade), ...stood.map(({ nodes: figure }) => figure)]
  const { x, y, width, height } = bounds(nodes)
  return { width: Math.ceil(width), height: Math.ceil(height), nodes: [group(nodes, { transform: translate(-x, -y) })] }
}

/**
 * The figures in painting order, standing on the lower edge of the picture, which is placed on the edge of a section.
 */
export function standOnEdge(...placed: PosedFigure[]): Scene {
  const nodes = placed.map((one) => placeOnGround(one).nodes)
  const { x, y, width } = bounds(nodes)
  const height = Math.ceil(MARGIN - y)
  return {
    width: Math.ceil(width + 2 * MARGIN),
    height,
    nodes: [group(nodes, { transform: translate(MARGIN - x, height) })],
  }
}
