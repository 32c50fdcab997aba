import { ellipse, group, linearGradient, path, rect } from '../kit/shape'
import { rotate, scale, translate } from '../kit/vector'
import type { Node } from '../scene'
import { bounds, recolour, walk } from './node-tree'

const near = (nodes: readonly Node[], x: number, y: number, width: number, height: number) => {
  const box = bounds(nodes)
  expect([box.x, box.y, box.width, box.height].map((v) => Math.round(v * 100) / 100)).toEqual([x, y, width, height])
}

describe('bounds', () => {
  it('is empty for no nodes, and for a node without fill and stroke', () => {
    near([], 0, 0, 0, 0)
    near([path('M5 5L9 9')], 0, 0, 0, 0)
  })
  it('follows a curve to its turning point, not to its handles', () =>
    near([path('M0 0C0 -100 100 -100 100 0Z', '#000000')], 0, -75, 100, 75))
  it('reads relative, repeated, horizontal, vertical and smooth commands', () => {
    near([path('m10 10 10 0v10h-10z', '#000000')], 10, 10, 10, 10)
    near([path('M0 0q10 -20 20 0t20 0', '#000000')], 0, -10, 40, 20)
    near([path('M0 0c0 -40 20 -40 20 0s20 40 20 0', '#000000')], 0, -30, 40, 60)
    near([path('M-.5-.5l1.5.5', '#000000')], -0.5, -0.5, 1.5, 0.5)
  })
  it('reads arcs: a circle of two halves', () =>
    near([path('M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', '#000000')], -10, -10, 20, 20))
  it('adds half a stroke', () =>
    near([path('M0 0L10 0', undefined, { stroke: '#000000', strokeWidth: 4 })], -2, -2, 14, 4))
  it('applies transforms outermost first, and turns ellipses', () => {
    near(
      [group([ellipse(0, 0, 10, 5, '#000000', { transform: rotate(90) })], { transform: translate(100, 50) })],
      95,
      40,
      10,
      20,
    )
    near([group([rect(0, 0, 10, 10, '#000000')], { transform: scale(-2, 3) })], -20, 0, 20, 30)
  })
  it('cuts off what a clip hides', () =>
    near([group([rect(0, 0, 100, 100, '#000000')], { clip: 'M10 20h30v40h-30z' })], 10, 20, 30, 40))
})

describe('recolour', () => {
  const gradient = linearGradient(
    [0, 0],
    [1, 9],
    [
      [0, '#111111'],
      [1, '#222222', 0.5],
    ],
  )
  const nodes: Node[] = [
    group([path('M0 0L1 1', gradient), path('M0 0L1 1', gradient, { stroke: '#333333' })]),
    rect(0, 0, 1, 1),
  ]
  it('maps fills, strokes and stops, keeps everything else, and does not change its input', () => {
    const before = JSON.stringify(nodes)
    const visited: string[] = []
    const [first, second] = recolour(nodes, (c) => {
      visited.push(c)
      return '#ffffff'
    })
    expect(JSON.stringify(nodes)).toBe(before)
    expect(visited).toEqual(['#111111', '#222222', '#333333'])
    expect(second).toEqual(rect(0, 0, 1, 1))
    const [a, b] = first?.kind === 'group' ? first.children : []
    expect(a).toMatchObject({
      fill: {
        stops: [
          [0, '#ffffff'],
          [1, '#ffffff', 0.5],
        ],
      },
    })
    expect(a?.kind === 'path' && b?.kind === 'path' && a.fill === b.fill).toBe(true)
  })
})

test('walk yields every node, groups before their children', () => {
  expect([...walk([group([ellipse(0, 0, 1, 1)]), rect(0, 0, 1, 1)])].map((n) => n.kind)).toEqual([
    'group',
    'ellipse',
    'rect',
  ])
})
