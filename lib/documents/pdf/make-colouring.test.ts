import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bookPhrases } from '@/e2e/fixtures/book-messages'
import { coverOf, decorOf } from '@/e2e/fixtures/cover'
import { inflateFonts } from '../../../scripts/inflate-fonts'
import { ellipse, group, path, rect } from '../../domain/illustration/kit/shape'
import { frameForCrayons } from '../../domain/illustration/print/crayon'
import { toLineArt } from '../../domain/illustration/print/line-art'
import { walk } from '../../domain/illustration/print/node-tree'
import type { Node, Scene } from '../../domain/illustration/scene'
import { makeColouring } from './make-colouring'

const scene = (nodes: Node[]): Scene => ({ width: 1000, height: 1000, nodes })
const drawn = (nodes: Node[]) => [...walk(toLineArt(scene(nodes)).nodes)].filter((node) => node.kind !== 'group')

describe('lines to colour in', () => {
  it("are ink and white, whatever the picture's colours", () => {
    const leaves = drawn([
      rect(0, 0, 1000, 1000, '#bfe1e8'),
      ellipse(300, 300, 90, 90, '#b93418'),
      group([path('M0 0H200V200H0Z', '#5e9c84')], { clip: 'M0 0H100V100H0Z' }),
    ])
    for (const leaf of leaves)
      expect(['#12313a', '#ffffff', undefined]).toEqual(expect.arrayContaining([leaf.fill, leaf.stroke]))
    // An outline and its white fill for each of the three: clipped children are merged with their outline.
    expect(leaves).toHaveLength(6)
  })
  it('leave out shade, light, what is seen through and specks, and keep pupils dark', () => {
    const face = ellipse(500, 500, 200, 200, '#e0a070')
    const base = drawn([face]).length
    expect(drawn([face, ellipse(450, 450, 90, 90, '#dc9c6c')])).toHaveLength(base)
    expect(drawn([face, ellipse(450, 450, 90, 90, '#ffffff', { opacity: 0.4 })])).toHaveLength(base)
    expect(drawn([face, ellipse(450, 450, 2, 2, '#ffffff')])).toHaveLength(base)
    expect(drawn([group([face, ellipse(450, 450, 9, 9, '#101010')], { cast: 'child' })]).at(-1)).toMatchObject({
      fill: '#12313a',
    })
  })
  it('leave noses, mouths and eyes on a face, whatever is cut to its outline afterwards', () => {
    const head = 'M400 400H600V600H400Z'
    const clipped = (children: Node[], clip = head) => group(children, { clip })
    const face = [
      clipped([rect(390, 390, 220, 220, '#bd783f'), rect(400, 400, 190, 190, '#d59456')]),
      rect(480, 560, 27, 7, '#bd5238'),
      // Eyes, clipped by the head.
      clipped([
        clipped([ellipse(450, 480, 14, 20, '#fff6db'), ellipse(452, 482, 6, 9, '#281d1b')], 'M430 460H470V500H430Z'),
      ]),
    ]
    const leaves = drawn([group(face, { cast: 'child' })])
    // The head's white fill once, before all else; a line for the mouth; a pupil.
    expect(leaves.filter((leaf) => leaf.kind === 'path' && leaf.d === head && leaf.fill === '#ffffff')).toHaveLength(1)
    expect(leaves.filter((leaf) => leaf.fill === '#12313a').map((leaf) => leaf.kind)).toEqual(['rect', 'ellipse'])
  })
  it("go around the dark curls of a braid, and don't fill them", () => {
    const curl = (y: number) =>
      group([rect(300, y, 18, 15, '#2f222f'), rect(300, y, 17, 14, '#3c3033')], {
        clip: `M300 ${y}H318V${y + 15}H300Z`,
      })
    expect(
      drawn([group([curl(100), curl(110), curl(120)], { cast: 'child' })]).filter((leaf) => leaf.fill === '#12313a'),
    ).toEqual([])
  })
  it('leave out dots, tiles and hatching, but not the letters on a sign', () => {
    const dress = path('M400 400H600V700H400Z', '#b93418')
    const dots = Array.from({ length: 9 }, (_, i) => `M${410 + i * 20} 500h12v12h-12Z`).join('')
    const hatching = path('M100 100L300 110M100 140L300 150M100 180L300 190M100 220L300 230', undefined, {
      stroke: '#333333',
    })
    const plain = drawn([group([dress], { cast: 'child' })]).length
    expect(drawn([group([dress, path(dots, '#ffffff')], { cast: 'child' })])).toHaveLength(plain)
    expect(drawn([rect(0, 0, 1000, 1000, '#ffffff'), hatching])).toHaveLength(2)
    expect(drawn([rect(0, 0, 1000, 1000, '#ffffff'), group([hatching], { thing: 'sign' })])).toHaveLength(3)
  })
  it('are as thick on paper where a small cast is shown from near', () => {
    const small = scene([
      rect(0, 0, 1000, 1000, '#bfe1e8'),
      group([rect(700, 700, 60, 120, '#b93418')], { cast: 'child' }),
    ])
    const frame = frameForCrayons(small)
    expect(frame.width).toBeLessThan(500)
    expect(frame.x + frame.width).toBeLessThanOrEqual(1000)
    expect(frame.x).toBeLessThan(700)
    const widths = (window?: typeof frame) =>
      [...walk(toLineArt(small, window).nodes)].flatMap((node) =>
        node.kind !== 'group' && node.strokeWidth ? [node.strokeWidth] : [],
      )
    expect((widths(frame)[0] ?? 0) / (widths()[0] ?? 0)).toBeCloseTo(frame.width / 1000, 5)
    const large = scene([group([rect(50, 50, 900, 900, '#b93418')], { cast: 'child' })])
    expect(frameForCrayons(large)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 })
  })
  it('go around several forms of one colour as around one', () => {
    const kinds = drawn([ellipse(400, 500, 100, 100, '#8a5a30'), ellipse(500, 500, 100, 100, '#8a5a30')]).map((leaf) =>
      leaf.fill ? 'white' : 'line',
    )
    expect(kinds).toEqual(['line', 'line', 'white', 'white'])
  })
})

;(spawnSync('pdfinfo', ['-v']).error === undefined ? it : it.skip)(
  'are a page for the cover and one for each picture, on the paper that was asked for',
  async () => {
    const fonts = join(process.cwd(), 'build', 'fonts')
    inflateFonts(process.cwd(), fonts)
    const picture = scene([
      rect(0, 0, 1000, 1000, '#bfe1e8'),
      group([path('M400 400H600V900H400Z', '#b93418')], { cast: 'child' }),
    ])
    const pdf = await makeColouring(
      {
        title: 'Mila Meets the Sea',
        language: 'en',
        childName: 'Mila',
        petNames: ['Biscuit'],
        credit: 'Wagtale Press',
        cover: coverOf(picture, 'Any'),
        portrait: () => picture,
        decor: decorOf(picture),
        summary: '',
        phrases: bookPhrases('en', ['Mila', 'Biscuit']),
        words: [],
        questions: [],
        pages: Array.from({ length: 20 }, () => ({ text: 'Mila counted.', alt: 'Mila.', picture })),
      },
      'a4',
      fonts,
    )
    const folder = mkdtempSync(join(tmpdir(), 'wagtale-colouring-'))
    writeFileSync(join(folder, 'a.pdf'), pdf)
    const info = execFileSync('pdfinfo', [join(folder, 'a.pdf')], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(info).toMatch(/Pages:\s+21/)
    expect(info).toContain('595.28 x 841.89')
  },
  30_000,
)
