import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import sharp from 'sharp'
import { GOLDEN, golden } from '@/e2e/fixtures/golden'
import { ENGINE_VERSION } from '../../domain/illustration/engine-version'
import { illustrate } from '../../domain/illustration/illustrate'
import { ellipse, group, linearGradient, path, radialGradient, rect } from '../../domain/illustration/kit/shape'
import { compose, rotate, scale, translate } from '../../domain/illustration/kit/vector'
import { toSvg } from '../../domain/illustration/print/svg'
import type { Scene, Stop } from '../../domain/illustration/scene'
import { Typesetter } from './fonts'
import { wholeStops } from './gradients'
import { whole } from './page-model'
import { outline } from './operators'
import { renderPdf } from './render-page'

describe('wholeStops', () => {
  it('reaches from 0 to 1 and says what SVG says before its first stop and after its last', () => {
    expect(
      wholeStops([
        [0.3, '#000000'],
        [0.6, '#ffffff', 0.5],
      ]),
    ).toEqual([
      [0, '#000000'],
      [0.3, '#000000'],
      [0.6, '#ffffff', 0.5],
      [1, '#ffffff', 0.5],
    ])
    expect(wholeStops([[0.5, '#123456']])).toEqual([
      [0, '#123456'],
      [0.5, '#123456'],
      [1, '#123456'],
    ])
  })
  it('always grows strictly, also at hard steps', () => {
    const stop = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant('#abcdef'))
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 8 }), (stops) => {
        const whole = wholeStops([...stops].sort((a, b) => a[0] - b[0]) satisfies Stop[])
        expect(whole[0]?.[0]).toBe(0)
        expect(whole.at(-1)?.[0]).toBe(1)
        for (let i = 1; i < whole.length; i++) expect(whole[i]?.[0]).toBeGreaterThan(whole[i - 1]?.[0] ?? 1)
      }),
    )
  })
})

describe('outline', () => {
  it('writes lines and cubic curves as they are, and closes what ends where it began', () => {
    expect(outline('M0 0L1 1C2 2 3 3 4.126 4Z')).toBe('0 0 m\n1 1 l\n2 2 3 3 4.13 4 c\n0 0 l\nh')
  })
  it('raises quadratic curves and keeps parts apart', () => {
    expect(outline('M0 0Q3 6 6 0ZM10 0h4q3 3 6 0')).toBe(
      '0 0 m\n2 4 4 4 6 0 c\n0 0 l\nh\n10 0 m\n14 0 l\n16 2 18 2 20 0 c\n',
    )
  })
})

// Each of these once differed between PDF and SVG.
const skin: Stop[] = [
  [0, '#ffd9b0', 0.9],
  [0.25, '#ffd9b0', 0.7],
  [1, '#ffd9b0', 0],
]
const TRAPS: Record<string, Scene['nodes']> = {
  'a vertical gradient': [
    rect(
      0,
      0,
      1000,
      1000,
      linearGradient(
        [0, 0],
        [0, 1000],
        [
          [0, '#1b5a78'],
          [1, '#f8ca45'],
        ],
      ),
    ),
  ],
  'a gradient whose stops leave room at both ends': [
    rect(
      0,
      0,
      1000,
      1000,
      linearGradient(
        [100, 0],
        [900, 300],
        [
          [0.4, '#b93418'],
          [0.6, '#d5e8da'],
        ],
      ),
    ),
  ],
  'a hard step': [
    rect(
      0,
      0,
      1000,
      1000,
      linearGradient(
        [0, 0],
        [1000, 0],
        [
          [0, '#b93418'],
          [0.5, '#b93418'],
          [0.5, '#1b5347'],
          [1, '#1b5347'],
        ],
      ),
    ),
  ],
  'a gradient on a leaf that is moved and squeezed': [
    ellipse(
      0,
      0,
      300,
      300,
      radialGradient([0, 0], 300, [
        [0, '#f8ca45'],
        [1, '#b93418'],
      ]),
      { transform: compose(translate(500, 500), rotate(30), scale(1.4, 0.5)) },
    ),
  ],
  'a see-through gradient in a clip in a moved group': [
    rect(0, 0, 1000, 1000, '#663399'),
    group(
      [
        group([ellipse(0, 0, 100, 100, radialGradient([0, 0], 100, skin), { transform: translate(638, 323) })], {
          clip: 'M560 80h230v434h-230z',
        }),
      ],
      { transform: [1.49, 0, 0, 1.49, -281, -288] },
    ),
  ],
  'a mirrored group with a clip of its own': [
    group([rect(0, 0, 400, 400, '#1b5347'), ellipse(300, 300, 200, 100, '#f8ca45', { opacity: 0.5 })], {
      clip: 'M50 50H350V380Q200 300 50 380Z',
      transform: compose(translate(900, 100), scale(-2, 2)),
    }),
  ],
  'quadratic curves, a hole, and a line with round ends': [
    path('M100 500Q300 100 500 500T900 500L900 900H100Z', '#5e9c84'),
    path('M200 200H800V800H200ZM400 400H600V600H400Z', '#b93418', { evenOdd: true, opacity: 0.6 }),
    path('M150 100C300 300 600 -50 850 150', undefined, { stroke: '#12313a', strokeWidth: 30 }),
  ],
  'an arc, a rounded card, and nothing but a stroke': [
    path('M500 100A300 200 30 0 1 700 600Z', '#1b5a78'),
    rect(100, 600, 300, 300, '#f8ca45', { radius: 60 }),
    ellipse(700, 800, 150, 100, undefined, { stroke: '#b93418', strokeWidth: 20 }),
  ],
}
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined
const SIZE = 400
const MEAN_DIFFERENCE = 3

;(hasPoppler ? describe : describe.skip)('the picture in the PDF is the picture in the SVG', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wagtale-scene-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const pixels = (image: Buffer) => sharp(image).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer()

  const type = new Typesetter(new Map(), 'en')
  const about = { title: 'A scene', credit: 'Wagtale Press', language: 'en' as const }

  /** Renders the scene by PDF and poppler, and by SVG: pixels of both. */
  async function both(scene: Scene): Promise<{ ours: Buffer; standard: Buffer }> {
    const pdf = await renderPdf(
      [
        {
          width: SIZE,
          height: SIZE,
          colour: '#ffffff',
          items: [{ kind: 'picture', scene, window: whole(scene), x: 0, y: 0, width: SIZE }],
        },
      ],
      about,
      type,
    )
    writeFileSync(join(folder, 'a.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', '72', '-png', '-singlefile', join(folder, 'a.pdf'), join(folder, 'a')])
    const [ours, standard] = await Promise.all([
      pixels(readFileSync(join(folder, 'a.png'))),
      pixels(new Resvg(toSvg(scene, { size: SIZE })).render().asPng()),
    ])
    expect(ours.length).toBe(standard.length)
    return { ours, standard }
  }

  it.each(Object.keys(TRAPS))('%s', async (name) => {
    const { ours, standard } = await both({ width: 1000, height: 1000, nodes: TRAPS[name] ?? [] })
    const off = ours.reduce((count, value, i) => count + (Math.abs(value - (standard[i] ?? 0)) > 40 ? 1 : 0), 0)
    expect(off / ours.length).toBeLessThan(0.004)
  })

  it.each([1, 20])('whole page %i of the golden scenes', async (nth) => {
    const { look, page } =
      golden.parse(JSON.parse(readFileSync(join(GOLDEN, `v${ENGINE_VERSION}.json`), 'utf8')))[nth] ?? {}
    if (!look || !page) throw new Error('no such scene')
    const { ours, standard } = await both(illustrate({ ...look, engineVersion: ENGINE_VERSION }, page).scene)
    const difference = ours.reduce((sum, value, i) => sum + Math.abs(value - (standard[i] ?? 0)), 0) / ours.length
    // Mean difference out of 255. Anti-aliasing differs; a lost layer or wrong gradient gives many times this.
    expect(difference).toBeLessThan(MEAN_DIFFERENCE)
  })
})
