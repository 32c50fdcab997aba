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
const namesOn = (first: Partial<Direction>, second: Partial<Direction>) =>
  shareScene([page(first), page(second)])?.map(({ actors, props }) => [
    ...actors.map(({ who }) => who),
    ...props.map(({ prop }) => prop),
  ])

it('shows on each half everybody whom its page names, with what it names', () => {
  expect(
    namesOn(
      { actors: [at('child'), at('pet1')], props: [{ prop: 'log' }] },
      { actors: [at('child', plays), at('pet1'), at('friend')] },
    ),
  ).toEqual([
    ['child', 'pet1', 'log'],
    ['child', 'pet1', 'friend'],
  ])
})

it.each<[string, Partial<Direction>, Partial<Direction>]>([
  ['somebody does the same on both', { actors: [at('child', plays)] }, { actors: [at('child', plays)] }],
  ['places differ', { actors: [at('child')] }, { actors: [at('pet1')], setting: 'beach' }],
  ['light differs', { actors: [at('child')] }, { actors: [at('pet1')], light: 'night' }],
  ['all are in one boat', { actors: [at('child', { at: 'aboard' })] }, { actors: [at('pet1')] }],
  [
    'one thing is on both pages',
    { actors: [at('child')], props: [{ prop: 'log' }] },
    { actors: [at('pet1')], props: [{ prop: 'log' }] },
  ],
  ['a half is too full', { actors: Array.from({ length: 6 }, () => at('child')) }, { actors: [at('pet1')] }],
])('is no scene where %s', (_, first, second) => expect(namesOn(first, second)).toBeUndefined())
