import { PET_TYPES } from '../../story/lists'
import { flawsOf } from '../check/flaws'
import { direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { bounds, walk } from '../print/plain'
import { resolveCast } from '../resolve-cast'
import type { Box } from '../scene'

const across = (a: Box, b: Box) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
const down = (a: Box, b: Box) => Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)

describe('a hug', () => {
  const cases = [...PET_TYPES.filter((type) => type !== 'Fish').map((type) => ({ type, target: 'pet1' })), { type: 'Dog', target: 'friend' }, { type: 'Dog', target: 'elder' }] as const
  it.each(cases)('reaches: $type, $target', ({ type, target }) => {
    for (const mobility of ['none', 'wheelchair'] as const) for (const childAge of ['0-2', '5-6', '11-12'] as const) {
      const cast = resolveCast(
        { childName: 'Ada', childAge, childGender: 'girl', look: { mobility }, pets: [{ name: 'Bo', type, gender: 'unknown' }], lifeSkill: 'courage', language: 'en', seed: 'hug' },
        [{ who: 'friend', name: 'Lil', pronoun: 'she' }, { who: 'elder', name: 'Nan', pronoun: 'she' }],
      )
      const asked = direction.parse({ setting: 'garden', light: 'noon', weather: 'clear', shot: 'medium', actors: [{ who: 'child', pose: 'hug', feeling: 'happy', looksAt: target }, { who: target, pose: target === 'pet1' ? 'cuddled' : 'stand', feeling: 'happy' }], props: [] })
      const picture = illustrate({ cast, seed: 'hug', engineVersion: ENGINE_VERSION }, { direction: asked, pageNumber: 2 })
      expect(flawsOf(picture, cast, asked)).toEqual([])
      const boxes = [...walk(picture.scene.nodes)].flatMap((node) => (node.kind === 'group' && node.cast !== undefined ? [bounds([node])] : []))
      const [a, b] = boxes
      if (!a || !b) throw new Error('not both are drawn')
      expect(Math.min(across(a, b), down(a, b))).toBeGreaterThan(15)
    }
  })
})
