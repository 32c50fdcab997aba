import { writeStory } from '../../author/write'
import { measureCast } from '../../book/crop'
import { storyRequest } from '../../story/request'
import { ENGINE_VERSION } from '../engine-version'
import type { BookLook } from '../book-look'
import { illustrate } from '../illustrate'
import { walk } from '../print/node-tree'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'

test('vignettes of a book are whole in every window, keep everybody and all that is named, and print the same twice', async () => {
  const request = storyRequest.parse({
    childName: 'Kwame',
    childAge: '7-8',
    childGender: 'boy',
    lifeSkill: 'honesty',
    language: 'en',
    seed: 'f4',
    pets: [
      { name: 'Biscuit', type: 'Dog', gender: 'male' },
      { name: 'Olive', type: 'Cat', gender: 'female' },
    ],
  })
  const { pages, extras } = await writeStory(request)
  const book: BookLook = {
    cast: resolveCast(request, extras),
    seed: request.seed,
    engineVersion: ENGINE_VERSION,
    pages,
  }
  const drawn = pages.map((page) => ({ page, ...illustrate(book, page) }))
  const vignettes = drawn.filter(({ scene }) => scene.form === 'vignette')
  expect(vignettes.length).toBeGreaterThan(0)
  for (const { page, scene, faces } of vignettes) {
    const box = measureCast(scene)
    expect(box?.y).toBeGreaterThanOrEqual(145)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(805)
    for (const { centre, radius } of faces) {
      expect(centre[0] - radius).toBeGreaterThan(box?.x ?? 0)
      expect(centre[1] + radius).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
    }
    const alone = illustrate({ ...book, pages: undefined }, page).scene
    const membersOf = (nodes: typeof scene.nodes) =>
      [...walk(nodes)].flatMap((node) => (node.kind === 'group' && node.cast ? [node.cast] : [])).sort()
    expect(membersOf(scene.nodes)).toEqual(membersOf(alone.nodes))
    expect(toSvg(illustrate({ ...book, pages: [...pages] }, page).scene) === toSvg(scene)).toBe(true)
  }
})
