import { Resvg } from '@resvg/resvg-js'
import { ellipse, group, linearGradient, path, radialGradient, rect } from '../kit/shape'
import { rotate, translate } from '../kit/vector'
import type { Scene } from '../scene'
import { toSvg } from './svg'

const sky = () =>
  linearGradient(
    [0, 0],
    [1, 500],
    [
      [0, '#112233'],
      [1, '#445566', 0.25],
    ],
  )
const scene: Scene = {
  width: 1000,
  height: 1000,
  nodes: [
    rect(0, 0, 1000, 1000, sky()),
    rect(10.04, 0.06, 20, 20, sky(), { radius: 3 }),
    group([ellipse(1, 2, 3, 4, radialGradient([1, 2], 3, [[0, '#ffffff']]), { opacity: 0.12345 })], {
      clip: 'M0 0h9v9z',
      cast: 'child',
      transform: translate(3.14159, -0.01),
    }),
    group([path('M0 0L10.55 3', undefined, { stroke: '#000000', strokeWidth: 1.26, transform: rotate(30) })], {
      clip: 'M0 0h9v9z',
      part: 'prop:kite',
    }),
  ],
}

test('writes equal gradients and clips once, and no id twice', () => {
  const svg = toSvg(scene, { idPrefix: 'p7-' })
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
  expect(ids).toEqual(['p7-0', 'p7-1', 'p7-2'])
  expect([...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]).every((id) => ids.includes(id))).toBe(true)
})

test('marks the cast and parts, and rounds lengths to one decimal', () => {
  const svg = toSvg(scene)
  expect(svg).toContain('<g data-cast="child" clip-path="url(#w1)" transform="translate(3.1 0)">')
  expect(svg).toContain('<g data-part="prop:kite" clip-path="url(#w1)">')
  expect(toSvg({ ...scene, nodes: [group([], { cast: 'pet2' }), group([], { castPart: 'pet2' })] })).toContain(
    '<g data-cast="pet-2"></g><g data-cast-part="pet-2"></g>',
  )
  expect(svg).toContain('x="10" y="0.1"')
  expect(svg).toContain('opacity="0.123"')
  expect(svg).toContain('matrix(0.866 0.5 -0.5 0.866 0 0)')
  expect(svg).toContain('stroke-width="1.3"')
})

test('a title in any script, with markup in it, stays text', () => {
  const svg = toSvg(scene, { title: 'Zoë & <script>"مرحبا"\u0007</script>', size: 300 })
  expect(svg).toContain('<title>Zoë &amp; &lt;script&gt;&quot;مرحبا&quot;&lt;/script&gt;</title>')
  expect(svg).toContain('width="300" height="300" role="img"')
})

test('the SVG can be rendered', () => {
  expect(new Resvg(toSvg(scene, { title: 'a < b', size: 50 })).render().width).toBe(50)
})
