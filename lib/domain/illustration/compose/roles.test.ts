import { storyRequest } from '../../story/request'
import type { SetDirection } from '../direction'
import { resolveCast } from '../resolve-cast'
import { resolvePageProps } from './page-props'
import { resolveRoles } from './roles'

const request = storyRequest.parse({
  childName: 'Noor',
  childAge: '5-6',
  childGender: 'girl',
  lifeSkill: 'courage',
  seed: 'a',
  pets: [{ name: 'Dash', type: 'Horse', gender: 'male' }],
})
const cast = resolveCast(request, [])

test.each<['left' | 'right', 'left' | 'right', 1 | -1]>([
  ['left', 'right', -1],
  ['right', 'left', 1],
])('who looks at what somebody %s holds turns to them from the %s, up to their hands', (child, pet, faces) => {
  const direction: SetDirection = {
    setting: 'park',
    light: 'noon',
    weather: 'clear',
    shot: 'medium',
    textSpace: 'none',
    props: [{ prop: 'note' }],
    actors: [
      { who: 'child', pose: 'stand', feeling: 'happy', at: child, holding: 'note' },
      { who: 'pet1', pose: 'stand', feeling: 'happy', at: pet, looksAt: 'note' },
    ],
  }
  const horse = resolveRoles(cast, direction, []).find(({ member }) => member.who === 'pet1')
  expect(horse?.facing).toBe(faces)
  expect(horse?.gaze).toEqual([0.7, -0.5])
})

test('nobody gallops or jumps beside a sleeper', () => {
  const direction = (childPose: string): SetDirection => ({
    setting: 'bedroom',
    light: 'lamp',
    weather: 'clear',
    shot: 'wide',
    textSpace: 'none',
    props: [],
    actors: [
      { who: 'child', pose: childPose, feeling: 'calm' },
      { who: 'pet1', pose: 'run', feeling: 'happy' },
    ],
  })
  const poseBeside = (childPose: string) =>
    resolveRoles(cast, direction(childPose), []).find(({ member }) => member.who === 'pet1')?.actor.pose
  expect(poseBeside('sleep')).toBe('stand')
  expect(poseBeside('sit')).toBe('run')
})

const street = (actors: SetDirection['actors'], props: SetDirection['props']): SetDirection => ({
  setting: 'street',
  light: 'noon',
  weather: 'clear',
  shot: 'medium',
  textSpace: 'none',
  props,
  actors,
})
const poseOf = (actor: Partial<SetDirection['actors'][number]>) =>
  resolveRoles(cast, street([{ who: 'child', pose: 'hide', feeling: 'scared', ...actor }], []), [])[0]?.actor.pose

test('who hides with something in the hands has none for the face, and crouches', () => {
  expect(poseOf({})).toBe('hide')
  expect(poseOf({ holding: 'umbrella' })).toBe('crouch')
  expect(poseOf({ act: { verb: 'hide-behind', thing: 'log' } })).toBe('hide')
})

test.each<['left' | 'right', 1 | -1]>([
  ['left', -1],
  ['right', 1],
])('who walks to something on the %s goes that way, and so does everybody else', (at, faces) => {
  const roles = resolveRoles(
    cast,
    street(
      [
        { who: 'child', pose: 'walk', feeling: 'happy', looksAt: 'hat' },
        { who: 'pet1', pose: 'walk', feeling: 'happy' },
      ],
      [{ prop: 'hat', at }],
    ),
    [],
  )
  expect(roles.map(({ facing }) => facing)).toEqual([faces, faces])
})

test.each<[SetDirection['props'][number]['at'], boolean]>([
  ['centre', false],
  ['centre', true],
  ['left', false],
  [undefined, false],
])(
  'all who look at what hangs behind everybody turn to the side on which it is seen (%s, mirrored: %s)',
  (at, mirrored) => {
    const people = resolveCast(request, [
      { who: 'friend', name: 'Bo', pronoun: 'he' },
      { who: 'elder', name: 'Mr Pott', pronoun: 'he' },
    ])
    const direction: SetDirection = {
      setting: 'stage',
      light: 'noon',
      weather: 'clear',
      shot: 'wide',
      textSpace: 'none',
      mirrored,
      props: [{ prop: 'bench' }, { prop: 'pipe', ...(at ? { at } : {}) }],
      actors: (['child', 'friend', 'elder', 'pet1'] as const).map((who) => ({
        who,
        pose: 'stand',
        feeling: 'curious',
        looksAt: 'pipe',
      })),
    }
    const roles = resolveRoles(people, direction, [])
    const pipe = resolvePageProps(roles, direction, [], { indoor: true, swims: false }).find(
      ({ prop }) => prop === 'pipe',
    )
    const side = (pipe?.wantedX ?? 0) < 0.5 ? -1 : 1
    expect(roles.map(({ facing }) => facing)).toEqual(roles.map(() => side))
  },
)

test('whoever carries somebody in a chair on poles faces the chair from either end', () => {
  const people = resolveCast(request, [
    { who: 'friend', name: 'Bo', pronoun: 'he' },
    { who: 'elder', name: 'Mrs Pott', pronoun: 'she' },
  ])
  const roles = resolveRoles(
    people,
    street(
      [
        { who: 'friend', pose: 'carry', feeling: 'happy', looksAt: 'elder', at: 'left' },
        { who: 'elder', pose: 'sit', feeling: 'proud', at: 'centre' },
        { who: 'child', pose: 'carry', feeling: 'happy', looksAt: 'elder', at: 'right' },
      ],
      [{ prop: 'poled-chair' }],
    ),
    [],
  )
  const facing = (who: string) => roles.find(({ member }) => member.who === who)?.facing
  expect([facing('friend'), facing('child')]).toEqual([1, -1])
})

test.each([
  ['wave', 'hat', 'hold-up'],
  ['stand', 'hat', undefined],
  ['stand', 'glove', 'hold-up'],
] as const)(
  'somebody who is to %s and holds a %s wears it on the hand only where that is told',
  (pose, holding, verb) => {
    const direction: SetDirection = {
      setting: 'living-room',
      light: 'dusk',
      weather: 'clear',
      shot: 'medium',
      textSpace: 'none',
      props: [],
      actors: [{ who: 'child', pose, feeling: 'worried', holding }],
    }
    expect(resolveRoles(cast, direction, [])[0]?.act?.verb).toBe(verb)
  },
)
