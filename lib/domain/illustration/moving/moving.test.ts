import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { anyRequest } from '@/e2e/fixtures/any-request'
import { writeStory } from '../../author/write'
import { MOVEMENTS, transformAt } from '../../book/motion/movements'
import { cutPieces, readMotion, type PageCue } from '../../book/motion/page-motion'
import { splitSentences } from '../../book/narration/script'
import { planPages } from '../book-look'
import { illustrate } from '../illustrate'
import { ellipse, group, movable, rect } from '../kit/shape'
import { translate } from '../kit/vector'
import { toSvg } from '../print/svg'
import { resolveCast } from '../resolve-cast'
import type { Node, Scene } from '../scene'
import { findShownParts, shownShare } from './find-shown'
import { printMovingPage, type MovedPage } from './move-picture'
import { surveyScene } from './survey'

const KB = 1024
jest.setTimeout(120_000)

const scene = (...nodes: Node[]): Scene => ({
  width: 1000,
  height: 1000,
  nodes: [rect(0, 0, 1000, 1000, '#88aacc'), ...nodes],
})
const tail = () => movable({ part: 'tail', movement: 'wag', pivot: [20, 50] }, [ellipse(50, 50, 30, 10, '#553311')])
const dog = (children: readonly Node[]) => group(children, { cast: 'pet1', transform: translate(300, 400) })
const page: MovedPage = {
  content: 'Biscuit came.',
  language: 'en',
  direction: { actors: [{ who: 'pet1', pose: 'stand', feeling: 'happy' }], weather: 'clear' },
  names: [{ who: 'pet1', name: 'Biscuit' }],
}
const partsOf = (of: Scene) =>
  findShownParts(surveyScene(of)).map(({ owner, parts }) => `${owner} ${parts[0]?.move.part}`)

test('moving: a part is shown unless something is painted over most of it, or it is outside the page', () => {
  expect(partsOf(scene(dog(tail())))).toEqual(['pet1 tail'])
  expect(partsOf(scene(dog(tail()), rect(300, 400, 90, 100, '#000000')))).toEqual([])
  expect(partsOf(scene(dog(tail()), rect(300, 400, 90, 100, '#000000', { opacity: 0.2 })))).toEqual(['pet1 tail'])
  const half = surveyScene(scene(dog(tail()), rect(300, 400, 50, 100, '#000000')))
  const [part] = half.parts
  expect(part && Math.abs(shownShare(half, part) - 0.5)).toBeLessThan(0.1)
  expect(partsOf(scene(group(tail(), { cast: 'pet1', transform: translate(1200, 400) })))).toEqual([])
  expect(partsOf(scene(group([dog(tail())], { clip: 'M0 0H100V100H0Z' })))).toEqual([])
})

test('moving: a thing in somebody’s hands is none that moves by itself', () => {
  const kite = movable({ part: 'thing', movement: 'flutter', pivot: [0, 0] }, [
    group([ellipse(0, 0, 40, 40, '#dd4422')], { thing: 'kite', transform: translate(500, 300) }),
  ])
  expect(partsOf(scene(...kite))).toEqual(['kite thing'])
  expect(partsOf(scene(group(kite, { cast: 'child' })))).toEqual([])
})

test('moving: who holds something keeps body and head still, and still has a tail', () => {
  const toy = scene(
    dog([...movable({ part: 'body', movement: 'wobble', pivot: [0, 0] }, [rect(0, 0, 50, 50, '#aa5500')]), ...tail()]),
  )
  const held: MovedPage = {
    ...page,
    direction: { ...page.direction, actors: [{ who: 'pet1', pose: 'carried', feeling: 'curious' }] },
  }
  const named = (of: MovedPage) => readMotion(printMovingPage(toy, of))?.cues[0]?.parts[0]?.name
  expect(
    named({ ...held, direction: { ...held.direction, actors: [{ who: 'pet1', pose: 'sit', feeling: 'curious' }] } }),
  ).toBe('pet-1-body')
  expect(named(held)).toBe('pet-1-tail')
})

test('moving: without words that name it, the file is the printed one', () => {
  const still = scene(dog(tail()))
  expect(printMovingPage(still, { ...page, content: 'Nobody came.' })).toBe(toSvg(still))
})

/** The file as it would be without movements: without names and their groups, and without what stands at its end. */
function withoutMotion(svg: string): string {
  const names = readMotion(svg)?.cues.flatMap(({ parts }) => parts.map(({ name }) => name)) ?? []
  const own: boolean[] = []
  return svg.replace(/<metadata>.*<\/metadata>(?=<\/svg>$)/s, '').replace(/<g\b[^>]*>|<\/g>/g, (tag) => {
    if (tag !== '</g>') own.push(names.some((name) => tag === `<g data-part="${name}">`))
    return (tag === '</g>' ? own.pop() : own.at(-1)) ? '' : tag
  })
}

const within = ([x, y, width, height]: PageCue['box'], content: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`,
    ),
  )
    .raw()
    .toBuffer()
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))

test('moving: while it moves, nothing of it reaches over the edge of what is built', async () => {
  const svg = printMovingPage(scene(dog(tail()), rect(300, 430, 40, 40, '#115533')), page)
  const cue = readMotion(svg)?.cues[0]
  const [part] = cue?.parts ?? []
  if (!cue || !part) throw new Error('nothing moves')
  const [x, y, width, height] = cue.box
  for (const frame of MOVEMENTS[cue.movement].frames) {
    const moved = (text: string) =>
      text.replace(
        `data-part="${part.name}"`,
        `data-part="${part.name}" transform="${transformAt(frame, part).replaceAll(/px|deg/g, '')}"`,
      )
    const built = `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${cue.box.join(' ')}">${moved(cutPieces(svg, cue.pieces))}</svg>`
    const whole: PageCue['box'] = [0, 0, 1000, 1000]
    expect(
      (await within(whole, inside(toSvg(scene())) + built)).equals(await within(whole, inside(toSvg(scene())))),
    ).toBe(false)
    const still = inside(svg).replace(/<g data-cast.*?<\/g><\/g>/s, '')
    expect((await within(whole, still + built)).equals(await within(whole, moved(inside(svg))))).toBe(true)
  }
})

test('moving: in random books the picture is the printed one, what is built over it looks the same, and costs little', async () => {
  const requests = fc.sample(anyRequest(), { seed: 23, numRuns: 1 })
  let [cues, pages] = [0, 0]
  for (const request of requests) {
    const manuscript = await writeStory(request)
    const look = { cast: resolveCast(request, manuscript.extras), seed: request.seed, engineVersion: 1 as const }
    const names = [
      { who: 'child', name: request.childName },
      ...request.pets.map(({ name }, i) => ({ who: `pet${i + 1}`, name })),
      ...manuscript.extras,
    ]
    for (const one of planPages(look, manuscript.pages)) {
      const drawn = illustrate(look, one).scene
      const printed = toSvg(drawn, { title: one.alt })
      const svg = printMovingPage(drawn, { ...one, language: manuscript.language, names }, { title: one.alt })
      expect(withoutMotion(svg)).toBe(printed)
      expect(gzipSync(svg).length - gzipSync(printed).length).toBeLessThan(6 * KB)
      const motion = readMotion(svg)
      if (!motion) continue
      pages += 1
      const sentences = splitSentences(one.content, manuscript.language)
      for (const cue of motion.cues) {
        cues += 1
        expect(sentences[cue.sentence]).toBeDefined()
        const pieces = cutPieces(svg, cue.pieces)
        const defined = [...pieces.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        for (const [, id] of pieces.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id)
        for (const { name } of cue.parts) expect(pieces).toContain(`data-part="${name}"`)
        expect((await within(cue.box, pieces)).equals(await within(cue.box, inside(svg)))).toBe(true)
      }
    }
  }
  expect(pages).toBeGreaterThan(8)
  expect(cues).toBeGreaterThan(12)
})
