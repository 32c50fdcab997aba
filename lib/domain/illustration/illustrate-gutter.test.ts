import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { caseCount } from '@/e2e/fixtures/sample'
import { NoTemplateError } from '../author/no-template'
import { writeStory } from '../author/write'
import { facingPage } from '../book/gutter-page'
import { isRightToLeft } from '../languages'
import { planPages } from './book-look'
import { findFlaws } from './check/flaws'
import { customizations } from './customizations'
import { ENGINE_VERSION } from './engine-version'
import { illustrate } from './illustrate'
import { illustrateFull } from './illustrate-full'
import { compose } from './kit/vector'
import { bounds } from './print/node-tree'
import { toSvg } from './print/svg'
import { resolveCast } from './resolve-cast'
import type { Box, GroupNode, Matrix, Node, Scene } from './scene'

const BOOKS = caseCount(60, 2)
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Groups in units of the page, each with what it is drawn with. */
function groupsIn(nodes: readonly Node[], wanted: (group: GroupNode) => boolean, outer = IDENTITY): GroupNode[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return []
    const transform = node.transform ? compose(outer, node.transform) : outer
    return [...(wanted(node) ? [{ ...node, transform }] : []), ...groupsIn(node.children, wanted, transform)]
  })
}
const membersOf = ({ nodes }: Scene) => groupsIn(nodes, ({ cast }) => cast !== undefined)
const boxOf = (group: GroupNode): Box => bounds([group])

/** All that is drawn at the fold: its outline beside it, and its paint, in units of both pages. */
function atFold({ nodes, half }: Scene): string[] {
  const fold = half === 'left' ? 1000 : 0
  const found: string[] = []
  const look = (list: readonly Node[], outer: Matrix) => {
    for (const node of list) {
      const at = node.transform ? compose(outer, node.transform) : outer
      const shape: Node =
        node.kind === 'group'
          ? { kind: 'path', d: node.clip ?? '', fill: '#000000' }
          : { ...node, transform: undefined }
      const box = bounds([{ kind: 'group', children: [shape], transform: at }])
      const crosses = box.x < fold - 1 && box.x + box.width > fold + 1
      if (node.kind === 'group') {
        if (node.clip === undefined || crosses) look(node.children, at)
        continue
      }
      if (!crosses) continue
      const [left, top] = [box.x - fold, box.y].map((length) => (Math.round(length * 10) / 10).toFixed(1))
      const [width, height] = [box.width, box.height].map((length) => (Math.round(length * 10) / 10).toFixed(1))
      found.push(`${left} ${top} ${width} ${height} ${JSON.stringify(node.fill)} ${node.opacity ?? 1}`)
    }
  }
  look(nodes, IDENTITY)
  return found
}

const booksWithScenes = async function* () {
  for (let seed = 0, found = 0; found < BOOKS; seed++) {
    const [request] = fc.sample(anyRequest(seed % 2 ? 3 : undefined), { seed, numRuns: 1 })
    if (!request) throw new Error('no request')
    const written = await writeStory(request).catch((error: unknown) => {
      if (error instanceof NoTemplateError) return null
      throw error
    })
    if (!written) continue
    const look = {
      cast: resolveCast(request, written.extras),
      seed: request.seed,
      engineVersion: ENGINE_VERSION,
      rtl: isRightToLeft(request.language),
    }
    const pages = planPages(look, written.pages)
    if (!pages.some(({ shot }) => shot?.gutter)) continue
    found++
    yield { ...look, pages }
  }
}

it('draws two facing pages as one scene, each its half, that join at the fold', async () => {
  for await (const book of booksWithScenes()) {
    const firsts = book.pages.filter(({ pageNumber, shot }) => shot?.gutter && pageNumber % 2 === 0)
    expect(firsts.length).toBeLessThanOrEqual(2)
    for (const first of firsts) {
      const second = book.pages.find(({ pageNumber }) => pageNumber === facingPage(first.pageNumber))
      if (!second) throw new Error('no facing page')
      const which = { seed: book.seed, page: first.pageNumber }
      const pictures = [first, second].map((page) => illustrate(book, page))
      const [one, other] = pictures
      if (!one || !other) throw new Error('no halves')
      expect([one.scene.half, other.scene.half]).toEqual(book.rtl ? ['right', 'left'] : ['left', 'right'])
      expect({ ...which, fold: atFold(one.scene) }).toEqual({ ...which, fold: atFold(other.scene) })
      // Everybody whom a page names is on its own half, once.
      for (const [i, page] of [first, second].entries()) {
        const who = pictures[i] && membersOf(pictures[i].scene).map(({ cast }) => cast)
        const named = page.direction.actors.map((actor) => actor.who)
        const known = named.filter((name) => book.cast.some((member) => member.who === name))
        expect({ ...which, who: who?.toSorted() }).toEqual({ ...which, who: known.toSorted() })
      }
      for (const [i, page] of [first, second].entries()) {
        const picture = pictures[i]
        if (!picture) throw new Error('no picture')
        const { scene, faces } = picture
        expect({ ...which, flaws: findFlaws(picture, book.cast, page.direction) }).toEqual({ ...which, flaws: [] })
        const [from, to] = scene.half === 'left' ? [0, 960] : [40, 1000]
        for (const group of groupsIn(scene.nodes, ({ cast, thing }) => (cast ?? thing) !== undefined)) {
          const { x, width } = boxOf(group)
          expect({ ...which, what: group.cast ?? group.thing, isClear: x >= from && x + width <= to }).toEqual({
            ...which,
            what: group.cast ?? group.thing,
            isClear: true,
          })
        }
        expect(faces.length).toBe(membersOf(scene).length)
        expect(gzipSync(toSvg(scene)).length).toBeLessThanOrEqual(45_000)
        expect(toSvg(illustrate({ ...book, pages: [...book.pages] }, page).scene)).toBe(toSvg(scene))
      }
    }
  }
}, 240_000)

it('is two usual pages where the buyer moved somebody on one of them, or furnished the room', async () => {
  for await (const book of booksWithScenes()) {
    const page = book.pages.find(({ shot }) => shot?.gutter)
    if (!page) throw new Error('no half')
    const moved = customizations.parse({
      characters: [{ id: 'child', positions: { [facingPage(page.pageNumber)]: { x: 5, y: 0 } } }],
    })
    expect(illustrate(book, page).scene.half).toBeDefined()
    const alone = illustrate({ ...book, customizations: moved }, page).scene
    expect(alone.half).toBeUndefined()
    expect(membersOf(alone)).toHaveLength(
      page.direction.actors.filter(({ who }) => book.cast.some((member) => member.who === who)).length,
    )
    expect(illustrate({ ...book, pages: undefined }, page).scene.half).toBeUndefined()
    break
  }
})

it('has one wash and one quiet part over both halves, in every frame', async () => {
  for await (const book of booksWithScenes()) {
    const pages = book.pages.filter(({ shot }) => shot?.gutter).slice(0, 2)
    for (const height of [1000, 1333, 1420]) {
      const [one, other] = pages.map((page) => illustrateFull(book, page, { width: 1000, height, words: 'above' }))
      if (!one || !other) throw new Error('no full picture')
      expect(one.quiet).toEqual(other.quiet)
      expect(one.letters).toBe(other.letters)
      expect(atFold(one.scene)).toEqual(atFold(other.scene))
      for (const { centre, radius } of [...one.faces, ...other.faces])
        expect(centre[1] - radius).toBeGreaterThan(one.quiet.y + one.quiet.height)
    }
    break
  }
})
