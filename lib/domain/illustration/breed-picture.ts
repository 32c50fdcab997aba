import { BREEDS, BREED_TYPE_OF } from '../story/breeds'
import { PET_TYPES } from '../story/lists'
import { coatInWords } from '../story/pet-surprise'
import { group } from './kit/shape'
import { compose, scale, translate } from './kit/vector'
import { drawPet } from './pets/draw'
import { resolvePet } from './resolve-pet'
import type { Scene } from './scene'

const FRAME = { width: 240, height: 220, edge: 8 }

/**
 * A breed of the catalogue in its usual coat, scaled to fit the frame, its feet near the lower edge. Null for an id
 * that the catalogue lacks.
 */
export function drawBreed(id: string): Scene | null {
  const breed = BREEDS.find((row) => row.id === id)
  const type = PET_TYPES.find((one) => BREED_TYPE_OF[one] === breed?.type)
  if (!breed || !type) return null
  const pet = resolvePet(
    { name: '', type, gender: 'unknown', breed: breed.name, colors: coatInWords(breed.coats[0] ?? []) },
    0,
    'breeds',
    [],
  )
  const { nodes, box } = drawPet(pet, {
    pose: type === 'Bird' ? 'perch' : type === 'Fish' ? 'swim' : 'sit',
    feeling: 'happy',
    size: 100,
    key: 'breed',
  })
  const { width, height, edge } = FRAME
  const k = Math.min((width - edge) / box.width, (height - edge) / box.height)
  const place = compose(
    translate(width / 2, height - edge / 2),
    scale(k),
    translate(-(box.x + box.width / 2), -(box.y + box.height)),
  )
  return { width, height, nodes: [group(nodes, { transform: place })] }
}
