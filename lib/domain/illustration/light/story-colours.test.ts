import fc from 'fast-check'
import { writeStory } from '../../author/write'
import { storyRequest } from '../../story/request'
import { planPages } from '../book-look'
import { FEELINGS, PROPS, SETTINGS } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { lightness, toLab } from '../kit/colour'
import { resolveCast } from '../resolve-cast'
import { buildSet } from '../stage/build-set'
import { PALETTES, PALETTE_NAMES } from './palettes'
import { applyStoryColours, chooseStoryColours, findClimax, fullnessOf } from './story-colours'

const page = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  actors: fc.constantFrom(...FEELINGS).map((feeling) => [{ who: 'child' as const, pose: 'stand' as const, feeling }]),
})
const pages = fc.array(page, { minLength: 8, maxLength: 20 })
const palette = fc.constantFrom(...PALETTE_NAMES).map((name) => PALETTES[name])
const toldThing = fc.option(fc.constantFrom(...PROPS).map((prop) => ({ prop })))

const hue = (colour: string): number => {
  const [, a, b] = toLab(colour)
  return (Math.atan2(b, a) * 180) / Math.PI
}
const chroma = (colour: string): number => Math.hypot(toLab(colour)[1], toLab(colour)[2])
const hueGap = (one: string, other: string): number => Math.abs(((hue(one) - hue(other) + 540) % 360) - 180)

test('fewer colours are left in paint and cloth, each as light as before, and the accent is in none of the first two', () =>
  fc.assert(
    fc.property(palette, pages, toldThing, fc.string(), (own, story, thing, seed) => {
      const colours = chooseStoryColours(own, story, thing, seed)
      expect(chooseStoryColours(own, story, thing, seed)).toEqual(colours)
      for (const colour of colours.colours.slice(0, 2)) expect(hueGap(colour, colours.accent)).toBeGreaterThan(20)
      const applied = applyStoryColours(own, colours)
      own.rooms.forEach((paint, i) => {
        expect(Math.abs(lightness(applied.rooms[i] ?? '#000000') - lightness(paint))).toBeLessThan(0.03)
      })
      const [first] = colours.colours
      const far = (paints: readonly string[]) => paints.reduce((sum, paint) => sum + hueGap(paint, first), 0)
      expect(far(applied.rooms)).toBeLessThanOrEqual(far(own.rooms) + 5)
      expect(hueGap(applied.accent, colours.accent)).toBeGreaterThan(20)
    }),
  ))

test('pages are as full as their feeling: no sad one is fuller than a delighted one, none is fuller than the climax', () =>
  fc.assert(
    fc.property(pages, (story) => {
      const full = fullnessOf(story)
      const of = (feeling: string) => full.filter((_, i) => story[i]?.actors[0]?.feeling === feeling)
      expect(Math.max(0, ...of('sad'))).toBeLessThan(Math.min(2, ...of('delighted')))
      expect(Math.max(...full)).toBe(full[findClimax(story)])
      expect(findClimax(story)).toBeGreaterThanOrEqual(Math.floor(story.length * 0.7))
    }),
  ))

test('two stories of one child have other colours; a page by itself takes those of its story', async () => {
  const planned = async (lifeSkill: string) => {
    const request = storyRequest.parse({
      childName: 'Mila',
      childAge: '5-6',
      childGender: 'girl',
      lifeSkill,
      seed: 'same',
      pets: [{ name: 'Bo', type: 'Dog', gender: 'male' }],
    })
    const { pages: story, extras } = await writeStory(request)
    const book = { cast: resolveCast(request, extras), seed: 'same', engineVersion: ENGINE_VERSION }
    const all = planPages(book, story)
    const [first] = story
    if (!first) throw new Error('no page')
    expect(planPages({ ...book, story }, [first])[0]?.shot?.colours).toEqual(all[0]?.shot?.colours)
    const { direction } = first
    const painted = (colours = all[0]?.shot?.colours) =>
      buildSet({ ...direction, shot: 'wide' }, { seed: 'same', pageNumber: 1, colours }).stage.palette.rooms
    expect(painted().every((paint) => chroma(paint) > 0)).toBe(true)
    return { colours: all.map(({ shot }) => shot?.colours), rooms: painted() }
  }
  const [sharing, courage] = [await planned('sharing'), await planned('courage')]
  expect(new Set(sharing.colours.map((colours) => JSON.stringify({ ...colours, full: 1 }))).size).toBe(1)
  expect(
    sharing.colours[0]?.accent === courage.colours[0]?.accent && sharing.rooms.join() === courage.rooms.join(),
  ).toBe(false)
})
