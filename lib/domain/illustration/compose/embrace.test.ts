import { sample } from '@/e2e/fixtures/sample'
import { PET_TYPES } from '../../story/lists'
import { findFlaws } from '../check/flaws'
import { direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { Box } from '../scene'

const across = (a: Box, b: Box) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
const down = (a: Box, b: Box) => Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)

describe('a hug', () => {
  const cases = [
    ...PET_TYPES.filter((type) => type !== 'Fish').map((type) => ({ type, target: 'pet1' })),
    { type: 'Dog', target: 'friend' },
    { type: 'Dog', target: 'elder' },
  ] as const
  it.each(cases)('reaches: $type, $target', ({ type, target }) => {
    const children = (['none', 'wheelchair'] as const).flatMap((mobility) =>
      (['0-2', '5-6', '11-12'] as const).map((childAge) => ({ mobility, childAge })),
    )
    for (const { mobility, childAge } of sample(children, `${type} ${target}`, 2)) {
      const cast = resolveCast(
        {
          childName: 'Ada',
          childAge,
          childGender: 'girl',
          look: { mobility },
          pets: [{ name: 'Bo', type, gender: 'unknown' }],
          lifeSkill: 'courage',
          language: 'en',
          seed: 'hug',
        },
        [
          { who: 'friend', name: 'Lil', pronoun: 'she' },
          { who: 'elder', name: 'Nan', pronoun: 'she' },
        ],
      )
      const pageDirection = direction.parse({
        setting: 'garden',
        light: 'noon',
        weather: 'clear',
        shot: 'medium',
        actors: [
          { who: 'child', pose: 'hug', feeling: 'happy', looksAt: target },
          { who: target, pose: target === 'pet1' ? 'cuddled' : 'stand', feeling: 'happy' },
        ],
        props: [],
      })
      const picture = illustrate(
        { cast, seed: 'hug', engineVersion: ENGINE_VERSION },
        { direction: pageDirection, pageNumber: 2 },
      )
      expect(findFlaws(picture, cast, pageDirection)).toEqual([])
      const boxes = [...walk(picture.scene.nodes)].flatMap((node) =>
        node.kind === 'group' && node.cast !== undefined ? [bounds([node])] : [],
      )
      const [a, b] = boxes
      if (!a || !b) throw new Error('not both are drawn')
      expect(Math.min(across(a, b), down(a, b))).toBeGreaterThan(15)
    }
  })
})

describe('a carried pet', () => {
  const cast = resolveCast(
    {
      childName: 'Ada',
      childAge: '5-6',
      childGender: 'girl',
      look: {},
      pets: [{ name: 'Bo', type: 'Cat', gender: 'unknown' }],
      lifeSkill: 'courage',
      language: 'en',
      seed: 'carry',
    },
    [],
  )
  const picture = (pose: string, held: string, shot = 'medium') => {
    const pageDirection = direction.parse({
      setting: 'garden',
      light: 'noon',
      weather: 'clear',
      shot,
      actors: [
        { who: 'child', pose, feeling: 'happy' },
        { who: 'pet1', pose: held, feeling: 'happy' },
      ],
      props: [],
    })
    const drawn = illustrate(
      { cast, seed: 'carry', engineVersion: ENGINE_VERSION },
      { direction: pageDirection, pageNumber: 3 },
    )
    expect(findFlaws(drawn, cast, pageDirection)).toEqual([])
    return [...walk(drawn.scene.nodes)].flatMap((node) =>
      node.kind === 'group' && (node.cast ?? node.castPart) !== undefined ? [node] : [],
    )
  }
  it.each(['carry', 'walk', 'run', 'sit', 'kneel', 'wave'])('is in the arms of one who does this: %s', (pose) => {
    const layers = picture(pose, 'cuddled')
    const pet = layers.findIndex((g) => g.cast === 'pet1')
    const [child, cat, arm] = [
      layers.find((g) => g.cast === 'child'),
      layers[pet],
      layers.slice(pet).find((g) => g.castPart === 'child'),
    ]
    if (!child || !cat || !arm) throw new Error('no child, no cat, or no arm over it')
    expect(bounds([cat]).y + bounds([cat]).height).toBeLessThan(bounds([child]).y + bounds([child]).height)
    expect(Math.min(across(bounds([arm]), bounds([cat])), down(bounds([arm]), bounds([cat])))).toBeGreaterThan(15)
  })

  it('stands beside one who is seen from behind', () => {
    const [cat, child] = ['pet1', 'child'].map((who) =>
      picture('carry', 'carried', 'behind').find((g) => g.cast === who),
    )
    if (!cat || !child) throw new Error('not both are drawn')
    expect(Math.abs(bounds([cat]).y + bounds([cat]).height - bounds([child]).y - bounds([child]).height)).toBeLessThan(
      80,
    )
  })
})
