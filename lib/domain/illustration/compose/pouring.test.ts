import { requestOf } from '../book-look'
import type { Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { resolveCast } from '../resolve-cast'
import { storyRequest } from '../../story/request'
import { composeIn } from './compose-page'

const cast = resolveCast(
  storyRequest.parse({
    childName: 'Rosa',
    childAge: '3-4',
    childGender: 'girl',
    lifeSkill: 'patience',
    seed: 'pour',
    pets: [{ name: 'Pip', type: 'Dog', gender: 'male' }],
  }),
  [],
)

test.each(['knee', 'whole'] as const)('water falls into the pot at which whoever pours looks (%s)', (framing) => {
  for (const seed of ['a', 'b', 'c'])
    for (const mirrored of [true, false]) {
      const direction: Direction = {
        setting: 'kitchen',
        light: 'noon',
        weather: 'clear',
        shot: 'medium',
        actors: [
          {
            who: 'child',
            pose: 'stand',
            feeling: 'happy',
            looksAt: 'sprout',
            act: { verb: 'pour', thing: 'bucket' },
          },
        ],
        props: [{ prop: 'sprout' }],
        textSpace: 'none',
      }
      const request = requestOf({ cast, seed, engineVersion: ENGINE_VERSION }, { direction, pageNumber: 3 })
      const layout = composeIn(request, framing, { framing, behind: false, mirrored })?.layout
      const [child, pot] = [layout?.figures[0], layout?.props.find(({ prop }) => prop === 'sprout')]
      if (!child || !pot) throw new Error('no page')
      const falls = child.x + (child.figure.acting?.falls ?? 0)
      expect(falls).toBeGreaterThan(pot.x + pot.box.x)
      expect(falls).toBeLessThan(pot.x + pot.box.x + pot.box.width)
      expect(pot.row).toBeGreaterThan(child.row)
    }
})
