import fc from 'fast-check'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { sample } from '@/e2e/fixtures/sample'
import { storyRequest } from '../../story/request'
import { writeStory } from '../../author/write'
import type { Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { ellipse, group, path, rect } from '../kit/shape'
import { compose, rotate, scale, translate } from '../kit/vector'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { Node } from '../scene'
import { measureCoveredCircle } from './covered'
import { findFlaws } from './flaws'

const face = { centre: [500, 500] as const, radius: 100 }

describe('how much of a face is covered', () => {
  const half = rect(500, 0, 500, 1000, '#000000')
  it.each<[string, Node[], number]>([
    ['half by what stands before one half', [half], 0.5],
    [
      'half by the same, moved, mirrored and made of a path',
      [group([path('M0 0H10V20H0Z', '#000000')], { transform: compose(translate(500, 0), scale(-50, 50)) })],
      0.5,
    ],
    [
      'not by the box of a slanted thing, only by the thing',
      [path('M300 300L700 700L690 710L290 310Z', '#000000')],
      0.08,
    ],
    [
      'a quarter by a round of half the width',
      [ellipse(0, 0, 50, 25, '#000000', { transform: compose(translate(500, 500), rotate(90), scale(1, 2)) })],
      0.25,
    ],
    ['not through a hole', [path('M0 0H1000V1000H0ZM390 390H610V610H390Z', '#000000', { evenOdd: true })], 0],
    ['only as far as a clip lets it', [group([rect(0, 0, 1000, 1000, '#000000')], { clip: 'M0 0H1000V500H0Z' })], 0.5],
    [
      'not by a veil, a line or a glow',
      [
        { ...half, opacity: 0.3 },
        rect(0, 0, 999, 999, undefined, { stroke: '#000000' }),
        ellipse(500, 500, 200, 200, {
          kind: 'radial',
          centre: [500, 500],
          radius: 200,
          stops: [
            [0, '#ffffff', 0.9],
            [1, '#ffffff', 0],
          ],
        }),
      ],
      0,
    ],
  ])('%s', (_, nodes, share) => expect(Math.abs(measureCoveredCircle(face, nodes) - share)).toBeLessThan(0.05))
})

test('flaws are found: a member drawn twice, cut off, covering a face, a broken number', () => {
  const [request] = fc.sample(anyRequest(1), { seed: 1, numRuns: 1 })
  if (!request) throw new Error('no request')
  const cast = resolveCast(request, [])
  const direction: Direction = {
    setting: 'park',
    light: 'noon',
    weather: 'clear',
    shot: 'medium',
    actors: [
      { who: 'child', pose: 'stand', feeling: 'happy' },
      { who: 'pet1', pose: 'sit', feeling: 'happy' },
    ],
    props: [],
    textSpace: 'none',
  }
  const picture = illustrate({ cast, seed: 'a', engineVersion: ENGINE_VERSION }, { direction, pageNumber: 1 })
  expect(findFlaws(picture, cast, direction)).toEqual([])
  const with_ = (...more: Node[]) =>
    findFlaws({ ...picture, scene: { ...picture.scene, nodes: [...picture.scene.nodes, ...more] } }, cast, direction)
  const child = picture.faces.find(({ who }) => who === 'child')
  expect(with_(group([rect(1, 1, 1, 1, '#000000')], { cast: 'pet1' }))).toContain('pet1 is drawn 2 times')
  expect(with_(group([rect(-5, 1, 1, 1, '#000000')], { cast: 'pet3' }))).toEqual(
    expect.arrayContaining(['pet3 is drawn and not named', 'pet3 is cut off by 5.0']),
  )
  expect(
    with_(group([ellipse(child?.centre[0] ?? 0, child?.centre[1] ?? 0, 400, 400, '#000000')], { cast: 'pet1' })).join(),
  ).toContain('pet1 covers 100 % of the face of child')
  expect(with_(rect(NaN, 0, 1, 1, '#000000')).join()).toContain('NaN')
})

test('the eye in the fence is seen whole, whoever lies before it, and so is the brick', async () => {
  const casts = [
    ['f0', ['Animal Toy']],
    ['f1', ['Dog', 'Cat']],
    ['f2', ['Guinea Pig', 'Fish', 'Horse', 'Bird', 'Rabbit']],
  ] as const
  for (const [seed, pets] of sample(casts, 'the eye in the fence', 2)) {
    const request = storyRequest.parse({
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill: 'friendship',
      language: 'en',
      seed,
      pets: pets.map((type, i) => ({ name: `Pet${'abcde'[i]}`, type, gender: 'female' })),
    })
    const { pages, extras } = await writeStory(request)
    const cast = resolveCast(request, extras)
    const withStoryPart = pages.filter(({ direction }) =>
      direction.props.some(({ prop, text }) => prop === 'holed-fence' && (text === 'eye' || text === 'brick')),
    )
    expect(withStoryPart).toHaveLength(4)
    for (const page of withStoryPart) {
      const picture = illustrate({ cast, seed, engineVersion: ENGINE_VERSION, pages }, page)
      expect({ seed, page: page.pageNumber, flaws: findFlaws(picture, cast, page.direction) }).toEqual({
        seed,
        page: page.pageNumber,
        flaws: [],
      })
      const blackedOut = {
        ...picture,
        scene: { ...picture.scene, nodes: [...picture.scene.nodes, rect(0, 0, 1000, 1000, '#000000')] },
      }
      expect(findFlaws(blackedOut, cast, page.direction)).toContain('100 % of a story part is covered')
    }
  }
})

test('a poster stands where whoever points at it points, and a name is read whole, over whose heads it may hang', async () => {
  const casts = [
    ['p0', ['Dog']],
    ['p1', ['Rabbit', 'Bird', 'Guinea Pig']],
    ['p2', ['Horse', 'Cat', 'Fish', 'Hamster', 'Dog']],
  ] as const
  for (const [seed, pets] of sample(casts, 'posters', 3)) {
    let drawn = 0
    for (const lifeSkill of ['honesty', 'honest_communication', 'confidence'] as const) {
      const request = storyRequest.parse({
        childName: 'Noor',
        childAge: '7-8',
        childGender: 'girl',
        lifeSkill,
        seed,
        pets: pets.map((type, i) => ({ name: `Pet${'abcde'[i]}`, type, gender: 'female' })),
      })
      const { pages, extras } = await writeStory(request)
      const cast = resolveCast(request, extras)
      const lettered = pages.filter(({ direction }) =>
        direction.props.some(({ prop, text }) => (prop === 'poster' || prop === 'name-peg') && text),
      )
      drawn += lettered.length
      for (const page of lettered) {
        const picture = illustrate({ cast, seed, engineVersion: ENGINE_VERSION }, page)
        expect({ seed, lifeSkill, page: page.pageNumber, flaws: findFlaws(picture, cast, page.direction) }).toEqual({
          seed,
          lifeSkill,
          page: page.pageNumber,
          flaws: [],
        })
        const pointing = page.direction.actors.find(({ pose, looksAt }) => pose === 'point' && looksAt === 'poster')
        const poster = [...walk(picture.scene.nodes)].find(
          (node) => node.kind === 'group' && node.part === 'prop:poster',
        )
        const face = picture.faces.find(({ who }) => who === pointing?.who)
        if (poster && face) expect(bounds([poster]).x + bounds([poster]).width / 2).toBeGreaterThan(face.centre[0])
      }
    }
    expect(drawn).toBeGreaterThan(5)
  }
})
