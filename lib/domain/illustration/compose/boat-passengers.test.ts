import { measureCoveredCircle } from '../check/covered'
import { findFlaws } from '../check/flaws'
import type { Actor, Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { GroupNode, Node } from '../scene'
import { AGE_BANDS, PET_TYPES } from '../../story/lists'
import { storyRequest } from '../../story/request'

const vesselOf = (nodes: readonly Node[]): GroupNode[] =>
  [...walk(nodes)].filter((node): node is GroupNode => node.kind === 'group' && node.part === 'vessel')
function sail(type: string, age: string, shot: Direction['shot'], more: Partial<Direction> = {}, pose = 'sit') {
  const request = storyRequest.parse({
    childName: 'Ada',
    childAge: age,
    childGender: 'girl',
    lifeSkill: 'creativity',
    seed: `${type} ${age}`,
    pets: [{ name: 'Bo', type, gender: 'male' }],
  })
  const actors: Actor[] = [
    { who: 'child', pose, feeling: 'happy', at: 'aboard' },
    { who: 'pet1', pose: 'lie', feeling: 'calm', at: 'aboard' },
  ]
  const direction: Direction = {
    setting: 'garden',
    light: 'noon',
    weather: 'clear',
    shot,
    actors,
    props: [{ prop: 'box-boat' }],
    textSpace: 'none',
    ...more,
  }
  const cast = resolveCast(request, [])
  const picture = illustrate({ cast, seed: request.seed, engineVersion: ENGINE_VERSION }, { direction, pageNumber: 3 })
  return { picture, flaws: findFlaws(picture, cast, direction), boat: vesselOf(picture.scene.nodes) }
}
const cases = PET_TYPES.map(
  (type, i) =>
    [
      type,
      AGE_BANDS[i % AGE_BANDS.length] ?? '5-6',
      (['wide', 'medium', 'close', 'behind'] as const)[i % 4] ?? 'wide',
      ['sit', 'wave', 'run', 'look-up'][i % 4] ?? 'sit',
    ] as const,
)

test.each(cases)(
  '%s and a child of %s are in the boat (%s, %s): its near side hides their legs and no face',
  (type, age, shot, pose) => {
    const { picture, flaws, boat } = sail(type, age, shot, {}, pose)
    expect(flaws).toEqual([])
    const [, near] = boat
    if (!near) throw new Error('no boat')
    const hull = bounds([near])
    for (const { who, ...face } of picture.faces) {
      const [figure] = [...walk(picture.scene.nodes)].filter(
        (node): node is GroupNode => node.kind === 'group' && node.cast === who,
      )
      if (!figure) throw new Error(`no ${who}`)
      expect(measureCoveredCircle(face, [near])).toBe(0)
      const { x, y, width, height } = bounds([figure])
      if (type === 'Horse' && who === 'pet1') continue
      expect({
        who,
        sunk:
          y + height < hull.y + hull.height &&
          y + height > hull.y - 1 &&
          x + width / 2 > hull.x &&
          x + width / 2 < hull.x + hull.width,
      }).toEqual({ who, sunk: true })
    }
    expect(picture.notes).toEqual(type === 'Horse' ? ['pet1 cannot be aboard, and is beside'] : [])
  },
)

test('where there is no boat, or only the box that it is to be, everybody stands beside, and the notes say so', () => {
  for (const more of [{ props: [] }, { props: [{ prop: 'box-boat' as const, text: 'bare' }] }]) {
    const { picture, flaws, boat } = sail('Dog', '5-6', 'medium', more)
    expect(flaws).toEqual([])
    expect(boat).toEqual([])
    expect(picture.notes).toEqual(['child cannot be aboard, and is beside', 'pet1 cannot be aboard, and is beside'])
  }
})
