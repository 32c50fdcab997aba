import { PLACEHOLDER_REQUEST } from '../../site-illustrations/placeholder-story'
import { direction, FRAMINGS } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { ShotPlan } from '../shot-plan'
import { findSound, planSounds } from './plan-sounds'

describe('the sound of a text', () => {
  it.each([
    ['The pot fell. Crash! Everyone looked.', 'Crash!'],
    ['"Woof!" said Biscuit.', 'Woof!'],
    ['Bump, bump, bump, went the drum. Drip, drip!', 'Drip drip!'],
    ['Zzzzz. He slept.', 'Zzzzz'],
    ['And the pipe said CLONK, as pipes do.', 'CLONK'],
    ['Plop! PLOP!', 'PLOP!'],
    ['¡Guau, guau! Ladró.', 'Guau guau!'],
    ['« Plouf ! » fit la pierre.', 'Plouf!'],
  ])('%s', (text, sound) => expect(findSound(text)?.text).toBe(sound))
  it.each([
    'She gave it a tap.',
    'They ring the bell.',
    'Pop the corn in the pan!',
    'ポチャン！',
    '',
    'The sign said RING BELL FOR TEA.',
  ])('none: %s', (text) => expect(findSound(text)).toBeUndefined())
})

const shot = (framing: ShotPlan['framing'], form?: ShotPlan['form']): ShotPlan => ({
  framing,
  behind: false,
  mirrored: false,
  neighbours: [],
  form,
})

it('is drawn on three pages of a book at most, never near another, twice, on page one or where a page has no room', () => {
  const pages = Array.from({ length: 20 }, (_, i) => ({
    pageNumber: i + 1,
    content: ['Bang!', 'Plop!', 'Woof!', 'Tap!'][i % 4] ?? '',
  }))
  const shots = new Map(pages.map(({ pageNumber }) => [pageNumber, shot('knee', pageNumber % 2 ? undefined : 'spots')]))
  for (let seed = 0; seed < 50; seed++) {
    const chosen = [...planSounds(pages, shots, `${seed}`)]
    expect(chosen).toHaveLength(2)
    const at = chosen.map(([page]) => page).sort((a, b) => a - b)
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(4)
    for (const page of at) expect(page % 2 === 1 && page > 1).toBe(true)
  }
})

it.each(FRAMINGS.filter((framing) => framing !== 'plan'))(
  'covers no face in a picture of %s, and is the same each time',
  (framing) => {
    const cast = resolveCast(
      { ...PLACEHOLDER_REQUEST, seed: framing, pets: [{ name: 'Bo', type: 'Dog', gender: 'unknown' }] },
      [],
    )
    const page = {
      pageNumber: 4,
      direction: direction.parse({
        setting: 'park',
        light: 'noon',
        weather: 'clear',
        shot: framing,
        actors: [
          { who: 'child', pose: 'stand', feeling: 'happy' },
          { who: 'pet1', pose: 'sit', feeling: 'happy' },
        ],
        props: [],
      }),
      shot: { ...shot(framing), sound: 'Woof!' },
    }
    const draw = () => illustrate({ cast, seed: framing, engineVersion: ENGINE_VERSION }, page)
    const { scene, faces } = draw()
    expect(draw().scene).toEqual(scene)
    const found = [...walk(scene.nodes)].filter((node) => node.kind === 'group' && node.part === 'sound')
    expect(found.length).toBeLessThanOrEqual(1)
    for (const node of found) {
      const { x, y, width, height } = bounds([node])
      expect(Math.min(x, y, 1000 - x - width, 1000 - y - height)).toBeGreaterThan(20)
      for (const { centre, radius } of faces) {
        const [dx, dy] = [
          Math.max(x - centre[0], 0, centre[0] - x - width),
          Math.max(y - centre[1], 0, centre[1] - y - height),
        ]
        expect(Math.hypot(dx, dy)).toBeGreaterThan(radius * 0.98)
      }
    }
    if (framing === 'whole') expect(found).toHaveLength(1)
  },
)
