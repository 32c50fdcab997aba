import { bounds } from '../print/node-tree'
import { resolvePet } from '../resolve-pet'
import type { PetType } from '../../story/lists'
import { heightOf, poseFigure } from './figures'
import type { Role } from './roles'

test.each<PetType>(['Hamster', 'Cat', 'Dog', 'Horse'])('what a %s holds is no longer than it is high', (type) => {
  const member = resolvePet({ name: '', type, gender: 'unknown' }, 0, 'mouth', [])
  const role: Role = {
    actor: { who: 'pet1', pose: 'stand', feeling: 'happy', holding: 'slippers' },
    member,
    wantedX: 0.5,
    facing: 1,
    gaze: [0.7, 0],
    holding: 'slippers',
  }
  const { nodes } = poseFigure(
    role,
    {
      setting: 'park',
      light: 'noon',
      weather: 'clear',
      shot: 'medium',
      actors: [role.actor],
      props: [],
      textSpace: 'none',
    },
    { indoor: false, swims: false },
    1,
    'mouth',
    1,
  )
  const { width, height } = bounds(nodes.slice(1))
  expect(Math.max(width, height)).toBeGreaterThan(5)
  expect(Math.max(width, height)).toBeLessThan(heightOf(member))
})
