import { writeStory } from '../../author/write'
import { measureCast } from '../../book/crop'
import { storyRequest } from '../../story/request'
import { findFlaws } from '../check/flaws'
import { customizations } from '../customizations'
import type { Direction } from '../direction'
import { ENGINE_VERSION } from '../engine-version'
import { planPages, type BookLook } from '../book-look'
import { illustrate } from '../illustrate'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import { splitActors } from './two-spots'

const child: Direction['actors'][number] = { who: 'child', pose: 'kneel', feeling: 'curious' }
const cat: Direction['actors'][number] = { who: 'pet1', pose: 'sit', feeling: 'calm' }

describe('which directions are two pictures', () => {
  it('gives an animal that is not touched a picture of its own', () => {
    expect(splitActors({ actors: [child, cat] })).toEqual({ main: [child], witness: cat })
    const dog = { ...cat, who: 'pet2' as const }
    expect(splitActors({ actors: [child, cat, dog] })?.witness).toBe(dog)
  })
  it.each<[string, Direction['actors']]>([
    ['who carries it', [child, { ...cat, pose: 'carried' }]],
    ['who hugs it', [{ ...child, act: { verb: 'hug', who: 'pet1' } }, cat]],
    ['with whom it is in a boat', [child, { ...cat, at: 'aboard' }]],
    ['whose thing it has in its mouth', [child, { ...cat, act: { verb: 'tug', thing: 'rope' } }]],
    ['who is not there', [cat]],
  ])('leaves it with a child %s', (_, actors) => expect(splitActors({ actors })).toBeNull())
})

test('two spots of a book show everybody once, faces whole, in every window, and print the same twice', async () => {
  const request = storyRequest.parse({
    childName: 'Wren',
    childAge: '0-2',
    childGender: 'girl',
    lifeSkill: 'patience',
    language: 'en',
    seed: 's3',
    pets: [{ name: 'Biscuit', type: 'Dog', gender: 'male' }],
  })
  const { pages, extras } = await writeStory(request)
  const look: BookLook = { cast: resolveCast(request, extras), seed: request.seed, engineVersion: ENGINE_VERSION }
  const planned = planPages(look, pages)
  const pairs = planned.filter(({ shot }) => shot?.form === 'spots')
  expect(pairs.length).toBeGreaterThan(0)
  for (const page of pairs) {
    const picture = illustrate(look, page)
    const { scene, faces } = picture
    expect([scene.form, scene.shot]).toEqual(['spots', page.shot?.framing])
    expect(findFlaws(picture, look.cast, page.direction)).toEqual([])
    expect(faces.map(({ who }) => who).sort()).toEqual(page.direction.actors.map(({ who }) => who).sort())
    const box = measureCast(scene)
    expect(box?.y).toBeGreaterThanOrEqual(145)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(805)
    const witness = faces.find(({ who }) => who.startsWith('pet'))
    const led = faces.find(({ who }) => who === 'child')
    expect(Math.abs((witness?.centre[0] ?? 0) - (led?.centre[0] ?? 0))).toBeGreaterThan(250)
    expect(toSvg(illustrate(look, page).scene) === toSvg(scene)).toBe(true)
    const moved = customizations.parse({
      characters: [{ id: 'pet1', positions: { [page.pageNumber]: { x: 10, y: 0 } } }],
    })
    expect(illustrate({ ...look, customizations: moved }, page).scene.form).not.toBe('spots')
  }
})
