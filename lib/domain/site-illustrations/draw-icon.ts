import { drawPet } from '../illustration/pets/draw'
import { resolvePet } from '../illustration/resolve-pet'
import { group, path, polygonPath, rect } from '../illustration/kit/shape'
import { compose, scale, translate } from '../illustration/kit/vector'
import type { Scene } from '../illustration/scene'

const PAPER = '#f8ca45'
const CUT_EDGE = polygonPath([
  [3, 8],
  [52, 3],
  [97, 5],
  [98, 92],
  [55, 97],
  [2, 94],
])

/**
 * The site's icon, a dachshund on yellow paper, 100 units square. `whole` fills the square and keeps the dog inside the
 * middle four fifths: the safe zone of maskable icons.
 */
export function drawIcon(whole: boolean): Scene {
  const dog = resolvePet({ name: 'Wagtale', type: 'Dog', gender: 'female', breed: 'Dachshund' }, 0, 'icon', [])
  const { nodes, face } = drawPet(dog, { pose: 'sit', feeling: 'happy', size: 100, key: 'icon' })
  const [x, y] = face.centre
  const place = compose(
    translate(50, 50),
    scale((whole ? 24 : 31) / face.radius),
    translate(-x, -(y + face.radius * 0.12)),
  )
  const head = group([group(nodes, { transform: place })], { clip: whole ? 'M0 0H100V100H0Z' : CUT_EDGE })
  return { width: 100, height: 100, nodes: [whole ? rect(0, 0, 100, 100, PAPER) : path(CUT_EDGE, PAPER), head] }
}
