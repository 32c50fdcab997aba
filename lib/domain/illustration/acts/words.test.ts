import { measureCoveredCircle } from '../check/covered'
import { findMarked } from '../check/marks'
import { poseFigure } from '../compose/figures'
import type { Direction, Prop, Verb } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { transformPoint } from '../kit/vector'
import { resolveCast } from '../resolve-cast'
import { PROP_DRAWINGS } from '../things/table'
import { storyRequest } from '../../story/request'

const request = storyRequest.parse({
  childName: 'Wren',
  childAge: '9-10',
  childGender: 'girl',
  lifeSkill: 'patience',
  seed: 'words',
  pets: [{ name: 'Biscuit', type: 'Cat', gender: 'male' }],
})
const cast = resolveCast(request, [{ who: 'friend', name: 'Ada', they: 'she' }] as never)
const page: Direction = {
  setting: 'school',
  light: 'noon',
  weather: 'clear',
  shot: 'face',
  actors: [],
  props: [],
  textSpace: 'none',
}

const WRITTEN: Prop[] = ['sign', 'paper', 'note', 'newspaper']
const DONE: Verb[] = ['touch', 'point', 'hold-up', 'read', 'write', 'hand-over']

// A note has no room below its words for a hand that writes.
const PAIRS = WRITTEN.flatMap((thing) => DONE.map((verb) => [verb, thing] as const)).filter(
  ([verb, thing]) => verb !== 'write' || thing !== 'note',
)
test.each(PAIRS)('whoever does %s to a %s leaves its words free', (verb, thing) => {
  const member = cast.find(({ who }) => who === 'child')
  if (!member) throw new Error('no child')
  const act = { verb, thing }
  const actor = { who: 'child' as const, pose: 'stand', feeling: 'happy' as const, act }
  const { acting } = poseFigure(
    { actor, member, wantedX: 0.5, facing: 1, gaze: [0, 0], act },
    { ...page, actors: [actor], props: [{ prop: thing, text: 'LOST' }] },
    { indoor: true, swims: false },
    -1,
    'words',
    1,
  )
  const words = acting?.words
  if (!words) throw new Error('no words')
  // A note is all words: its edge is held.
  const edge = thing === 'note' ? words.height * 0.2 : 0
  for (const { at } of acting.contacts) {
    const isOver =
      at[0] > words.x + edge &&
      at[0] < words.x + words.width - edge &&
      at[1] > words.y + edge &&
      at[1] < words.y + words.height - edge
    expect({ at, words, isOver }).toMatchObject({ isOver: false })
  }
})

test('who stands far off in a picture of a face is not before the words of a sign behind everybody', () => {
  const sign = { prop: 'sign' as const, text: 'RECORD 210' }
  const { scene } = illustrate({ cast, seed: request.seed, engineVersion: ENGINE_VERSION }, {
    pageNumber: 3,
    direction: {
      ...page,
      actors: [
        { who: 'child', pose: 'stand', feeling: 'proud', looksAt: 'sign' },
        { who: 'friend', pose: 'point', feeling: 'proud', looksAt: 'sign' },
      ],
      props: [sign],
    },
    shot: { framing: 'face', behind: false, mirrored: false, neighbours: [] },
  } as never)
  expect(scene.shot).toBe('face')
  const [drawn] = findMarked(scene.nodes, ({ thing }) => thing === 'sign')
  const { words } = PROP_DRAWINGS.sign(sign.text)
  if (!drawn || !words) throw new Error('no sign')
  const k = Math.hypot(drawn.transform[0], drawn.transform[1])
  const inner = drawn.children[0]
  const size = inner?.kind === 'group' && inner.transform ? k * Math.abs(inner.transform[0]) : k
  const [x, y] = transformPoint(drawn.transform, [0, 0])
  const people = findMarked(scene.nodes, ({ cast: who }) => who !== undefined)
  for (const share of [0.2, 0.5, 0.8]) {
    const centre = [x + (words.x + words.width * share) * size, y + (words.y + words.height / 2) * size] as const
    expect(measureCoveredCircle({ centre, radius: words.height * 0.3 * size }, people)).toBeLessThan(0.05)
  }
})
