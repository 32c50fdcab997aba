import fc from 'fast-check'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { PROPS, type Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import type { Picture } from '../picture'
import { HAIR_STYLES } from '../look'
import { toSvg } from '../print/svg'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import { castSchema, type Cast } from '../cast'
import { ellipse } from '../kit/shape'
import { placeAcross } from './plan-border'
import { drawPlanThing, hasPlan } from './plan-things'
import { suitsPlan } from './suits-plan'

const page = (over: Partial<Direction>): Direction => ({
  setting: 'living-room',
  light: 'morning',
  weather: 'clear',
  shot: 'plan',
  actors: [
    { who: 'child', pose: 'sit', feeling: 'calm', act: { verb: 'write', thing: 'paper' } },
    { who: 'pet1', pose: 'lie', feeling: 'calm' },
  ],
  props: [{ prop: 'paper' }, { prop: 'puzzle' }],
  textSpace: 'none',
  ...over,
})
const castOf = (seed: number): Cast => {
  const [request] = fc.sample(anyRequest(3), { seed, numRuns: 1 })
  if (!request) throw new Error('no request')
  return resolveCast(request, [])
}
const draw = (cast: Cast, direction: Direction): Picture =>
  illustrate({ cast, seed: 'plan', engineVersion: ENGINE_VERSION }, { direction, pageNumber: 3 })

test('every family is seen from straight above: heads whole and free, hands at what they hold', () => {
  for (let seed = 0; seed < 12; seed++) {
    const cast = castOf(seed)
    const direction = page({ setting: seed % 2 ? 'park' : 'bedroom' })
    const picture = draw(cast, direction)
    const { scene, faces } = picture
    expect({ seed, shot: scene.shot }).toEqual({ seed, shot: 'plan' })
    for (const { centre, radius } of faces)
      expect(Math.min(centre[0], centre[1], 1000 - centre[0], 1000 - centre[1])).toBeGreaterThan(radius * 0.9)
    for (const [i, one] of faces.entries())
      for (const other of faces.slice(i + 1))
        expect(Math.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1])).toBeGreaterThan(
          one.radius + other.radius,
        )
    const svg = toSvg(scene)
    expect(svg).toContain('data-shot="plan"')
    expect(svg).toContain('data-thing="paper"')
    expect(svg).toContain('data-hand=')
    expect(svg).not.toMatch(/NaN|undefined/)
  }
})

test('on a chalk line, every animal has its middle on it, and none lies on another', () => {
  const drawn = [
    { middle: 20, half: 10 },
    { middle: -6, half: 4 },
    { middle: 0, half: 30 },
  ]
  const { places, height } = placeAcross(drawn.map(({ middle, half }) => [ellipse(0, middle, half, 50, '#000000')]))
  for (const [i, { at, faces }] of places.entries()) {
    expect(at[0] + (faces === 0 ? 1 : -1) * (drawn[i]?.middle ?? NaN)).toBeCloseTo(0)
    const before = places[i - 1]
    if (before) expect(at[1] - before.at[1]).toBeGreaterThan((drawn[i - 1]?.half ?? NaN) + (drawn[i]?.half ?? NaN))
  }
  expect(height).toBeGreaterThan(2 * (10 + 4 + 30))
})

test('each head of hair is a drawing of its own from above', () => {
  const [child] = castOf(0)
  if (child?.kind !== 'child') throw new Error('no child')
  const heads = HAIR_STYLES.map((hair) =>
    toSvg(
      draw(
        castSchema.parse([{ ...child, look: { ...child.look, hair } }]),
        page({ actors: page({}).actors.slice(0, 1) }),
      ).scene,
    ),
  )
  expect(new Set(heads).size).toBe(HAIR_STYLES.length)
})

test('at least thirty things have a plan, each with its own extent round the origin', () => {
  const things = PROPS.filter(hasPlan)
  expect(things.length).toBeGreaterThan(60)
  for (const prop of things) {
    const thing = drawPlanThing(prop, undefined)
    const box = bounds(thing?.nodes ?? [])
    expect({ prop, middle: Math.abs(box.x + box.width / 2) < 12 && Math.abs(box.y + box.height / 2) < 12 }).toEqual({
      prop,
      middle: true,
    })
    expect(Math.abs(box.width - (thing?.width ?? 0))).toBeLessThan(26)
  }
})

test('what cannot be seen from above is drawn otherwise: jumpers, trees, boats, embraces', () => {
  for (const direction of [
    page({ actors: [{ who: 'child', pose: 'jump', feeling: 'happy' }], props: [] }),
    page({ props: [{ prop: 'ladder' }] }),
    // The Cross of a story is somebody, and no cross.
    page({ props: [{ prop: 'cross' }] }),
    page({ actors: [{ who: 'child', pose: 'sit', feeling: 'happy', at: 'aboard' }], props: [{ prop: 'boat' }] }),
    page({ setting: 'underwater' }),
    page({
      actors: [
        { who: 'child', pose: 'hug', feeling: 'happy', looksAt: 'pet1' },
        { who: 'pet1', pose: 'cuddled', feeling: 'happy' },
      ],
    }),
  ]) {
    const { scene } = draw(castOf(1), direction)
    expect(scene.shot).not.toBe('plan')
    expect([...walk(scene.nodes)].some((node) => node.kind === 'group' && node.cast === 'child')).toBe(true)
  }
  expect(suitsPlan(page({}))).toBe(2)
})

test('what the head hides is not seen from straight above: a shrug, a bench that is sat on, a tool in the hand', () => {
  const child = { who: 'child', feeling: 'calm' } as const
  const hidden: Partial<Direction>[] = [
    { actors: [{ ...child, pose: 'shrug' }] },
    { actors: [{ ...child, pose: 'sit' }], props: [{ prop: 'bench' }] },
    { actors: [{ ...child, pose: 'kneel', holding: 'feather', act: { verb: 'touch', thing: 'jar' } }] },
  ]
  for (const one of hidden) expect(suitsPlan(page({ props: [{ prop: 'jar' }], ...one }))).toBe(0)
  expect(suitsPlan(page({ actors: [{ ...child, pose: 'stand' }], props: [{ prop: 'bench' }] }))).toBeGreaterThan(0)
})

test('a page of faces or of something small in a hand is not seen from above, but where it is told so', () => {
  const child = { who: 'child', pose: 'sit', feeling: 'calm' } as const
  const jar = { props: [{ prop: 'jar' as const }] }
  for (const over of [
    { feeling: 'sad' },
    { feeling: 'cross' },
    { voice: 'calls' },
    { weeps: true },
    { holding: 'key' },
  ] as const) {
    const actors = [{ ...child, ...over }]
    expect(suitsPlan(page({ ...jar, actors, shot: 'medium' }))).toBe(0)
    expect(suitsPlan(page({ ...jar, actors, shot: 'above' }))).toBeGreaterThan(0)
  }
  expect(suitsPlan(page({ ...jar, actors: [{ ...child, holding: 'basket' }], shot: 'medium' }))).toBeGreaterThan(0)
})
