import { writeStory } from '../../author/write'
import { storyRequest } from '../../story/request'
import { planPages } from '../book-look'
import { ENGINE_VERSION } from '../engine-version'
import { illustrate } from '../illustrate'
import { bounds, walk } from '../print/node-tree'
import { resolveCast } from '../resolve-cast'
import type { Box, GroupNode, Node } from '../scene'
import { GUEST_BEATS } from '../things/small-guest'
import { GUEST_PART } from './guest'

const plan = async (lifeSkill: string, pets: readonly string[], seed: string, replace = (text: string) => text) => {
  const request = storyRequest.parse({
    childName: 'Mila',
    childAge: '5-6',
    childGender: 'girl',
    lifeSkill,
    seed,
    pets: pets.map((type, i) => ({ name: `Pet${'abcde'[i]}`, type, gender: 'female' })),
  })
  const { pages: written, extras } = await writeStory(request)
  const pages = written.map((page) => ({ ...page, content: replace(page.content) }))
  const book = { cast: resolveCast(request, extras), seed, engineVersion: ENGINE_VERSION }
  return { book, pages: planPages(book, pages) }
}
const guestsIn = (nodes: readonly Node[]): GroupNode[] =>
  [...walk(nodes)].filter((node): node is GroupNode => node.kind === 'group' && node.part === GUEST_PART)
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('one small animal lives its story in five pictures, in order, on free ground and before nobody', async () => {
  const { book, pages } = await plan('courage', ['Dog'], 't1')
  const guests = pages.flatMap(({ pageNumber, shot }) => (shot?.guest ? [{ pageNumber, ...shot.guest }] : []))
  expect(guests.map(({ beat }) => beat)).toEqual(GUEST_BEATS)
  expect(new Set(guests.map(({ guest }) => guest)).size).toBe(1)
  for (const page of pages) {
    const { scene, ground } = illustrate({ ...book, pages }, page)
    const drawn = guestsIn(scene.nodes)
    expect({ page: page.pageNumber, drawn: drawn.length }).toEqual({
      page: page.pageNumber,
      drawn: page.shot?.guest ? 1 : 0,
    })
    for (const guest of drawn) {
      const box = bounds([guest])
      expect(box.x).toBeGreaterThan(0)
      expect(box.y + box.height).toBeLessThan(1000)
      const others = [...walk(scene.nodes)].filter(
        (node): node is GroupNode => node.kind === 'group' && (node.cast !== undefined || node.thing !== undefined),
      )
      for (const other of others) expect(overlap(box, bounds([other]))).toBe(false)
      const foot = guest.transform?.[5] ?? NaN
      expect(foot).toBeGreaterThan(ground.free.from)
      expect(foot).toBeLessThan(ground.free.to)
    }
  }
}, 60_000)

test('none comes where one of its kind is told of', async () => {
  const { pages } = await plan('courage', ['Dog'], 't1', (text) => `${text} A mouse, a bird and a frog sat there.`)
  expect(pages.some(({ shot }) => shot?.guest)).toBe(false)
}, 60_000)
