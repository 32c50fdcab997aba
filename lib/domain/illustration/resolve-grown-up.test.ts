import fc from 'fast-check'
import { PLACEHOLDER_REQUEST } from '../site-illustrations/placeholder-story'
import type { Extra } from '../story/manuscript'
import { drawAdult } from './child/draw'
import { heightOf } from './compose/figures'
import { BUILDS, GROWN_OUTFITS, grownLook, OUTFITS, SKINS, type GrownLook } from './look'
import { resolveCast } from './resolve-cast'
import { resolveChildLook } from './resolve-child'
import { resolveGrownLook } from './resolve-grown-up'
import { buildSequelCast } from './sequel-cast'

const seeds = fc.string({ minLength: 1, maxLength: 20 })
const pronouns = fc.constantFrom('she' as const, 'he' as const, 'they' as const)
const whos = fc.constantFrom('grownup' as const, 'elder' as const)
const spec = { pose: 'stand', feeling: 'happy', size: 300, key: 'k' } as const

it("gives every grown-up a build, the family's skin and, as an elder, grey hair", () =>
  fc.assert(
    fc.property(seeds, whos, pronouns, (seed, who, pronoun) => {
      const child = resolveChildLook(undefined, 'girl', seed, 'child')
      const look = resolveGrownLook(seed, who, pronoun, child)
      expect(grownLook.parse(look)).toEqual(look)
      expect(BUILDS).toContain(look.build)
      expect(Math.abs(SKINS.indexOf(look.skin) - SKINS.indexOf(child.skin))).toBeLessThanOrEqual(1)
      if (who === 'elder') expect(['silver', 'white', 'steel']).toContain(look.hairColour)
      else expect(look.stick).toBeUndefined()
    }),
  ))

it('chooses clothes by seed alone: every garment is worn with every third of the skins', () => {
  const worn = new Set<string>()
  for (let i = 0; i < 2000; i++) {
    const child = resolveChildLook({ skin: SKINS[i % SKINS.length] }, 'girl', `${i}`, 'child')
    const { outfit, skin } = resolveGrownLook(`${i}`, i % 2 ? 'elder' : 'grownup', 'she', child)
    worn.add(`${outfit} ${Math.floor(SKINS.indexOf(skin) / 3.4)}`)
  }
  for (const outfit of ['sari', 'kurta', 'apron', 'cardigan', 'frock'])
    for (const third of [0, 1, 2]) expect(worn).toContain(`${outfit} ${third}`)
})

it('covers arms and legs of a woman whose family wears the hijab', () =>
  fc.assert(
    fc.property(seeds, whos, (seed, who) => {
      const child = resolveChildLook({ hair: 'hijab' }, 'girl', seed, 'child')
      const { hair, outfit } = resolveGrownLook(seed, who, 'she', child)
      expect(hair).toBe('hijab')
      expect(['sari', 'apron', 'braces', 'frock']).not.toContain(outfit)
    }),
  ))

const EXTRAS: Extra[] = [
  { who: 'grownup', name: 'Dad', pronoun: 'he' },
  { who: 'elder', name: 'Nan', pronoun: 'she' },
]
const grownOf = (cast: ReturnType<typeof resolveCast>) => cast.filter(({ kind }) => kind === 'adult')

it('keeps Nan as she was in the book before, and gives a grandmother of another name a look of her own', () => {
  const request = { ...PLACEHOLDER_REQUEST, pets: [], seed: 'first' }
  const cast = resolveCast(request, EXTRAS)
  const before = { cast, pets: [], customizations: null }
  const next = { ...request, seed: 'second' }
  expect(grownOf(buildSequelCast(next, EXTRAS, before))).toEqual(grownOf(cast))
  const other = EXTRAS.map((extra) => ({ ...extra, name: `${extra.name}ny` }))
  expect(grownOf(buildSequelCast(next, other, before))).toEqual(
    grownOf(resolveCast({ ...next, look: cast[0]?.kind === 'child' ? cast[0].look : {} }, other)),
  )
})

const plain = resolveGrownLook('a', 'elder', 'she', resolveChildLook(undefined, 'girl', 'a', 'child'))
const drawn = (more: Partial<GrownLook>, pose = 'stand') =>
  drawAdult({ who: 'elder', look: { ...plain, stick: undefined, ...more } }, { ...spec, pose })

it.each([...GROWN_OUTFITS, ...OUTFITS])('draws %s in every view and pose without a broken number', (outfit) => {
  for (const view of ['front', 'threeQuarter', 'side', 'back'] as const)
    for (const pose of ['stand', 'walk', 'sit', 'kneel', 'sleep'])
      expect(
        JSON.stringify(drawAdult({ who: 'elder', look: { ...plain, outfit } }, { ...spec, view, pose }).nodes),
      ).not.toMatch(/NaN|Infinity|null/)
})

it('draws builds apart, the tall one taller with the same head', () => {
  const pictures = BUILDS.map((build) => JSON.stringify(drawn({ build }).nodes))
  expect(new Set(pictures).size).toBe(BUILDS.length)
  const member = (build: GrownLook['build']) => ({ who: 'elder', kind: 'adult', look: { ...plain, build } }) as const
  expect(heightOf(member('tall'))).toBeGreaterThan(heightOf(member('round')) * 1.08)
  const headOf = (build: GrownLook['build']) =>
    drawAdult(member(build), { ...spec, size: heightOf(member(build)) }).face.radius
  expect(headOf('tall') / headOf('round')).toBeCloseTo(1, 1)
})

it('leans on a stick where a hand is free, and stands on the ground with it', () => {
  const without = drawn({})
  const leaning = drawn({ stick: true })
  expect(JSON.stringify(leaning.nodes)).not.toBe(JSON.stringify(without.nodes))
  expect(leaning.box.y + leaning.box.height).toBeCloseTo(0, 5)
  expect(leaning.face.centre[1]).toBeCloseTo(without.face.centre[1], -1)
  expect(JSON.stringify(drawn({ stick: true }, 'sit').nodes)).toBe(JSON.stringify(drawn({}, 'sit').nodes))
})
