// Animals of the stories that belong to nobody: drawn by the rigs of the pets, in the same hand.
import { group } from '../kit/shape'
import { compose, scale, translate } from '../kit/vector'
import { drawPet } from '../pets/draw'
import { breedRow } from '../pets/breed-table'
import type { Node } from '../scene'
import type { PetType } from '../../story/lists'

interface AnimalProp {
  type: PetType
  breed: string
  pose: string
  /** Height of the drawn animal in centimetres. */
  height: number
  facing?: 1 | -1
}

/** These animals belong to nobody: their faces are not those of the cast. */
const withoutFace = (node: Node): Node =>
  node.kind === 'group' ? { ...node, face: undefined, children: node.children.map(withoutFace) } : node

const drawn = new Map<string, Node>()

/** The animal with the middle of its feet at the origin. Drawn once: props are measured several times a page. */
export function drawAnimal({ type, breed, pose, height, facing = 1 }: AnimalProp): Node {
  const key = `${type} ${breed} ${pose} ${height} ${facing}`
  const known = drawn.get(key)
  if (known) return known
  const { colours } = breedRow(type, breed)
  const { nodes, box } = drawPet(
    { kind: 'pet', who: 'pet1', type, breed, colours },
    { pose, feeling: 'happy', size: 100, key: 'story animal', gaze: [0.6, 0] },
  )
  const size = height / box.height
  const animal = group(nodes.map(withoutFace), {
    transform: compose(scale(size * facing, size), translate(-(box.x + box.width / 2), 0)),
  })
  drawn.set(key, animal)
  return animal
}
