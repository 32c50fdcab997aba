import { direction, type Direction } from '../direction'
import { shareScene } from './share-scene'

const page = (over: Partial<Direction>): Direction => ({
  ...direction.parse({
    setting: 'park',
    light: 'noon',
    weather: 'clear',
    shot: 'wide',
    actors: [at('elder')],
    props: [],
  }),
  ...over,
})
const at = (who: Direction['actors'][number]['who'], over: Partial<Direction['actors'][number]> = {}) => ({
  who,
  pose: 'stand',
  feeling: 'happy' as const,
  ...over,
})
const plays = { act: { verb: 'play', thing: 'drum' } } as const
const reads = { act: { verb: 'read', thing: 'book' } } as const
const namesOn = (first: Partial<Direction>, second: Partial<Direction>) =>
  shareScene([page(first), page(second)])?.map(({ actors, props }) => [
    ...actors.map(({ who }) => who),
    ...props.map(({ prop }) => prop),
  ])

it('has each member once, where it does something, and whoever is free opposite', () => {
  expect(namesOn({ actors: [at('child'), at('pet1')] }, { actors: [at('child', plays), at('pet1')] })).toEqual([
    ['pet1'],
    ['child'],
  ])
  expect(namesOn({ actors: [at('child'), at('pet1')] }, { actors: [at('child'), at('pet1')] })).toEqual([
    ['child'],
    ['pet1'],
  ])
})

it('keeps together who touch, and shows what both pages name once', () => {
  expect(
    namesOn(
      {
        actors: [at('child', { act: { verb: 'hug', who: 'pet1' } }), at('pet1'), at('pet2')],
        props: [{ prop: 'log' }],
      },
      { actors: [at('child'), at('pet1'), at('friend', { looksAt: 'log' })], props: [{ prop: 'log' }] },
    ),
  ).toEqual([
    ['child', 'pet1', 'pet2'],
    ['friend', 'log'],
  ])
})

it.each<[string, Partial<Direction>, Partial<Direction>]>([
  [
    'somebody does two things',
    { actors: [at('child', plays), at('pet1')] },
    { actors: [at('child', reads), at('pet1')] },
  ],
  ['places differ', { actors: [at('child')] }, { actors: [at('pet1')], setting: 'beach' }],
  ['light differs', { actors: [at('child')] }, { actors: [at('pet1')], light: 'night' }],
  ['all are in one boat', { actors: [at('child', { at: 'aboard' })] }, { actors: [at('pet1')] }],
  ['one is alone', { actors: [at('child')] }, { actors: [at('child')] }],
  [
    'a thing is in two hands over the fold',
    { actors: [at('child', { holding: 'drum' })] },
    { actors: [at('friend', { holding: 'drum' })] },
  ],
  [
    'a thing is in two states',
    { actors: [at('child')], props: [{ prop: 'sign', text: 'Open' }] },
    { actors: [at('pet1')], props: [{ prop: 'sign', text: 'Shut' }] },
  ],
])('is no scene where %s', (_, first, second) => expect(namesOn(first, second)).toBeUndefined())
